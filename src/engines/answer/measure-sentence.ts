import { fold } from '../../language/fold.ts'
import { terms } from '../../language/terms.ts'
import type { Question } from './analyse-question.ts'
import { findSought } from './find-sought.ts'
import { birthStems, deathStems, lifeDates } from './life-dates.ts'
import { bareTitle, type EvidenceSentence, holdsName } from './read-evidence.ts'
import { relatedStems } from './related-words.ts'
import type { Span } from './span.ts'

/** What a sentence has of what a question asks. */
export type Measured = {
  /** For each term of the question how surely the sentence or its title speaks of it, 0 to 1. */
  readonly matches: Float64Array
  /** The share of the question's names that stand, whole, in it or its title, 0 to 1. */
  readonly names: number
  /** Whether its document is titled with something the question names. */
  readonly about: boolean
  /** What in it has the form of an answer, and does not stand in the question. */
  readonly candidates: readonly Span[]
  /** Whether it can hold the answer, as far as form tells. */
  readonly typed: boolean
}

/** Measures sentences against a question with these terms; what they share is read once. */
export function sentenceMeasure(
  question: Question,
  stems: readonly string[],
): (sentence: EvidenceSentence) => Measured {
  const asked = fold(question.text)
  const names = question.names.map(fold)
  const related = stems.map(relatedStems)
  const titles = new Map<
    string,
    { stems: ReadonlySet<string>; folded: string; about: boolean; asked: boolean }
  >()

  const readTitle = (title: string, above: string) => {
    const own = new Set(terms(above, question.language).map(({ stem }) => stem))
    const about = holdsName(asked, bareTitle(fold(title)))
    const read = { stems: own, folded: fold(above), about, asked: title === '' || about }
    titles.set(above, read)
    return read
  }

  return (sentence: EvidenceSentence) => {
    const { passage, heading } = sentence
    const above = heading === '' ? passage.title : `${passage.title}\n${heading}`
    const title = titles.get(above) ?? readTitle(passage.title, above)
    const matches = new Float64Array(stems.length)
    stems.forEach((stem, index) => {
      if (sentence.stems.has(stem)) matches[index] = 1
      else if (title.stems.has(stem)) matches[index] = title.about ? 1 : titleMatch
      else if (related[index]?.some((one) => sentence.stems.has(one))) matches[index] = relatedMatch
    })
    if (question.sought === 'date') matchLifeDates(stems, sentence.text, matches)
    if (!title.about && matches.every((match) => match === 0)) return { ...nothing, matches }
    const candidates = findSought(question, sentence.text)
    return {
      matches,
      names: shareNamed(names, title.folded, sentence.text),
      about: title.about,
      candidates,
      typed:
        candidates.length > 0 ||
        !canTell(question, sentence.text) ||
        (!title.asked && isNamed.has(question.sought) && opensWithPronoun.test(sentence.text)),
    }
  }
}

/** Of a sentence that has no word of the question nothing else is worth a look. */
const nothing = { names: 0, about: false, candidates: [], typed: false }

/** What such a sentence speaks of stands above it. */
const opensWithPronoun = /^(?:he|she|it|they|his|her|its|their)\b/i
const isNamed = new Set(['person', 'place', 'name'])

/** Unless the question names the whole title: then the document speaks of it in every sentence. */
const titleMatch = 0.9
const relatedMatch = 0.75

/** Names cannot be told from other words in a script without capitals. */
function canTell({ sought }: Question, text: string): boolean {
  if (sought === 'anything') return false
  return sought === 'date' || sought === 'number' || /\p{Lu}/u.test(text)
}

function shareNamed(names: readonly string[], title: string, text: string): number {
  if (names.length === 0) return 1
  const folded = fold(text)
  return names.filter((name) => folded.includes(name) || title.includes(name)).length / names.length
}

/** "(8 June 1806 – 6 May 1878)" says born and died without the words. */
function matchLifeDates(stems: readonly string[], text: string, matches: Float64Array): void {
  if (!text.includes('(')) return
  const { birth, death } = lifeDates(text)
  stems.forEach((stem, index) => {
    if ((birth && birthStems.has(stem)) || (death && deathStems.has(stem))) matches[index] = 1
  })
}
