import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { WebSearcher } from '../../src/web-access/search/web-searcher.ts'
import { EngineTrial, never, query, says, status } from '../support/web/engine-trial.ts'

let trial: EngineTrial

beforeAll(async () => {
  trial = await EngineTrial.start()
})

afterAll(() => trial[Symbol.asyncDispose]())

describe('A search', () => {
  test('asks the engines that suit the question, SearXNG first', async () => {
    const { results, coverage } = await trial
      .searcher('')
      .search({ ...query, topic: 'medicine' }, 'ada', never)
    const engines = coverage.map(({ engine }) => engine)
    expect(engines[0]).toBe('searxng')
    expect(results[0]?.engine).toBe('searxng')
    expect(engines).toEqual(expect.arrayContaining(['wikipedia', 'europepmc', 'pubmed']))
    expect(engines).not.toContain('github')
  })

  test('for what is new asks the engines for papers, and those for news besides', async () => {
    const { coverage } = await trial
      .searcher('')
      .search({ ...query, topic: 'science', period: 'year' }, 'ada', never)
    const engines = coverage.map(({ engine }) => engine)
    expect(engines).toEqual(expect.arrayContaining(['crossref', 'arxiv', 'wikinews', 'gdelt']))
    expect(engines).not.toContain('github')
  })

  test('asks SearXNG alone where the operator wants that', async () => {
    const { coverage } = await trial
      .searcher('searxng')
      .search({ ...query, topic: 'code' }, 'ada', never)
    expect(coverage.map(({ engine }) => engine)).toEqual(['searxng'])
  })

  test('tells which engines within SearXNG gave nothing, though others did, also the second time', async () => {
    const own = trial.searcher('searxng')
    const results = [{ url: 'https://a.example/', title: 'A', content: '' }]
    const unresponsive_engines = [
      ['google', 'CAPTCHA'],
      ['bing', 'timeout'],
    ]
    trial.faults.searxng = says(JSON.stringify({ results, unresponsive_engines }))
    const first = await own.search(query, 'ada', never)
    delete trial.faults.searxng
    const refused = 'Some of its engines do not answer: google (CAPTCHA), bing (timeout)'
    expect(first.coverage).toMatchObject([{ engine: 'searxng', given: 1, refused }])
    expect(await own.search(query, 'ada', never)).toEqual(first)
  })

  test('goes on when one engine fails, and tells of it', async () => {
    trial.faults.wikipedia = status(500)
    const { results, coverage } = await trial
      .searcher('wikipedia hackernews')
      .search({ ...query, text: 'Norrvik Aurelia' }, 'ada', never)
    delete trial.faults.wikipedia
    expect(results.length).toBeGreaterThan(0)
    expect(coverage).toMatchObject([
      { engine: 'wikipedia', given: 0, refused: 'It answered with status 500' },
      { engine: 'hackernews' },
    ])
  })

  test('without keys asks none that needs one', () => {
    const config = readConfig({ SEARCH_ENGINE_URLS: trial.web.engineUrls })
    const names = new WebSearcher(config.web.search, trial.fetchAnything(), 'c').engines.map(
      ({ name }) => name,
    )
    for (const keyed of [
      'brave',
      'tavily',
      'exa',
      'serper',
      'openalex',
      'semanticscholar',
      'marginalia',
    ])
      expect(names).not.toContain(keyed)
    expect(names.length).toBeGreaterThanOrEqual(10)
  })

  test('ends with the reason of its signal', async () => {
    await expect(
      trial
        .searcher('hackernews')
        .search({ ...query, text: 'late' }, 'ada', AbortSignal.abort(new Error('enough'))),
    ).rejects.toThrow('enough')
  })
})

describe('The settings', () => {
  test.each([
    [{ SEARCH_ENGINES: 'altavista' }, /"altavista" is none of the engines/],
    [{ SEARCH_ENGINE_URLS: 'crossref' }, /none of the engines|must be a name and a URL/],
    [{ SEARCH_ENGINE_URLS: 'crossref=file:///etc' }, /must be a name and a URL/],
    [{ FETCH_ALLOW_PRIVATE: '10.0.0.0/99' }, /no host, port or network/],
    [{ SEARXNG_URL: 'search' }, /SEARXNG_URL/],
  ])('%j are refused', (settings, reason) => {
    expect(() => readConfig(settings)).toThrow(reason)
  })
})
