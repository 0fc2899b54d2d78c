import type { Question } from './analyse-question.ts'
import { bareTitle, type EvidenceSentence } from './read-evidence.ts'
import { relatedStems } from './related-words.ts'
import { personNouns, thingNouns } from './step-nouns.ts'

/**
 * Whether something can be the person or the kind of place that a question asks for, by what it is
 * named and by the sentence that introduces it, if one was read: "Hanoi is the capital …" is no country.
 */
export function isWhatIsAsked(
  { sought, noun, nounStem }: Question,
  name: string,
  introduction: EvidenceSentence | undefined,
): boolean {
  const isPlace = sought === 'place' && noun !== undefined && kindsOfPlace.test(noun)
  if (sought !== 'person' && !isPlace) return true
  if (isPlace && !/\p{Lu}/u.test(name)) return false
  if (isPlace && narrowest.test(noun)) return true
  if (introduction === undefined || bareTitle(introduction.passage.title) !== name)
    return sought !== 'person' || !endsInThing.test(name)
  const told = predicate.exec(introduction.text)?.[1] ?? ''
  if (told === '') return true
  if (sought === 'person') return !endsInThing.test(told) || saysPerson.test(told)
  const stems = [nounStem ?? '', ...relatedStems(nounStem ?? '')]
  return stems.some((stem) => stem !== '' && introduction.stems.has(stem))
}

const kindsOfPlace = /^(?:country|nation|state|county|province|continent|city|town|village|island)$/
const narrowest = /^(?:city|town|village)$/
const predicate =
  /\b(?:is|was|are|were) (?:an?|the|one of the) ([^,.;(]+?)(?= (?:of|in|on|by|from|who|that|which|located|situated|directed|founded|formed|at|for|with)\b|[,.;(]|$)/u
const endsInThing = new RegExp(`\\b${thingNouns}s?$`, 'iu')
const saysPerson = new RegExp(`\\b${personNouns}\\b`, 'iu')
