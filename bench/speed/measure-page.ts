import type { Browser, Page } from 'playwright-core'
import { buildPage } from '../../scripts/build-page.ts'
import { ApiClient } from '../../src/client/api-client.ts'
import type { Turn } from '../../src/contract/chat/conversations.ts'
import type { GraphMap } from '../../src/contract/graphs/graph-map.ts'
import { importExamples } from '../../tests/support/library/example-library.ts'
import { openBrowser, watchedPage } from '../../tests/support/page/browser.ts'
import { startService } from '../../tests/support/service/start-service.ts'
import type { Effort, Measure, Section } from './measure.ts'

const graphSize = { nodes: 10_000, edges: 50_000 }
const turnsTotal = 500
const turnsPerPage = 30
const panMs = 3_000
const wheelStepMs = 50

/**
 * What the page takes in Chromium, which draws WebGL in software. The picture of the graph and the turns of the
 * conversation are made up here and answered in place of the service, so that only the page is measured.
 */
export async function measurePage({ rounds }: Effort): Promise<Section> {
  await buildPage()
  await using service = await startService()
  const { key, email, password } = await service.createPerson('ada@example.org')
  const ada = new ApiClient(service.url, { key })
  const { graph_id } = await ada.call('createGraph', { name: 'The sound' })
  await importExamples(ada, graph_id)
  const { conversation_id } = await ada.call('createConversation', { title: 'Long' })
  const browser = await openBrowser()
  const figures = { load: [], graph: [], pan: [], open: [], longest: [] } as Figures
  try {
    for (let round = 0; round < rounds; round++) {
      const { context, page } = await watchedPage(browser, service.url)
      await page.request.post('/auth/sign-in/email', {
        data: { email, password },
        headers: { 'sec-fetch-site': 'same-origin' },
      })
      figures.load.push(await firstLoad(browser, page, service.url))
      await measureGraph(page, graph_id, figures)
      await measureConversation(page, conversation_id, figures)
      await context.close()
    }
  } finally {
    await browser.close()
  }
  return { title: 'The page, in Chromium with WebGL in software', measures: measuresOf(figures) }
}

type Figures = Record<'load' | 'graph' | 'pan' | 'open' | 'longest', number[]>

function measuresOf({ load, graph, pan, open, longest }: Figures): Measure[] {
  const size = '10,000 nodes and 50,000 edges'
  const talk = 'a conversation of 1,000 messages'
  return [
    {
      what: 'first load until a question can be typed',
      unit: 'ms',
      rounds: load,
      aim: { atMost: 1_500 },
    },
    {
      what: `a graph of ${size} is shown`,
      unit: 'ms',
      rounds: graph,
      aim: { atMost: 3_000 },
    },
    { what: 'frames while it is panned', unit: 'per s', rounds: pan, aim: { atLeast: 15 } },
    { what: `${talk} opens`, unit: 'ms', rounds: open, aim: { atMost: 1_000 } },
    {
      what: `longest task while all of ${talk} is scrolled`,
      unit: 'ms',
      rounds: longest,
      aim: { atMost: 100 },
    },
  ]
}

/** With nothing in the cache of the browser. */
async function firstLoad(browser: Browser, signedIn: Page, url: string): Promise<number> {
  const fresh = await watchedPage(browser, url)
  await fresh.context.addCookies(await signedIn.context().cookies())
  const ms = await openingMs(fresh.page, '/app/chat', 'textarea:enabled')
  await fresh.context.close()
  return ms
}

/** From the call of the address until an element is there, by the clock of the browser. */
async function openingMs(page: Page, path: string, element: string): Promise<number> {
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator(element).first().waitFor()
  return Number(await page.evaluate('performance.now()'))
}

async function measureGraph(page: Page, graphId: string, { graph, pan }: Figures): Promise<void> {
  const map = JSON.stringify(madeUpMap())
  await page.route(`**/graphs/${graphId}/map?*`, (route) =>
    route.fulfill({ body: map, contentType: 'application/json' }),
  )
  graph.push(await openingMs(page, `/app/graphs/${graphId}?all=1`, '.canvas canvas'))
  const box = await page.locator('.canvas').boundingBox()
  if (!box) throw new Error('The graph is not drawn')
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.evaluate(
    `window.frames_ = 0; (function count() { window.frames_++; requestAnimationFrame(count) })()`,
  )
  await page.mouse.move(middle.x, middle.y)
  await page.mouse.down()
  const [startedAt, before] = await framesSoFar(page)
  for (let step = 0; performance.now() - startedAt < panMs; step++)
    await page.mouse.move(middle.x + 120 * Math.sin(step / 6), middle.y + 80 * Math.cos(step / 6))
  const [endedAt, after] = await framesSoFar(page)
  await page.mouse.up()
  pan.push(((after - before) / (endedAt - startedAt)) * 1_000)
}

