import type { QuestionName } from './link-question.ts'
import { addFlow, type Layer } from './mass.ts'
import type { Similarity } from './score-terms.ts'
import { shareByMatch } from './share-by-match.ts'
import { walkSettings as settings } from './walk-settings.ts'

type Start = {
  readonly isAsking: boolean
  readonly names: readonly QuestionName[]
  /** By all words of the question. */
  readonly similarity: Similarity
  /** By its words outside the names. */
  readonly others: Similarity
}

/**
 * Where the walk begins: at the chunks about the question's names, those that mention them, and
 * those most similar to its words.
 */
export function placeSeeds({ isAsking, names, similarity, others }: Start): Layer {
  const seeds: Layer = new Map()
  for (const name of names) {
    const place = (chunk: number, mass: number) =>
      addFlow(seeds, chunk, { kind: 'name', name, mass })
    const mass = name.rarity * (name.wordCount > 1 ? settings.severalWords : 1)
    const spread = Math.sqrt(name.mentioning.length)
    shareByMatch(name.titled, mass * settings.seedTitled, others, place)
    shareByMatch(name.mentioning, mass * settings.seedMentioning * spread, others, place)
  }
  const similar = similarity.best(settings.seedSimilarCount)
  const scoreMax = similarity.scoreOf(similar[0] ?? -1)
  for (const chunk of similar) {
    const match = (similarity.scoreOf(chunk) / scoreMax) ** settings.seedSimilarPower
    const mass = match * (isAsking ? settings.seedSimilar : settings.seedSimilarClaim)
    addFlow(seeds, chunk, { kind: 'words', mass })
  }
  return seeds
}
