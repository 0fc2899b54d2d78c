import type { Message } from '../contract/chat.ts'
import type { ModelId } from '../contract/models.ts'
import type { Step, Trace, TraceNode } from '../contract/trace.ts'
import type { Reach } from '../storage/index-view.ts'
import type { Citation } from './answer/quote.ts'

export type EngineQuestion = {
  /** The conversation; its last message is the question. */
  readonly messages: readonly Message[]
  readonly model: ModelId
  /** The documents that may be read and walked through. */
  readonly reach: Reach
}

export type EngineEvent =
  | ({ readonly type: 'step' } & Step)
  | {
      readonly type: 'answer'
      readonly text: string
      readonly citations: readonly Citation[]
      /** The paths on which the passages were reached. */
      readonly paths: Trace['paths']
    }

/** What an engine needs of the chat to answer a turn. */
export type EngineTools = {
  /**
   * Asks to read groups of nodes, the most useful first, and returns for each whether it may be read. A node must not
   * be read before it was admitted. It is counted once, however often it is asked for.
   */
  admit(groups: readonly (readonly TraceNode[])[]): Promise<readonly boolean[]>
}

/** An engine answers questions. The last of its events is the answer. */
export type Engine = {
  answer(
    question: EngineQuestion,
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent>
}
