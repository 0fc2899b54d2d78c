import { parseArgs } from 'node:util'
import { startService } from '../tests/support/start-service.ts'
import { Client, timed } from './client.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
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

const usage = `npm run eval [-- --set NAME] [-- --engine rag|graph] [-- --no-peers] [-- --answers]
  --set       only this one of 2wiki, hotpotqa, musique, scifact; can be repeated
  --engine    only this one
  --no-peers  without the libraries that ours is compared with, which take some minutes
  --answers   also asks for answers, and checks them and their citations (hotpotqa, squad2);
              with all sets, engines and peers, the figures are written to the pages that quote them
`
const allSets = ['2wiki', 'hotpotqa', 'musique', 'scifact']
const allEngines: readonly EngineName[] = ['rag', 'graph']

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: allSets },
    engine: { type: 'string' },
    peers: { type: 'boolean', default: true },
    answers: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

if (options.help) process.stdout.write(usage)
else if (haveEvaluationData()) await evaluate()

async function evaluate(): Promise<void> {
  const engines = allEngines.filter((engine) => (options.engine ?? engine) === engine)
  if (engines.length === 0) throw new Error(`There is no engine "${options.engine}"`)
  const peers = options.peers ? await loadPeers() : []
  const machine = describeMachine()
  process.stdout.write(`${machine}\n`)
  const sets: SetFigures[] = []
  for (const name of options.set) {
    const figures = await evaluateSet(name, engines, peers)
    sets.push(figures)
    process.stdout.write(`\n${searchTable(figures)}\n`)
    if (engines.some((engine) => isReached(figures, engine) === false)) process.exitCode = 1
  }
  const notes = peers.map(({ name, note }) => `- ${name}: ${note}`).join('\n')
  if (notes) process.stdout.write(`\n${notes}\n`)
  if (!options.answers) return
  const { table, soundCitations } = await evaluateAnswers()
  process.stdout.write(`\n${table}\n`)
  if (!soundCitations) process.exitCode = 1
  const isWhole = sets.length === allSets.length && engines.length === allEngines.length
  if (!isWhole || peers.length === 0) return
  const tables = [machine, ...sets.map(searchTable), notes, table].join('\n\n')
  writeFigures('docs/benchmarks.md', 'quality', tables)
  writeFigures('README.md', 'quality', `${summaryTable(sets)}\n\n${table}`)
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
