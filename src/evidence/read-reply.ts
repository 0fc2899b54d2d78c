import { withoutEnd } from '../base/text/without-end.ts'
import { fenceOf } from './code-in.ts'
import { shown } from './shown.ts'

/** A piece of a model's reply, with the numbers of the lines that it cites. */
export type Claim = {
  readonly text: string
  readonly cited: readonly number[]
  /** Whether `text` is a fenced block of code, fences included. */
  readonly isCode: boolean
}

/** One line of a reply: a paragraph or an item of a list. */
export type ReplyLine = {
  /** `- `, `2. ` or nothing, after the indentation of a nested list. */
  readonly bullet: string
  readonly claims: readonly Claim[]
}

/** Whether a line belongs to a list: an item, or code below one. */
export function isItem({ bullet, claims }: ReplyLine): boolean {
  return bullet !== '' || claims[0]?.isCode === true
}

/** Whether a piece cites nothing and ends with a colon, also within emphasis: what it rests on are the items below. */
export function leadsIn({ text, cited }: Claim): boolean {
  return cited.length === 0 && /[:：]$/.test(withoutEnd(text, /[*_\s]/))
}

export type Reply =
  | { readonly kind: 'no-answer' }
  | {
      readonly kind: 'answer'
      readonly lines: readonly ReplyLine[]
      /** What the model says it did not find. */
      readonly missing: readonly string[]
    }

/** What the prompt asks a model to write where the evidence does not answer, or answers only a part. */
export const marks = { noAnswer: 'NO ANSWER', notFound: 'NOT FOUND:' } as const

/**
 * Parses a reply of a model: Markdown in which each sentence, item or block of code is followed by the numbers of its
 * lines, `[3]`, `[3][7]` or `[3, 7]`. In a reply that begins with such a mark, lines that do not end with one have them
 * before what they cite. Headings are dropped, and of links and pictures all but the words. Linear in its length.
 */
export function readReply(reply: string): Reply {
  const lines: ReplyLine[] = []
  const missing: string[] = []
  let isMarkedBefore: boolean | undefined
  for (const block of blocksOf(reply)) {
    if (block.kind === 'code') {
      lines.push({ bullet: '', claims: [{ ...block, isCode: true }] })
      continue
    }
    const { line } = block
    if (isMarked(line, marks.noAnswer)) {
      if (lines.length === 0) return { kind: 'no-answer' }
      continue
    }
    if (isMarked(line, marks.notFound)) {
      missing.push(shown(line.slice(line.indexOf(':') + 1)).trim())
      continue
    }
    const read = tableRow.test(line) ? asItem(line) : line
    const [bullet = ''] = bulletOf.exec(read) ?? []
    const said = read.slice(bullet.length)
    isMarkedBefore ??= beginsWithMark(said)
    const claims = isMarkedBefore && beginsWithMark(said) ? claimsBehindMarks(said) : claimsOf(said)
    if (claims.length > 0) lines.push({ bullet: bullet.replace(/[*+]/, '-'), claims })
  }
  return { kind: 'answer', lines, missing: missing.filter(Boolean) }
}

/** Whether a line begins with one of the `marks`, whatever quote, bullet or emphasis stands before it. */
export function isMarked(line: string, mark: string): boolean {
  const begin = line.slice(0, mark.length + 4).replace(/^[\s*_>"'-]+/, '')
  return begin.toUpperCase().startsWith(mark)
}

type Block =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'code'; readonly text: string; readonly cited: readonly number[] }

/** The lines that say something, and blocks of code with the marks that stand below them. */
function blocksOf(reply: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = reply.split('\n')
  let isWrapped = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isWrapped ? endsWrapping(line) : beginsWrapping(line)) {
      isWrapped = !isWrapped
      continue
    }
    const [, fence] = fenceOf.exec(line) ?? []
    if (fence === undefined) {
      if (line.trim() !== '' && !heading.test(line)) blocks.push({ kind: 'line', line })
      continue
    }
    const indent = line.search(/\S/)
    const code = [line.trim()]
    while (++at < lines.length && !lines[at]?.trim().startsWith(fence))
      code.push(outdented(lines[at] ?? '', indent))
    const closing = (lines[at] ?? '').trim().slice(fence.length)
    const next = lines[at + 1] ?? ''
    const isNext = citedIn(closing).length === 0 && next.replace(markGroup, '').trim() === ''
    if (isNext) at++
    const cited = citedIn(isNext ? next : closing)
    blocks.push({ kind: 'code', text: [...code, fence].join('\n'), cited })
  }
  return blocks
}

