import type { Similarity } from '../similarity/similarity.ts'
import type { QuestionName } from './linking/link-question.ts'
import { addFlow, type Layer } from './mass.ts'
import { settings } from './settings.ts'
import { bestMentioning, type Match, shareByMatch } from './share-by-match.ts'

type Start = {
  readonly isAsking: boolean
  readonly names: readonly QuestionName[]
  /** The similarity by all words of the question. */
  readonly similarity: Similarity
  readonly others: Match
}

/**
 * The initial mass of the walk: on the chunks about the names in the question, on those that mention them, and on those
 * most similar to its words.
 */
export function placeSeeds({ isAsking, names, similarity, others }: Start): Layer {
  const seeds: Layer = new Map()
  for (const name of names) {
    const flow = { kind: 'name', name } as const
    const place = (chunk: number, mass: number) => addFlow(seeds, chunk, flow, mass)
    const mass = name.share * name.rarity * (name.wordCount > 1 ? settings.severalWords : 1)
    const mentioning = bestMentioning(name.mentioning, others)
    const share = (chunks: readonly number[], part: number) =>
      shareByMatch({ chunks, mass: mass * part, others }, place)
    share(name.titled, settings.seedTitled)
    share(mentioning, settings.seedMentioning * Math.sqrt(mentioning.length))
  }
  for (const chunk of similarity.best(settings.seedSimilarCount)) {
    const match = (similarity.scoreOf(chunk) / similarity.scoreMax) ** settings.seedSimilarPower
    const mass = match * (isAsking ? settings.seedSimilar : settings.seedSimilarClaim)
    addFlow(seeds, chunk, { kind: 'words' }, mass)
  }
  return seeds
}
