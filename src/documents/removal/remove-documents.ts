import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'
import type { GraphStore } from '../../storage/documents/graph-store.ts'
import { finishRemoval } from './finish-removal.ts'

/** Rows of a graph that are removed in one transaction; other writers get their turn between two. */
const rowsTogether = 256

/** The job that removes the remains of a hidden document. */
export function documentRemoval(documents: DocumentStore): Work {
  return {
    run: (job) => remove(documents, job, job.job.subject),
    ...persistent,
  }
}

/** The job that removes a hidden graph with all that it has. */
export function graphRemoval(graphs: GraphStore): Work {
  return {
    run: async (job) => {
      const { accountId, subject: graphId } = job.job
      do {
        if (!(await job.mayGoOn())) return 'later'
      } while (!(await graphs.clear(accountId, graphId, rowsTogether)))
      return 'done'
    },
    ...persistent,
  }
}

async function remove(
  documents: DocumentStore,
  job: RunningJob,
  docId: string,
): Promise<'done' | 'later'> {
  const isDone = await finishRemoval(documents, job.job.accountId, docId, () => job.mayGoOn())
  return isDone ? 'done' : 'later'
}

/** A deletion is retried without limit, until it succeeds. */
const persistent = {
  attemptsMax: Number.POSITIVE_INFINITY,
  abandon: async () => undefined,
  isKept: false,
} satisfies Partial<Work>
