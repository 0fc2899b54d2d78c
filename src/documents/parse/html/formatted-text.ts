/** The title of a section at the margin: in capitals, or with its number. */
const sectionTitle =
  /^(?:\p{Lu}[\p{Lu}\p{N} /,.'()-]*|\d{1,2}(?:\.\d{1,2}){0,4}\.? {1,4}\p{Lu}.*)$/u
const indented = /^ {3}/
/** Fewer sections may be the output of a program. */
const sectionsMin = 3
/**
 * Of a long manual page one line in eight stands at the margin, of a short one two in five, of code most. Not measured
 * further.
 */
const marginShareMax = 0.5

/**
 * Whether preformatted text is no code, but a document set for a terminal: a manual page or an RFC, whose sections have
 * their titles at the margin and their text indented.
 */
export function isFormattedText(text: string): boolean {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const filled = lines.filter((line) => line !== '')
  const atMargin = filled.filter((line) => !line.startsWith(' ')).length
  if (atMargin > filled.length * marginShareMax) return false
  const sections = lines.filter((line, at) => {
    const [next = '', afterNext = ''] = lines.slice(at + 1, at + 3)
    const opens = (lines[at - 1] ?? '') === ''
    return opens && sectionTitle.test(line) && indented.test(next === '' ? afterNext : next)
  })
  return sections.length >= sectionsMin
}
