import { terms } from '../../language/terms.ts'
import { findNames } from './find-names.ts'
import { findNationalities } from './find-nationalities.ts'
import { relatedStems } from './related-words.ts'
import type { Span } from './span.ts'
import { thingNouns } from './step-nouns.ts'

/** Whom a cited reply names as the one that the question asked for, by the full name. */
export function findPerson(reply: string, question: string): string | undefined {
  const asked = new Set(terms(question, 'en').flatMap(({ stem }) => [stem, ...relatedStems(stem)]))
  let most = 0
  let found: string | undefined
  for (const sentence of sentencesOf(reply))
    for (const person of personsIn(sentence)) {
      if (question.includes(person.text)) continue
      const before = sentence.slice(Math.max(0, person.start - reachMax), person.start)
      const near = terms(before, 'en').findLast(({ stem }) => asked.has(stem))
      const isNear = near !== undefined && !/\bof (?:the )?$/.test(before)
      const value = isNear ? (near.end + 1) / (before.length + 1) : 0.001
      if (value <= most) continue
      most = value
      found = person.text
    }
  return found && fullName(found, reply)
}

/** Whom the last sentence of a cited reply speaks of: the name that opens it, or its title. */
export function lastSubject(reply: string): string | undefined {
  const last = sentencesOf(reply).at(-1)
  const [first] = last === undefined ? [] : findNames(last)
  if (first === undefined || first.start > 0) return undefined
  const name = fullName(first.text, reply)
  return isPersonal(name) ? name : undefined
}

/** Whether a name has the form of a person's: of "Selma Brandt", not of "Norrvik Boat Museum". */
export function isPersonal(name: string): boolean {
  const words = name.split(' ')
  return (
    words.length > 1 &&
    !/^The\b|\d|\b(?:of|and|the)\b/.test(name) &&
    findNationalities(name).length === 0 &&
    !words.some((word) => isThing.test(word))
  )
}

const isThing = new RegExp(`^${thingNouns}$`, 'i')
/** How far before a name the word may stand that says who that is. */
const reachMax = 40

/** The cited sentences, without their marks and without the short answer above them. */
function sentencesOf(reply: string): string[] {
  return reply
    .split(/\s*\[\d+\]\s*|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

/** No quoted titles, and no names after a preposition of place. */
function personsIn(sentence: string): Span[] {
  return findNames(sentence).filter(({ text, start }) => {
    const before = sentence.slice(Math.max(0, start - 12), start)
    return isPersonal(text) && !/[“"„«]\s*$|\b(?:in|at|near|from|on) (?:the )?$/i.test(before)
  })
}

/** "Isaac Schwartz" for "Schwartz", where the text names him so. */
function fullName(name: string, text: string): string {
  if (name.includes(' ')) return name
  const full = findNames(text).find((one) => one.text.endsWith(` ${name}`) && isPersonal(one.text))
  return full?.text ?? name
}
