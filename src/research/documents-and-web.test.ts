import { expect, test } from 'vitest'
import type { SearchOutcome, WebQuery } from '../web-access/search/web-search.ts'
import { documentsAndWeb } from './documents-and-web.ts'

const { signal } = new AbortController()

/** What the web and the documents are asked, by somebody who has asked for these texts. */
async function searchedBy(text: string, asked: readonly string[]) {
  const searches: Record<'documents' | 'web', string[]> = { documents: [], web: [] }
  const source = (name: keyof typeof searches) => ({
    search: {
      async search(query: WebQuery): Promise<SearchOutcome> {
        searches[name].push(query.text)
        return { results: [], coverage: [] }
      },
    },
    pages: { read: () => Promise.reject(new Error('Nothing is read')) },
  })
  const both = documentsAndWeb({ documents: source('documents'), web: source('web') }, asked)
  const query = { text, language: 'en', topic: 'general', limit: 10 } as const
  await both.search.search(query, 'account', signal)
  return searches
}

const asked = ['Who builds the Norrvik Sound Bridge?', 'Norrvik: “cost” & opening']

test.each([
  ['as it was asked', 'Norrvik: “cost” & opening', 'Norrvik: “cost” & opening'],
  ['in words of it', 'cost of bridges, Norrvik', 'cost Bridge Norrvik'],
  ['in letters that tell more', 'NoRrViK brídge b̶ridge nórrvik', 'Norrvik Bridge'],
  ['with signs that tell more', '"norrvik" 🂡🂢 (bridge) ⠟⠥⠊⠇⠇ a i A I', 'Norrvik Bridge'],
])('the web is searched %s', async (_, text, sent) => {
  expect(await searchedBy(text, asked)).toEqual({ documents: [text], web: [sent] })
})

test('the web is searched in words of a script without spaces', async () => {
  const { web } = await searchedBy('大橋 建設費', ['北海大橋の建設費用'])
  expect(web).toEqual(['大橋 建設費'])
})

test.each(['Norrvik Quillfeather', 'Norrvik 900', '🂡🂢', 'it will', ''])(
  'only documents are searched for %j',
  async (text) => {
    expect(await searchedBy(text, asked)).toEqual({ documents: [text], web: [] })
  },
)
