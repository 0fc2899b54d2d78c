import { contractLimits } from '../../../src/contract/limits.ts'
import type { ModelId } from '../../../src/contract/models.ts'
import { type ResearchReads, readsOf } from '../../../src/contract/research/research-reads.ts'

/** Research that is not begun. `planned` are the questions of its plan, and `questions` what has become of them. */
export type ResearchDraft = {
  readonly topic: string
  readonly model: ModelId
  readonly sources: number
  /** By default the web, or with a graph documents. */
  readonly reads?: ResearchReads
  /** The graph whose documents are read; where documents are, all of them if it is missing. */
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

export function readsOfDraft({ reads, graph }: ResearchDraft): ResearchReads {
  return readsOf({ reads, target_graph_id: graph })
}

/** The fields of a request for what is to be read: documents, or the domains that were typed, or both. */
export function sourcesOf(draft: ResearchDraft) {
  const { graph, included, excluded } = draft
  const reads = readsOfDraft(draft)
  const documents = { reads, ...(graph !== undefined && { target_graph_id: graph }) }
  if (reads === 'documents') return documents
  const [include_domains, exclude_domains] = [namesIn(included), namesIn(excluded)]
  return {
    ...documents,
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
