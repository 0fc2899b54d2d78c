import { expect } from 'vitest'
import { indexDocument } from '../../../src/documents/indexing/index-document.ts'
import { IndexingThreads } from '../../../src/documents/indexing/indexing-threads.ts'
import { documentRemoval, graphRemoval } from '../../../src/documents/removal/remove-documents.ts'
import { JobRunner } from '../../../src/jobs/job-runner.ts'
import { DocumentStore } from '../../../src/storage/documents/document-store.ts'
import { GraphStore } from '../../../src/storage/documents/graph-store.ts'
import { JobStore } from '../../../src/storage/jobs/job-store.ts'
import type { StorageConfig } from '../../../src/storage/open-storage.ts'
import type { Storage } from '../../../src/storage/storage.ts'

/** What adds and removes the documents of a storage, as the service does it; it still has to be started. */
export function jobsOf(
  storage: Storage & { readonly config: StorageConfig },
): JobRunner & { untilOver(): Promise<void> } {
  const documents = new DocumentStore(storage)
  const indexing = new IndexingThreads(storage.config)
  const works = {
    'index-document': indexDocument(documents, indexing),
    'remove-document': documentRemoval(documents),
    'remove-graph': graphRemoval(new GraphStore(storage)),
  }
  const lane = { works, atOnceMax: 4, perAccountMax: 1 }
  const fail = (_: unknown, error: unknown) => expect.fail(String(error))
  const runner = new JobRunner(new JobStore(storage), 'test', {
    jobPaused: fail,
    jobFailed: fail,
    sweepFailed: (error) => fail(undefined, error),
  })
  runner.open(lane)
  const dispose = runner[Symbol.asyncDispose].bind(runner)
  return Object.assign(runner, {
    untilOver: async () => {
      const open = storage.db.selectFrom('jobs').select(['kind', 'subject'])
      for (const { kind, subject } of await open.execute()) await runner.over(kind, [subject])
    },
    [Symbol.asyncDispose]: async () => {
      await dispose()
      await indexing[Symbol.asyncDispose]()
    },
  })
}
