import type { ReasoningEngine } from '../../../../src/contract/chat/chat.ts'
import type { ModelId } from '../../../../src/contract/models.ts'

/** The settings with which a question is asked. */
export type Manner = {
  readonly model: ModelId
  readonly engine: ReasoningEngine
  /** `graph_…` or `doc_…`; empty for everything. */
  readonly target: string
}
