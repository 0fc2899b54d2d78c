import type { Message } from '../contract/chat.ts'
import type { ModelId } from '../contract/models.ts'
import type { Step, Trace, TraceNode } from '../contract/trace.ts'
import type { Reach } from '../storage/index-view.ts'
import type { Citation } from './answer/quote.ts'

export type EngineQuestion = {
  /** The conversation; its last message asks. */
  readonly messages: readonly Message[]
  readonly model: ModelId
  /** All that may be read and walked through. */
  readonly reach: Reach
}

export type EngineEvent =
  | ({ readonly type: 'step' } & Step)
  | {
      readonly type: 'answer'
      readonly text: string
      readonly citations: readonly Citation[]
      /** How the passages were reached. */
      readonly paths: Trace['paths']
    }

/** What an engine needs the turn for. */
export type EngineTools = {
  /**
   * Asks to read these groups of nodes, the most useful first, and says for each whether it may be read.
   * Nothing is read without having been admitted; a node is counted once, however often it is asked for.
   */
  admit(groups: readonly (readonly TraceNode[])[]): Promise<readonly boolean[]>
}

/** Answers questions; the last event is the answer. */
export type Engine = {
  answer(
    question: EngineQuestion,
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent>
}
