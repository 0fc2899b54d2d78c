import { z } from 'zod'

/** What research reads: pages of the web, stored documents, or both. */
export const ResearchReads = z.enum(['web', 'documents', 'both']).meta({ id: 'ResearchReads' })
export type ResearchReads = z.infer<typeof ResearchReads>

/** What research reads if nothing is said: the documents of a graph where one is named, or else the web. */
export function readsOf(wanted: {
  readonly reads?: ResearchReads | undefined
  readonly target_graph_id?: string | undefined
}): ResearchReads {
  return wanted.reads ?? (wanted.target_graph_id === undefined ? 'web' : 'documents')
}
