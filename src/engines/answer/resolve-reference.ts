import { answerType } from './answer-type.ts'
import { findNames } from './find-names.ts'
import { findPerson, isPersonal, lastSubject } from './find-person.ts'
import type { Span } from './span.ts'
import { personNouns, stepNouns } from './step-nouns.ts'

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
    else if (turn !== undefined) turn = { ...turn, ...readReply(content, turn) }
  }
  return turn?.question ?? ''
}

const messagesMax = 20
/** What a long message asks stands at its end. */
const lengthMax = 1_000

type Turn = {
  readonly question: string
  /** What the question is about, the possessor included: "Marie Curie's mother". */
  readonly subject?: string | undefined
  /** Whom "he" or "she" would mean. */
  readonly person?: string | undefined
  /** The person or thing that the reply gave. */
  readonly answer?: string | undefined
}

function readTurn(content: string, before: Turn | undefined): Turn {
  const question = before ? resolve(content, before) : content
  const own = subjectOf(question)
  const person = own !== undefined && speaksOfPerson(question, own) ? own : before?.person
  return { question, subject: own ?? before?.subject, person }
}

function resolve(content: string, before: Turn): string {
  const bare = content.replace(/^(?:and|but|so|then|und|et|y)\b[\s,]*/i, '')
  const short = bare.replace(/^(?:what|how) about\s+|[?\s]+$/gi, '')
  const referent = referentOf(bare, before)
  if (isFragment(content, bare)) {
    const asked = referent ? replacePronouns(short, referent) : short
    if (referent !== undefined && referent !== before.subject) return `Who is ${asked}?`
    return withOther(asked, before)
  }
  if (referent === undefined || findNames(bare).length > 0) return content
  return replacePronouns(bare, referent)
}

/** The question before with another subject, or, where that is a role, with another role. */
function withOther(asked: string, { question, subject }: Turn): string {
  if (subject === undefined) return `${question} ${asked}`
  if (!isRole.test(asked)) return question.replace(subject, () => asked)
  if (roleOf.test(question)) return question.replace(roleOf, () => asked)
  return `${endsInPerson.test(asked) ? 'Who' : 'What'} is ${asked} of ${subject}?`
}

const isRole = new RegExp(`^the (?:[\\p{Ll}-]+ )?${stepNouns}$`, 'u')
const roleOf = new RegExp(`\\bthe (?:[\\p{Ll}-]+ )?${stepNouns}(?= of )`, 'u')
const endsInPerson = new RegExp(`${personNouns}$`)

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
const pointing = /\bthere\b|\bthat(?=[\s?.!]*$)/i

/** "It" is no person: where the question was about one, it is what the reply gave. */
function referentOf(text: string, { question, subject, person, answer }: Turn): string | undefined {
  if (persons.test(text)) return person ?? subject
  const isGiven = givesThing.has(answerType(question).sought)
  if (pointing.test(text)) return isGiven ? (answer ?? subject) : subject
  if (!others.test(text)) return undefined
  const isAboutPerson = person !== undefined && person === subject
  return isGiven && isAboutPerson && /\bits?\b/i.test(text) ? (answer ?? subject) : subject
}

const givesThing = new Set(['place', 'name'])

function replacePronouns(text: string, referent: string): string {
  const possessive = referent.endsWith('s') ? `${referent}'` : `${referent}'s`
  return text
    .replace(/\b(?:his|its|their|her(?=\s+\p{L}))\b/giu, () => possessive)
    .replace(/\b(?:he|she|him|her|it|they|them|this one|that one)\b/gi, () => referent)
    .replace(/\bthere\b/gi, () => `in ${referent}`)
    .replace(/\bthat(?=[\s?.!]*$)/i, () => referent)
}

/** The first name of a question, with the article of a title: "The Straw Hat". */
function subjectOf(question: string): string | undefined {
  const [name] = question.includes(' ') ? findNames(question) : []
  if (name === undefined) return undefined
  const article = / The $/.test(question.slice(0, name.start)) ? 'The ' : ''
  const owned = /^(?:['’]s? (?:(?!born|die)\p{Ll}[\p{Ll}-]*))(?=\s|\?|$)/u.exec(
    question.slice(name.end),
  )
  return article + name.text + (owned?.[0] ?? '')
}

function speaksOfPerson(question: string, subject: string): boolean {
  const before = question.slice(0, question.indexOf(subject))
  if (/\b(?:of|for|film|movie|song|album|book|novel|by) $/i.test(before)) return false
  return isPersonal(subject) || (ofLife.test(question) && !subject.startsWith('The '))
}

const ofLife = /\b(?:born|die|died|death|birth|married|marry|lived?|stud(?:y|ied))\b/i

/** What the reply gave, and whom: who was asked for, else whom its last sentence speaks of. */
function readReply(reply: string, { question, person }: Turn): Partial<Turn> {
  if (/^Nothing\b/.test(reply)) return {}
  const short = /^([^\n[\]]{1,80})\.\n\n/.exec(reply)?.[1]
  const head = reply.slice(0, replyMax)
  const isNew = ({ text }: Span) => !question.includes(text) && !/\d/.test(text)
  const answer = short ?? findNames(head).find(isNew)?.text
  if (answerType(question).sought !== 'person')
    return { answer, person: person ?? lastSubject(head) }
  if (/^who(?:['’]s| is| was) /i.test(question) && person !== undefined && !asksForOwned(question))
    return { answer: person, person }
  const named = short ?? findPerson(head, question)
  return { answer: named ?? answer, person: named ?? person ?? answer }
}

const replyMax = 4_000

/** "Who is Ada's mother", "Who is the mayor of Ulm": somebody else than is named. */
function asksForOwned(question: string): boolean {
  return /['’]s? \p{Ll}|\b(?:of|the)\b/u.test(question)
}
