import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../../src/config/config.ts'
import { WebSearcher } from '../../src/web-access/search/web-searcher.ts'
import { engineTable } from '../../src/web-access/search-engines/engine-table.ts'
import { EngineTrial, hangUp, never, query, says, status } from '../support/web/engine-trial.ts'
import type { EngineFault } from '../support/web/local-web.ts'

let trial: EngineTrial

beforeAll(async () => {
  trial = await EngineTrial.start()
})

afterAll(() => trial[Symbol.asyncDispose]())

describe('A search engine', () => {
  test.each(engineTable.map(({ name }) => name))('%s gives results in our shape', async (name) => {
    const { results, coverage } = await trial.searcher(name).search(query, 'ada', never)
    expect(coverage).toEqual([{ engine: name, asked: 5, given: results.length }])
    for (const [index, result] of results.entries()) {
      expect(result).toMatchObject({ engine: name, rank: index + 1 })
      expect(result.title).not.toMatch(/[<>]|&\w+;/)
      expect(result.snippet).not.toMatch(/[<>]|&\w+;/)
      expect(URL.canParse(result.url)).toBe(true)
      expect(Object.values(result)).not.toContain(undefined)
    }
    if (name !== 'wikinews') expect(results.length).toBeGreaterThan(0)
  })

  test.each([
    ['searxng', /[?&]time_range=year/],
    ['brave', /[?&]freshness=py/],
    ['tavily', /"time_range":"year"/],
    ['exa', /"startPublishedDate":"\d{4}-\d\d-\d\dT/],
    ['serper', /"tbs":"qdr:y"/],
    ['openalex', /[?&]filter=from_publication_date:\d{4}-/],
    ['semanticscholar', /[?&]publicationDateOrYear=\d{4}-\d\d-\d\d:/],
    ['crossref', /[?&]filter=from-pub-date:\d{4}-/],
    ['arxiv', /all:toll\) AND submittedDate:\[\d{8}0000 TO /],
    ['europepmc', /toll\) AND FIRST_PDATE:\[\d{4}-\d\d-\d\d TO /],
    ['pubmed', /datetype=pdat&reldate=366/],
    ['stackexchange', /[?&]fromdate=\d{10}(&|$)/],
    ['github', / pushed:>=\d{4}-\d\d-\d\d/],
    ['hackernews', /[?&]numericFilters=created_at_i>\d{10}/],
    ['gdelt', /[?&]timespan=3months/],
  ])('%s is asked for what is new', async (name, wanted) => {
    expect(await trial.sentFor(name, { ...query, period: 'year' })).toMatch(wanted)
  })

  test.each([
    ['searxng', /toll \(site:a\.example OR site:b\.example\) -site:c\.example&/],
    ['brave', /toll \(site:a\.example OR site:b\.example\) -site:c\.example&/],
    ['serper', /toll \(site:a\.example OR site:b\.example\) -site:c\.example"/],
    [
      'tavily',
      /"include_domains":\["a\.example","b\.example"\],"exclude_domains":\["c\.example"\]/,
    ],
    ['exa', /"includeDomains":\["a\.example","b\.example"\],"excludeDomains":\["c\.example"\]/],
  ])('%s is asked for pages of some domains', async (name, wanted) => {
    const domains = { include: ['a.example', 'b.example'], exclude: ['c.example'] }
    expect(await trial.sentFor(name, { ...query, domains })).toMatch(wanted)
  })

  test('is asked in as many characters as it reads, the words of the question first', async () => {
    const long = { ...query, text: `${'rope '.repeat(120)}` }
    const include = Array.from({ length: 9 }, (_, number) => `${number}.example`)
    const sent = await trial.sentFor('brave', {
      ...long,
      domains: { include: include.slice(0, 8) },
    })
    const asked = new URLSearchParams(sent?.split('?')[1]).get('q') ?? ''
    expect(asked).toMatch(/^rope .*site:7\.example\)$/)
    expect(asked.length).toBeLessThanOrEqual(400)
    expect(await trial.sentFor('brave', { ...query, domains: { include } })).not.toContain('site:')
  })

  test('is asked again where it has a passing problem', async () => {
    trial.faults.hackernews = (response, count) => {
      if (count === 1) response.writeHead(503, { 'retry-after': '1' }).end()
      return count === 1
    }
    const { coverage } = await trial
      .searcher('hackernews')
      .search({ ...query, text: 'Norrvik once more' }, 'ada', never)
    expect(coverage).toMatchObject([{ engine: 'hackernews', given: 5 }])
  })

  test('may be a wiki of the operator, which is asked whatever engines are named', async () => {
    const [address = ''] = /(?<=wikipedia=)\S+/.exec(trial.web.env.SEARCH_ENGINE_URLS ?? '') ?? []
    const env = { ...trial.web.env, SEARCH_ENGINES: 'hackernews', SEARCH_MEDIAWIKIS: address }
    const own = new WebSearcher(
      readConfig(env).web.search,
      trial.fetchAnything(),
      'https://a.example',
    )

    const { coverage, results } = await own.search(query, 'ada', never)

    const { host } = new URL(address)
    expect(coverage.map(({ engine }) => engine)).toEqual([`${host}/wikipedia`, 'hackernews'])
    expect(coverage[0]?.given).toBeGreaterThan(0)
    expect(results.find(({ engine }) => engine.startsWith(host))?.licence).toBeUndefined()
    expect(() => readConfig({ SEARCH_MEDIAWIKIS: 'wiki' })).toThrow('must be the URL of a wiki')
  })

  test.each<[string, string, EngineFault, RegExp]>([
    [
      'with a long wish to be left alone',
      'crossref',
      status(429, { 'retry-after': '120' }),
      /status 429, and wants to be left alone for 120 s/,
    ],
    [
      'with a date to come back at',
      'europepmc',
      status(429, { 'retry-after': new Date(Date.now() + 90_000).toUTCString() }),
      /left alone for (8\d|90) s/,
    ],
    ['without a right to JSON', 'searxng', status(403), /status 403/],
    [
      'none of whose engines answers',
      'searxng',
      says('{"results":[],"unresponsive_engines":[["google","timeout"]]}'),
      /None of its engines answers: google \(timeout\)/,
    ],
    [
      'that lags',
      'wikipedia',
      says('{"error":{"code":"maxlag","info":"Waiting for a database"}}'),
      /maxlag/,
    ],
    [
      'that complains in plain text',
      'gdelt',
      says('Your query was too short.'),
      /It says: Your query was too short/,
    ],
    [
      'with an error among its entries',
      'arxiv',
      says(
        '<feed><entry><id>http://arxiv.org/api/errors#1</id><summary>incorrect id</summary></entry></feed>',
      ),
      /incorrect id/,
    ],
    ['with half an answer', 'stackexchange', says('{"items": [{'), /another form/],
    [
      'with something else altogether',
      'crossref',
      says('<html>Down for maintenance</html>'),
      /another form/,
    ],
    ['that hangs up', 'pubmed', hangUp, /connection failed/],
  ])('%s is told of: %s', async (_, name, fault, reason) => {
    trial.faults[name] = fault
    const asked = trial.searcher(name).search(query, 'ada', never)
    await expect(asked).rejects.toMatchObject({
      code: 'upstream_error',
      message: expect.stringMatching(reason),
    })
    delete trial.faults[name]
  })

  test('goes on being asked by all, whatever one account asks that it refuses', async () => {
    let refuses = true
    trial.faults.crossref = (response) => {
      if (refuses) response.writeHead(400).end('{}')
      return refuses
    }
    const one = trial.searcher('crossref')
    for (let count = 0; count < 5; count++)
      await expect(one.search({ ...query, text: `bad ${count}` }, 'ada', never)).rejects.toThrow(
        'status 400',
      )
    refuses = false

    const { results } = await one.search(query, 'ada', never)

    expect(results.length).toBeGreaterThan(0)
  })

  test('is left alone for as long as it wants, and after three failures', async () => {
    const polite = trial.searcher('crossref hackernews')
    const medical = { ...query, topic: 'science' as const }
    trial.faults.crossref = says('{"message":{"items":[]}}')
    await polite.search(medical, 'ada', never)
    trial.faults.crossref = says('no')
    for (const text of ['a', 'b', 'c'])
      await polite.search({ ...medical, text }, 'ada', never).catch(() => {})
    delete trial.faults.crossref
    const { message } = await polite
      .search({ ...medical, text: 'd' }, 'ada', never)
      .catch((error) => error)
    expect(message).toMatch(
      /Crossref \(It is left alone for (59|60) s more: its answer has another form than expected\)/,
    )
  })

  test.each(['86400', '999999', 'Fri, 31 Dec 9999 23:59:59 GMT'])(
    'is asked again after an hour, though it wants to be left alone until %s',
    async (wish) => {
      const polite = trial.searcher('crossref')
      trial.faults.crossref = status(429, { 'retry-after': wish })
      const told = () => polite.search(query, 'ada', never).catch(({ message }) => message)
      await told()
      delete trial.faults.crossref
      expect(await told()).toMatch(/left alone for (3600|3599) s more: it answered with status 429/)
    },
  )

  test('obeys the backoff of Stack Exchange', async () => {
    const polite = trial.searcher('stackexchange wikipedia')
    const coding = { ...query, topic: 'code' as const }
    trial.faults.stackexchange = says('{"items":[],"backoff":10}')
    await polite.search(coding, 'ada', never)
    delete trial.faults.stackexchange
    const { coverage } = await polite.search({ ...coding, text: 'Norrvik toll API' }, 'ada', never)
    expect(coverage.find(({ engine }) => engine === 'stackexchange')?.refused).toMatch(
      /left alone for (9|10) s/,
    )
  })

  test('answers one account while another one has many searches', async () => {
    const turns = trial.searcher('searxng')
    const held: ServerResponse[] = []
    trial.faults.searxng = (response) => held.push(response) > 0
    const eve = Array.from({ length: 20 }, (_, count) =>
      turns.search({ ...query, text: `flood ${count}` }, 'eve', never),
    )
    await expect.poll(() => held.length).toBe(6)

    const ada = turns.search({ ...query, text: 'one question' }, 'ada', never)

    await expect.poll(() => held.length).toBe(7)
    delete trial.faults.searxng
    for (const response of held) response.end('{"results":[]}')
    await Promise.all([ada, ...eve])
  })

  test('is waited for by patient queries one by one, and others go before them', async () => {
    const paced = trial.searcher('semanticscholar')
    const asked: string[] = []
    const held: ServerResponse[] = []
    trial.faults.semanticscholar = (response) => {
      asked.push(
        new URL(response.req.url ?? '', 'http://a.example').searchParams.get('query') ?? '',
      )
      return held.push(response) > 0
    }
    const answerHeld = () => {
      for (const response of held.splice(0)) response.end('{"data":[]}')
    }
    const ask = (text: string, isPatient: boolean) =>
      paced.search({ ...query, text, topic: 'science', isPatient }, 'ada', never)
    const round = ['first', 'second', 'third'].map((text) => ask(text, true))
    await expect.poll(() => asked).toEqual(['first'])

    const chat = ask('chat', false)

    await expect.poll(() => asked).toEqual(['first', 'chat'])
    delete trial.faults.semanticscholar
    answerHeld()
    const outcomes = await Promise.all([...round, chat])
    expect(outcomes.flatMap(({ coverage }) => coverage.map(({ refused }) => refused))).toEqual(
      outcomes.map(() => undefined),
    )
  })

  test('that asks for a pause is left alone by the queries that wait for it as well', async () => {
    const paced = trial.searcher('semanticscholar')
    let requests = 0
    trial.faults.semanticscholar = (response) => {
      requests++
      return status(429, { 'retry-after': '60' })(response, requests)
    }
    const round = ['first', 'second', 'third'].map((text) =>
      paced.search({ ...query, text, topic: 'science', isPatient: true }, 'ada', never),
    )
    const told = (await Promise.allSettled(round)).map((one) => 'reason' in one && one.reason)
    delete trial.faults.semanticscholar
    expect(requests).toBe(1)
    expect(told[2].message).toMatch(/left alone for (60|5\d) s more/)
  })

  test('is not asked twice for the same', async () => {
    const remembering = trial.searcher('hackernews')
    const same = { ...query, text: 'Norrvik remembered' }
    const { results } = await remembering.search(same, 'ada', never)
    const asked = trial.web.asked.length
    expect((await remembering.search(same, 'ada', never)).results).toEqual(results)
    expect(trial.web.asked.length).toBe(asked)
    // Or another account could tell from the time what was searched for.
    await remembering.search(same, 'eve', never)
    expect(trial.web.asked.length).toBeGreaterThan(asked)
  })
})
