import { expect, test } from 'vitest'
import type { SearchResult } from '../search/search-result.ts'
import { readResult } from './read-result.ts'
import type { PageFailure } from './web-page.ts'

const of = { rank: 1, title: 'Vortex shedding', kind: 'paper' as const, snippet: '' }
const said: readonly [SearchResult, ...SearchResult[]] = [
  { ...of, engine: 'web', kind: 'web', url: 'https://journal.example/7' },
  {
    ...of,
    engine: 'one',
    url: 'http://www.journal.example/7/',
    pdfUrl: 'https://open.example/7.pdf',
  },
  { ...of, engine: 'two', url: 'https://library.example/7', snippet: 'We measure it. '.repeat(20) },
  {
    ...of,
    engine: 'three',
    url: 'https://archive.example/7',
    pdfUrl: 'https://open.example/7.pdf',
  },
]

test('a paper is tried at its page, as a file and at another page, before its abstract is taken', async () => {
  const tried: string[] = []
  const failing = async (askedUrl: string): Promise<PageFailure> => {
    tried.push(askedUrl)
    return { status: 'failed', askedUrl, reason: 'status', message: `No ${askedUrl}` }
  }

  const read = await readResult<never>(
    { result: said[0], said },
    failing,
    '2026-11-25T00:00:00.000Z',
  )

  expect(tried).toEqual([
    'https://journal.example/7',
    'https://open.example/7.pdf',
    'https://library.example/7',
  ])
  expect(read.failure?.message).toBe('No https://journal.example/7')
  expect(read.page).toMatchObject({ url: 'https://journal.example/7', text: said[2]?.snippet })
})

test('a page that is given up is not looked for elsewhere', async () => {
  const tried: string[] = []
  const givingUp = async (url: string) => {
    tried.push(url)
    return null
  }
  expect(await readResult({ result: said[0], said }, givingUp, '')).toBeNull()
  expect(tried).toHaveLength(1)
})
