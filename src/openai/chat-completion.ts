import type { Interaction, InteractionEvent } from '../contract/chat/chat.ts'
import type { ChatCompletionRequest } from '../contract/chat/chat-completion.ts'
import { codeIn } from '../evidence/code-in.ts'
import { isAtAny } from '../language/words/ranges.ts'
import { passageUrl } from '../operations/page-urls.ts'
import { textOf } from './interaction-input.ts'

type About = {
  /** The model's name as the client wrote it. */
  readonly model: string
  readonly baseUrl: URL
  readonly asked: ChatCompletionRequest
}

/** The complete answer. `skein` has the data for which the OpenAI format has no fields. */
export function completionOf(answer: object, about: About): object {
  const interaction = answer as Interaction // the call has parsed it as one
  const { interaction_id } = interaction
  const content = replyOf(interaction)
  const annotations = annotationsOf(content, interaction, about.baseUrl)
  return {
    ...headOf(interaction_id, about.model, 'chat.completion'),
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content, refusal: null, annotations },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: usageOf(interaction, about.asked),
    skein: extensionOf(interaction),
  }
}

/** The answer as chunks while it is written; the last ones have the annotations and, if requested, the usage. */
export async function* chunksOf(
  events: AsyncIterable<{ readonly type: string }>,
  about: About,
  withUsage: boolean,
): AsyncGenerator<object> {
  let id = ''
  const chunk = (delta: object, finish_reason: 'stop' | null = null, more: object = {}) => ({
    ...headOf(id, about.model, 'chat.completion.chunk'),
    choices: [{ index: 0, delta, logprobs: null, finish_reason }],
    ...(withUsage && { usage: null }),
    ...more,
  })
  // The call has validated each of them as one of these.
  for await (const event of events as AsyncIterable<InteractionEvent>) {
    if (event.type === 'interaction-start') {
      id = event.interaction_id
      yield chunk({ role: 'assistant', content: '' })
    }
    if (event.type === 'text-delta') yield chunk({ content: event.text })
    if (event.type !== 'interaction-end') continue

    yield chunk({ annotations: annotationsOf(replyOf(event), event, about.baseUrl) })
    yield chunk({}, 'stop', { skein: extensionOf(event) })
    if (withUsage) {
      const head = headOf(id, about.model, 'chat.completion.chunk')
      yield { ...head, choices: [], usage: usageOf(event, about.asked) }
    }
  }
}

/** What the dialect has no fields for. */
const extensions = [
  'citations',
  'grounding',
  'stopped',
  'written_by',
  'documents_indexing',
  'spelling',
  'coverage',
  'usage',
] as const

/** JSON leaves out what is undefined. */
function extensionOf(interaction: Interaction): object {
  return Object.fromEntries(extensions.map((name) => [name, interaction[name]]))
}

function headOf(id: string, model: string, object: string): object {
  return { id, object, created: Math.floor(Date.now() / 1000), model, system_fingerprint: null }
}

function replyOf({ messages }: Pick<Interaction, 'messages'>): string {
  return messages.at(-1)?.content ?? ''
}

/** The position of each mark `[n]` in the reply, with the source that it cites. A bracket of code is no mark. */
function annotationsOf(
  content: string,
  { citations }: Pick<Interaction, 'citations'>,
  baseUrl: URL,
): object[] {
  const code = codeIn(content)
  const byIndex = new Map(citations.map((citation) => [citation.index, citation]))
  return Array.from(content.matchAll(/\[(\d{1,4})\]/g)).flatMap(({ 0: mark, 1: digits, index }) => {
    const cited = byIndex.get(Number(digits))
    if (!cited || isAtAny(index, code)) return []
    const url = cited.url ?? passageUrl(baseUrl, cited)
    const place = { start_index: index, end_index: index + mark.length }
    return [{ type: 'url_citation', url_citation: { ...place, url, title: cited.title } }]
  })
}

/** The usual estimate for English. */
const charactersPerToken = 4

/**
 * Usage in a model's tokens, as the format requires. The built-in mind has none, so they are estimated from the length
 * of the texts. The charge in this service's tokens is `tokens_consumed`.
 */
function usageOf(
  { messages, usage }: Pick<Interaction, 'messages' | 'usage'>,
  asked: About['asked'],
) {
  const tokens = (texts: readonly string[]) =>
    Math.ceil(texts.reduce((sum, text) => sum + text.length, 0) / charactersPerToken)
  const prompt_tokens = tokens(asked.messages.map(({ content }) => textOf(content)))
  const completion_tokens = tokens([replyOf({ messages })])
  const { tokens_consumed, balance_remaining } = usage
  return {
    prompt_tokens,
    completion_tokens,
    total_tokens: prompt_tokens + completion_tokens,
    tokens_consumed,
    balance_remaining,
  }
}
