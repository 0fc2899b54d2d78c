import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pdfOf } from '../support/library/sample-files.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import type { LocalPage } from '../support/web/local-page.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

const wanted = {
  topic: 'Experiments on the vortex shedding of the Norrvik Sound Bridge',
  model: 'snap' as const,
}

/** Papers that only their abstracts are known of, as their publisher shows the text to subscribers. */
const closedPapers: readonly LocalPage[] = [
  'We measure vortex shedding at the deck of the Norrvik Sound Bridge in 214 storms. The fairings of the deck reduce the amplitude of the vortex shedding by 38 per cent, and the dampers of the Norrvik Sound Bridge by another 12 per cent. A study of the pylons showed that the wind from the northern shore matters most.',
  'A model of the Norrvik Sound Bridge in a wind tunnel shows vortex shedding at lower speeds than its deck does. This study of vortex shedding compares eleven sections of the deck of the Norrvik Sound Bridge with those of four older bridges, and explains the difference by the railings, which the models leave out.',
].map((lead, index) => ({
  url: `https://journal${index}.example/norrvik`,
  title: `Vortex shedding of the Norrvik Sound Bridge, part ${index + 1}`,
  lead,
  mediaType: 'text/html',
  status: 403,
  body: () => 'For subscribers only.',
}))

/** Where the first of them stands in full for everybody. */
const openText: LocalPage = {
  url: `${closedPapers[0]?.url}.pdf`,
  title: 'untitled',
  lead: '',
  mediaType: 'application/pdf',
  isListed: false,
  body: () =>
    pdfOf([
      {
        text: 'In eleven storms of the winter the vortex shedding of the Norrvik Sound Bridge',
        y: 700,
      },
      { text: 'moved its deck by 14 centimetres, as our experiments with lasers show.', y: 680 },
      {
        text: 'The experiments ended when the fairings of the Norrvik Sound Bridge were replaced.',
        y: 640,
      },
    ]),
}

describe('research on papers', () => {
  let web: LocalWeb
  let service: ComposedService

  beforeAll(async () => {
    web = await startLocalWeb(closedPapers)
    const engines = { SEARXNG_URL: '', SEARCH_ENGINES: 'crossref' }
    service = await composeService('sqlite', { ...web.env, ...engines })
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('whose text nobody may read quotes their abstracts, and is read as any other', async () => {
    const ada = await service.account(500)

    const { research_id, sources, graph_id } = await ada.call('research', wanted)

    expect(sources.map(({ abstract_only }) => abstract_only)).toEqual([true, true])
    const { data } = await ada.call('listResearch', {})
    expect(data.map(({ result }) => result?.sources)).toEqual([sources])
    for (const format of ['markdown', 'bibtex', 'csl'])
      expect((await ada.send('exportResearch', { research_id, format })).status, format).toBe(200)
    const documents = await ada.call('listDocuments', { graph_id })
    expect(documents.data).toHaveLength(sources.length + 1)
  })

  test('that nobody can read any more leaves the rest of its lists', async () => {
    const ada = await service.account(500)
    const [kept, broken] = [await ada.call('research', wanted), await ada.call('research', wanted)]
    const { db } = service.storage
    const faulty = JSON.stringify({ ...broken, sources: [{ title: 'No source' }] })
    await db
      .updateTable('interactions')
      .set({ response: faulty })
      .where('id', '=', broken.research_id)
      .execute()
    await db
      .updateTable('documents')
      .set({ fetched_at: 'yesterday' })
      .where('graph_id', '=', broken.graph_id)
      .where('id', '!=', broken.doc_id)
      .execute()

    const { data } = await ada.call('listResearch', {})
    expect(data.map(({ research_id }) => research_id)).toEqual([kept.research_id])
    const { graph_id, research_id } = broken
    const documents = await ada.call('listDocuments', { graph_id })
    expect(documents.data.map(({ doc_id }) => doc_id)).toEqual([broken.doc_id])
    const logged = service.logLines
      .filter((line) => line.includes('fetched_at'))
      .map((line) => JSON.parse(line))
    expect(logged).toMatchObject([{ level: 50 }, { level: 50 }])
    expect((await ada.refusal('getResearch', { research_id })).status).toBe(500)
  })
})

test('A paper whose page cannot be read is quoted by its open text, under its own title', async () => {
  await using web = await startLocalWeb([...closedPapers, openText])
  const engines = { SEARXNG_URL: '', SEARCH_ENGINES: 'arxiv' }
  await using service = await composeService('sqlite', { ...web.env, ...engines })
  const ada = await service.account(500)

  const { sources, research_id } = await ada.call('research', wanted)

  const url = web.url(openText.url)
  const read = sources.find((source) => source.url === url)
  expect(read).toMatchObject({ title: closedPapers[0]?.title, author: 'Ada Berg' })
  expect(read).not.toHaveProperty('abstract_only')
  const { markdown } = await ada.call('getResearchReport', { research_id })
  expect(markdown).toContain('eleven storms of the winter')
})

describe('A paper whose text nobody may read', () => {
  let web: LocalWeb
  let service: ComposedService
  let ada: TestCaller

  beforeAll(async () => {
    web = await startLocalWeb(closedPapers)
    service = await composeService('sqlite', { ...web.env, SEARCH_ENGINES: 'searxng crossref' })
    ada = await service.account(500)
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('is quoted by its abstract, whichever engine found its page first', async () => {
    const { sources, coverage } = await ada.call('research', wanted)
    expect(coverage.engines.map(({ given }) => given > 0)).toEqual([true, true])
    expect(sources.map(({ abstract_only }) => abstract_only)).toEqual([true, true])
  })

  test('answers a question by its abstract, and what was read is told', async () => {
    const content =
      'By how much do fairings reduce the vortex shedding of the Norrvik Sound Bridge in the experiment?'
    const { messages, citations, coverage } = await ada.call('interact', {
      model: 'snap',
      reasoning_engine: 'web',
      messages: [{ role: 'user', content }],
    })
    expect(messages.at(-1)?.content).toContain('38 per cent')
    expect(citations[0]?.url).toBe(web.url(closedPapers[0]?.url ?? ''))
    for (const page of coverage?.pages ?? [])
      expect(page).toMatchObject({
        status: 'read',
        abstract_only: true,
        reason: expect.stringContaining('403'),
      })
  })
})
