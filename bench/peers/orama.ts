import { create, insertMultiple, search } from '@orama/orama'
import { languages } from '../../src/language/languages.ts'
import packageJson from './package.json' with { type: 'json' }
import type { Peer } from './peer.ts'

/** Orama, an index in memory with a field each for titles and texts. */
export const peer: Peer = {
  name: `Orama ${packageJson.dependencies['@orama/orama']}`,
  note:
    'Titles (twice the weight, as in its documentation) and texts as two fields, any word ' +
    'may match, its BM25 and its stems. The stop words are ours, with which it finds more ' +
    'than with the list of `@orama/stopwords`.',
  async open(corpus) {
    const stopWords = [...(languages.get('en')?.stopWords ?? [])]
    const database = create({
      schema: { title: 'string', text: 'string' },
      components: { tokenizer: { language: 'english', stemming: true, stopWords } },
    })
    await insertMultiple(database, [...corpus])
    return async (question, limit) => {
      const { hits } = await search(database, { term: question, boost: { title: 2 }, limit })
      return hits.map(({ id }) => id)
    }
  },
}