/** Whether a line is the fence before a whole reply, which some models put into a block of "code" in Markdown. */
export function beginsWrapping(line: string): boolean {
  return /^\s{0,3}(?:`{3,}|~{3,})\s{0,3}(?:markdown|md)\s{0,3}$/i.test(line)
}

/** Whether a line closes the fence that `beginsWrapping` finds. */
export function endsWrapping(line: string): boolean {
  return /^\s{0,3}(?:`{3,}|~{3,})\s{0,3}$/.test(line)
}

/** A line of code without the indentation that it shares with its fence, in characters. */
function outdented(line: string, indent: number): string {
  return line.slice(0, indent).trimStart() + line.slice(indent)
}

const heading = /^\s{0,3}#{1,6}\s/
/** A row of a table, which becomes an item: its header may be missing from what is supported. */
const tableRow = /^\s{0,8}\|/

function asItem(row: string): string {
  const cells = row.split('|').map((cell) => cell.trim())
  return `- ${cells.filter(Boolean).join(' · ')}`
}

export const bulletOf = /^\s{0,12}(?:[-*+]|\d{1,3}[.)])\s+/
/** `[3]`, `[3, 7]`, `[3-5]`, and what models make of it: `[^3]`, `[line 3]`, `【3†source】`. */
export const markGroup =
  /[[【]\^?(?:lines?\s)?\d{1,3}(?:\s{0,3}[-–,;]\s{0,3}\d{1,3}){0,12}(?:†[^\]】[【\n]{0,80})?[\]】]/gi

/**
 * Whether a line has marks before what they cite: it begins with one and does not end with one. Whether marks stand
 * there is `undefined` for a line without marks.
 */
function beginsWithMark(line: string): boolean | undefined {
  const groups = [...line.matchAll(markGroup)]
  const [first, last] = [groups[0], groups.at(-1)]
  if (!first || !last) return undefined
  const rest = line.slice(last.index + last[0].length)
  return line.slice(0, first.index).trim() === '' && hasWords(rest)
}

/** The pieces of a line, each behind its marks. What leads in to a list cites what its items cite. */
function claimsBehindMarks(line: string): readonly Claim[] {
  const groups = [...line.matchAll(markGroup)]
  const claims: { text: string; cited: number[]; isCode: false }[] = []
  let cited: number[] = []
  groups.forEach(({ 0: group, index }, at) => {
    cited.push(...citedIn(group))
    const text = line.slice(index + group.length, groups[at + 1]?.index).replace(/^[\s.,:)–-]+/, '')
    if (!hasWords(text)) return
    const claim = { text: shown(text).trim(), cited, isCode: false } as const
    claims.push(leadsIn({ ...claim, cited: [] }) ? { ...claim, cited: [] } : claim)
    cited = []
  })
  return claims
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/**
 * The pieces of a line, each up to the marks behind it. A full stop after the marks belongs before them, and so does
 * the rest of a sentence in whose middle they stand.
 */
function claimsOf(line: string): readonly Claim[] {
  const claims: { text: string; cited: number[]; isCode: false }[] = []
  let from = 0
  for (const { 0: group, index } of line.matchAll(markGroup)) {
    const text = line.slice(from, index)
    from = index + group.length
    const [stop = ''] = /^\s?[.!?。]/.exec(line.slice(from, from + 2)) ?? []
    from += stop.length
    const last = claims.at(-1)
    if (last && text.trim() === '') {
      last.cited.push(...citedIn(group))
      if (!endsSentence(last.text)) last.text += stop.trim()
    } else
      claims.push({ text: shown(text).trim() + stop.trim(), cited: citedIn(group), isCode: false })
  }
  const rest = shown(line.slice(from)).trim()
  const last = claims.at(-1)
  if (last && /^[\p{L}\p{N}]/u.test(rest) && !endsSentence(last.text)) last.text += ` ${rest}`
  else if (hasWords(rest)) claims.push({ text: rest, cited: [], isCode: false })
  return claims.filter(({ text }) => text !== '')
}

/** Whether nothing of the same sentence follows. */
export function endsSentence(text: string): boolean {
  return text === '' || /[.!?…:。！？：]$/.test(withoutEnd(text, /["'”»)*_`\]\s]/))
}

/** Most lines that a range `[3-9]` stands for. */
const rangeMax = 12

function citedIn(marked: string): number[] {
  return [...marked.matchAll(markGroup)].flatMap(([group]) => {
    const [numbers = ''] = group.split('†', 1)
    return [...numbers.matchAll(/(\d+)(?:\s{0,3}[-–]\s{0,3}(\d+))?/g)].flatMap(([, from, to]) => {
      const first = Number(from)
      const length = to === undefined ? 1 : Number(to) - first + 1
      return Array.from({ length: Math.min(Math.max(length, 1), rangeMax) }, (_, at) => first + at)
    })
  })
}
