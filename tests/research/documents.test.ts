import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBooksBalance } from '../ledger/expect-books-balance.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const library = join(import.meta.dirname, '../../examples/library')
const snap = { topic: 'Norrvik', model: 'snap' as const }

describe.each(storageEngines)('research of documents on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller

  beforeAll(async () => {
    // It needs no web.
    service = await composeService(name, { WEB_ACCESS: 'off' })
  })
  beforeEach(async () => {
    ada = await service.account(500)
  })
  afterAll(async () => {
    await expectBooksBalance(service.storage)
    await service[Symbol.asyncDispose]()
  })

  test('leaves a report that quotes them word for word, and keeps no copies of them', async () => {
    const graph = await newGraph(ada)
    for (const file of readdirSync(library))
      await addText(ada, graph, readFileSync(join(library, file), 'utf8'))

    const result = await ada.call('research', { ...snap, target_graph_id: graph, max_results: 8 })

    expect(result).toMatchObject({ outcome: 'done', usage: { tokens_consumed: 30 } })
    expect(result.coverage.engines).toMatchObject([{ engine: 'documents' }])
    expect(result.sources.length).toBeGreaterThan(1)
    // "The ship was restored …" tells which ship only with the name of its document.
    expect(await ada.text(result.doc_id)).toContain('*Kestrel (lightship):* The ship was restored')
    for (const { doc_id, url } of result.sources) {
      expect(url).toBe(`skein://documents/${doc_id}`)
      expect(await ada.call('getDocument', { doc_id })).toMatchObject({ graph_id: graph })
    }
    await expectExactQuotes(ada, result.research_id)
    expect(await ada.call('getGraph', { graph_id: result.graph_id })).toMatchObject({
      documents: 1,
    })
    expect(await ada.call('getResearch', { research_id: result.research_id })).toMatchObject({
      target_graph_id: graph,
    })
    const bibliography = await exported(ada, result.research_id, 'bibtex')
    expect(bibliography).toContain('@misc{source1')
    expect(bibliography).not.toContain('skein:')
    expect(await exported(ada, result.research_id, 'html')).not.toContain('skein:')
  })

  test('is answered again under its key although the graph that it read is deleted', async () => {
    const graph = await newGraph(ada)
    await addText(ada, graph, 'The lighthouse of Norrvik was built by Ines Corrado in 1871.')
    const wanted = { ...snap, target_graph_id: graph }
    const key = { 'idempotency-key': 'report-of-norrvik' }
    const report = await (await ada.send('research', wanted, key)).json()
    await ada.call('deleteGraph', { graph_id: graph })

    const repeated = await ada.send('research', wanted, key)

    expect(repeated.status).toBe(200)
    expect(await repeated.json()).toEqual(report)
    const other = { 'idempotency-key': 'another-report' }
    expect((await ada.send('research', wanted, other)).status).toBe(404)
    expect((await ada.send('research', snap, other)).status).toBe(403)
  })

  test('is refused for a graph of others and with domains of the web, and free where nothing is found', async () => {
    const bob = await service.account(500)
    const [own, foreign] = [await newGraph(ada), await newGraph(bob)]

    const refused = await ada.refusal('research', { ...snap, target_graph_id: foreign })
    expect([refused.status, refused.problem.param]).toEqual([404, 'target_graph_id'])
    const both = { ...snap, target_graph_id: own, include_domains: ['example.org'] }
    expect(await ada.refusal('research', both)).toMatchObject({
      status: 400,
      problem: { param: 'include_domains' },
    })
    const empty = await ada.call('research', { ...snap, target_graph_id: own })
    expect(empty).toMatchObject({ outcome: 'nothing', sources: [], usage: { tokens_consumed: 0 } })
    expect(await ada.call('getUsage', {})).toMatchObject({ balance: 500, held: 0 })
  })

  test('its sources are the same as long as they are stored', async () => {
    const graph = await newGraph(ada)
    for (const file of ['ferry-aurelia.md', 'ingrid-solberg.md'])
      await addText(ada, graph, readFileSync(join(library, file), 'utf8'))
    const { research_id, sources } = await ada.call('research', { ...snap, target_graph_id: graph })
    const [first] = sources
    if (!first) throw new Error('The report has no source')

    const { links } = await ada.call('checkLinks', { research_id })
    expect(new Set(links.map(({ state }) => state))).toEqual(new Set(['same']))
    await ada.call('deleteDocument', { doc_id: first.doc_id })
    const { markdown } = await ada.call('getResearchReport', { research_id })
    expect(markdown).toBe('This report, or a document that it quotes, has been deleted since.')
  })

  // What is made of what was found has nothing of the store.
  if (name === 'sqlite') {
    test('reads a misspelt word of its topic as what one document has, and says so', async () => {
      const graph = await newGraph(ada)
      await addText(ada, graph, 'The lighthouse of Norrvik was built by Ines Corrado in 1871.')
      await addText(ada, graph, 'Herring is salted in barrels of oak.')
      const wanted = { model: 'snap' as const, target_graph_id: graph }

      const misspelt = { ...wanted, topic: 'The lighhtouse of Norrvik' }
      const result = await ada.call('research', misspelt)

      expect(result).toMatchObject({
        outcome: 'done',
        title: 'The lighthouse of Norrvik',
        spelling: [{ written: 'lighhtouse', read_as: 'lighthouse' }],
      })
      const spelled = await ada.call('research', { ...wanted, topic: 'The lighthouse of Norrvik' })
      expect(spelled.spelling).toBeUndefined()
      expect(await ada.text(result.doc_id)).toBe(await ada.text(spelled.doc_id))
    })

    test('reads of a long document what it says of the topic, wherever that stands', async () => {
      const graph = await newGraph(ada)
      const filler = (at: number) =>
        `## Log of day ${at}\n\nThe harbour was dredged again on day ${at}, and the council argued about the price of coal until the lamps were lit. The wind came from the west, as it had for a week, and nobody went out. ${'A barge waited at the quay for its load of coal and went back empty. '.repeat(14)}`
      const said = 'The lighthouse of Ekvik was built by Ines Corrado in 1871 from red granite.'
      const days = Array.from({ length: 400 }, (_, at) => filler(at))
      const text = `# Harbour log\n\n${days.join('\n\n')}\n\n## Ekvik\n\n${said} Its lamp burnt colza oil until 1904.\n`
      await addText(ada, graph, text)

      const result = await ada.call('research', {
        topic: 'The lighthouse of Ekvik',
        model: 'snap',
        target_graph_id: graph,
      })

      expect(result.outcome).toBe('done')
      expect(await ada.text(result.doc_id)).toContain(said)
      await expectExactQuotes(ada, result.research_id)
    })
  }
})

async function newGraph(caller: TestCaller): Promise<string> {
  return (await caller.call('createGraph', { name: 'Harbours' })).graph_id
}

async function addText(caller: TestCaller, graph_id: string, text: string): Promise<void> {
  const { doc_id } = await caller.call('addDocument', { graph_id, text })
  expect(await caller.call('getDocument', { doc_id })).toMatchObject({ status: 'ready' })
}

/** Expects that each sentence of a report rests on quotes which stand where they are said to. */
async function expectExactQuotes(caller: TestCaller, research_id: string): Promise<void> {
  const report = await caller.call('getResearchReport', { research_id })
  const edges = report.graph.edges.flatMap(({ evidence }) => evidence)
  const told = report.statements.flatMap(({ evidence }) => evidence)
  expect(told.length).toBeGreaterThan(0)
  expect(edges.length).toBeGreaterThan(0)
  for (const { doc_id, start, end, quote } of [...told, ...edges])
    expect((await caller.text(doc_id)).slice(start, end)).toBe(quote)
}

async function exported(caller: TestCaller, id: string, format: string): Promise<string> {
  const response = await caller.request(`/agent/research/${id}/export?format=${format}`)
  expect(response.status).toBe(200)
  return response.text()
}
