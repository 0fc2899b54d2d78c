import { BM25Retriever } from '@langchain/community/retrievers/bm25'
import { Document } from '@langchain/core/documents'
import { words } from '../../src/language/words/words.ts'
import packageJson from './package.json' with { type: 'json' }
import type { Peer } from './peer.ts'

/** LangChain's BM25 retriever, a document for each passage. */
export const peer: Peer = {
  name: `LangChain BM25Retriever ${packageJson.dependencies['@langchain/community']}`,
  note:
    'Title and text as one content. It looks for the small-letter words of a question in ' +
    'the contents as they are written, so it gets contents in small letters and questions ' +
    'without punctuation, or it would find few names. It builds no index, and reads all ' +
    'contents for each question.',
  async open(corpus) {
    const docs = corpus.map(
      ({ id, title, text }) => new Document({ id, pageContent: `${title}\n${text}`.toLowerCase() }),
    )
    return async (question, limit) => {
      const retriever = BM25Retriever.fromDocuments(docs, { k: limit })
      const asked = words(question).map(({ text }) => text)
      const found = await retriever.invoke(asked.join(' '))
      return found.map(({ id }) => id ?? '')
    }
  },
}
