/**
 * The names in a heading or described term: the whole without its number, and without text in parentheses, such as a
 * default or a kind.
 */
export function headingNames(heading: string): readonly string[] {
  const whole = heading.slice(0, lengthMax).replace(/^\d[\d.]{0,20}\s+/, '')
  const alone = whole.replace(/\([^()]*\)/g, ' ').trim()
  return alone === whole || alone === '' ? [whole] : [whole, alone]
}

/** Most characters read of a heading; a longer one is no name. */
const lengthMax = 200
