import { type Command, Option } from 'commander'
import type { Caller } from '../../access/caller.ts'
import { spellingNote } from '../../contract/chat/spelling.ts'
import { ModelId } from '../../contract/models.ts'
import { research } from '../../contract/research/research.ts'
import { ResearchReads } from '../../contract/research/research-reads.ts'
import type { ResearchResult } from '../../contract/research/research-result.ts'
import type { Core } from '../../open-core.ts'
import { Background } from '../../operations/answer/background.ts'
import { documentHandlers } from '../../operations/handlers/document-handlers.ts'
import { researchHandlers } from '../../operations/handlers/research-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { namedGraph } from '../named-graph.ts'
import { commaList, domainOptions, wholeNumber } from '../option-values.ts'
import { checkReportLinks } from '../research/check-report-links.ts'
import { exportReport, formatNames } from '../research/export-report.ts'
import { showProgress } from '../research/follow-research.ts'
import {
  cancelJob,
  deleteJob,
  described,
  finishJob,
  followJob,
  listJobs,
  showJob,
} from '../research/research-jobs.ts'
import type { RunAction } from '../run.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, emailOption, withCaller } from '../with-core.ts'

type Options = {
  readonly email?: string
  readonly model?: string
  readonly maxResults?: number
  readonly graph?: string
  readonly reads?: string
  readonly includeDomains?: string[]
  readonly excludeDomains?: string[]
  readonly detach?: boolean
}

export function addResearchCommand(program: Command, run: RunAction): void {
  const command = program
    .command('research')
    .description(
      'work through a topic on the web or in documents, and write a report with its sources',
    )
    .argument('<topic>')
    .option(...emailOption)
    .addOption(
      new Option('--model <model>', 'how deep to think').choices(ModelId.options).default('ponder'),
    )
    .option('--max-results <number>', 'how many sources it may use', wholeNumber)
    .option('--graph <name>', 'read the documents of this graph instead of the web')
    .addOption(
      new Option('--reads <what>', 'the web, all documents or those of the graph, or both').choices(
        ResearchReads.options,
      ),
    )
    .option(...domainOptions[0], commaList)
    .option(...domainOptions[1], commaList)
    .option('--detach', 'return at once; a running server does the work')
    .action(run(runResearch))
    // The parser assigns the address to this command's option even if it follows a subcommand.
    .hook('preAction', (research, below) => {
      const { email } = research.opts<Options>()
      if (email !== undefined) below.setOptionValue('email', email)
    })
  command
    .command('list')
    .description('list research, newest first')
    .option(...emailOption)
    .option('--limit <number>', 'how many at most')
    .option('--starting-after <id>', 'go on after this one')
    .action(run(listJobs))
  command
    .command('report')
    .description('print a report, or write it into a file')
    .argument('<id>')
    .option(...emailOption)
    .addOption(
      new Option('--format <format>', 'md, or what the file ends with').choices(formatNames),
    )
    .option('-o, --output <file>', 'a file that does not exist yet')
    .action(run(exportReport))
  for (const [name, description, act] of jobCommands)
    command
      .command(name)
      .description(description)
      .argument('<id>')
      .option(...emailOption)
      .action(run(act))
}

const jobCommands = [
  ['show', 'tell how research is', showJob],
  ['follow', 'show research live until it ends; to leave changes nothing', followJob],
  ['cancel', 'end research, which then costs nothing', cancelJob],
  ['check-links', 'read the sources of a report again, and tell which are gone', checkReportLinks],
  ['delete', 'delete research that is over; its graph and its documents stay', deleteJob],
  ['finish', 'have research write its report from what it has read', finishJob],
] as const

function runResearch(terminal: Terminal, topic: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const { model, maxResults: max_results, graph, reads } = options
    const target_graph_id = graph && (await namedGraph(core, caller, graph))
    const { detach: inBackground = false } = options
    const { includeDomains: include_domains, excludeDomains: exclude_domains } = options
    const wanted = {
      ...{ topic, model, max_results, reads, target_graph_id },
      ...{ include_domains, exclude_domains },
    }
    const input = parseInput(research.input, wanted)
    if (!inBackground) core.jobs.start()
    const handlers = researchHandlers(core.research, core.library)
    const call = { ...callFrom(terminal), inBackground }
    const begun = await handlers.research(input, caller, call)
    if (begun instanceof Background) return described(begun.answer)
    if (!(Symbol.asyncIterator in begun)) throw new Error('A call without a key was replayed')

    using interrupted = cancelling(terminal, core, caller)
    const result = await showProgress(begun, terminal, (id) => {
      interrupted.researchId = id
    })
    if (!result) throw new Error('The research ended without a result')
    return { json: result, text: await reportOf(result, core, caller, terminal) }
  })
}

/** Until disposed of, an interruption of the command cancels the research, which then costs nothing. */
function cancelling({ signal }: Terminal, { research }: Core, { accountId }: Caller) {
  const begun = { researchId: '' }
  const cancel = () => void research.cancel(accountId, begun.researchId).catch(() => {})
  signal.addEventListener('abort', cancel, { once: true })
  return Object.assign(begun, {
    [Symbol.dispose]: () => signal.removeEventListener('abort', cancel),
  })
}

async function reportOf(
  { research_id, doc_id, graph_id, spelling, usage }: ResearchResult,
  core: Core,
  caller: Caller,
  terminal: Terminal,
): Promise<string> {
  const { getDocumentContent } = documentHandlers(core.library)
  const { bytes } = await getDocumentContent(
    { doc_id, format: 'markdown' },
    caller,
    callFrom(terminal),
  )
  const report = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8') : ''
  const { tokens_consumed, balance_remaining } = usage
  const cost = `${tokens_consumed} tokens, ${balance_remaining} left`
  const readAs = spelling ? `${spellingNote(spelling)}\n` : ''
  return `${report.trim()}\n\n${readAs}${research_id} · ${doc_id} in ${graph_id} · ${cost}`
}
