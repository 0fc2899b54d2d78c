import type { QuestionName } from './link-question.ts'
import { addFlow, type Layer } from './mass.ts'
import type { Similarity } from './score-terms.ts'
import { shareByMatch } from './share-by-match.ts'
import { walkSettings as settings } from './walk-settings.ts'

/**
 * Where the walk begins, with masses that sum up to 1: the chunks about the question's names, those
 * that mention them, and those most similar to its words.
 */
export function placeSeeds(
  names: readonly QuestionName[],
  similarity: Similarity,
  others: Similarity,
): Layer {
  const seeds: Layer = new Map()
  for (const name of names) {
    const mass = name.rarity * (name.wordCount > 1 ? 1.5 : 1)
    const place = (chunk: number, mass: number) =>
      addFlow(seeds, chunk, { kind: 'name', name, mass })
    shareByMatch(name.titled, mass * settings.seedTitled, others, place)
    const spread = Math.sqrt(name.mentioning.length)
    shareByMatch(name.mentioning, mass * settings.seedMentioning * spread, others, place)
  }
  const similar = similarity.best(settings.seedSimilarCount)
  const scoreMax = similarity.scoreOf(similar[0] ?? -1)
  for (const chunk of similar) {
    const mass =
      settings.seedSimilar * (similarity.scoreOf(chunk) / scoreMax) ** settings.seedSimilarPower
    const arrival = seeds.get(chunk)
    if (arrival === undefined) seeds.set(chunk, { mass })
    else {
      arrival.mass += mass
    }
  }
  return normalised(seeds)
}

function normalised(seeds: Layer): Layer {
  let total = 0
  for (const { mass } of seeds.values()) total += mass
  for (const arrival of seeds.values()) {
    arrival.mass /= total
    if (arrival.largest !== undefined)
      arrival.largest = { ...arrival.largest, mass: arrival.largest.mass / total }
  }
  return seeds
}
