import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ApiClient } from '../../src/client/api-client.ts'
import { freshPlace } from '../../tests/support/service/fresh-place.ts'
import { type Service, startService } from '../../tests/support/service/start-service.ts'
import { storageOf } from '../../tests/support/storage/storage-of.ts'
import { readEvaluationSet } from '../evaluation-set.ts'
import { readSummaries } from '../research/evaluate-research.ts'
import { percentile } from '../statistics.ts'
import { pollLivez } from './livez-poller.ts'
import type { Effort, Measure, Section } from './measure.ts'

/** What every page and search of the local web takes. */
const answerMs = 200
const atOnce = 10
const graphDocuments = 2_518
/** In characters; the text of the one that waits and of the one that makes it wait. */
const fairness = { large: 18_000_000, small: 1_000_000 }

/** Research over HTTP and a web that answers slowly, and jobs that are much work: removals and long texts. */
export async function measureResearch({ rounds }: Effort): Promise<Section> {
  const measures: Measure[] = []
  for (let round = 0; round < rounds; round++) {
    const figures = [...(await measureRuns(round)), ...(await measureJobs())]
    for (const [index, { rounds: values, ...same }] of figures.entries())
      measures[index] = { ...same, rounds: [...(measures[index]?.rounds ?? []), ...values] }
  }
  return { title: 'Research and long jobs', measures }
}

async function measureRuns(round: number): Promise<Measure[]> {
  await using web = await serveWeb()
  await using service = await startService({ env: { ...web.env, MAX_CONCURRENT_RESEARCH: '10' } })
  const { key } = await service.createAccount()
  const client = new ApiClient(service.url, { key })
  const topics = readSummaries('tune').map(({ question }) => question)
  const nth = (index: number) => topics[(round * (atOnce + 1) + index) % topics.length] ?? ''
  const run = (topic: string) => client.call('research', { topic, model: 'snap', max_results: 8 })
  const alone = await secondsOf(() => run(nth(0)))
  using polled = pollLivez(service.url, '/agent/models')
  const together = await secondsOf(() =>
    Promise.all(Array.from({ length: atOnce }, (_, index) => run(nth(index + 1)))),
  )
  const times = await polled.times()
  const what = `snap research, 8 sources, every answer of the web in ${answerMs} ms`
  return [
    { what, unit: 's', rounds: [alone], aim: { atMost: 15 } },
    { what: `${atOnce} of them at once, until the last ends`, unit: 's', rounds: [together] },
    {
      what: '… meanwhile, p95 of `GET /agent/models`',
      unit: 'ms',
      rounds: [percentile(times, 0.95)],
      aim: { atMost: 50 },
    },
  ]
}

async function measureJobs(): Promise<Measure[]> {
  await using place = await freshPlace()
  await using service = await startService(place)
  const ada = await clientOf(service)
  const ben = await clientOf(service)
  const removal = await measureRemoval(service, ada)
  const [alone, beside] = await measureFairness(ada, ben)
  return [
    ...removal,
    { what: 'a text of 1 MB alone, until it can be asked about', unit: 's', rounds: [alone] },
    { what: '… while another account’s 18 MB are indexed', unit: 's', rounds: [beside] },
  ]
}

async function measureRemoval(service: Service, client: ApiClient): Promise<Measure[]> {
  const { graph_id } = await client.call('createGraph', { name: 'Large' })
  const { corpus } = readEvaluationSet('2wiki')
  await client.import(
    corpus.slice(0, graphDocuments).map(({ title, text }) => ({ title, text })),
    graph_id,
  )
  const began = performance.now()
  const { status } = await client.send('deleteGraph', { graph_id })
  const answered = performance.now() - began
  const refused = await client.refusal('getGraph', { graph_id })
  if (status !== 202 || refused.status !== 404)
    throw new Error(`The removal answered ${status}, and the graph after it ${refused.status}`)
  await using storage = await storageOf(service)
  const isOver = async () =>
    (await storage.db.selectFrom('jobs').select('id').execute()).length === 0
  while (!(await isOver())) await pause(50)
  const cleaned = (performance.now() - began) / 1000
  const what = `removal of a graph of ${graphDocuments.toLocaleString('en')} documents: answer, and gone`
  return [
    { what, unit: 'ms', rounds: [answered], aim: { atMost: 1_000 } },
    { what: '… until nothing of it is stored', unit: 's', rounds: [cleaned] },
  ]
}

/** How long a text takes alone, and while the text of another account that is much longer is indexed. */
async function measureFairness(ada: ApiClient, ben: ApiClient): Promise<[number, number]> {
  const alone = await secondsOf(() => index(ben, textOf(fairness.small, 'alone')))
  const large = await ada.call('addDocument', { text: textOf(fairness.large, 'large') })
  const beside = await secondsOf(() => index(ben, textOf(fairness.small, 'beside')))
  await ada.call('deleteDocument', { doc_id: large.doc_id })
  return [alone, beside]
}

async function index(client: ApiClient, text: string): Promise<void> {
  const { doc_id } = await client.call('addDocument', { text })
  for (;;) {
    const { status } = await client.call('getDocument', { doc_id })
    if (status === 'failed') throw new Error('The text could not be indexed')
    if (status === 'ready') return
    await pause(50)
  }
}

/** Prose of so many characters, another one for each name. */
function textOf(length: number, name: string): string {
  const { corpus } = readEvaluationSet('2wiki')
  const prose = corpus.map(({ text }) => text).join('\n\n')
  const whole = Array.from(
    { length: Math.ceil(length / prose.length) },
    (_, at) => `${name} ${at}\n\n${prose}`,
  )
  return whole.join('\n\n').slice(0, length)
}

async function clientOf(service: Service): Promise<ApiClient> {
  return new ApiClient(service.url, { key: (await service.createAccount()).key })
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** The evaluation pages as sites, served by a process of its own. */
async function serveWeb() {
  const script = fileURLToPath(new URL('../web/serve-web.ts', import.meta.url))
  const child = spawn(process.execPath, [script, '--delay', String(answerMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(child.stdout), 'line')
  const env = z.record(z.string(), z.string()).parse(JSON.parse(String(line)))
  return { env, [Symbol.asyncDispose]: async () => void child.kill() }
}
