import { isObject } from '../../../base/is-object.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { type Message, messagesMax, writeConversation } from './conversation.ts'

type JsonObject = Readonly<Record<string, unknown>>

/** Fewest messages, and the share of a list that are messages; the others tell who came and went. Not measured. */
const messagesMin = 2
const shareMin = 0.6

/**
 * The conversation that JSON is the export of: a list of messages with a text, a time and who wrote it, as Slack,
 * Discord, Telegram, Mattermost and others write them; `undefined` for other JSON.
 */
export function parseChatJson(value: unknown, budget: TextBudget): DocumentContent | undefined {
  const list = Array.isArray(value) ? value : isObject(value) ? value.messages : undefined
  if (!Array.isArray(list) || list.length > messagesMax) return undefined
  const objects: readonly JsonObject[] = list.filter(isObject)
  const names = namesIn(objects)
  const messages = objects.flatMap((object) => messageOf(object, names) ?? [])
  if (messages.length < messagesMin || messages.length < list.length * shareMin) return undefined
  const title = titleOf(value)
  return { ...writeConversation(inOrder(messages), budget, 'markdown'), title }
}

/** Exports begin with the newest message or with the oldest; a conversation is read from its beginning. */
function inOrder(messages: readonly Message[]): readonly Message[] {
  const [first, last] = [messages[0]?.at ?? '', messages.at(-1)?.at ?? '']
  return first > last ? messages.toReversed() : messages
}

/** The names of people by the ids under which messages mention them. */
function namesIn(objects: readonly JsonObject[]): ReadonlyMap<string, string> {
  return new Map(
    objects.flatMap((object) => {
      const name = nameOf(object)
      const id = object.user ?? object.from_id
      return typeof id === 'string' && name !== undefined ? [[id, name] as const] : []
    }),
  )
}

/** The fields of the programs, in the order in which they name a person best. */
const people = [
  'user_profile',
  'author',
  'sender',
  'user',
  'from',
  'sender_name',
  'username',
] as const
const personNames = [
  'real_name',
  'nickname',
  'global_name',
  'display_name',
  'displayName',
  'name',
  'username',
] as const
const texts = ['text', 'content', 'message', 'body'] as const
const times = [
  'ts',
  'timestamp',
  'timestamp_ms',
  'date',
  'created_at',
  'create_at',
  'createdDateTime',
] as const

function messageOf(object: JsonObject, names: ReadonlyMap<string, string>): Message | undefined {
  if (typeof object.subtype === 'string' && isComing.test(object.subtype)) return undefined
  const text = firstOf(texts, (name) => wordsOf(object[name]))
  const at = firstOf(times, (name) => timeOf(object[name]))
  const own = nameOf(object)
  const speaker = own === undefined ? undefined : (names.get(own) ?? own)
  if (text === undefined || at === undefined || speaker === undefined) return undefined
  return { speaker, at, text: namedIn(text, names) }
}

/** Messages of Slack that tell who came and went. */
const isComing = /(?:_join|_leave|_purpose|_topic|_archive)$/

function nameOf(object: JsonObject): string | undefined {
  return firstOf(people, (field) => {
    const person = object[field]
    if (typeof person === 'string') return person.trim() || undefined
    if (!isObject(person)) return undefined
    const within = isObject(person.user) ? person.user : person
    return firstOf(personNames, (name) => {
      const written = within[name]
      return typeof written === 'string' ? written.trim() || undefined : undefined
    })
  })
}

/** A text, or the parts of one, of which some have a format. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (isObject(value)) return typeof value.content === 'string' ? value.content : undefined
  if (!Array.isArray(value)) return undefined
  const parts = value.map((part: unknown) => (isObject(part) ? part.text : part))
  return parts.every((part) => typeof part === 'string') ? parts.join('') : undefined
}

/** A time to the minute, of a date as ISO writes it or of seconds or milliseconds since 1970. */
function timeOf(value: unknown): string | undefined {
  if (typeof value === 'string' && isoTime.test(value)) return value.slice(0, 16).replace('T', ' ')
  const number = typeof value === 'string' && value !== '' ? Number(value) : value
  if (typeof number !== 'number' || !(number > secondsMin)) return undefined
  const date = new Date(number > millisecondsMin ? number : number * 1000)
  return Number.isNaN(date.getTime())
    ? undefined
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

const isoTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d/
/** What is less is a count, and no time in seconds; what is more is one in milliseconds. */
const secondsMin = 5e8
const millisecondsMin = 1e11

/** The text with the names of the people that it mentions, and with the words of its links. */
function namedIn(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replace(/<@([^<>|]{1,40})(?:\|[^<>]{0,80})?>/g, (_, id: string) => `@${names.get(id) ?? id}`)
    .replace(/<(https?:[^<>|\s]{1,2000})\|([^<>]{1,500})>/g, '[$2]($1)')
    .replace(/<#[^<>|]{1,40}\|([^<>]{1,80})>/g, '#$1')
    .replace(/&(amp|lt|gt);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>' })[name] ?? '')
}

function firstOf<T>(
  names: readonly string[],
  read: (name: string) => T | undefined,
): T | undefined {
  for (const name of names) {
    const found = read(name)
    if (found !== undefined) return found
  }
  return undefined
}

/** The name of the channel; empty where there is none, as no message is the title of a conversation. */
function titleOf(value: unknown): string {
  if (!isObject(value)) return ''
  const { guild, channel, name, title } = value
  const parts = [guild, channel].flatMap((part) => (isObject(part) ? (part.name ?? []) : []))
  const named = [...parts, name, title].filter((part) => typeof part === 'string' && part !== '')
  return named.join(': ')
}
