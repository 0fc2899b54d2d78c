import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'
import { cleanText } from '../text/parse-text.ts'
import { type Message, messagesMax, writeConversation } from './conversation.ts'

/** A line that tells only who speaks from when on: "Speaker 1 [00:01:02]", "Ada Lund  1:02", "[1:02] Ada Lund:". */
const turn =
  /^(?:(\p{L}[^:[\]()\n]{0,50}?)[ \t]{1,4}[[(]?(\d{1,2}:\d\d(?::\d\d)?(?:\.\d{1,3})?)[\])]?:?|[[(]?(\d{1,2}:\d\d(?::\d\d)?(?:\.\d{1,3})?)[\])]?[ \t]{1,4}(\p{L}[^:[\]()\n]{0,50}?):?)[ \t]{0,9}$/u

/** Fewest turns. A timetable has lines like these too, but nothing is said below them, and nobody comes again. */
const turnsMin = 3

/** Whether a text is a transcript in which each turn has a line of its own with the speaker and the time. */
export function isTranscript(text: string): boolean {
  const head = headOf(text)
  const lines = head.split('\n').map((line) => line.trim())
  const turns = lines.flatMap((line, at) => {
    const found = turnIn(line)
    return found ? [{ ...found, isSpoken: isWords(lines[at + 1]) }] : []
  })
  const people = new Set(turns.map(({ speaker }) => speaker))
  return (
    turns.length >= turnsMin &&
    people.size < turns.length &&
    turns.slice(0, -1).every(({ isSpoken }) => isSpoken) &&
    turns.every(({ at }, index) => secondsOf(at) >= secondsOf(turns[index - 1]?.at ?? '0')) &&
    text.split('\n').length <= messagesMax
  )
}

/** Parses a transcript; what stands above the first turn, such as its title, stays there. */
export function parseTranscript(transcript: string, budget: TextBudget): DocumentContent {
  const lines = cleanText(transcript).split('\n')
  const first = lines.findIndex((line) => turnIn(line.trim()) !== undefined)
  const opening = lines.slice(0, first).filter((line) => line.trim() !== '')
  const document = new TextBuilder(budget)
  const [title] = opening
  if (title !== undefined) document.writeHeading(1, title)
  for (const line of opening.slice(1)) document.writeParagraph(line)
  document.append(writeConversation(turnsOf(lines.slice(first)), budget))
  return { ...document.finish(), title }
}

function* turnsOf(lines: readonly string[]): Generator<Message> {
  let speaker = ''
  let at = ''
  let said: string[] = []
  for (const line of lines) {
    const next = turnIn(line.trim())
    if (next === undefined) {
      said.push(line)
      continue
    }
    yield { speaker, at, text: said.join('\n') }
    said = []
    ;({ speaker, at } = next)
  }
  yield { speaker, at, text: said.join('\n') }
}

function turnIn(line: string): { readonly speaker: string; readonly at: string } | undefined {
  const [, before, at, first, behind] = turn.exec(line.slice(0, turnLengthMax + 1)) ?? []
  const speaker = before ?? behind
  const time = at ?? first
  return speaker === undefined || time === undefined ? undefined : { speaker, at: time }
}

const turnLengthMax = 80

function isWords(line: string | undefined): boolean {
  return line !== undefined && line !== '' && turnIn(line) === undefined
}

function secondsOf(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}
