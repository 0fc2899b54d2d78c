import { describe, expect, test } from 'vitest'
import { fuseResults } from './fuse-results.ts'
import type { SearchResult } from './search-result.ts'

describe('Results of several lists', () => {
  test('are led by the page that most lists have', () => {
    const fused = fuseResults([
      listOf('one', 'https://a.example/', 'https://b.example/'),
      listOf('two', 'https://c.example/', 'http://www.b.example'),
    ])
    expect(fused.map(({ key }) => key)).toEqual([
      'https://b.example',
      'https://a.example',
      'https://c.example',
    ])
    expect(fused[0]?.said.map(({ engine }) => engine)).toEqual(['one', 'two'])
  })

  test('count a page once that a list names twice', () => {
    const twice = listOf(
      'one',
      'https://b.example/',
      'https://b.example/#top',
      'https://a.example/',
    )
    expect(fuseResults([twice]).map(({ said }) => said.length)).toEqual([1, 1])
  })
})

function listOf(engine: string, ...urls: string[]): SearchResult[] {
  return urls.map((url, index) => ({
    engine,
    rank: index + 1,
    url,
    title: url,
    snippet: '',
    kind: 'web',
  }))
}
