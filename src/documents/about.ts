/** Most words of the line, and of a value in it: it stands beside a title. Not measured. */
const limits = { words: 16, valueWords: 8 } as const

/**
 * One line that tells a document from others of the same title: the words of its file name, and the short values of its
 * front matter that begin like a name or a number. For an "Inspection report" in the file `inspection-alder-row-7.md`
 * it is "alder row 7": words of the title are left out, as are dates and machine-readable codes.
 */
export function aboutOf(
  title: string,
  metadata: Readonly<Record<string, string>> | undefined,
): string {
  const { filename = '', ...said } = metadata ?? {}
  const name = filename.replace(/\.[^.\s]{1,8}$/, '')
  const values = Object.values(said).filter((value) => isName(value))
  const known = new Set(wordsOf(title))
  const words = [name, ...values].flatMap(wordsOf).filter((word) => {
    if (known.has(word) || isCode.test(word)) return false
    known.add(word)
    return true
  })
  return words.slice(0, limits.words).join(' ')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

function isName(value: string): boolean {
  const isOpenedLikeName = /^[\p{Lu}\p{Lo}\p{Nd}]/u.test(value)
  const isDate = /^\d{4}-\d\d/.test(value)
  return isOpenedLikeName && !isDate && wordsOf(value).length <= limits.valueWords
}

/** A long number, or a mix of letters and digits as in a checksum. */
const isCode = /^(?:\d{7,}|(?=[a-z]*\d)[a-z\d]{16,})$/
