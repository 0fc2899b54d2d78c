import { hashText } from '../../base/hash/hash-text.ts'
import { extractFeatures } from '../../extraction/extract-features.ts'
import { entityKey } from '../../extraction/names/entity-key.ts'
import { areNamedNear } from '../../extraction/names/named-near.ts'
import type {
  Disagreement,
  GraphEdge,
  PageQuote,
  ReportGraph,
  ReportNode,
  ReportSource,
} from '../research.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { sourceHost } from './source-host.ts'
import type { Verified, VerifiedSection } from './verify-draft.ts'

export type Drawn = {
  readonly plan: ResearchPlan
  readonly findings: readonly Verified[]
  readonly sections: readonly VerifiedSection[]
  readonly disagreements: readonly Disagreement[]
  readonly sources: readonly ReportSource[]
}

/**
 * The knowledge graph of a report: its topic, facets, sources and entities; relations stated between two entities of a
 * sentence; pairs of entities named in one sentence without a stated relation; and which source names which entity.
 * Edges carry the quotations that show them. The weight of an edge is the number of hosts that show it, at least 1.
 */
export function drawGraph(drawn: Drawn): ReportGraph {
  const graph = new GraphDrawing(drawn)
  const { findings, sections, disagreements } = drawn
  const statements = [...findings, ...sections.flatMap((section) => section.statements)]
  for (const { evidence } of statements) for (const one of evidence) graph.addEvidence(one)
  for (const { sides } of disagreements) for (const one of sides) graph.addEvidence(one)
  return graph.finish()
}

type Edge = Omit<GraphEdge, 'weight' | 'evidence'> & { readonly evidence: PageQuote[] }
type Node = ReportNode & { readonly aliases: string[] }

class GraphDrawing {
  readonly #drawn: Drawn
  readonly #nodes = new Map<string, Node>()
  readonly #edges = new Map<string, Edge>()

  constructor(drawn: Drawn) {
    this.#drawn = drawn
    const { plan, sources } = drawn
    this.#nodes.set('topic', { id: 'topic', label: plan.subject, kind: 'topic', aliases: [] })
    for (const [place, facet] of plan.facets.entries()) {
      if (plan.facets.length < 2) break
      const id = `facet-${place + 1}`
      this.#nodes.set(id, { id, label: facet, kind: 'facet', aliases: [] })
      this.#edge({ from: 'topic', to: id, relation: 'has part', status: 'structure' })
    }
    for (const { index, page } of sources) {
      const id = sourceId(index)
      this.#nodes.set(id, { id, label: page.title, kind: 'source', aliases: [], url: page.url })
      this.#edge({ from: 'topic', to: id, relation: 'has source', status: 'structure' })
    }
  }

  addEvidence(evidence: PageQuote): void {
    const { language } = this.#drawn.plan
    const { sentences, entities, relations } = extractFeatures({
      title: '',
      headings: [],
      text: evidence.quote,
      language,
      opensDocument: false,
    })
    const ids = entities.map((entity) =>
      entity.kind === 'keyword' ? undefined : this.#entity(entity.name),
    )
    const source = sourceId(evidence.source)
    for (const to of ids)
      if (to !== undefined)
        this.#edge({ from: source, to, relation: 'names', status: 'structure' }, evidence)
    const stated = new Set<string>()
    for (const { subject, predicate, object, sentence } of relations) {
      const [from, to] = [ids[subject], ids[object]]
      const range = sentences[sentence]
      if (from === undefined || to === undefined || from === to || range === undefined) continue
      stated.add(`${from} ${to}`)
      this.#edge({ from, to, relation: predicate, status: 'stated' }, within(evidence, range))
    }
    for (const [number, range] of sentences.entries()) {
      const here = entities.flatMap(({ mentions }, index) => {
        const id = mentions.some(({ sentence }) => sentence === number) ? ids[index] : undefined
        return id === undefined ? [] : [{ id, mentions }]
      })
      const ordered = here.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const pairs = ordered.flatMap(({ id: from, mentions }, place) =>
        ordered
          .slice(place + 1)
          .filter(({ id, ...one }) => id !== from && areNamedNear(mentions, one.mentions, number))
          .map(({ id: to }) => ({ from, to })),
      )
      for (const { from, to } of pairs) {
        if (stated.has(`${from} ${to}`) || stated.has(`${to} ${from}`)) continue
        const edge = { from, to, relation: 'named with', status: 'together' } as const
        this.#edge(edge, within(evidence, range))
      }
    }
  }

  finish(): ReportGraph {
    const { sources } = this.#drawn
    const hostOf = new Map(sources.map(({ index, page }) => [index, sourceHost(page.url)]))
    const edges = Array.from(this.#edges.values(), (edge): GraphEdge => {
      const hosts = new Set(edge.evidence.map(({ source }) => hostOf.get(source)))
      return { ...edge, weight: Math.max(1, hosts.size) }
    })
    return { nodes: [...this.#nodes.values()], edges }
  }

  #entity(name: string): string | undefined {
    const key = entityKey(name)
    if (key === '') return undefined
    const id = `entity-${hashText(key).toString(36)}`
    const known = this.#nodes.get(id)
    if (known === undefined) this.#nodes.set(id, { id, label: name, kind: 'entity', aliases: [] })
    else if (known.label !== name && !known.aliases.includes(name)) known.aliases.push(name)
    return id
  }

  #edge(between: Omit<GraphEdge, 'evidence' | 'weight'>, evidence?: PageQuote): void {
    const key = [between.from, between.to, between.relation].join('\n')
    const edge = this.#edges.get(key) ?? { ...between, evidence: [] }
    this.#edges.set(key, edge)
    const isKnown = edge.evidence.some(
      (one) => one.source === evidence?.source && one.start === evidence.start,
    )
    if (evidence !== undefined && !isKnown) edge.evidence.push(evidence)
  }
}

function sourceId(index: number): string {
  return `source-${index}`
}

/** A sub-range of a quotation as evidence of its own. */
function within(
  { source, start, quote }: PageQuote,
  range: { readonly start: number; readonly end: number },
): PageQuote {
  const own = { start: start + range.start, end: start + range.end }
  return { source, ...own, quote: quote.slice(range.start, range.end) }
}
