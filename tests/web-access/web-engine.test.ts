import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages, builtInRobots } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'
import { paywall, question } from './web-question.ts'

let web: LocalWeb
let service: ComposedService
let ada: TestCaller

beforeAll(async () => {
  web = await startLocalWeb([...builtInPages, paywall], { robots: builtInRobots })
  service = await composeService('sqlite', { ...web.env, SEARCH_ENGINES: 'searxng wikipedia' })
  ada = await service.account()
})

afterAll(async () => {
  await service[Symbol.asyncDispose]()
  await web[Symbol.asyncDispose]()
})

describe('The engine web', () => {
  test('answers with exact quotes of pages, which are kept', async () => {
    const answer = await ask('Who designed the Norrvik Sound Bridge?')
    expect(answer.messages.at(-1)?.content).toContain('Marit Hovland')
    expect(answer.grounding).toBe('answered')
    expect(answer.citations.length).toBeGreaterThan(0)
    for (const { doc_id, url, start, end, quote } of answer.citations) {
      expect((await ada.text(doc_id)).slice(start, end)).toBe(quote)
      const page = await ada.call('getDocument', { doc_id })
      expect(page).toMatchObject({ kind: 'page', url, status: 'ready', chunks: 0 })
      expect(Date.parse(page.fetched_at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    }
  })

  test('reads a misspelt question by the words of the pages, searches for what is meant, and says so', async () => {
    const before = web.asked.length
    const { spelling, messages, trace } = await ask('Who desinged the Norrvik Sound Bridge?')

    expect(spelling).toEqual([{ written: 'desinged', read_as: 'designed' }])
    expect(messages.at(-1)?.content).toContain('Marit Hovland')
    expect(trace.steps.map(({ name }) => name)).toEqual(['search', 'read', 'search', 'read'])
    const pages = web.asked.slice(before).filter((asked) => !asked.startsWith('search.'))
    expect(new Set(pages).size).toBe(pages.length)
  })

  test('tells which engines were asked and which pages were read, and why not', async () => {
    const { coverage, trace } = await ask('When was the Norrvik Sound Bridge opened?')
    expect(coverage?.engines.map(({ engine }) => engine)).toEqual(['searxng', 'wikipedia'])
    const reasons = new Map(
      coverage?.pages.map(({ url, reason }) => [
        new URL(url).hostname.replace('.localhost', ''),
        reason,
      ]),
    )
    expect(reasons.get('www.old-harbour.example')).toMatch(/status 404/)
    expect(reasons.get('www.busy.example')).toMatch(/status 429/)
    expect(reasons.get('www.private.example')).toMatch(/robots\.txt/)
    expect(reasons.get('en.wikipedia.org')).toBeUndefined()
    expect(trace.nodes.every(({ kind }) => kind === 'page')).toBe(true)
    expect(trace.steps.map(({ name }) => name)).toEqual(['search', 'read'])
  })

  test('counts passages as nodes, and charges for them as for others', async () => {
    const { usage, trace } = await ask(
      'How high are the pylons of the Norrvik Sound Bridge?',
      'ponder',
    )
    expect(usage.nodes_accessed).toBe(trace.nodes.length)
    for (const { doc_id = '', title, start, end = 0 } of trace.nodes) {
      expect((await ada.call('getDocument', { doc_id })).title).toBe(title)
      expect((await ada.text(doc_id)).slice(start, end)).toHaveLength(end - (start ?? end))
    }
    expect(usage.tokens_consumed).toBe(10 + 0.5 * Math.max(0, trace.nodes.length - 5))
  })

  test('reads pages of the wanted domains alone, and asks no other server', async () => {
    const asked = question('Who designed the Norrvik Sound Bridge?')
    const all = (await ada.call('interact', asked)).coverage?.pages.map(({ url }) => hostOf(url))
    const [wanted = ''] = all ?? []
    expect(new Set(all).size).toBeGreaterThan(1)
    for (const domains of [{ include_domains: [wanted] }, { exclude_domains: [wanted] }]) {
      const before = web.asked.length
      const { citations, coverage } = await ada.call('interact', { ...asked, ...domains })
      const isWanted = (host: string) => (host === wanted) === 'include_domains' in domains
      expect(citations.length).toBeGreaterThan(0)
      expect(citations.every(({ url = '' }) => isWanted(hostOf(url)))).toBe(true)
      expect(coverage?.pages.every(({ url }) => isWanted(hostOf(url)))).toBe(true)
      const hosts = web.asked.slice(before).map((address) => hostOf(`http://${address}`))
      expect(hosts.filter((host) => host !== 'search.localhost').every(isWanted)).toBe(true)
    }
  })

  test('says that it has nothing where no wanted domain has, and charges nothing', async () => {
    const asked = question('Who designed the Norrvik Sound Bridge?')
    const wanted = { ...asked, include_domains: ['elsewhere.test'] }
    const { grounding, usage, coverage } = await ada.call('interact', wanted)
    expect([grounding, usage.tokens_consumed, coverage?.pages]).toEqual(['nothing', 0, []])
    expect(coverage?.engines[0]?.refused).toMatch(/None of its \d+ results is of the wanted/)
  })

  test('takes only domains, and only where it reads the web', async () => {
    const asked = question('Who designed the Norrvik Sound Bridge?')
    for (const name of ['https://example.org', 'example.org/docs', 'exa mple.org', '']) {
      const { status, problem } = await ada.refusal('interact', {
        ...asked,
        exclude_domains: [name],
      })
      expect([status, problem.code]).toEqual([400, 'invalid_request'])
    }
    const { problem } = await ada.refusal('interact', {
      ...asked,
      reasoning_engine: 'rag',
      include_domains: ['example.org'],
    })
    expect(problem).toMatchObject({ code: 'invalid_request', param: 'include_domains' })
  })

  test('reads what only a PDF says', async () => {
    const { messages, citations } = await ask(
      'To how many decibels was the loudest house on the northern shore exposed at night?',
    )
    expect(messages.at(-1)?.content).toContain('58 decibels')
    expect(citations.some(({ url }) => url?.endsWith('noise-report.pdf'))).toBe(true)
  })

  test('keeps a page once, and keeps pages away from documents', async () => {
    const first = await ask('Who designed the Norrvik Sound Bridge?')
    const again = await ask('Who designed the Norrvik Sound Bridge?')
    expect(again.citations).toEqual(first.citations)
    expect((await ada.call('listDocuments', {})).data).toEqual([])
    const pages = (await ada.call('listDocuments', { kind: 'page' })).data
    expect(new Set(pages.map(({ url, characters }) => `${url} ${characters}`)).size).toBe(
      pages.length,
    )
    const { passages } = await ada.call('searchDocuments', { query: 'Norrvik Sound Bridge' })
    expect(passages).toEqual([])
  })

  test('shows two copies of one story as one source', async () => {
    const { citations } = await ask('What is the toll for a car on the Norrvik Sound Bridge?')
    const hosts = new Set(citations.map(({ url = '' }) => new URL(url).hostname))
    expect(
      hosts.has('www.norrvik-times.example.localhost') &&
        hosts.has('www.coast-wire.example.localhost'),
    ).toBe(false)
  })

  test('reads two copies of one story as one page', async () => {
    const { coverage, trace } = await ask('What is the toll for a car on the Norrvik Sound Bridge?')
    const title = 'Norrvik Sound Bridge opens after four years'
    const read = coverage?.pages.filter((page) => page.title === title)
    expect(read?.map(({ status }) => status)).toEqual(['read', 'read'])
    const told = trace.steps.find(({ name }) => name === 'read')?.summary?.split(' · ')
    expect(told?.filter((one) => one === title)).toEqual([title])
  })

  test('does nothing that a page tells it to', async () => {
    const before = web.asked.length
    const { messages, citations } = await ask(
      'How can the toll of the Norrvik Sound Bridge be paid?',
      'ponder',
    )
    const reply = messages.at(-1)?.content ?? ''
    expect(reply).toContain('paid at the northern end')
    expect(reply).not.toMatch(/API key|Cheap Tolls Ltd|900 crowns/)
    for (const { quote } of citations)
      expect(quote).not.toMatch(/API key|Cheap Tolls Ltd|900 crowns/)
    const asked = web.asked.slice(before).join('\n')
    expect(asked).not.toContain('evil.example')
    expect(asked).not.toContain(ada.key)
  })

  test.each([{ target_doc_id: 'doc_1' }, { target_graph_id: 'graph_1' }])(
    'with %j is refused',
    async (target) => {
      const { status, problem } = await ada.refusal('interact', { ...question('Who?'), ...target })
      expect([status, problem.code, problem.param]).toEqual([
        400,
        'invalid_request',
        Object.keys(target)[0],
      ])
      expect(problem.message).toMatch(/reads the web, not your documents/)
    },
  )

  test('costs nothing where no page was found', async () => {
    const { grounding, coverage, usage, citations, messages } = await ask('Xyzzy plugh qwertz?')
    expect([grounding, citations, coverage?.pages]).toEqual(['nothing', [], []])
    expect(messages.at(-1)?.content).toBe('The search found no page.')
    expect(usage).toMatchObject({ tokens_consumed: 0, nodes_accessed: 0 })
  })

  test('costs nothing where no page that was read says anything', async () => {
    const { grounding, coverage, usage } = await ask('How many moons does Jupiter have?')
    expect(grounding).toBe('nothing')
    expect(coverage?.pages.some(({ status }) => status === 'read')).toBe(true)
    expect(usage.tokens_consumed).toBe(0)
  })

  test('greets without searching', async () => {
    const before = web.asked.length
    const { coverage, usage } = await ask('Hello!')
    expect([coverage, usage.tokens_consumed, web.asked.length]).toEqual([undefined, 3, before])
  })
})

function ask(content: string, model: 'snap' | 'ponder' = 'snap') {
  return ada.call('interact', question(content, model))
}

function hostOf(url: string): string {
  return new URL(url).hostname
}
