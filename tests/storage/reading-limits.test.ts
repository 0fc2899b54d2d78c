import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untitledFile } from '../../src/documents/prepared-document.ts'
import type { StoredDocument } from '../../src/storage/documents/stored-document.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { TestGraph } from './test-graph.ts'

const limits = { ofOneMax: 100, ofAllMax: 150 }

describe.each(storageEngines)('room for files that wait to be read, on $name', ({ open }) => {
  let storage: Storage

  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage[Symbol.asyncDispose]())

  test('is bounded for an account and for all, and one file may always wait', async () => {
    const ada = await TestGraph.inNewAccount(storage)
    const eve = await TestGraph.inNewAccount(storage)

    const large = await stage(ada, 500)
    await expect(stage(ada, 1)).rejects.toMatchObject({
      code: 'too_many_concurrent_requests',
      message: 'Too many files of the account wait to be read: together they may have 100 bytes.',
    })
    await expect(stage(eve, 1)).rejects.toMatchObject({
      code: 'overloaded',
      message: 'Too many files wait to be read: together they may have 150 bytes. Try again later.',
    })

    await ada.documents.failReading(ada.accountId, large.id, 'Torn')
    const small = await stage(ada, 60)
    expect((await stage(ada, 60, small.id)).id).toBe(small.id)
    await expect(stage(ada, 60)).rejects.toMatchObject({ code: 'too_many_concurrent_requests' })
    await stage(eve, 60)
    await ada.documents.hide(ada.accountId, small.id)
    await stage(ada, 80)
  })
})

/** Stages a file of so many bytes, as the same upload as another document or as one of its own. */
async function stage(
  { documents, accountId, graphId }: TestGraph,
  bytes: number,
  same?: string,
): Promise<StoredDocument> {
  const file = { bytes: Buffer.alloc(bytes, '.'), hint: { filename: 'a.txt' }, said: {} }
  const document = untitledFile(file)
  const staged = { ...document, uploadHash: same ?? document.docId }
  return documents.stageFile({ accountId, graphId }, { document: staged, input: {}, limits })
}
