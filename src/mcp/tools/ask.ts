import type { z } from 'zod'
import type { Citation, Interaction, interact, Message } from '../../contract/chat/chat.ts'
import { answerOf, bodyOf, type McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import { retryable } from '../retryable.ts'
import type { ToolAnswer } from '../tool-result.ts'

type Args = z.output<(typeof interact)['mcp']['input']>

const quoteCharactersMax = 500
const turnsMax = 10

/** Answers a question, and reports its steps as progress. A retry gets the answer already paid for. */
export function ask({ idempotency_key, ...args }: Args, call: McpCall): Promise<ToolAnswer> {
  const readsDocuments = args.engine !== 'web'
  const wanted = { tool: 'ask', args, key: idempotency_key, readsDocuments }
  return retryable(wanted, call, async (idempotency) => {
    const { question, engine, ...rest } = args
    const before = await messagesOf(args.conversation_id, call)
    const answer = await answerOf(
      'interact',
      {
        ...rest,
        reasoning_engine: engine,
        messages: [...before, { role: 'user', content: question }],
        stream: true,
      },
      call,
      { idempotency },
    )
    if (answer.form !== 'events') throw new Error('A chat does not answer with events')
    return described(await told(answer.events, call), answer.replayed)
  })
}

/** The last turns of a conversation, to which the question may refer. */
async function messagesOf(conversation_id: string | undefined, call: McpCall): Promise<Message[]> {
  if (conversation_id === undefined) return []
  const { data } = await bodyOf('listTurns', { conversation_id, limit: turnsMax }, call)
  return data.toReversed().flatMap(({ question, reply }): Message[] => [
    { role: 'user', content: question },
    { role: 'assistant', content: reply },
  ])
}

/** Reads the events to the last one, and reports the steps to a client that requested progress. */
async function told(events: AsyncIterable<{ type: string }>, { mcp }: McpCall) {
  const progressToken = mcp._meta?.progressToken
  let progress = 0
  let last: unknown
  for await (const event of events) {
    last = event
    if (progressToken === undefined || event.type !== 'step' || mcp.signal.aborted) continue
    progress += 1
    const message = 'summary' in event ? String(event.summary) : ''
    const params = { progressToken, progress, message }
    // The answer is charged even if the client has left, so it is completed.
    await mcp.notify({ method: 'notifications/progress', params }).catch(() => {})
  }
  return last as Interaction // the call has checked that the answer ends the events
}

function described(interaction: Interaction, replayed: boolean): ToolAnswer {
  const { interaction_id, messages, grounding, written_by, usage } = interaction
  const answer = messages.at(-1)?.content ?? ''
  const citations = interaction.citations.map(shortened)
  const sources = citations.map(
    ({ index, title, doc_id, url, start, quote }) =>
      `[${index}] ${title} (${url ?? doc_id}, at ${start}): ${quote}`,
  )
  const text = [answer, ...(sources.length > 0 ? ['Sources:', ...sources] : [])].join('\n\n')
  return {
    structured: {
      answer,
      ...(grounding && { grounding }),
      ...(written_by && { written_by }),
      citations,
      interaction_id,
    },
    text: quoted(text),
    usage: { ...usage, ...(replayed && { replayed }) },
  }
}

/** A citation with a long quote cut at `…`; the rest is in the document, from `start` on. */
function shortened(citation: Citation): Citation {
  const { quote } = citation
  if (quote.length <= quoteCharactersMax) return citation
  return { ...citation, quote: `${quote.slice(0, quoteCharactersMax).toWellFormed()}…` }
}
