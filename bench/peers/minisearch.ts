import MiniSearch from 'minisearch'
import { stemOf } from '../../src/language/word-forms/terms.ts'
import type { CorpusRow } from '../evaluation-set.ts'
import packageJson from './package.json' with { type: 'json' }
import type { Peer } from './peer.ts'

/** MiniSearch, an index in memory with a field each for titles and texts. */
export const peer: Peer = {
  name: `MiniSearch ${packageJson.dependencies.minisearch}`,
  note:
    'Titles (twice the weight, as in its documentation) and texts as two fields, any word ' +
    'may match, its BM25+. It leaves stop words and stems to `processTerm`: they are ours.',
  async open(corpus) {
    const index = new MiniSearch<CorpusRow>({
      fields: ['title', 'text'],
      processTerm: (word) => stemOf(word, 'en') || null,
    })
    index.addAll(corpus)
    return async (question, limit) => {
      const found = index.search(question, { boost: { title: 2 } })
      return found.slice(0, limit).map(({ id }) => String(id))
    }
  },
}
