import { contractLimits } from '../../../src/contract/limits.ts'
import type { ModelId } from '../../../src/contract/models.ts'

/** Research that is not begun. `planned` are the questions of its plan, and `questions` what has become of them. */
export type ResearchDraft = {
  readonly topic: string
  readonly model: ModelId
  readonly sources: number
  /** The graph whose documents are read; the web if it is missing. */
  readonly graph?: string
  /** Domains separated by commas or spaces, as they were typed. */
  readonly included?: string
  readonly excluded?: string
  readonly planned?: readonly string[]
  readonly questions?: readonly string[]
}

export const blankDraft: ResearchDraft = { topic: '', model: 'ponder', sources: 8 }

/**
 * The questions of the plan that are to be asked: those that are not empty, if it was edited. The service searches for
 * questions in place of the topic, so a plan that was only looked at would find less than none.
 */
export function questionsOf({ planned, questions }: ResearchDraft): string[] | undefined {
  const asked = questions?.map((question) => question.trim()).filter((each) => each !== '')
  const isAsPlanned =
    asked?.length === planned?.length && asked?.every((each, place) => each === planned?.[place])
  return isAsPlanned ? undefined : asked
}

/** The fields of a request for what is to be read: a graph, or the domains that were typed. */
export function sourcesOf({ graph, included, excluded }: ResearchDraft) {
  if (graph !== undefined) return { target_graph_id: graph }
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