async function framesSoFar(page: Page): Promise<readonly [number, number]> {
  const frames = Number(await page.evaluate('window.frames_'))
  return [performance.now(), frames]
}

async function measureConversation(
  page: Page,
  conversationId: string,
  { open, longest }: Figures,
): Promise<void> {
  await page.route(`**/conversations/${conversationId}/turns?*`, (route) => {
    const after = new URL(route.request().url()).searchParams.get('starting_after')
    return route.fulfill({ json: madeUpTurns(Number(after ?? 0)) })
  })
  open.push(await openingMs(page, `/app/chat/${conversationId}`, '.turn .reply'))
  const older = page.getByRole('button', { name: 'Show older questions' })
  while (await older.isVisible()) {
    const turns = await page.locator('.turn').count()
    await older.click()
    await page.locator('.turn').nth(turns).waitFor({ state: 'attached' })
  }
  await page.evaluate(`window.longest_ = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest_ = Math.max(window.longest_, duration)
    }).observe({ entryTypes: ['longtask'] })`)
  await page.locator('.turns').hover()
  const height = Number(await page.evaluate(`document.querySelector('.turns').scrollHeight`))
  for (let scrolled = 0; scrolled < height; scrolled += 2_000) {
    await page.mouse.wheel(0, -2_000)
    await page.waitForTimeout(wheelStepMs)
  }
  longest.push(Number(await page.evaluate('window.longest_')))
}

/** Nodes on a spiral, each tied to others by fixed steps: the same graph each time. */
function madeUpMap(): GraphMap {
  const nodes = Array.from({ length: graphSize.nodes }, (_, place) => {
    const [radius, angle] = [Math.sqrt(place / graphSize.nodes), place * 2.399963]
    return {
      node_id: `ent_${place}`,
      name: `Name ${place}`,
      passages: 1 + (place % 9),
      x: radius * Math.cos(angle),
      y: radius * Math.sin(angle),
    }
  })
  const edges = Array.from({ length: graphSize.edges }, (_, place) => {
    const from = place % graphSize.nodes
    const step = 1 + Math.floor(place / graphSize.nodes) * 89
    return { from, to: (from + step) % graphSize.nodes, weight: 1 }
  })
  const counts = { nodes_total: graphSize.nodes, matching: graphSize.nodes }
  return { nodes, edges, ...counts, complete: true, relations: [] }
}

/** A page of the conversation, the newest first; the cursor is how many are before it. */
function madeUpTurns(first: number) {
  const until = Math.min(turnsTotal, first + turnsPerPage)
  const data = Array.from({ length: until - first }, (_, place) => madeUpTurn(first + place))
  const more = until < turnsTotal
  return { object: 'list', data, has_more: more, next_cursor: more ? String(until) : null }
}

function madeUpTurn(place: number): Turn {
  const quote = 'The Aurelia was the first ferry on the sound with a diesel engine.'
  const sentence = `${quote} A crossing takes ${place} minutes, in summer and in winter.[1]`
  return {
    interaction_id: `int_${place}`,
    object: 'turn',
    model: 'snap',
    reasoning_engine: 'rag',
    question: `How long does crossing number ${place} of the sound take?`,
    reply: `**Aurelia (ferry):** ${sentence}\n\n- ${sentence}\n- ${sentence}\n\n${sentence}`,
    citations: [{ index: 1, doc_id: 'doc_1', title: 'Aurelia', start: 0, end: 66, quote }],
    grounding: 'answered',
    trace: { nodes: [], steps: [], paths: [] },
    usage: {
      tokens_consumed: 3,
      balance_remaining: 997,
      operation: 'chat_query',
      model: 'snap',
      nodes_accessed: 5,
      limited_by_balance: false,
    },
    created_at: new Date(1_760_000_000_000 - place * 60_000).toISOString(),
  }
}
