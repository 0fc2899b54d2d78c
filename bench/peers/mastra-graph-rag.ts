import { GraphRAG } from '@mastra/rag'
import { embedderFor } from '../search/hashed-embedding.ts'
import packageJson from './package.json' with { type: 'json' }
import type { Peer } from './peer.ts'

const dimension = 1536

/** Mastra's GraphRAG, a node for each passage. */
export const peer: Peer = {
  name: `Mastra GraphRAG ${packageJson.dependencies['@mastra/rag']} on hashed terms`,
  note:
    'Its embeddings come from no model: they are the terms that our own search counts ' +
    '(tf-idf), hashed to its usual 1,536 dimensions; with a model’s it would find other ' +
    'things. All else as it comes: an edge between passages that are more than 0.7 alike, ' +
    'walks of 100 steps. It compares every two passages to build its graph, and its walks ' +
    'throw dice, so its figures differ a little from run to run.',
  async open(corpus) {
    const texts = corpus.map(({ title, text }) => `${title}\n${text}`)
    const embed = embedderFor(texts, dimension)
    const graph = new GraphRAG(dimension)
    graph.createGraph(
      corpus.map(({ id, text }) => ({ text, metadata: { id } })),
      texts.map((text) => ({ vector: embed(text) })),
    )
    return async (question, limit) => {
      const found = graph.query({ query: embed(question), topK: limit })
      return found.map(({ metadata }) => String(metadata?.id))
    }
  },
}
