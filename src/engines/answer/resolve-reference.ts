import { answerType } from './answer-type.ts'
import { findNames } from './find-names.ts'

export type Message = { readonly role: string; readonly content: string }

/**
 * The last message as a question that stands alone. "And her mother?" after "Where was Marie Curie
 * born?" becomes "Where was Marie Curie's mother born?"; "When did she die?" becomes "When did Marie
 * Curie die?". What refers to nothing stays as it is.
 */
export function resolveReference(messages: readonly Message[]): string {
  let turn: Turn | undefined
  for (const { role, content } of messages.slice(-messagesMax)) {
    if (role === 'user') turn = readTurn(content.trim().slice(-lengthMax).trim(), turn)
    else if (turn !== undefined) turn = { ...turn, answer: answerOf(content, turn) }
  }
  return turn?.question ?? ''
}

const messagesMax = 20
/** What a long message asks stands at its end. */
const lengthMax = 1_000

type Turn = {
  readonly question: string
  /** What the question is about, the possessor included: "Marie Curie's mother". */
  readonly subject?: string
  /** The person or thing that the reply gave. */
  readonly answer?: string | undefined
}

function readTurn(content: string, before: Turn | undefined): Turn {
  const question = before ? resolve(content, before) : content
  const subject = subjectOf(question) ?? before?.subject
  return { question, ...(subject === undefined ? {} : { subject }) }
}

function resolve(content: string, before: Turn): string {
  const bare = content.replace(/^(?:and|but|so|then|und|et|y)\b[\s,]*/i, '')
  const short = bare.replace(/^(?:what|how) about\s+|[?\s]+$/gi, '')
  const referent = referentOf(bare, before)
  if (isFragment(content, bare)) {
    const asked = referent ? replacePronouns(short, referent) : short
    if (referent !== undefined && referent === before.answer) return `Who is ${asked}?`
    return before.subject
      ? before.question.replace(before.subject, () => asked)
      : `${before.question} ${asked}`
  }
  if (referent === undefined || findNames(bare).length > 0) return content
  return replacePronouns(bare, referent)
}

/** "And her mother?", "what about Berlin?": a new subject for the question before. */
function isFragment(content: string, bare: string): boolean {
  if (/\b(?:what|how) about\b/i.test(content)) return true
  if (bare.split(/\s+/).length > 5) return false
  return (
    bare !== content &&
    !/\b(?:who|what|when|where|why|how|which|is|was|are|were|did|does|do|has|have)\b/i.test(bare)
  )
}

const persons = /\b(?:he|she|him|his|her|hers)\b/i
const others = /\b(?:it|its|they|them|their|there|this|that one)\b/i

/** "She" is whom the reply named, if a person was asked for, else whom the question was about. */
function referentOf(text: string, { question, subject, answer }: Turn): string | undefined {
  const { sought } = answerType(question)
  if (persons.test(text)) return sought === 'person' ? (answer ?? subject) : subject
  if (/\bthere\b/i.test(text) && sought === 'place') return answer ?? subject
  return others.test(text) ? subject : undefined
}

function replacePronouns(text: string, referent: string): string {
  const possessive = referent.endsWith('s') ? `${referent}'` : `${referent}'s`
  return text
    .replace(/\b(?:his|its|their|her(?=\s+\p{L}))\b/giu, () => possessive)
    .replace(/\b(?:he|she|him|her|it|they|them|this one|that one)\b/gi, () => referent)
    .replace(/\bthere\b/gi, () => `in ${referent}`)
}

function subjectOf(question: string): string | undefined {
  const [name] = question.includes(' ') ? findNames(question) : []
  if (name === undefined) return undefined
  const owned = /^(?:['’]s? (?:(?!born|die)\p{Ll}[\p{Ll}-]*))(?=\s|\?|$)/u.exec(
    question.slice(name.end),
  )
  return name.text + (owned?.[0] ?? '')
}

/** The first name in a reply that the question did not give. */
function answerOf(reply: string, { question }: Turn): string | undefined {
  return findNames(reply.slice(0, 300)).find(({ text }) => !question.includes(text))?.text
}
