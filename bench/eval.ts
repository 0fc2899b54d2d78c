import { parseArgs } from 'node:util'
import { startService } from '../tests/support/start-service.ts'
import {
  areReached,
  detailTable,
  type Evaluated,
  kindTables,
  targetTable,
} from './answers/answer-table.ts'
import { type Choice, evaluateAnswers, toEvaluated } from './answers/evaluate-answers.ts'
import type { Model } from './answers/posted-set.ts'
import { showReplies } from './answers/show-replies.ts'
import { Client, timed } from './client.ts'
import { evaluateSearch } from './evaluate-search.ts'
import {
  type EvaluationSet,
  haveEvaluationData,
  readEvaluationSet,
  toImport,
} from './evaluation-set.ts'
import { describeMachine } from './machine.ts'
import { loadPeers } from './peers/load-peers.ts'
import type { Peer } from './peers/peer.ts'
import type { Search } from './search.ts'
import {
  type EngineName,
  isReached,
  type Searched,
  type SetFigures,
  searchTable,
} from './search-table.ts'
import { summaryTable } from './summary-table.ts'
import { writeFigures } from './write-figures.ts'
import { runYardstick } from './yardstick.ts'

const usage = `npm run eval [-- --set NAME] [-- --engine rag|graph] [-- --no-peers]
  measures how well passages are found
  --set       only this one of 2wiki, hotpotqa, musique, scifact; can be repeated
  --engine    only this one
  --no-peers  without the libraries that ours is compared with, which take some minutes

npm run eval -- --answers [--set NAME] [--model snap|ponder] [--limit N] [--check]
  asks for answers, and looks whether they hold what was asked for
  --set       only this one of docs, xquad, xquad/en …, covidqa, wild, squad2, hotpotqa; can be repeated
  --model     with this one; can be repeated. Otherwise with those that there are targets for
  --limit     only so many questions of each set
  --check     the half of the questions to report on, otherwise the half to tune on

npm run eval -- --show N [--set NAME] [--model snap|ponder]
  prints N replies of each set, to be read

Without --set, --engine, --model and --limit, the figures of passages and those of the check half
are written to the pages that quote them.
`
const searchSets = ['2wiki', 'hotpotqa', 'musique', 'scifact']
const allEngines: readonly EngineName[] = ['rag', 'graph']
const allModels: readonly Model[] = ['snap', 'ponder']

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string' },
    peers: { type: 'boolean', default: true },
    answers: { type: 'boolean', default: false },
    model: { type: 'string', multiple: true, default: [] },
    limit: { type: 'string' },
    check: { type: 'boolean', default: false },
    show: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

if (options.help) process.stdout.write(usage)
else if (!haveEvaluationData()) process.exitCode = 0
else if (options.show !== undefined) await show(countOf('show', options.show))
else if (options.answers) await answer()
else await evaluate()

async function evaluate(): Promise<void> {
  const engines = allEngines.filter((engine) => (options.engine ?? engine) === engine)
  if (engines.length === 0) throw new Error(`There is no engine "${options.engine}"`)
  const peers = options.peers ? await loadPeers() : []
  const machine = describeMachine()
  process.stdout.write(`${machine}\n`)
  const sets: SetFigures[] = []
  for (const name of options.set.length > 0 ? options.set : searchSets) {
    const figures = await evaluateSet(name, engines, peers)
    sets.push(figures)
    process.stdout.write(`\n${searchTable(figures)}\n`)
    if (engines.some((engine) => isReached(figures, engine) === false)) process.exitCode = 1
  }
  const notes = peers.map(({ name, note }) => `- ${name}: ${note}`).join('\n')
  if (notes) process.stdout.write(`\n${notes}\n`)
  const isWhole = sets.length === searchSets.length && engines.length === allEngines.length
  if (!isWhole || peers.length === 0) return
  const tables = [machine, ...sets.map(searchTable), notes].join('\n\n')
  writeFigures('docs/benchmarks.md', 'quality', tables)
  writeFigures('README.md', 'quality', summaryTable(sets))
}

async function answer(): Promise<void> {
  const half = options.check ? 'check' : 'tune'
  const limit = options.limit === undefined ? {} : { limit: countOf('limit', options.limit) }
  const choice: Choice = { sets: options.set, models: modelsAsked(), half, ...limit }
  const evaluated: Evaluated[] = []
  for await (const replies of evaluateAnswers(choice)) evaluated.push(toEvaluated(replies))
  const tables = [targetTable(evaluated), detailTable(evaluated), ...kindTables(evaluated)]
  process.stdout.write(`The ${half} half of each set.\n\n${tables.join('\n\n')}\n`)
  if (!areReached(evaluated)) process.exitCode = 1
  const isWhole = options.set.length + options.model.length === 0 && options.limit === undefined
  if (!isWhole || half !== 'check') return
  writeFigures('docs/benchmarks.md', 'answers', tables.join('\n\n'))
  writeFigures('README.md', 'answers', targetTable(evaluated))
}

/** Never of the check half: whoever has read its replies tunes on them. */
async function show(limit: number): Promise<void> {
  const choice: Choice = { sets: options.set, models: modelsAsked(), half: 'tune', limit }
  for await (const replies of evaluateAnswers(choice)) {
    process.stdout.write(`${showReplies(replies)}\n\n`)
  }
}

function modelsAsked(): Model[] {
  return options.model.map((name) => {
    const model = allModels.find((known) => known === name)
    if (!model) throw new Error(`There is no model "${name}"`)
    return model
  })
}

function countOf(option: string, value: string): number {
  const count = Number(value)
  if (Number.isInteger(count) && count > 0) return count
  throw new Error(`--${option} must be a positive number, not "${value}"`)
}

async function evaluateSet(
  name: string,
  engines: readonly EngineName[],
  peers: readonly Peer[],
): Promise<SetFigures> {
  const set = readEvaluationSet(name)
  return {
    name,
    yardstick: await runYardstick(name),
    engines: await evaluateEngines(set, engines),
    peers: await evaluatePeers(set, peers),
  }
}

/** Through HTTP. */
async function evaluateEngines(
  set: EvaluationSet,
  engines: readonly EngineName[],
): Promise<Map<EngineName, Searched>> {
  await using service = await startService()
  const { key } = await service.createAccount()
  const client = new Client(service, key)
  process.stderr.write(`Importing ${set.name} …\n`)
  const readySeconds = (await timed(() => client.importAll(toImport(set.corpus)))) / 1000
  const searched = new Map<EngineName, Searched>()
  for (const engine of engines) {
    const search: Search = async (query, limit) => {
      const found = await client.search({ query, engine, limit })
      return found.map(({ external_id }) => external_id ?? '')
    }
    searched.set(engine, { ...(await evaluateSearch(search, set)), readySeconds })
  }
  return searched
}

/** Within this process. */
async function evaluatePeers(
  set: EvaluationSet,
  peers: readonly Peer[],
): Promise<Map<string, Searched>> {
  const searched = new Map<string, Searched>()
  for (const { name, open } of peers) {
    process.stderr.write(`Building ${set.name} with ${name} …\n`)
    const began = performance.now()
    const search = await open(set.corpus)
    const readySeconds = (performance.now() - began) / 1000
    searched.set(name, { ...(await evaluateSearch(search, set)), readySeconds })
  }
  return searched
}
