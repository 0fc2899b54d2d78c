import { addAbortSignal } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Interaction, interact, ReasoningEngine } from '../../contract/chat/chat.ts'
import { ModelId } from '../../contract/models.ts'
import { chatHandlers } from '../../operations/handlers/chat-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { namedGraph } from '../named-graph.ts'
import { commaList, domainOptions } from '../option-values.ts'
import type { RunAction } from '../run.ts'
import { showInteraction } from '../show-interaction.ts'
import type { Outcome, Terminal } from '../terminal.ts'
import { callFrom, emailOption, withCaller } from '../with-core.ts'

type Options = {
  readonly email?: string
  readonly engine?: string
  readonly model?: string
  readonly graph?: string
  readonly doc?: string
  readonly includeDomains?: string[]
  readonly excludeDomains?: string[]
}

export function addChatCommand(program: Command, run: RunAction): void {
  program
    .command('chat')
    .description('ask a question, and get an answer with its sources')
    .argument('<question...>', 'what to ask; - reads it from stdin')
    .option(...emailOption)
    .addOption(
      new Option('--engine <engine>', 'how to search')
        .choices(ReasoningEngine.options)
        .default('rag'),
    )
    .addOption(
      new Option('--model <model>', 'how deep to think').choices(ModelId.options).default('snap'),
    )
    .option('--graph <name>', 'read only in this graph')
    .option('--doc <id>', 'read only in this document')
    .option(...domainOptions[0], commaList)
    .option(...domainOptions[1], commaList)
    .action(run(chat))
}

async function chat(
  terminal: Terminal,
  words: readonly string[],
  options: Options,
): Promise<Outcome> {
  const asked = words.join(' ')
  const question = (asked === '-' ? await readQuestion(terminal) : asked).trim()
  if (question === '') throw new InvalidArgumentError("missing required argument 'question'")
  return withCaller(options.email, async (core, caller) => {
    const input = parseInput(interact.input, {
      model: options.model,
      reasoning_engine: options.engine,
      target_graph_id: options.graph && (await namedGraph(core, caller, options.graph)),
      target_doc_id: options.doc,
      include_domains: options.includeDomains,
      exclude_domains: options.excludeDomains,
      messages: [{ role: 'user', content: question }],
    })
    const handlers = chatHandlers(core.chat, core.conversations, core.library)
    const answer = await handlers.interact(input, caller, callFrom(terminal))
    if (!(Symbol.asyncIterator in answer)) throw new Error('A call without a key was replayed')

    using progress = terminal.progress()
    let interaction: Interaction | undefined
    for await (const event of answer) {
      // Leaving the loop here releases the tokens that are held.
      terminal.signal.throwIfAborted()
      if (event.type === 'step') progress.show(event.summary)
      if (event.type === 'interaction-end') {
        const { type: _, ...whole } = event
        interaction = whole
      }
    }
    if (!interaction) throw new Error('The chat ended without an answer')
    return { json: interaction, text: showInteraction(interaction) }
  })
}

async function readQuestion({ signal }: Terminal): Promise<string> {
  try {
    return await readAll(addAbortSignal(signal, process.stdin))
  } catch (error) {
    signal.throwIfAborted() // with the reason, which says more than that reading ended
    throw error
  }
}
