/** What a line says under a label: "Weight: 13.5 kg". */
export type Labelled = { readonly label: string; readonly value: string }

/**
 * A line that names its value; undefined for any other. A label begins with a letter and has few words: a sentence with
 * a colon has none.
 */
export function labelledLine(line: string): Labelled | undefined {
  const [, label, value] = labelled.exec(line) ?? []
  if (label === undefined || value === undefined) return undefined
  const isShort = label.split(/\s+/).length <= labelWordsMax
  return isShort ? { label, value } : undefined
}

const labelWordsMax = 4
const labelled = /^(\p{L}[^:：\n]{0,38}[^\s:：]|\p{L})\s?(?:[:：]\s+|：)(\S[^\n]*)$/u
