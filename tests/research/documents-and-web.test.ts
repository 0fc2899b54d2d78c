import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const wanted = { topic: 'Norrvik Sound Bridge', model: 'snap' as const }

describe('research of documents and the web', () => {
  let web: LocalWeb
  let service: ComposedService
  let ada: TestCaller
  let graph: string
  /** Whether the search engines of the web answer. */
  let isReachable = true

  beforeAll(async () => {
    const fault = () => !isReachable
    web = await startLocalWeb(builtInPages, {
      engineFaults: {
        searxng: (response) => fault() && Boolean(response.writeHead(400).end()),
      },
    })
    service = await composeService('sqlite', { ...web.env, SEARCH_ENGINES: 'searxng' })
    ada = await service.account(1_000)
    graph = (await ada.call('createGraph', { name: 'Minutes' })).graph_id
    const text =
      'The council agreed in secret that Quillfeather Holdings buys the Norrvik Sound Bridge in 2031. Quillfeather Holdings pays 900 million crowns for the Norrvik Sound Bridge.'
    for (const graph_id of [graph, undefined])
      await ada.call('addDocument', {
        title: 'Minutes',
        text: `${text} ${graph_id ?? ''}`,
        graph_id,
      })
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('has sources of both, and tells nothing of the documents to the web', async () => {
    const before = web.asked.length
    const result = await ada.call('research', {
      ...wanted,
      model: 'ponder',
      reads: 'both',
      target_graph_id: graph,
    })

    const isDocument = ({ url }: { url: string }) => url.startsWith('skein://')
    expect(new Set(result.sources.map(isDocument))).toEqual(new Set([true, false]))
    const engines = result.coverage.engines.map(({ engine }) => engine)
    expect(new Set(engines)).toEqual(new Set(['documents', 'searxng']))
    expect(await ada.text(result.doc_id)).toContain('Quillfeather Holdings buys')
    const asked = web.asked.slice(before).join('\n')
    expect(asked).toContain('search.localhost')
    expect(asked).not.toMatch(/Quillfeather/i)
    const job = await ada.call('getResearch', { research_id: result.research_id })
    expect(job).toMatchObject({ reads: 'both', target_graph_id: graph })
  })

  test('does not tell the web the language of the documents', async () => {
    await ada.call('addDocument', {
      title: 'Wärmepumpen im Vergleich',
      text: 'Die Kosten der Wärmepumpen liegen bei 30.000 Euro, und ihre Lebensdauer beträgt zwanzig Jahre. Die Lautstärke der Wärmepumpen liegt nachts bei 35 Dezibel.',
    })
    const topic = 'Wärmepumpen: Kosten, Lautstärke'
    const languagesFor = async (reads: 'documents' | 'both') => {
      const before = web.asked.length
      const { sources } = await ada.call('research', { ...wanted, topic, reads })
      expect(sources.map(({ title }) => title)).toContain('Wärmepumpen im Vergleich')
      const asked = web.asked.slice(before).join('\n')
      return new Set(Array.from(asked.matchAll(/language=(\w+)/g), ([, language]) => language))
    }

    expect(await languagesFor('documents')).toEqual(new Set())
    expect(await languagesFor('both')).toEqual(new Set(['en']))
  })

  test('of all documents it reads those of every graph, and no earlier report', async () => {
    const before = web.asked.length
    const { sources } = await ada.call('research', { ...wanted, reads: 'documents' })

    const documents = await Promise.all(
      sources.map(({ doc_id }) => ada.call('getDocument', { doc_id })),
    )
    expect(new Set(documents.map(({ title }) => title))).toEqual(new Set(['Minutes']))
    expect(web.asked.length).toBe(before)
  })

  test('goes on without the web if that refuses, and says so', async () => {
    isReachable = false
    try {
      const topic = 'Who buys the Norrvik Sound Bridge?'
      const asked = { ...wanted, topic, reads: 'both' as const }
      const { outcome, coverage } = await ada.call('research', asked)

      expect(outcome).toBe('done')
      expect(coverage.engines).toContainEqual(
        expect.objectContaining({ engine: 'searxng', refused: 'It answered with status 400' }),
      )
    } finally {
      isReachable = true
    }
  })

  test.each([
    [{ reads: 'web', target_graph_id: 'graph_1' }, 'target_graph_id'],
    [{ reads: 'documents', include_domains: ['example.org'] }, 'include_domains'],
    [{ reads: 'both', target_graph_id: 'graph_1' }, 'target_graph_id'],
  ] as const)('%j is refused', async (asked, param) => {
    const { problem } = await ada.refusal('research', { ...wanted, ...asked })
    expect(problem.param).toBe(param)
  })

  test('is refused where the web is off', async () => {
    await using off = await composeService('sqlite', { WEB_ACCESS: 'off' })
    const bob = await off.account(100)

    expect(await bob.refusal('research', { ...wanted, reads: 'both' })).toMatchObject({
      status: 403,
    })
    const own = await bob.call('research', { ...wanted, reads: 'documents' })
    expect(own).toMatchObject({ outcome: 'nothing', usage: { tokens_consumed: 0 } })
  })
})
