import { expect } from 'vitest'
import { indexDocument } from '../../src/documents/index-document.ts'
import { removeDocument, removeGraph } from '../../src/documents/remove-documents.ts'
import { TextAnalysis } from '../../src/documents/text-analysis.ts'
import { JobRunner } from '../../src/jobs/job-runner.ts'
import { DocumentStore } from '../../src/storage/document-store.ts'
import { GraphStore } from '../../src/storage/graph-store.ts'
import { JobStore } from '../../src/storage/job-store.ts'
import type { Storage } from '../../src/storage/storage.ts'

/** What adds and removes the documents of a storage, as the service does it; it still has to be started. */
export function jobsOf(storage: Storage): JobRunner & { untilOver(): Promise<void> } {
  const documents = new DocumentStore(storage)
  const analysis = new TextAnalysis()
  const works = {
    'index-document': indexDocument(documents, analysis),
    'remove-document': removeDocument(documents),
    'remove-graph': removeGraph(new GraphStore(storage), documents),
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
      await analysis[Symbol.asyncDispose]()
    },
  })
}
