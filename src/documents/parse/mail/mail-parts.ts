/** A part of a mail's text that one person wrote. */
export type MailPart = {
  /** The line that tells whose words follow, and when they were written; the sender's own if missing. */
  readonly saidBy?: string
  /** Words that are repeated to be answered, without whose they are. */
  readonly isQuote: boolean
  readonly text: string
}

/** A line that tells whose words are quoted below ends with a colon, over at most so many lines. */
const attributionLinesMax = 3
const attributionLengthMax = 300
/** So many lines of a header, below a ruling, begin a mail that was put below the answer to it. */
const headerLinesMin = 3
const headerLinesMax = 12

/**
 * The parts of a mail's plain text: the words of its sender, and the earlier mails below them, quoted behind marks ("On
 * 10 March Ada wrote:") or copied with their headers below a ruling. Behind an answered mail the sender goes on. Linear
 * in the length of the text.
 */
export function mailParts(body: string): readonly MailPart[] {
  const parts: MailPart[] = []
  let owner: string | undefined
  for (const { level, lines } of levelsOf(body)) {
    owner = level === 0 ? undefined : (takeAttribution(parts) ?? owner)
    if (level > 0 && owner === undefined) {
      push(parts, { isQuote: true, text: lines.join('\n') })
      continue
    }
    for (const part of copiedMails(lines, owner)) push(parts, part)
  }
  return parts
}

function push(parts: MailPart[], part: MailPart): void {
  if (part.text.trim() !== '') parts.push(part)
}

type Level = { readonly level: number; readonly lines: string[] }

const marks = /^(?:>[ \t]?){1,20}/

/** The text by how deeply it is quoted, without its marks. */
function levelsOf(body: string): readonly Level[] {
  const levels: Level[] = []
  for (const line of body.split('\n')) {
    const [mark = ''] = marks.exec(line) ?? []
    const level = mark.replace(/[^>]/g, '').length
    const last = levels.at(-1)
    const words = line.slice(mark.length)
    if (last?.level === level || (words.trim() === '' && mark === '' && last?.level === 0))
      last?.lines.push(words)
    else levels.push({ level, lines: [words] })
  }
  return levels
}

/** Takes the line that tells whose words follow off the end of what stands before them. */
function takeAttribution(parts: MailPart[]): string | undefined {
  const before = parts.at(-1)
  if (before === undefined || before.isQuote) return undefined
  const text = before.text.trimEnd()
  if (!/[:：]$/.test(text)) return undefined
  const lines = text.split('\n')
  const from = Math.max(0, lines.length - attributionLinesMax)
  const blank = lines.findLastIndex((line, at) => at >= from && line.trim() === '')
  const start = blank < 0 ? from : blank + 1
  const line = lines.slice(start).join(' ').trim()
  if (line.length > attributionLengthMax || !/\d|@/.test(line)) return undefined
  parts.pop()
  push(parts, { ...before, text: lines.slice(0, start).join('\n') })
  return withoutAddress(line.slice(0, -1))
}

const ruling = /^\s{0,9}(?:[-_*=]{3,}[^\n]{0,60}|[-_]{3,})$/
const field = /^\s{0,9}\*?(\p{L}[\p{L} -]{0,20})[:：]\*?[ \t]+(\S.*)$/u

/** What one person wrote, and the mails that are copied below it with their headers. */
function copiedMails(lines: readonly string[], owner: string | undefined): readonly MailPart[] {
  const parts: MailPart[] = []
  let saidBy = owner
  let said: string[] = []
  const close = () => {
    push(parts, { ...(saidBy !== undefined && { saidBy }), isQuote: false, text: said.join('\n') })
    said = []
  }
  for (let at = 0; at < lines.length; at++) {
    const header = ruling.test(lines[at] ?? '') ? headerBelow(lines, at + 1) : undefined
    if (header === undefined) {
      said.push(lines[at] ?? '')
      continue
    }
    close()
    saidBy = header.saidBy
    at = header.end - 1
  }
  close()
  return parts
}

function headerBelow(
  lines: readonly string[],
  start: number,
): { readonly saidBy: string; readonly end: number } | undefined {
  let first = start
  if (lines[first]?.trim() === '') first++
  const values: string[] = []
  let end = first
  for (; end < lines.length && values.length < headerLinesMax; end++) {
    const value = field.exec(lines[end] ?? '')?.[2]
    if (value === undefined) break
    values.push(value)
  }
  const [from = '', ...others] = values
  const date = others.find((value) => /\d{1,2}[:.]\d\d/.test(value))
  if (values.length < headerLinesMin || date === undefined) return undefined
  return { saidBy: `${withoutAddress(from)}, ${date}`, end }
}

/** "Ada Lund <ada@example.org>" without the address, unless nothing else tells who it is. */
function withoutAddress(line: string): string {
  return line
    .replace(/[<[(](?:mailto:)?[^<>[\]()\s]{1,100}@[^<>[\]()\s]{1,100}[>\])]/g, '')
    .replace(/\s{2,}/g, ' ')
    .trim()
}
