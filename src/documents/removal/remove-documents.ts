import type { RunningJob } from '../../jobs/running-job.ts'
import type { Work } from '../../jobs/work.ts'
import type { DocumentStore } from '../../storage/documents/document-store.ts'
import type { GraphStore } from '../../storage/documents/graph-store.ts'
import { finishRemoval } from './finish-removal.ts'

/** Documents listed with one query; each is removed by itself. */
const documentsPerRound = 100

/** The job that removes the remains of a hidden document. */
export function documentRemoval(documents: DocumentStore): Work {
  return {
    run: (job) => remove(documents, job, job.job.subject),
    ...persistent,
  }
}

/** The job that removes the documents of a hidden graph, and then the graph. */
export function graphRemoval(graphs: GraphStore, documents: DocumentStore): Work {
  return {
    run: async (job) => {
      const { accountId, subject: graphId } = job.job
      do {
        if (!(await job.mayGoOn())) return 'later'
        const docIds = await documents.someOfGraph({ accountId, graphId }, documentsPerRound)
        for (const docId of docIds)
          if ((await remove(documents, job, docId)) === 'later') return 'later'
      } while (!(await graphs.remove(accountId, graphId)))
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
