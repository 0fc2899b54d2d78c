import type { IndexedChunk, IndexReader } from '../../knowledge-graph/index-reader.ts'
import { chooseCovering } from './choose-covering.ts'
import { type EntityTargets, entityTargets } from './entity-targets.ts'
import { linkQuestion, overlap } from './link-question.ts'
import { type Link, linksOf } from './links-of.ts'
import { addFlow, heaviest, type Layer } from './mass.ts'
import { placeSeeds } from './place-seeds.ts'
import type { Question, QuestionTerm } from './read-question.ts'
import type { Retrieved } from './retrieved.ts'
import { type Collection, type Similarity, scoreTerms, termWeight } from './score-terms.ts'
import { shareByMatch } from './share-by-match.ts'
import { tracePath } from './trace-path.ts'
import { walkSettings as settings } from './walk-settings.ts'

/**
 * Follows the names that link passages, starting at the names and the words of the question. Mass
 * moves from passage to passage; a link gets the more of it, the more its sentence shares with the
 * question, the rarer its name, and the surer it leads to a passage *about* that name. A passage
 * counts by all the mass that came to it. A personalised PageRank cut after a few hops, with
 * weights that depend on the question; nothing outside `index` is ever touched.
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
  const walk: Walk = {
    index,
    collection,
    others,
    used: new Set(names.map(({ key }) => key)),
    chunks: new Map(),
    targets: new Map(),
  }
  const layers = [placeSeeds(names, similarity, others)]
  for (let hop = 0; hop < settings.hops; hop++) {
    const relevanceOf = relevance(hop === 0 ? question.terms : otherTerms, collection)
    layers.push(await step(walk, layers[hop] ?? new Map(), relevanceOf))
  }
  const chosen = chooseCovering(candidates(layers, similarity), limit)
  await load(
    walk,
    chosen.map(({ chunk }) => chunk),
  )
  return chosen.flatMap(({ chunk: number, score }) => {
    const chunk = walk.chunks.get(number)
    return chunk === undefined
      ? []
      : [{ chunk, score, path: tracePath(number, layers, walk.chunks) }]
  })
}

type Walk = {
  readonly index: IndexReader
  readonly collection: Collection
  /** By the question's words outside its names. */
  readonly others: Similarity
  /** The question's own names: links along them lead nowhere new. */
  readonly used: ReadonlySet<string>
  readonly chunks: Map<number, IndexedChunk>
  readonly targets: Map<string, EntityTargets>
}

/** One hop: where the mass of a layer goes. */
async function step(
  walk: Walk,
  layer: Layer,
  relevanceOf: (terms: Uint32Array) => number,
): Promise<Layer> {
  const frontier = heaviest(layer, settings.frontierSize)
  await load(
    walk,
    frontier.map(([chunk]) => chunk),
  )
  const outgoing = frontier.flatMap(([number, { mass }]) => {
    const chunk = walk.chunks.get(number)
    return chunk === undefined
      ? []
      : [{ number, mass, links: linksOf(chunk, walk.used, relevanceOf) }]
  })
  await lookUp(
    walk,
    outgoing.flatMap(({ links }) => links.map(({ key }) => key)),
  )
  const next: Layer = new Map()
  for (const { number, mass, links } of outgoing) passOn(walk, next, number, mass, links)
  return next
}

/** Divides what a chunk passes on among its links. */
function passOn(walk: Walk, next: Layer, from: number, mass: number, links: readonly Link[]): void {
  const known = new Set(
    links.filter(({ isPart, key }) => !isPart && isTitled(walk, key)).map(({ key }) => key),
  )
  const weighed = links.flatMap((link) => {
    const targets = walk.targets.get(link.key)
    const weight =
      targets === undefined ? 0 : weightOf(link, targets, from, known.has(link.entity.key))
    return targets === undefined || weight === 0 ? [] : [{ link, targets, weight }]
  })
  const total = weighed.reduce((sum, { weight }) => sum + weight, settings.resistance)
  for (const { link, targets, weight } of weighed) {
    const isTitled = leadsElsewhere(targets.titled, from)
    const reached = (isTitled ? targets.titled : targets.mentioning).filter(
      (chunk) => chunk !== from,
    )
    shareByMatch(reached, (settings.passedOn * mass * weight) / total, walk.others, (chunk, mass) =>
      addFlow(next, chunk, { kind: 'link', from, link, mass }),
    )
  }
}

function weightOf(
  link: Link,
  targets: EntityTargets,
  from: number,
  isPartOfKnown: boolean,
): number {
  const isTitled = leadsElsewhere(targets.titled, from)
  if (!isTitled && !leadsElsewhere(targets.mentioning, from)) return 0
  return (
    targets.rarity *
    link.form *
    (link.isPart && isPartOfKnown ? settings.partOfKnown : 1) *
    (settings.relevanceBase + link.relevance / settings.relevanceScale) *
    (isTitled ? settings.linkTitled : settings.linkMentioning)
  )
}

function leadsElsewhere(chunks: readonly number[], from: number): boolean {
  return chunks.length > 1 || (chunks.length === 1 && chunks[0] !== from)
}

function isTitled(walk: Walk, key: string): boolean {
  return (walk.targets.get(key)?.titled.length ?? 0) > 0
}

async function load(walk: Walk, numbers: readonly number[]): Promise<void> {
  const missing = numbers.filter((number) => !walk.chunks.has(number))
  if (missing.length === 0) return
  for (const chunk of await walk.index.chunks(missing)) walk.chunks.set(chunk.number, chunk)
}

async function lookUp(walk: Walk, keys: readonly string[]): Promise<void> {
  const missing = [...new Set(keys)]
    .filter((key) => !walk.targets.has(key))
    .slice(0, settings.lookupsMax)
  const found = await walk.index.postings(missing.map((key) => `e:${key}`))
  for (const key of missing) {
    const postings = found.get(`e:${key}`)
    if (postings === undefined) walk.targets.set(key, nowhere)
    else
      walk.targets.set(
        key,
        entityTargets(postings, walk.collection.chunkCount, settings.mentioningMax),
      )
  }
}

const nowhere: EntityTargets = { titled: [], mentioning: [], rarity: 0 }

function relevance(terms: readonly QuestionTerm[], collection: Collection) {
  const weights = new Map(
    terms.flatMap((term) => term.hashes.map((hash) => [hash, termWeight(term, collection)])),
  )
  return (hashes: Uint32Array) => {
    let sum = 0
    for (const hash of hashes) sum += weights.get(hash) ?? 0
    return sum
  }
}

/** All that any layer reached; what came along links counts more where the words match too. */
function candidates(layers: readonly Layer[], similarity: Similarity) {
  const scoreMax = similarity.scoreOf(similarity.best(1)[0] ?? -1) || 1
  const total: Layer = new Map()
  layers.forEach((layer, hop) => {
    for (const [chunk, { mass }] of layer) {
      const raised = hop === 0 ? mass : mass * (1 + similarity.scoreOf(chunk) / scoreMax)
      const arrival = total.get(chunk)
      if (arrival === undefined) total.set(chunk, { mass: raised })
      else arrival.mass += raised
    }
  })
  return heaviest(total, settings.coveragePool).map(([chunk, { mass }]) => ({
    chunk,
    score: mass,
    termWeights: similarity.weightsIn(chunk),
  }))
}
