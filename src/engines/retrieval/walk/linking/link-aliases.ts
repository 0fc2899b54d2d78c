import { isTitledCount } from '../../../../extraction/names/entity-count.ts'
import type { IndexReader } from '../../../../index/index-reader.ts'
import { pick } from '../../../../index/within-view.ts'
import { overlapsAny } from '../../../../language/words/ranges.ts'
import type { Postings } from '../../../../postings/posting-list.ts'
import type { Phrase, ReadQuestion } from '../../read-question.ts'
import type { Collection } from '../../similarity/similarity.ts'
import { settings } from '../settings.ts'
import { entityTargets } from './entity-targets.ts'
import type { QuestionName } from './link-question.ts'
import { type Meaning, meaningsOf } from './meanings-of.ts'
import { featureOf } from './name-forms.ts'

/** Links names in a question to the entities that documents show to be called so too. */
export async function linkAliases(
  question: ReadQuestion,
  names: readonly QuestionName[],
  { chunkCount, postings }: Collection,
  index: IndexReader,
): Promise<QuestionName[]> {
  const phrases: readonly Phrase[] = [...names, ...unknownNames(question, names)]
  if (phrases.length === 0) return []
  const aliases = await index.aliases(phrases.map(({ key }) => key))
  if (aliases.length === 0) return []
  const linked = new Set(names.map(({ key }) => key))
  const meant = phrases.flatMap((phrase) => {
    const own = postings.get(featureOf(phrase.key))
    const meanings = meaningsOf(phrase.key, aliases, own?.chunks.length)
    const others = meanings.filter(({ key }) => !linked.has(key))
    for (const { key } of others) linked.add(key)
    return others.map((meaning) => ({ phrase, meaning, own }))
  })
  const found = await index.postings(meant.map(({ meaning }) => featureOf(meaning.key)))
  return meant.flatMap(({ phrase, meaning, own }): QuestionName[] => {
    const reached = newTo(own, found.get(featureOf(meaning.key)), meaning)
    if (reached === undefined) return []
    const { key, shownBy } = meaning
    const { titled, mentioning, rarity } = entityTargets(
      reached,
      chunkCount,
      settings.mentioningMax,
    )
    const certainty = own?.counts.some(isTitledCount) ? settings.aliasOfKnown : settings.alias
    return [
      {
        ...phrase,
        titled,
        mentioning,
        key,
        // The lower rarity of the two names counts: a rare alias does not make a frequent entity rare.
        rarity: Math.min(rarity, own === undefined ? rarity : rarityOf(own, chunkCount)),
        share: meaning.share * certainty,
        shownBy: shownBy[0],
      },
    ]
  })
}

function rarityOf(postings: Postings, chunkCount: number): number {
  return entityTargets(postings, chunkCount, 0).rarity
}

/** The chunks of the other name that are not also chunks of the phrase itself. */
function newTo(
  own: Postings | undefined,
  found: Postings | undefined,
  { isLocal, shownBy }: Meaning,
): Postings | undefined {
  const known = new Set(own?.chunks)
  const local = isLocal ? new Set(shownBy.map(({ chunk }) => chunk)) : undefined
  const kept = Array.from(found?.chunks ?? [], (chunk, index) => ({ chunk, index }))
    .filter(({ chunk }) => !known.has(chunk) && (local === undefined || local.has(chunk)))
    .map(({ index }) => index)
  return found === undefined || kept.length === 0 ? undefined : pick(found, kept)
}

/** Capitalized single words of the question that are not entities of the index. */
function unknownNames({ phrases }: ReadQuestion, names: readonly QuestionName[]): Phrase[] {
  return phrases.filter(
    (phrase) =>
      phrase.wordCount === 1 &&
      phrase.isCapitalised &&
      phrase.start > 0 &&
      !overlapsAny(phrase, names),
  )
}
