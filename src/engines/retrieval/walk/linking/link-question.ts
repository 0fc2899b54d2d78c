import { contractLimits } from '../../../../contract/limits.ts'
import type { IndexedAlias } from '../../../../index/index-reader.ts'
import { overlapsAny } from '../../../../language/words/ranges.ts'
import type { Phrase, ReadQuestion } from '../../read-question.ts'
import type { Collection } from '../../similarity/similarity.ts'
import { settings } from '../settings.ts'
import { type EntityTargets, entityTargets } from './entity-targets.ts'
import { featureOf } from './name-forms.ts'

/** A name in the question that is an entity of the graph. */
export type QuestionName = Phrase &
  EntityTargets & {
    /** Probability that this entity is meant, 0 to 1. */
    readonly share: number
    /** The alias that identifies the entity, if the question uses another name of it. */
    readonly shownBy?: IndexedAlias
  }

/**
 * Finds the names in a question: the longest phrases that are entities, without overlaps. A lower-case phrase counts
 * only if it is long or the whole question is in lower case. If there are very many names, the longest are used.
 */
export function linkQuestion(
  question: ReadQuestion,
  { chunkCount, postings }: Collection,
): QuestionName[] {
  const hasCapitals = question.phrases.some(
    ({ start, isCapitalised }) => start > 0 && isCapitalised,
  )
  const names: QuestionName[] = []
  for (const phrase of question.phrases) {
    if (names.length >= contractLimits.questionNames) break
    const key = postings.has(featureOf(phrase.key)) ? phrase.key : phrase.otherKey
    const found = postings.get(featureOf(key))
    if (found === undefined || overlapsAny(phrase, names)) continue
    if (phrase.wordCount === 1 && phrase.start === 0 && phrase.isCapitalised) continue
    const isPlain = !phrase.isCapitalised && !isUncased(question.text, phrase)
    if (hasCapitals && isPlain && phrase.wordCount < settings.plainNameWordsMin) continue
    const targets = entityTargets(found, chunkCount, settings.mentioningMax)
    if (!hasCapitals && isPlain && phrase.wordCount === 1 && targets.titled.length === 0) continue
    names.push({ ...phrase, ...targets, key, share: 1 })
  }
  return names
}

/** Whether a phrase is of a script without capitals, so that they tell nothing about it. */
function isUncased(text: string, { start, end }: Phrase): boolean {
  return end - start >= settings.uncasedLengthMin && /^\p{Lo}/u.test(text.slice(start, end))
}
