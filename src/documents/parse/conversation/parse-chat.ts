import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'
import { cleanText } from '../text/parse-text.ts'
import { type Message, messagesMax, writeConversation } from './conversation.ts'

const day = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?[ T])?`
const clock = String.raw`\d{1,2}:\d\d(?::\d\d)?(?:[ \u202f]?[AaPp]\.?[Mm]\.?)?`
/**
 * A message as WhatsApp, Signal, Teams, Zoom and programs for IRC export it: "[1.4.2026, 18:31] Ada: Hello", "18:31
 * <Ada> Hello".
 */
const stamped = new RegExp(
  String.raw`^[\u200e\u200f]?(\[?)(${day}${clock})(\]?)(?: [-–])?[ \t](.*)$`,
)
const spoken = /^[\u200e\u200f]?(?:<[@+%&~ ]?([^<>]{1,40})>|([^:<>[\]{}()"=/]{1,40}):)[ \t](.*)$/
/** A log tells what is said how loudly, and not who says it. */
const level = /^(?:trace|debug|info|notice|warn|warning|error|err|fatal|critical|severe)\b/i

/** Fewest messages, and of how many people: a table of times may have words before a colon. */
const messagesMin = 3
const speakersMin = 2
/** The least share of messages among the stamped lines of a chat; the others tell who came and went. */
const spokenShareMin = 0.4
/** The least share of stamped lines in a chat; the others go on with the message above. Not measured. */
const stampedShareMin = 0.4
/** The name of most speakers comes again. */
const messagesPerSpeakerMin = 1.3

/** Whether a text is an exported chat: a line for each message, with its time and who wrote it. */
export function isChat(text: string): boolean {
  const head = headOf(text)
  const lines = head.split('\n').filter((line) => line.trim() !== '')
  if (head.length < text.length) lines.pop()
  const stampedLines = lines.flatMap((line) => stamped.exec(line.trimEnd())?.[4] ?? [])
  const speakers = stampedLines.flatMap((line) => speakerIn(line)?.speaker ?? [])
  const people = new Set(speakers)
  return (
    speakers.length >= messagesMin &&
    people.size >= speakersMin &&
    speakers.length >= people.size * messagesPerSpeakerMin &&
    speakers.length >= stampedLines.length * spokenShareMin &&
    stampedLines.length >= lines.length * stampedShareMin &&
    !speakers.some((speaker) => level.test(speaker)) &&
    text.split('\n').length <= messagesMax
  )
}

/** Parses an exported chat. Lines that tell who came, went or sent a picture are left out. */
export function parseChat(chat: string, budget: TextBudget): DocumentContent {
  return writeConversation(messagesOf(cleanText(chat)), budget)
}

function* messagesOf(chat: string): Generator<Message> {
  let message: { speaker: string; at: string; lines: string[] } | undefined
  for (const line of chat.split('\n')) {
    const [, , at = '', , rest] = stamped.exec(line.trimEnd()) ?? []
    if (rest === undefined) {
      message?.lines.push(line)
      continue
    }
    if (message) yield { ...message, text: message.lines.join('\n') }
    const said = speakerIn(rest)
    message = said && {
      speaker: said.speaker,
      at,
      lines: isOmitted(said.words) ? [] : [said.words],
    }
  }
  if (message) yield { ...message, text: message.lines.join('\n') }
}

function speakerIn(line: string): { readonly speaker: string; readonly words: string } | undefined {
  const [, nick, name, words] = spoken.exec(line) ?? []
  const speaker = (nick ?? name ?? '').trim()
  return speaker === '' || words === undefined ? undefined : { speaker, words }
}

/** "<Media omitted>", in any language: what stands for what is not there. */
function isOmitted(words: string): boolean {
  return /^[\u200e\u200f]?<[^<>]{1,40}>$/.test(words.trim())
}
