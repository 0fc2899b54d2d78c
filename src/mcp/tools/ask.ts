import type { z } from 'zod'
import type { Citation, Interaction, interact } from '../../contract/chat/chat.ts'
import { indexingNote } from '../../contract/chat/indexing-note.ts'
import { spellingNote } from '../../contract/chat/spelling.ts'
import { partName } from '../../contract/documents/location.ts'
import { saidBefore } from '../../operations/answer/said-before.ts'
import { passageUrl } from '../../operations/page-urls.ts'
import { bodyOf, callOperation, type McpCall } from '../mcp-call.ts'
import { quoted } from '../quoted.ts'
import { retryable } from '../tool-calls/retryable.ts'
import type { ToolAnswer } from '../tool-calls/tool-result.ts'

type Args = z.output<(typeof interact)['mcp']['input']>

/** A longer quotation is cut: a model reads all citations, and can fetch the passage. */
const quoteCharactersMax = 500

/** Answers a question, and reports its steps as progress. A retry gets the answer already paid for. */
export async function ask({ idempotency_key, ...args }: Args, call: McpCall): Promise<ToolAnswer> {
  const { question, engine, conversation_id, ...rest } = args
  const before = await saidBefore(conversation_id, {
    getInteraction: (input) => bodyOf('getInteraction', input, call),
    listTurns: (input) => bodyOf('listTurns', input, call),
  })
  const wanted = {
    tool: 'ask',
    args,
    key: idempotency_key,
    readsDocuments: engine !== 'web',
    // The same question after another one is no retry; its own turn may be stored already.
    after: before.turns.find((turn) => turn.question !== question)?.interaction_id,
  }
  return retryable(wanted, call, async (idempotency) => {
    const answer = await callOperation(
      'interact',
      {
        ...rest,
        conversation_id: before.conversationId,
        reasoning_engine: engine,
        messages: [...before.messages, { role: 'user', content: question }],
        stream: true,
      },
      call,
      { idempotency },
    )
    if (answer.form !== 'events') throw new Error('A chat does not answer with events')
    const interaction = linked(await told(answer.events, call), call.baseUrl)
    const continued = before.conversationId ?? interaction.interaction_id
    return described(interaction, continued, answer.replayed)
  })
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

function described(
  interaction: Interaction,
  conversation_id: string | undefined,
  replayed: boolean,
): ToolAnswer {
  const { interaction_id, messages, grounding, written_by, documents_indexing, spelling, usage } =
    interaction
  const answer = messages.at(-1)?.content ?? ''
  const citations = interaction.citations.map(shortened)
  const sources = citations.map(({ index, title, url, location, start, quote }) => {
    const place = [url, partName(location), `at ${start}`].filter(Boolean)
    return `[${index}] ${title} (${place.join(', ')}): ${quote}`
  })
  const text = [answer, ...(sources.length > 0 ? ['Sources:', ...sources] : [])].join('\n\n')
  const later = documents_indexing ? `\n${indexingNote(documents_indexing)}` : ''
  const readAs = spelling ? `\n${spellingNote(spelling)}` : ''
  return {
    structured: {
      answer,
      ...(grounding && { grounding }),
      ...(written_by && { written_by }),
      ...(documents_indexing && { documents_indexing }),
      citations,
      interaction_id,
      conversation_id,
    },
    text: `${quoted(text)}${later}${readAs}\nTo continue: conversation_id ${conversation_id}.`,
    usage: replayed ? { tokens_consumed: 0, replayed } : usage,
  }
}

/** The answer with the address on the page of each cited passage that has none on the web. */
function linked(interaction: Interaction, baseUrl: URL): Interaction {
  const citations = interaction.citations.map((cited) => ({
    ...cited,
    url: cited.url ?? passageUrl(baseUrl, cited),
  }))
  return { ...interaction, citations }
}

/** A citation with a long quote cut at `…`; the rest is in the document, from `start` on. */
function shortened(citation: Citation): Citation {
  const { quote } = citation
  if (quote.length <= quoteCharactersMax) return citation
  return { ...citation, quote: `${quote.slice(0, quoteCharactersMax).toWellFormed()}…` }
}
