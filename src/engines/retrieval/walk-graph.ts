import type { IndexReader } from '../../knowledge-graph/index-reader.ts'
import { type Candidate, chooseCovering } from './choose-covering.ts'
import { GraphView } from './graph-view.ts'
import { linkQuestion, overlap } from './link-question.ts'
import { heaviest, type Layer } from './mass.ts'
import { placeSeeds } from './place-seeds.ts'
import type { Question, QuestionTerm } from './read-question.ts'
import type { Retrieved } from './retrieved.ts'
import { type Collection, type Similarity, scoreTerms, termWeight } from './score-terms.ts'
import { takeHop } from './take-hop.ts'
import { tracePath } from './trace-path.ts'
import { walkSettings as settings } from './walk-settings.ts'

/**
 * Follows the names that link passages, from the names and the words of the question on. Mass moves
 * from passage to passage; a link gets the more of it, the more its sentence shares with the
 * question, the rarer its name is, and the surer it leads to a passage *about* that name. A passage
 * counts by all the mass that came to it.
 *
 * This is a personalised PageRank (Haveliwala, "Topic-sensitive PageRank", 2002) cut after a few
 * hops, with weights that depend on the question. Nothing but `index` is read, so what the question
 * may not read moves no mass.
 */
export async function walkGraph(
  question: Question,
  collection: Collection,
  index: IndexReader,
  limit: number,
): Promise<Retrieved[]> {
  const names = linkQuestion(question, collection)
  const otherTerms = question.terms.filter(({ ranges }) =>
    ranges.some((range) => !names.some((name) => overlap(name, range))),
  )
  const similarity = scoreTerms(question.terms, collection)
  const others = scoreTerms(otherTerms, collection)
  const view = new GraphView(index, collection.chunkCount, others)
  const used = new Set(names.map(({ key }) => key))

  let layer = placeSeeds({ isAsking: question.isAsking, names, similarity, others })
  const layers = [layer]
  for (let hop = 0; hop < settings.hops; hop++) {
    const relevanceOf = relevanceTo(hop === 0 ? question.terms : otherTerms, collection)
    layer = await takeHop(view, layer, { used, others, relevanceOf })
    layers.push(layer)
  }

  const chosen = chooseCovering(candidates(layers, similarity), limit)
  await view.load(chosen.map(({ chunk }) => chunk))
  return chosen.flatMap(({ chunk: number, score }) => {
    const chunk = view.chunk(number)
    return chunk === undefined ? [] : [{ chunk, score, path: tracePath(number, layers, view) }]
  })
}

/** The summed weight of the terms that a sentence has. */
function relevanceTo(terms: readonly QuestionTerm[], collection: Collection) {
  const weights = new Map<number, number>()
  for (const term of terms)
    for (const hash of term.hashes) weights.set(hash, termWeight(term, collection))
  return (hashes: Uint32Array) => {
    let sum = 0
    for (const hash of hashes) sum += weights.get(hash) ?? 0
    return sum
  }
}

/** What came to each chunk in all; what came along links counts more where the words match too. */
function candidates(layers: readonly Layer[], similarity: Similarity): Candidate[] {
  const scoreMax = similarity.scoreOf(similarity.best(1)[0] ?? -1) || 1
  const total = new Map<number, { mass: number }>()
  layers.forEach((layer, hop) => {
    for (const [chunk, { mass }] of layer) {
      const raised = hop === 0 ? mass : mass * (1 + similarity.scoreOf(chunk) / scoreMax)
      total.set(chunk, { mass: raised + (total.get(chunk)?.mass ?? 0) })
    }
  })
  return heaviest(total, settings.coveragePool).map(([chunk, { mass }]) => ({
    chunk,
    score: mass,
    termWeights: similarity.weightsIn(chunk),
  }))
}
