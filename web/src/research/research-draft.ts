import { contractLimits } from '../../../src/contract/limits.ts'
import type { ModelId } from '../../../src/contract/models.ts'

/**
 * Research that is not begun. `questions` are those of the plan, as far as they were changed; missing without a plan.
 */
export type ResearchDraft = {
  readonly topic: string
  readonly model: ModelId
  readonly sources: number
  readonly questions?: readonly string[]
}

export const blankDraft: ResearchDraft = { topic: '', model: 'ponder', sources: 8 }

/** The questions of the plan that are to be asked: those that are not empty. */
export function questionsOf({ questions }: ResearchDraft): string[] | undefined {
  return questions?.map((question) => question.trim()).filter((question) => question !== '')
}

export function isTooLong(topic: string): boolean {
  return topic.trim().length > contractLimits.topicCharacters
}
