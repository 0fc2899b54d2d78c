import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { endsSentence } from '../../../language/sentence-ends.ts'
import { messagesMax, writeConversation } from '../conversation/conversation.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { cleanText, parseText } from './parse-text.ts'

const clock = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d\d)[.,](\d{3})`
const times = new RegExp(String.raw`^${clock}[ \t]+-->[ \t]+${clock}`)
const opening = new RegExp(
  String.raw`^\ufeff?\s{0,20}(?:WEBVTT(?=\s)|\d{1,6}[ \t]*\r?\n${clock}[ \t]+-->[ \t])`,
)

/** The first line and the first time stamp of captions stand within as many characters. */
const openingLength = 200

/** Whether a text is subtitles or a transcript in WebVTT or SubRip. */
export function isCaptions(text: string): boolean {
  return opening.test(text.slice(0, openingLength))
}

/**
 * Parses the spoken words, without markup: each turn of a speaker under the name and the time, or paragraphs
 * where no speaker is named. A turn may span several cues; a line repeated by rolling captions is kept once.
 */
export function parseCaptions(captions: string, budget: TextBudget): DocumentContent {
  const turns: Turn[] = []
  let lastLine = ''
  for (const { start, end, lines } of cuesOf(cleanText(captions)))
    for (const [index, line] of lines.entries()) {
      const isRepeated = line === lastLine
      lastLine = line
      if (isRepeated) continue
      const turn = turns.at(-1)
      const { speaker = index > 0 ? turn?.speaker : undefined, words } = spoken(line)
      if (turn !== undefined && goesOn(turn, speaker, start)) {
        turn.lines.push(words)
        turn.length += words.length + 1
        turn.end = end
      } else turns.push({ speaker, lines: [words], length: words.length, start, end })
    }
  const isNamed = turns.some(({ speaker }) => speaker !== undefined)
  if (!isNamed || turns.length > messagesMax)
    return parseText(turns.map(({ lines }) => lines.join(' ')).join('\n\n'), budget)
  const said = turns.map(({ speaker = '', lines, start }) => {
    return { speaker, at: clockOf(start), text: lines.join(' ') }
  })
  return writeConversation(said, budget)
}

/** A time from the start as players show it: "1:02", "1:00:02". */
function clockOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const parts = hours > 0 ? [hours, String(minutes).padStart(2, '0')] : [minutes]
  return [...parts, String(seconds % 60).padStart(2, '0')].join(':')
}

type Cue = { readonly start: number; readonly end: number; readonly lines: readonly string[] }
/** `length` is that of all lines together. */
type Turn = {
  readonly speaker: string | undefined
  readonly lines: string[]
  readonly start: number
  length: number
  end: number
}

/** A paragraph without a speaker ends at a pause of this length, or after a sentence once it has `paragraphLength`. */
const pauseMs = 3_000
const paragraphLength = 400

function goesOn(turn: Turn, speaker: string | undefined, start: number): boolean {
  if (turn.speaker !== undefined || speaker !== undefined) return turn.speaker === speaker
  const lastLine = turn.lines.at(-1) ?? ''
  const isOver = turn.length > paragraphLength && endsSentence(lastLine)
  return start - turn.end < pauseMs && !isOver
}

/** The cues of a file; notes, styles and cue numbers are outside of them. */
function* cuesOf(text: string): Generator<Cue> {
  let cue: { start: number; end: number; lines: string[] } | undefined
  for (const line of text.split('\n')) {
    const time = times.exec(line)
    if (time) {
      if (cue) yield cue
      const [start, end] = [time.slice(1, 5), time.slice(5, 9)].map(millisecondsOf)
      cue = { start: start ?? 0, end: end ?? 0, lines: [] }
    } else if (line.trim() === '') {
      if (cue) yield cue
      cue = undefined
    } else cue?.lines.push(line)
  }
  if (cue) yield cue
}

function millisecondsOf([hours = '0', minutes = '0', seconds = '0', rest = '0']: string[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest)
}

const voice = /^<v(?:\.[^\s<>]{1,40})?\s+([^<>]{1,80})>/
const called = /^([\p{Lu}\p{Lo}][^:<>.?!\n]{0,40}):\s+(?=\S)/u
const tag = /<\/?[^<>]{0,100}>|\{\\[^{}]{0,40}\}/g
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
}

/** The speaker of a line, if named, and the words. */
function spoken(line: string): { readonly speaker?: string; readonly words: string } {
  const name = voice.exec(line)?.[1]
  const words = line
    .replace(tag, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity)
    .trim()
  const label = name === undefined ? called.exec(words) : null
  const speaker = name?.trim() ?? label?.[1]
  return {
    ...(speaker === undefined ? {} : { speaker }),
    words: words.slice(label?.[0].length ?? 0),
  }
}
