import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ablate } from './ablate.ts'
import {
  areReached,
  detailTable,
  type Evaluated,
  kindTables,
  targetTable,
} from './answers/answer-table.ts'
import { type Choice, evaluateAnswers, toEvaluated } from './answers/evaluate-answers.ts'
import { evaluateAround } from './answers/evaluate-around.ts'
import type { SetReplies } from './answers/evaluate-set.ts'
import { judgeReliability } from './answers/judge-reliability.ts'
import { judgeWritten } from './answers/judge-written.ts'
import { loadMeasures } from './answers/measures.ts'
import { misspell } from './answers/misspell.ts'
import type { Model } from './answers/posted-set.ts'
import { answerSetNames } from './answers/read-answer-set.ts'
import { renewExamples } from './answers/renew-examples.ts'
import { showReplies } from './answers/show-replies.ts'
import { haveEvaluationData } from './evaluation-set.ts'
import { describeMachine } from './machine.ts'
import { loadPeers } from './peers/load-peers.ts'
import { ClosedWeb } from './research/closed-web.ts'
import { readSummaries, research, researchFigures } from './research/evaluate-research.ts'
import { judgeClaims } from './research/judge-claims.ts'
import { renewReports } from './research/renew-reports.ts'
import { isResearchReached, researchTable, verifierTable } from './research/research-table.ts'
import { evaluateSearchSet } from './search/evaluate-search-set.ts'
import { type EngineName, isReached, type SetFigures, searchTable } from './search/search-table.ts'
import { summaryTable } from './search/summary-table.ts'
import { evaluateWeb } from './web/evaluate-web.ts'
import { writeFigures } from './write-figures.ts'

const searchSets = ['2wiki', 'hotpotqa', 'musique', 'scifact']

const usage = `npm run eval [-- --set NAME] [-- --engine rag|graph] [-- --no-peers]
  measures how well passages are found
  --set       only this one of ${searchSets.join(', ')}; can be repeated
  --engine    only this one
  --no-peers  without the libraries that ours is compared with, which take some minutes

npm run eval -- --answers [--set NAME] [--model snap|ponder] [--limit N] [--check]
  asks for answers, and looks whether they hold what was asked for
  --set       only this one of ${answerSetNames.join(', ')};
              can be repeated, and xquad is all of xquad/…
  --model     with this one; can be repeated. Otherwise with those that there are targets for
  --limit     only so many questions of each set
  --check     the half of the questions to report on, otherwise the half to tune on

npm run eval -- --answers --around [--set NAME] [--limit N] [--check]
  asks questions alone and with sentences around them, and counts the replies that stay the same

npm run eval -- --show N [--set NAME] [--model snap|ponder]
  prints N replies of each set, to be read

npm run eval -- --examples
  renews the replies of docs/examples/answers.md, and prints which of them have to be read again

npm run eval -- --research [--misspelt] [--check]
  researches the summary questions of wild over a web of its pages, and judges claims of WiCE; writes the
  example reports anew, or with --check docs/benchmarks.md; with --misspelt, which writes nothing, each topic has one
  word that is spelled wrong

npm run eval -- --web [--model snap|ponder] [--misspelt] [--limit N] [--check] [--show N]
  asks the web engine over a local web, and looks how well pages are read; with --misspelt each question has one word
  that is spelled wrong
  --show      prints N of the replies, to be read

npm run eval -- --written [--check]
  looks how many sentences of answers pass as supported by what they cite, as those of a language model have to

npm run eval -- --ablate
  prints what each setting of the built-in mind changes when it is halved or doubled

Without --set, --engine, --model and --limit, the figures of passages and those of the check half
are written to the pages that quote them.
`
const allEngines: readonly EngineName[] = ['rag', 'graph']
const allModels: readonly Model[] = ['snap', 'ponder']

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', multiple: true, default: [] },
    engine: { type: 'string' },
    peers: { type: 'boolean', default: true },
    answers: { type: 'boolean', default: false },
    around: { type: 'boolean', default: false },
    model: { type: 'string', multiple: true, default: [] },
    limit: { type: 'string' },
    check: { type: 'boolean', default: false },
    web: { type: 'boolean', default: false },
    misspelt: { type: 'boolean', default: false },
    research: { type: 'boolean', default: false },
    examples: { type: 'boolean', default: false },
    show: { type: 'string' },
    written: { type: 'boolean', default: false },
    ablate: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
  allowNegative: true,
})

