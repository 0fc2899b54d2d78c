import { contractLimits } from '../../../src/contract/limits.ts'
import type { ModelId } from '../../../src/contract/models.ts'

/**
 * Research that is not begun. `questions` are those of the plan, as far as they were changed; missing without a plan.
 */
export type ResearchDraft = {
  readonly topic: string
  readonly model: ModelId
  readonly sources: number
  /** Domains separated by commas or spaces, as they were typed. */
  readonly included?: string
  readonly excluded?: string
  readonly questions?: readonly string[]
}

export const blankDraft: ResearchDraft = { topic: '', model: 'ponder', sources: 8 }

/** The questions of the plan that are to be asked: those that are not empty. */
export function questionsOf({ questions }: ResearchDraft): string[] | undefined {
  return questions?.map((question) => question.trim()).filter((question) => question !== '')
}

/** The fields of a request for the domains that were typed. */
export function domainsOf({ included, excluded }: ResearchDraft) {
  const [include_domains, exclude_domains] = [namesIn(included), namesIn(excluded)]
  return {
    ...(include_domains && { include_domains }),
    ...(exclude_domains && { exclude_domains }),
  }
}

function namesIn(typed = ''): string[] | undefined {
  const names = typed.split(/[\s,;]+/).filter((name) => name !== '')
  return names.length === 0 ? undefined : names
}

export function isTooLong(topic: string): boolean {
  return topic.trim().length > contractLimits.topicCharacters
}
