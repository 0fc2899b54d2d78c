import type { Thinking } from '../base/thinking.ts'
import type { Message, ReasoningEngine } from '../contract/chat/chat.ts'
import type { Reach } from '../storage/index/index-view.ts'
import type { DomainFilter } from '../web-access/search/web-search.ts'

/** A request for the next answer of a conversation. */
export type TurnRequest = {
  readonly keyId: string | undefined
  /** The API key whose spending cap applies, if any. */
  readonly cappedKeyId?: string | undefined
  readonly thinking: Thinking
  readonly engine: ReasoningEngine
  readonly reach: Reach
  /** The domains of the web that may be read; all if it is missing. */
  readonly domains?: DomainFilter
  readonly messages: readonly Message[]
  /** The quotes of the last answer among the messages, where known. */
  readonly quotes?: readonly string[]
  /** The conversation that the turn is kept in; the caller must have checked that it is of the same account. */
  readonly conversationId?: string | undefined
  readonly idempotency?: { readonly key: string; readonly fingerprint: string } | undefined
  /** Throws what is wrong with the turn; called once it is known that its answer was not given before. */
  readonly demand?: () => Promise<void>
}
