import { fenceOf, isItem, isMarked, leadsIn, markGroup, marks, readReply } from './read-reply.ts'

/**
 * The beginning of an unfinished reply that is read in the same way whatever the model writes next: whole lines, and of
 * the last line what is cited and goes on. A block of code without its end is left out, and so is a list with its
 * lead-in until something else follows, as all items say whether the lead-in is right. What was not found stands at the
 * end of an answer, so nothing behind it is settled before that. Linear in the length of the reply.
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
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
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

/** An unfinished line up to the last piece that is cited and followed by more than another citation. */
function settledClaims(line: string): string {
  const isSaid = !isMarked(line, marks.notFound) && !isMarked(line, marks.noAnswer)
  if (!isSaid || fenceOf.test(line)) return ''
  let end = 0
  for (const { 0: group, index } of line.matchAll(markGroup)) {
    const [behind = ''] = /^\s?[.!?。]?\s*/.exec(line.slice(index + group.length)) ?? []
    const next = line.charAt(index + group.length + behind.length)
    if (next !== '' && next !== '[' && next !== '【') end = index + group.length + behind.length
  }
  return line.slice(0, end)
}
