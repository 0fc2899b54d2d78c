import type { IndexedChunk } from '../../../index/index-reader.ts'
import { compareContent } from '../similarity/compare-content.ts'
import { rounding } from './mass.ts'
import { settings } from './settings.ts'

export type Candidate = {
  readonly chunk: IndexedChunk
  readonly score: number
  /** For each term of the question, its weight if the chunk has it, otherwise 0. */
  readonly termWeights: readonly number[]
}

/**
 * Orders candidates so that the first few together cover the question: greedily, as for the maximum coverage problem
 * (Nemhauser, Wolsey and Fisher, 1978). The score of the next candidate is the highest after it is raised by the share
 * of the weight of all question terms that it has and no candidate before it. Ties are ordered by content.
 */
export function chooseCovering(candidates: readonly Candidate[], limit: number): Candidate[] {
  const left = [...candidates].sort((a, b) => compareContent(a.chunk, b.chunk))
  const chosen: Candidate[] = []
  const uncovered = maximumOfEach(candidates)
  const total = sum(uncovered) || 1
  while (chosen.length < limit && left.length > 0) {
    let best = 0
    let valueMax = -1
    left.forEach(({ score, termWeights }, index) => {
      let added = 0
      for (let term = 0; term < termWeights.length; term++)
        added += Math.min(termWeights[term] ?? 0, uncovered[term] ?? 0)
      const value = score * (1 + (settings.coverage * added) / total)
      if (value > valueMax * (1 + rounding)) [best, valueMax] = [index, value]
    })
    const [next] = left.splice(best, 1)
    if (next === undefined) break
    chosen.push(next)
    next.termWeights.forEach((weight, term) => {
      if (weight > 0) uncovered[term] = 0
    })
  }
  return chosen
}

function maximumOfEach(candidates: readonly Candidate[]): number[] {
  const terms = candidates[0]?.termWeights.length ?? 0
  return Array.from({ length: terms }, (_, term) =>
    Math.max(...candidates.map(({ termWeights }) => termWeights[term] ?? 0)),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
