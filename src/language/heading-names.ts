/**
 * What a heading, or the term over a description, names: itself without the number before it, and without what stands
 * in parentheses, such as a default or a kind.
 */
export function headingNames(heading: string): readonly string[] {
  const whole = heading.slice(0, lengthMax).replace(/^\d[\d.]{0,20}\s+/, '')
  const alone = whole.replace(/\([^()]*\)/g, ' ').trim()
  return alone === whole || alone === '' ? [whole] : [whole, alone]
}

/** A longer one names nothing that is asked for in a few words. */
const lengthMax = 200
