import { type Line, matchesAt, type Opened } from '../reading/lines.ts'

/** The notation of a field's name in a form: "Chair: Ada Bell", or in Markdown "**Chair:** Ada Bell". */
export type FieldMark = 'plain' | 'strong'

/** Opening of a field: its name, of at most 31 characters in plain text, with a colon or a line of dots; several names may share it, "Sat, Sun: closed". */
export const fields: Readonly<Record<FieldMark, RegExp>> = {
  plain: /[\p{L}\p{N}](?:[^\n:.;,!?|]|, (?=\p{Lu})){0,30}(?::[^\S\n]+|\.{4,}[^\S\n]*)[^\s.]/uy,
  strong: /(\*\*|__)[\p{L}\p{N}][^\n*_:]{0,40}(?::\1|\1[^\S\n]?:)[^\S\n]*[^\s*_]/uy,
}

/** Opening of an entry of a log or of an exported chat: a date or a time. */
export const stamp = /[[("']?(?:\d[\d./:,\-T ]{3,20}\d|\p{L}{3} {1,2}\d{1,2} \d\d:\d\d)/uy

/**
 * What each line opens, if at least two lines, and half of those from the first record on, open records: prose above
 * the records, or a record.
 */
export function recordStarts(
  text: string,
  lines: readonly Line[],
  opening: RegExp,
): readonly (Opened | undefined)[] | undefined {
  const marked = lines.map(({ start }) => matchesAt(opening, text, start))
  const count = marked.filter(Boolean).length
  const first = marked.indexOf(true)
  if (count < 2 || count * 2 < lines.length - first) return undefined
  return marked.map((isMarked, index) => {
    if (isMarked) return 'row'
    return index < first ? 'paragraph' : undefined
  })
}