if (options.help) process.stdout.write(usage)
else if (!haveEvaluationData()) process.exitCode = 0
else if (options.web) await web()
else if (options.examples) await examples()
else if (options.show !== undefined) await show(countOf('show', options.show))
else if (options.written) written()
else if (options.ablate) process.stdout.write(`${await ablate(await loadMeasures())}\n`)
else if (options.research) await evaluateReports()
else if (options.around) await around()
else if (options.answers) await answer()
else await evaluate()

function written(): void {
  for (const { what, sentences, passed } of judgeWritten(options.check ? 'check' : 'tune')) {
    const share = ((100 * passed) / sentences).toFixed(1)
    process.stdout.write(`${what}: ${share} % of ${sentences} pass\n`)
  }
}

async function evaluate(): Promise<void> {
  const engines = allEngines.filter((engine) => (options.engine ?? engine) === engine)
  if (engines.length === 0) throw new Error(`There is no engine "${options.engine}"`)
  const peers = options.peers ? await loadPeers() : []
  const machine = describeMachine()
  process.stdout.write(`${machine}\n`)
  const sets: SetFigures[] = []
  for (const name of options.set.length > 0 ? options.set : searchSets) {
    const figures = await evaluateSearchSet(name, engines, peers)
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
  const targets = `On the ${half} half of each set:\n\n${targetTable(evaluated)}`
  const isWhole = options.set.length + options.model.length === 0 && options.limit === undefined
  const reliability = isWhole ? [await judgeReliability(half)] : []
  const tables = [targets, detailTable(evaluated), ...kindTables(evaluated), ...reliability].join(
    '\n\n',
  )
  process.stdout.write(`${tables}\n`)
  if (!areReached(evaluated)) process.exitCode = 1
  if (!isWhole || half !== 'check') return
  writeFigures('docs/benchmarks.md', 'answers', tables)
  writeFigures('README.md', 'answers', targets)
}

async function around(): Promise<void> {
  const sets = options.set.length > 0 ? options.set : ['docs', 'manuals', 'everyday']
  const limit = options.limit === undefined ? undefined : countOf('limit', options.limit)
  const table = await evaluateAround(sets, options.check ? 'check' : 'tune', limit)
  process.stdout.write(`${table}\n`)
}

async function evaluateReports(): Promise<void> {
  const half = options.check ? 'check' : 'tune'
  const measures = await loadMeasures()
  const web = new ClosedWeb()
  const asked = readSummaries(half).map((one) =>
    options.misspelt ? { ...one, question: misspell(one.question, one.id) } : one,
  )
  const done = await research(asked, web)
  const figures = researchFigures(half, done, web, measures)
  const tables = [researchTable(figures), verifierTable(judgeClaims(half))].join('\n\n')
  process.stdout.write(`${tables}\n`)
  if (!isResearchReached(figures)) process.exitCode = 1
  if (options.misspelt) return
  if (half === 'check') writeFigures('docs/benchmarks.md', 'research', tables)
  else renewReports(done)
}

async function web(): Promise<void> {
  const half = options.check ? 'check' : 'tune'
  const limit = options.limit === undefined ? {} : { limit: countOf('limit', options.limit) }
  const [model = 'snap'] = modelsAsked()
  const isMisspelt = options.misspelt
  const { table, isReached, replies } = await evaluateWeb({ half, model, isMisspelt, ...limit })
  process.stdout.write(`On the ${half} half:\n\n${table}\n`)
  if (!isReached) process.exitCode = 1
  if (options.show !== undefined && half === 'tune')
    for (const { question, reply, grounding } of replies.slice(0, countOf('show', options.show)))
      process.stdout.write(`\n## ${question.question}\n(${grounding}) ${reply}\n`)
  const isWhole = options.model.length === 0 && options.limit === undefined && !isMisspelt
  if (isWhole && half === 'check') writeFigures('docs/benchmarks.md', 'web', table)
}

/** Never of the check half: whoever has read its replies tunes on them. */
async function show(limit: number): Promise<void> {
  const choice: Choice = { sets: options.set, models: modelsAsked(), half: 'tune', limit }
  for await (const replies of evaluateAnswers(choice)) {
    process.stdout.write(`${showReplies(replies)}\n\n`)
  }
}

/** Renews the replies of `docs/examples/answers.md`, and says which of them have to be read again. */
async function examples(): Promise<void> {
  const file = join(import.meta.dirname, '../docs/examples/answers.md')
  const replies: SetReplies[] = []
  const choice: Choice = { sets: ['docs'], models: ['snap', 'ponder'], half: 'tune' }
  for await (const one of evaluateAnswers(choice)) replies.push(one)
  const { text, remarks } = renewExamples(readFileSync(file, 'utf8'), replies)
  writeFileSync(file, text)
  process.stdout.write(`${remarks.join('\n')}\n`)
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
