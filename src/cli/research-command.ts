import { type Command, Option } from 'commander'
import type { Caller } from '../access/caller.ts'
import { ModelId } from '../contract/models.ts'
import { research } from '../contract/research.ts'
import type { ResearchEvent } from '../contract/research-events.ts'
import type { ResearchResult } from '../contract/research-result.ts'
import type { Core } from '../open-core.ts'
import { documentHandlers } from '../operations/document-handlers.ts'
import { parseInput } from '../operations/parse-input.ts'
import { researchHandlers } from '../operations/research-handlers.ts'
import { wholeNumber } from './option-values.ts'
import type { Run } from './run.ts'
import type { Outcome, Terminal } from './terminal.ts'
import { callFrom, withCaller } from './with-core.ts'

type Options = {
  readonly email?: string
  readonly model?: string
  readonly maxResults?: number
}

export function addResearchCommand(program: Command, run: Run): void {
  program
    .command('research')
    .description('work through a topic on the web, and write a report with its sources')
    .argument('<topic>')
    .option('--email <address>', 'whose account; not needed if there is only one')
    .addOption(new Option('--model <model>', 'how deep to think').choices(ModelId.options))
    .option('--max-results <number>', 'how many web sources it may use', wholeNumber)
    .action(run(runResearch))
}

function runResearch(terminal: Terminal, topic: string, options: Options): Promise<Outcome> {
  return withCaller(options.email, async (core, caller) => {
    const { model, maxResults: max_results } = options
    const input = parseInput(research.input, { topic, model, max_results })
    core.jobs.start()
    const handlers = researchHandlers(core.research, core.library)
    const events = await handlers.research(input, caller, callFrom(terminal))
    if (!(Symbol.asyncIterator in events)) throw new Error('A call without a key was replayed')

    let result: ResearchResult | undefined
    using interrupted = cancelling(terminal, core, caller)
    for await (const event of events) {
      if (event.type === 'research-start') interrupted.researchId = event.research_id
      if (event.type === 'research-end') result = withoutNumber(event)
      else if (!terminal.json) terminal.note(lineOf(event))
    }
    if (!result) throw new Error('The research ended without a result')
    return { json: result, text: await reportOf(result, core, caller, terminal) }
  })
}

/** While it is not disposed of, an interruption of the command cancels the research, which then costs nothing. */
function cancelling({ signal }: Terminal, { research }: Core, { accountId }: Caller) {
  const begun = { researchId: '' }
  const cancel = () => void research.cancel(accountId, begun.researchId).catch(() => {})
  signal.addEventListener('abort', cancel, { once: true })
  return Object.assign(begun, {
    [Symbol.dispose]: () => signal.removeEventListener('abort', cancel),
  })
}

function withoutNumber(event: ResearchEvent & { type: 'research-end' }): ResearchResult {
  const { type: _, number: __, ...result } = event
  return result
}

function lineOf(event: Exclude<ResearchEvent, { type: 'research-end' }>): string {
  switch (event.type) {
    case 'research-start':
      return `Researching: ${event.topic}`
    case 'plan-made':
      return `Plan: ${event.facets.join(' · ')}`
    case 'round-start':
      return `Round ${event.round}`
    case 'search-end':
      return `  Searched "${event.query}": ${event.results} results`
    case 'page-start':
      return `  Reading ${event.title} (${event.url})`
    case 'page-end':
      return event.failed === undefined
        ? `  Read ${event.url}`
        : `  Could not read ${event.url}: ${event.failed}`
    case 'round-end':
      return `  ${event.pages} pages so far${event.gaps.length > 0 ? `; still looked for: ${event.gaps.join(' · ')}` : ''}`
    case 'writing-start':
      return `Writing from ${event.sources} sources`
    case 'writing-end':
      return `${event.grounding.cited} of ${event.grounding.sentences} sentences are cited`
  }
}

async function reportOf(
  { doc_id, graph_id, usage }: ResearchResult,
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
  return `${report.trim()}\n\n${doc_id} in ${graph_id} · ${cost}`
}
