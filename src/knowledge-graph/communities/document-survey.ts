import { setTimeout } from 'node:timers/promises'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'
import type { GraphStore } from '../../storage/documents/graph-store.ts'
import type { GraphPlace } from '../../storage/knowledge-graph/graph-place.ts'
import type { Community } from './community.ts'
import type { GraphResults } from './graph-results.ts'

/** What all documents in reach are about: their communities, or else the documents themselves. */
export type Survey = {
  /** The number of documents in reach. */
  readonly documents: number
  /** The communities that the largest shares of the documents are about, the largest first. */
  readonly communities: readonly Community[]
  /** Where there are no communities to tell: the documents, or the longest of them. */
  readonly docIds: readonly string[]
}

/** Up to so many documents are told one by one: each has its own theme, and together they fill a screen. */
const oneByOneMax = 12
/**
 * Fewer communities, or those that less than this share of the documents is about, do not tell what a library is about.
 */
const themesMin = 3
const shareMin = 0.1
/** A community is a theme if most of one document is about it, or as much of several. */
const weightMin = 0.6
/**
 * An answer may take a minute. Where the communities take longer than this part of it, or more than a call may use, the
 * longest documents are told; what was begun goes on, for who asks next.
 */
const themesMsMax = 20_000
/** So many graphs, those with the most documents, are read without a graph as target. */
const graphsMax = 8

/** Tells what all documents of an account or of a graph are about. */
export class DocumentSurvey {
  readonly #documents: DocumentStore
  readonly #graphs: GraphStore
  readonly #communities: GraphResults<readonly Community[]>

  constructor(
    documents: DocumentStore,
    graphs: GraphStore,
    communities: GraphResults<readonly Community[]>,
  ) {
    this.#documents = documents
    this.#graphs = graphs
    this.#communities = communities
  }

  async of(accountId: string, graphId: string | undefined): Promise<Survey> {
    const { count, docIds } = await this.#documents.longest(accountId, graphId, oneByOneMax)
    const communities = count > oneByOneMax ? await this.#themes(accountId, graphId) : []
    const weight = communities.reduce((sum, community) => sum + community.weight, 0)
    const areTelling = weight >= shareMin * count
    return areTelling && communities.length >= themesMin
      ? { documents: count, communities, docIds: [] }
      : { documents: count, communities: [], docIds }
  }

  /** The number of documents in reach, and the longest of them. */
  async longest(
    accountId: string,
    graphId: string | undefined,
  ): Promise<Omit<Survey, 'communities'>> {
    const { count, docIds } = await this.#documents.longest(accountId, graphId, oneByOneMax)
    return { documents: count, docIds }
  }

  #themes(accountId: string, graphId: string | undefined): Promise<readonly Community[]> {
    const none: readonly Community[] = []
    const found = this.#findThemes(accountId, graphId).catch((error) => {
      if (error instanceof ServiceError && error.code === 'overloaded') return none
      throw error
    })
    const late = new AbortController()
    const patience = setTimeout(themesMsMax, none, { signal: late.signal, ref: false })
    patience.catch(() => {})
    return Promise.race([found, patience]).finally(() => late.abort())
  }

  async #findThemes(accountId: string, graphId: string | undefined): Promise<readonly Community[]> {
    const found: Community[] = []
    for (const place of await this.#places(accountId, graphId))
      found.push(...(await this.#communities.of(place)))
    return found
      .filter(({ weight }) => weight >= weightMin)
      .sort((x, y) => y.weight - x.weight || (x.id < y.id ? -1 : 1))
  }

  async #places(accountId: string, graphId: string | undefined): Promise<readonly GraphPlace[]> {
    if (graphId === undefined) return this.#graphs.largest(accountId, graphsMax)
    const place = await this.#graphs.place(accountId, graphId)
    return place ? [place] : []
  }
}
