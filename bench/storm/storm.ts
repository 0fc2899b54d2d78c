import { parseArgs } from 'node:util'
import { describeMachine } from '../machine.ts'
import { percentile } from '../statistics.ts'
import { writeFigures } from '../write-figures.ts'
import { effectsBefore } from './effects-before.ts'
import { type Outcome, raiseStorm } from './raise-storm.ts'
import { sendEach } from './send-each.ts'

const usage = `npm run storm [-- --seconds 600] [-- --seed 1] [-- --inputs]
  --seconds  how long four hostile accounts do their worst (600); from 600 on, written to docs/benchmarks.md
  --seed     what they do, and in which order, follows from it (1)
  --inputs   what each hostile call does alone, instead; written to docs/benchmarks.md
`
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    inputs: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) process.stdout.write(usage)
else if (values.inputs) await tellInputs()
else await tellStorm(Number(values.seconds), Number(values.seed))

async function tellInputs(): Promise<void> {
  const rows = [
    '| sent, alone, to a service that does nothing else | before | now: answer | block | CPU | most memory |',
    '|---|---|---|---|---|---|',
  ]
  for await (const { name, status, blockMs, cpuMs, mostMb } of sendEach()) {
    const figures = [
      `${Math.round(blockMs)} ms`,
      `${Math.round(cpuMs)} ms`,
      `${Math.round(mostMb)} MB`,
    ]
    rows.push(`| ${[name, effectsBefore[name] ?? '', status, ...figures].join(' | ')} |`)
    process.stderr.write(`${rows.at(-1)}\n`)
  }
  const table = `${describeMachine()}\n\n${rows.join('\n')}`
  process.stdout.write(`${table}\n`)
  writeFigures('docs/benchmarks.md', 'storm inputs', table)
}

async function tellStorm(seconds: number, seed: number): Promise<void> {
  const outcome = await raiseStorm({ seconds, seed, aloneSeconds: 30, calmSeconds: 60, sizeMax: 1 })
  const table = `${describeMachine()}\n\n${tableOf(outcome, seconds)}`
  process.stdout.write(`${table}\n`)
  process.stderr.write(`${[...outcome.during.experience.failures, ...told(outcome)].join('\n')}\n`)
  if (seconds >= 600) writeFigures('docs/benchmarks.md', 'storm', table)
}

function told({ statuses }: Outcome): readonly string[] {
  return [...statuses].sort().map(([name, count]) => `${count} × ${name}`)
}

function tableOf({ alone, during, memoryMb }: Outcome, seconds: number): string {
  const ms = (times: readonly number[], share: number) => Math.round(percentile(times, share))
  const p99Alone = ms(alone.experience.timesMs, 0.99)
  const { experience, livezMs } = during
  const rows: readonly (readonly [what: string, figure: string, must: string, holds: boolean])[] = [
    ['honest account: p99 alone', `${p99Alone} ms`, '', true],
    [
      'honest account: p99 in the storm',
      `${ms(experience.timesMs, 0.99)} ms of ${experience.timesMs.length} calls`,
      `≤ ${10 * p99Alone} ms`,
      ms(experience.timesMs, 0.99) <= 10 * p99Alone,
    ],
    [
      'its calls that failed',
      `${experience.failures.length}`,
      '0',
      experience.failures.length === 0,
    ],
    ['`GET /livez`: p99', `${ms(livezMs, 0.99)} ms`, '≤ 100 ms', ms(livezMs, 0.99) <= 100],
    ['`GET /livez`: longest', `${ms(livezMs, 1)} ms`, '≤ 500 ms', ms(livezMs, 1) <= 500],
    [
      'most memory, what processes share counted once',
      `${Math.round(memoryMb.most)} MB`,
      '≤ 1,200 MB',
      memoryMb.most <= 1_200,
    ],
    [
      'memory a minute after',
      `${Math.round(memoryMb.after)} MB, before ${Math.round(memoryMb.before)} MB`,
      '≤ 1.3 × before',
      memoryMb.after <= 1.3 * memoryMb.before,
    ],
  ]
  return [
    `| Four hostile accounts for ${seconds} s | figure | must |`,
    '|---|---|---|',
    ...rows.map(([what, figure, must, holds]) => {
      return `| ${what} | **${figure}** | ${must === '' ? '' : `${must} ${holds ? '✓' : '✗'}`} |`
    }),
  ].join('\n')
}
