import { fenceOf } from '../../evidence/code-in.ts'
import {
  beginsWrapping,
  bulletOf,
  endsSentence,
  endsWrapping,
  isItem,
  isMarked,
  leadsIn,
  markGroup,
  marks,
  readReply,
} from '../../evidence/read-reply.ts'

/**
 * The beginning of an unfinished reply that is read in the same way whatever the model writes next: its whole lines,
 * and of the last line the pieces whose citations are complete. A block of code is left out until its end has come. A
 * list is left out, with the line that leads in to it, until something else follows: the lead-in is supported by what
 * all of its items cite. From a line that says what was not found on, nothing is settled, as such lines are told at the
 * end of an answer. Linear in the length of the reply.
 */
export function settledPart(reply: string): string {
  const whole = reply.split('\n')
  const last = whole.pop() ?? ''
  const settled = settledLines(whole)
  const isOpen = settled < whole.length
  return [...whole.slice(0, settled), ...(isOpen ? [] : [settledClaims(last)])].join('\n')
}

/** How many of these lines are settled. */
function settledLines(lines: readonly string[]): number {
  let settled = 0
  let isListOpen = false
  let isWrapped = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    if (isWrapped ? endsWrapping(line) : beginsWrapping(line)) {
      isWrapped = !isWrapped
      at++
      if (!isListOpen) settled = at
      continue
    }
    if (isMarked(line, marks.notFound)) return settled
    const end = endOfBlock(lines, at)
    if (end === undefined) return settled
    const read = readReply(lines.slice(at, end).join('\n'))
    const [own] = read.kind === 'answer' ? read.lines : []
    if (own) isListOpen = (isListOpen && isItem(own)) || own.claims.some(leadsIn)
    at = end
    if (!isListOpen) settled = at
  }
  return settled
}

/**
 * Where the block that begins with a line ends: behind the line, or behind the last line of its code. `undefined` if
 * that is not known yet: what code cites may stand in the line behind it.
 */
function endOfBlock(lines: readonly string[], at: number): number | undefined {
  const [, fence] = fenceOf.exec(lines[at] ?? '') ?? []
  if (fence === undefined) return at + 1
  let end = at + 1
  while (end < lines.length && !lines[end]?.trim().startsWith(fence)) end++
  return end + 1 < lines.length ? end + 1 : undefined
}

/**
 * An unfinished line up to the last citation behind a sentence that something other than a further citation follows;
 * nothing of a line that begins with a citation, which may belong to what follows.
 */
function settledClaims(line: string): string {
  const isSaid = !isMarked(line, marks.notFound) && !isMarked(line, marks.noAnswer)
  if (!isSaid || fenceOf.test(line)) return ''
  let end = 0
  for (const { 0: group, index } of line.matchAll(markGroup)) {
    const [behind = ''] = /^\s?[.!?。]?\s*/.exec(line.slice(index + group.length)) ?? []
    const next = line.charAt(index + group.length + behind.length)
    const said = line.slice(end, index).replace(bulletOf, '')
    if (end === 0 && said.trim() === '') return ''
    if (next === '' || next === '[' || next === '【') continue
    if (behind.trim() !== '' || endsSentence(said.trim()))
      end = index + group.length + behind.length
  }
  return line.slice(0, end)
}
