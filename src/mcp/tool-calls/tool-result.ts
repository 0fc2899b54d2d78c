import type { CallToolResult } from '@modelcontextprotocol/server'
import type { ChatUsage } from '../../contract/chat/chat.ts'
import { asServiceError } from '../../operations/answer/describe-problem.ts'
import { quoted } from '../quoted.ts'

/** The result of a tool, as text and as data. */
export type ToolAnswer = {
  readonly structured: Readonly<Record<string, unknown>>
  /** The result as text; by default the data as JSON, marked as data, as it has titles from outside. */
  readonly text?: string
  /** Whether the text is the data as JSON and nothing else, for a client that parses it. */
  readonly isJson?: boolean
  /** The price of the call; free by default. */
  readonly usage?: Charge
  /** What the text says about the price, where the call is free and what it is about is not. */
  readonly price?: string
  /** URIs of what was created or found. */
  readonly links?: readonly { readonly uri: string; readonly name: string }[]
}
type Charge =
  | (Partial<ChatUsage> & Pick<ChatUsage, 'tokens_consumed' | 'balance_remaining'>)
  /** The answer was made and charged for an earlier equal call. */
  | { readonly tokens_consumed: 0; readonly replayed: true }

const free = { tokens_consumed: 0 }

/** The result of a tool, as text and as data, with its price. */
export function toolResult(answer: ToolAnswer): CallToolResult {
  const { structured, usage, price, links = [] } = answer
  const charged = withoutNulls({ ...structured, usage: usage ?? free })
  const json = JSON.stringify(answer.isJson ? charged : withoutNulls(structured))
  return {
    content: [
      {
        type: 'text',
        text: answer.isJson ? json : `${answer.text ?? quoted(json)}\n\n${price ?? costOf(usage)}`,
      },
      ...links.map((link) => ({ type: 'resource_link' as const, ...link })),
    ],
    structuredContent: charged,
    _meta: { 'skein/usage': usage ?? free },
  }
}

/** Removes fields that are null, which few clients' schemas support. */
function withoutNulls(record: object): Record<string, unknown> {
  const kept = Object.entries(record).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutNullsIn(value)]))
}

function withoutNullsIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNullsIn)
  return value instanceof Object ? withoutNulls(value) : value
}

/** A failure in words that a model can act on; a bug without details. */
export function failedResult(error: unknown, requestId: string): CallToolResult {
  const { code, message, facts } = asServiceError(error)
  const { retryAfterSeconds, param, details } = facts
  const retryable = retryAfterSeconds !== undefined
  const advice = retryable
    ? `Try again in ${Math.ceil(retryAfterSeconds)} seconds.`
    : (advices.get(details?.limited_by ?? code) ?? '')
  return {
    isError: true,
    content: [{ type: 'text', text: `${code}: ${message} ${advice}`.trim() }],
    _meta: {
      'skein/error': {
        code,
        retryable,
        request_id: requestId,
        ...(retryable && { retry_after_seconds: Math.ceil(retryAfterSeconds) }),
        ...(param !== undefined && { param }),
        ...details,
      },
    },
  }
}

/** Advice by the code of a failure, or by what limited the call. */
const advices: ReadonlyMap<unknown, string> = new Map([
  ['insufficient_tokens', 'Do not retry: the owner of the account has to add tokens.'],
  ['spend_cap', 'Do not retry: this key may not spend more.'],
  ['engine_unavailable', 'Do not retry: the operator has to configure it.'],
  ['permission_denied', 'Do not retry: this key is not made for it.'],
])

function costOf(usage: Charge | undefined): string {
  if (!usage) return 'Free.'
  if ('replayed' in usage) return 'This answer was given before; it was not charged again.'
  return `Charged ${usage.tokens_consumed} tokens; ${usage.balance_remaining} left.`
}
