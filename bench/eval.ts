import { parseArgs } from 'node:util'
import { startService } from '../tests/support/start-service.ts'
import { Client } from './client.ts'
import { evaluateAnswers } from './evaluate-answers.ts'
import { type EngineName, evaluateSearch, type SearchFigures } from './evaluate-search.ts'
import { haveEvaluationData, readEvaluationSet, toImport } from './evaluation-set.ts'
import { describeMachine } from './machine.ts'
import { isReached, type SetFigures, searchTable } from './search-table.ts'
import { summaryTable } from './summary-table.ts'
import { writeFigures } from './write-figures.ts'
import { runYardstick } from './yardstick.ts'

const usage = `npm run eval [-- --set NAME] [-- --engine rag|graph] [-- --answers]
  --set      only this one of 2wiki, hotpotqa, musique, scifact; can be repeated
  --engine   only this one
  --answers  also asks for answers, and checks them and their citations (hotpotqa, squad2);
             with all sets and engines, the figures are written to the pages that quote them
`
const allSets = ['2wiki', 'hotpotqa', 'musique', 'scifact']
const allEngines: readonly EngineName[] = ['rag', 'graph']

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: allSets },
    engine: { type: 'string' },
    answers: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (options.help) process.stdout.write(usage)
else if (haveEvaluationData()) await evaluate()

async function evaluate(): Promise<void> {
  const engines = allEngines.filter((engine) => (options.engine ?? engine) === engine)
  if (engines.length === 0) throw new Error(`There is no engine "${options.engine}"`)
  const machine = describeMachine()
  process.stdout.write(`${machine}\n`)
  const sets: SetFigures[] = []
  for (const name of options.set) {
    const figures = await evaluateSet(name, engines)
    sets.push(figures)
    process.stdout.write(`\n${searchTable(figures)}\n`)
    if (engines.some((engine) => isReached(figures, engine) === false)) process.exitCode = 1
  }
  if (!options.answers) return
  const { table, soundCitations } = await evaluateAnswers()
  process.stdout.write(`\n${table}\n`)
  if (!soundCitations) process.exitCode = 1
  if (sets.length < allSets.length || engines.length < allEngines.length) return
  const tables = [machine, ...sets.map(searchTable), table].join('\n\n')
  writeFigures('docs/benchmarks.md', 'quality', tables)
  writeFigures('README.md', 'quality', `${summaryTable(sets)}\n\n${table}`)
}

async function evaluateSet(name: string, engines: readonly EngineName[]): Promise<SetFigures> {
  const set = readEvaluationSet(name)
  const yardstick = await runYardstick(name)
  await using service = await startService()
  const { key } = await service.createAccount()
  const client = new Client(service, key)
  process.stderr.write(`Importing ${name} …\n`)
  await client.importAll(toImport(set.corpus))
  const found = new Map<EngineName, SearchFigures>()
  for (const engine of engines) found.set(engine, await evaluateSearch(client, set, engine))
  return { name, yardstick, engines: found }
}
