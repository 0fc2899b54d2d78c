import { describe, expect, test } from 'vitest'
import { fuseResults } from './fuse-results.ts'
import type { SearchResult } from './search-result.ts'

describe('Results of several lists', () => {
  test('are led by the page that most lists have', () => {
    const fused = fuseResults([
      { results: listOf('one', 'https://a.example/', 'https://b.example/') },
      { results: listOf('two', 'https://c.example/', 'http://www.b.example') },
    ])
    expect(fused.map(({ key }) => key)).toEqual([
      'https://b.example',
      'https://a.example',
      'https://c.example',
    ])
    expect(fused[0]?.said.map(({ engine }) => engine)).toEqual(['one', 'two'])
  })

  test('count as often as their list does', () => {
    const once = { results: listOf('one', 'https://a.example/') }
    const twice = { results: listOf('two', 'https://b.example/'), weight: 2 }
    expect(fuseResults([once, twice], 2).map(({ key, score }) => [key, score])).toEqual([
      ['https://b.example', 2 / 3],
      ['https://a.example', 1 / 3],
    ])
  })

  test('count a page once that a list names twice', () => {
    const twice = listOf(
      'one',
      'https://b.example/',
      'https://b.example/#top',
      'https://a.example/',
    )
    expect(fuseResults([{ results: twice }]).map(({ said }) => said.length)).toEqual([1, 1])
  })

  test('count a paper once that stands at several addresses, whoever knows its DOI', () => {
    const paper = (url: string, doi?: string) => ({
      results: listOf('one', url).map((one) => ({ ...one, ...(doi && { doi }) })),
    })
    const fused = fuseResults([
      paper('https://archive.example/1'),
      paper('https://archive.example/1', '10.1000/ABC(1)#2'),
      paper('https://doi.org/10.1000/abc(1)%232'),
      paper('https://library.example/7', '10.1000/abc(1)#2'),
      paper('https://library.example/8', '10.1000/abc(1)#3'),
    ])
    expect(fused.map(({ key, said }) => [key, said.length])).toEqual([
      ['doi:10.1000/abc(1)#2', 4],
      ['doi:10.1000/abc(1)#3', 1],
    ])
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
