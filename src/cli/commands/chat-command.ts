import { addAbortSignal } from 'node:stream'
import { text as readAll } from 'node:stream/consumers'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Caller } from '../../access/caller.ts'
import { interact, ReasoningEngine } from '../../contract/chat/chat.ts'
import { ModelId } from '../../contract/models.ts'
import type { Core } from '../../open-core.ts'
import { saidBefore } from '../../operations/answer/said-before.ts'
import type { Call } from '../../operations/call.ts'
import { chatHandlers } from '../../operations/handlers/chat-handlers.ts'
import { conversationHandlers } from '../../operations/handlers/conversation-handlers.ts'
import { interactionHandlers } from '../../operations/handlers/interaction-handlers.ts'
import { parseInput } from '../../operations/input/parse-input.ts'
import { type Ask, converse } from '../chat/converse.ts'
import { readAnswer } from '../chat/read-answer.ts'
import { showEvidence } from '../chat/show-evidence.ts'
import { namedGraph } from '../named-graph.ts'
import { commaList, domainOptions } from '../option-values.ts'
import type { RunAction } from '../run.ts'
import type { Terminal } from '../terminal.ts'
import { callFrom, emailOption, withCaller } from '../with-core.ts'

type Options = {
  readonly email?: string
  readonly engine?: string
  readonly model?: string
  readonly graph?: string
  readonly doc?: string
  readonly continue?: string
  readonly includeDomains?: string[]
  readonly excludeDomains?: string[]
}

export function addChatCommand(program: Command, run: RunAction): void {
  program
    .command('chat')
    .description('ask a question, or one after the other, and get answers with their sources')
    .argument(
      '[question...]',
      'what to ask; - reads it from stdin; without one each line of stdin is asked, as you type it',
    )
    .option('--continue <id>', 'go on from an answer (int_…) or in a conversation (conv_…)')
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
): Promise<undefined> {
  const isConversation = words.length === 0
  const said = words.join(' ')
  const question = (said === '-' ? await readQuestion(terminal) : said).trim()
  if (question === '' && !isConversation) throw noQuestion()
  await withCaller(options.email, async (core, caller) => {
    const before = await messagesBefore(options.continue, core, caller, callFrom(terminal))
    const ask = await asker(terminal, options, before.conversationId, core, caller)
    const last = isConversation
      ? await converse(terminal, before.messages, ask)
      : await ask([...before.messages, { role: 'user', content: question }], terminal.signal)
    if (!last) throw noQuestion()
    if (process.stdout.isTTY && !terminal.json)
      terminal.note(
        `\nTo go on: skein chat --continue ${before.conversationId ?? last.interaction_id}`,
      )
  })
}

function messagesBefore(id: string | undefined, core: Core, caller: Caller, around: Call) {
  const { chat, usage, conversations, library } = core
  const { getInteraction } = interactionHandlers(chat, usage, conversations, library)
  const { listTurns } = conversationHandlers(conversations, library)
  return saidBefore(id, {
    getInteraction: (input) => getInteraction(input, caller, around),
    listTurns: (input) => listTurns(input, caller, around),
  })
}

/** Asks as the options say, and shows the answers. */
async function asker(
  terminal: Terminal,
  options: Options,
  conversationId: string | undefined,
  core: Core,
  caller: Caller,
): Promise<Ask> {
  const handlers = chatHandlers(core.chat, core.conversations, core.library)
  const graphId = options.graph && (await namedGraph(core, caller, options.graph))
  return async (messages, signal) => {
    const input = parseInput(interact.input, {
      model: options.model,
      reasoning_engine: options.engine,
      target_graph_id: graphId,
      target_doc_id: options.doc,
      include_domains: options.includeDomains,
      exclude_domains: options.excludeDomains,
      conversation_id: conversationId,
      messages,
    })
    const events = await handlers.interact(input, caller, { ...callFrom(terminal), signal })
    if (!(Symbol.asyncIterator in events)) throw new Error('A call without a key was replayed')
    const interaction = await readAnswer(terminal, events, signal)
    terminal.show({ json: interaction, text: showEvidence(interaction) })
    return interaction
  }
}

function noQuestion(): InvalidArgumentError {
  return new InvalidArgumentError("missing required argument 'question'")
}

async function readQuestion({ signal }: Terminal): Promise<string> {
  try {
    return await readAll(addAbortSignal(signal, process.stdin))
  } catch (error) {
    signal.throwIfAborted() // with the reason, which says more than that reading ended
    throw error
  }
}
