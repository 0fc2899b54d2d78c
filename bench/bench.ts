import { parseArgs } from 'node:util'
import { freshPlace } from '../tests/support/service/fresh-place.ts'
import { haveEvaluationData, readEvaluationSet } from './evaluation-set.ts'
import { describeMachine } from './machine.ts'
import { measureFts5 } from './peers/fts5.ts'
import { measurePeers } from './peers/measure-peers.ts'
import { measureOwnSearch } from './peers/own-search.ts'
import { type Effort, type Measure, type Section, toMarkdown } from './speed/measure.ts'
import { measureChat } from './speed/measure-chat.ts'
import { measureIngest } from './speed/measure-ingest.ts'
import { measureKeys } from './speed/measure-keys.ts'
import { measureLarge } from './speed/measure-large.ts'
import { measureLedger } from './speed/measure-ledger.ts'
import { measureMcp } from './speed/measure-mcp.ts'
import { measurePage } from './speed/measure-page.ts'
import { measureResearch } from './speed/measure-research.ts'
import { measureSize } from './speed/measure-size.ts'
import { measureStart } from './speed/measure-start.ts'
import { writeFigures } from './write-figures.ts'

const usage = `npm run bench [-- --quick] [-- --large [--passages=<n>]] [-- --page] [-- --research] [-- --ledger] [-- --size] [-- --no-peers] [-- --json]
  --quick     fewer rounds, nothing with 100,000 passages, and the pages stay as they are
  --large     only what is measured with 100,000 passages, and the pages stay as they are
  --passages  with --large: another number of passages, such as 500000, which takes 2 GB of disk
  --page      only what the web page takes in Chromium, which is written to its own part of the page of figures
  --research  only research over HTTP and long jobs, which are written to their own part of the page of figures
  --ledger    only the ledger, on PostgreSQL too where TEST_DATABASE_URL names a server; written to its own part
  --size      only what chats leave on the disk, which is written to its own part of the page of figures
  --no-peers  without the libraries that ours is compared with, and the pages stay as they are
  --json      prints JSON instead of the tables
`
const thorough: Effort = { rounds: 5, starts: 5, operations: 2_000 }
const quick: Effort = { rounds: 2, starts: 2, operations: 500 }

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    passages: { type: 'string' },
    page: { type: 'boolean', default: false },
    research: { type: 'boolean', default: false },
    ledger: { type: 'boolean', default: false },
    size: { type: 'boolean', default: false },
    peers: { type: 'boolean', default: true },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

const passages = options.large && options.passages ? Number(options.passages) : undefined
const effort = options.quick ? quick : thorough
if (options.help) process.stdout.write(usage)
else if (options.page) await benchPart('page', () => measurePage(effort))
else if (options.research && haveEvaluationData())
  await benchPart('research-speed', () => measureResearch(effort))
else if (options.ledger) await benchPart('ledger', measureLedgerAlone)
else if (haveEvaluationData()) await (options.size ? benchPart('size', measureSizeAlone) : bench())

async function benchPart(part: string, measure: () => Promise<Section>): Promise<void> {
  const machine = describeMachine()
  const markdown = `${machine}\n\n${toMarkdown([await measure()])}`
  process.stdout.write(`${markdown}\n`)
  if (!options.quick) writeFigures('docs/benchmarks.md', part, markdown)
}

async function measureLedgerAlone(): Promise<Section> {
  return { title: 'Ledger', measures: await measureLedger(effort) }
}

/** Imports once, only to have answers. */
async function measureSizeAlone(): Promise<Section> {
  await using place = await freshPlace('')
  const set = readEvaluationSet('2wiki')
  const { key } = await measureIngest(set, { ...effort, rounds: 1 }, place)
  const questions = set.questions.map(({ question }) => question)
  const measures = await measureSize(questions, effort, { place, key })
  return { title: 'Chats in the embedded store', measures }
}

async function bench(): Promise<void> {
  const machine = describeMachine()
  const small = options.large ? [] : await measureAll()
  const large = options.quick && !options.large ? [] : await measureLarge(effort, say, passages)
  const sections = [...small, ...large]
  const markdown = `${machine}\n\n${toMarkdown(sections)}`
  process.stdout.write(
    options.json ? `${JSON.stringify({ machine, sections }, null, 2)}\n` : `${markdown}\n`,
  )
  // The page tells of the embedded store, which is the default.
  if (options.quick || options.large || !options.peers || process.env.TEST_DATABASE_URL) return
  writeFigures('docs/benchmarks.md', 'speed', markdown)
  const withAim = (of: readonly Section[]) =>
    of.flatMap(({ measures }) => measures.filter(({ aim }) => aim))
  const summary = toMarkdown([
    { title: 'With 6,119 passages', measures: withAim(small) },
    { title: 'With 100,000 passages', measures: withAim(large) },
  ])
  writeFigures('README.md', 'speed', `${summary}\n\n${machine}`)
}

async function measureAll(): Promise<Section[]> {
  await using place = await freshPlace()
  const set = readEvaluationSet('2wiki')
  const questions = set.questions.map(({ question }) => question)
  const title = `${set.name}, ${set.corpus.length.toLocaleString('en')} passages`
  const storage = place.env.DATABASE_URL === undefined ? 'embedded store' : 'PostgreSQL'

  say('start-up of an empty service')
  const empty = await measureStart('empty', effort)
  say('import')
  const ingest = await measureIngest(set, effort, place)
  const loaded = { place, key: ingest.key }
  say('start-up of a loaded service')
  const aims = { startMs: { atMost: 1500 }, memoryMb: { atMost: 250 } }
  const started = await measureStart('loaded', effort, { place, aims })
  const chat: Measure[] = []
  for (const engine of ['rag', 'graph'] as const) {
    say(`chat with ${engine}`)
    chat.push(...(await measureChat(engine, questions, effort, loaded)))
  }
  say('tools of MCP')
  const mcp = await measureMcp(questions, effort, loaded)
  say('peers')
  const peers = [
    ...(await measureFts5(set, effort)),
    ...(options.peers ? await measurePeers(set, effort) : []),
    ...(await measureOwnSearch('rag', set, effort, loaded)),
    ...(await measureOwnSearch('graph', set, effort, loaded)),
  ]
  say('key look-up')
  const keys = await measureKeys(effort, loaded)
  say('ledger')
  const ledger = await measureLedger(effort)
  say('size on disk')
  const size = await measureSize(questions, effort, loaded)
  return [
    { title: `Import (${title})`, measures: ingest.measures },
    { title: `Chat over HTTP (${title})`, measures: chat },
    { title: `Tools over MCP (${title})`, measures: mcp },
    { title: `Ledger and keys (${storage})`, measures: [...ledger, ...keys, ...size] },
    { title: 'Start-up and memory', measures: [...empty, ...started] },
    { title: `Search alone, in one process (${title})`, measures: peers },
  ]
}

function say(what: string): void {
  process.stderr.write(`Measuring: ${what} …\n`)
}
