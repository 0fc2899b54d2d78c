import type { Step, TraceNode } from '../contract/chat/trace.ts'
import type { ModelId } from '../contract/models.ts'
import type { WebCoverage } from '../contract/web-coverage.ts'
import type { FoundPassage } from '../evidence/passage.ts'
import type { Answer, Utterance } from '../mind/mind.ts'
import type { Reach } from '../storage/index/index-view.ts'

export type EngineQuestion = {
  /** The conversation; its last message is the question. */
  readonly messages: readonly Utterance[]
  readonly model: ModelId
  /** The documents that may be read and walked through. */
  readonly reach: Reach
}

export type EngineEvent =
  | ({ readonly type: 'step' } & Step)
  | ({
      readonly type: 'answer'
      /** The passages that were read, with the paths on which they were reached. */
      readonly passages: readonly FoundPassage[]
      readonly coverage?: WebCoverage
      /** Nothing that it asked for could be read: then it costs nothing. */
      readonly isFree?: boolean
    } & Answer)

/** What an engine needs of the chat to answer a turn. */
export type EngineTools = {
  /**
   * Asks to read groups of nodes, the most useful first, and returns for each whether it may be read. No answer may
   * rest on a node that was not admitted. It is counted once, however often it is asked for.
   */
  admit(groups: readonly (readonly TraceNode[])[]): Promise<readonly boolean[]>
}

/** An engine answers questions. The last of its events is the answer. */
export type Engine = {
  /** It reads only what is stored here, so that it may begin before its price is held. */
  readonly isLocal: boolean
  answer(
    question: EngineQuestion,
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent>
}
