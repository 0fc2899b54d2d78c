import type { IndexReader } from '../../../index/index-reader.ts'
import { isWithinAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { QuestionTerm, ReadQuestion } from '../read-question.ts'
import type { Retrieved } from '../retrieved.ts'
import { lowerCopies } from '../similarity/lower-copies.ts'
import { rankBySimilarity } from '../similarity/rank-by-similarity.ts'
import { type Collection, Similarity, termWeight } from '../similarity/similarity.ts'
import { similarityTo } from '../similarity/similarity-to.ts'
import { chooseCovering } from './choose-covering.ts'
import { GraphView } from './graph-view.ts'
import { linkAliases } from './linking/link-aliases.ts'
import { linkQuestion } from './linking/link-question.ts'
import { heaviest, type Layer } from './mass.ts'
import { placeSeeds } from './place-seeds.ts'
import { settings } from './settings.ts'
import { takeHop } from './take-hop.ts'
import { showingChunks, tracePath } from './trace-path.ts'

/**
 * Ranks passages by a walk over the graph, from the names and words of a question along the entities that link
 * passages. Mass moves from passage to passage. A link gets more of it if its sentence shares more with the question,
 * if its name is rarer, and if it leads to a passage *about* that name. The score of a passage is the total mass that
 * reached it.
 *
 * This is a personalised PageRank (Haveliwala, "Topic-sensitive PageRank", 2002) cut after a few
 * hops, with weights that depend on the question. Only `index` is read, so passages outside the reach of the question
 * move no mass.
 */
export async function walkGraph(
  question: ReadQuestion,
  collection: Collection,
  index: IndexReader,
  limit: number,
): Promise<Retrieved[]> {
  const written = linkQuestion(question, collection)
  const isNamed = (range: Range) => isWithinAny(range, written)
  const otherTerms = question.terms.filter(({ ranges }) => !ranges.every(isNamed))
  const similarity = await similarityTo(question, collection, index)
  const others = new Similarity(otherTerms, collection)
  const view = new GraphView(index, collection.chunkCount, others)
  const names = [...written, ...(await linkAliases(question, written, collection, index))]
  const used = new Set([...question.phrases.filter(isNamed), ...written].map(({ key }) => key))

  let layer = placeSeeds({ isAsking: question.isAsking, names, similarity, others })
  const layers = [layer]
  const mayLead = names.length > 0 || question.isAsking
  for (let hop = 0; mayLead && hop < settings.hops; hop++) {
    const relevanceOf = relevanceTo(hop === 0 ? question.terms : otherTerms, collection)
    layer = await takeHop(view, layer, { used, others, relevanceOf })
    layers.push(layer)
  }
  if (names.length === 0 && !layers.some((layer, hop) => hop > 0 && layer.size > 0))
    return rankBySimilarity(similarity, index, limit)

  const pool = heaviest(totals(layers, similarity).values(), settings.coveragePool)
  await view.load(pool.map(({ chunk }) => chunk))
  const candidates = pool.flatMap(({ chunk: number, mass }) => {
    const chunk = view.chunk(number)
    return chunk ? [{ chunk, score: mass, termWeights: similarity.weightsIn(number) }] : []
  })
  const chosen = chooseCovering(lowerCopies(candidates, similarity), limit)
  await view.load(chosen.flatMap(({ chunk }) => showingChunks(chunk.number, layers)))
  return chosen.map(({ chunk, score }) => ({
    chunk,
    score,
    path: tracePath(chunk.number, layers, view),
  }))
}

/** Returns a function that sums the weights of the question terms in a sentence. */
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

/**
 * The total mass of each chunk. Mass that came along links counts more if the chunk also matches the words of the
 * question.
 */
function totals(layers: readonly Layer[], similarity: Similarity): Map<number, Total> {
  const scoreMax = similarity.scoreMax || 1
  const total = new Map<number, Total>()
  layers.forEach((layer, hop) => {
    for (const { chunk, mass } of layer.values()) {
      const raised = hop === 0 ? mass : mass * (1 + similarity.scoreOf(chunk) / scoreMax)
      const known = total.get(chunk)
      if (known === undefined) total.set(chunk, { chunk, mass: raised })
      else known.mass += raised
    }
  })
  return total
}

type Total = { readonly chunk: number; mass: number }
