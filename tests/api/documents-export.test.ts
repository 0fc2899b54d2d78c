import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ImportDocument } from '../../src/contract/documents/document-import.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const written = [
  {
    title: 'Tides',
    text: '---\ndate: 2024-05-01\n---\n# Tides\n\nHigh at noon.\n\n- "Spring" \\ neap\n- ebb',
  },
  { text: 'A note in one line: 潮の満ち引き 🌊\u2028and the rest of it.', external_id: 'note-1' },
  { text: 'With its place.', url: 'https://example.org/tides', title: 'Of the web' },
  // Longer than what is read at once, with characters of several bytes at every border.
  {
    title: 'Long',
    text: Array.from({ length: 4_500 }, (_, line) => `Ébbe ${line} 🌊🌊.`).join('\n\n'),
  },
]

describe.each(storageEngines)('documents as JSON lines on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller
  beforeAll(async () => {
    service = await composeService(name)
    ada = await service.account()
    for (const document of written) await ada.call('addDocument', document)
  })
  afterAll(() => service[Symbol.asyncDispose]())

  test('are those of the account, newest first, and make the same documents of another one', async () => {
    const bob = await service.account()
    expect(await exported(bob)).toBe('')

    const lines = linesOf(await exported(ada))

    expect(lines.map(({ text }) => text)).toEqual(written.map(({ text }) => text).toReversed())
    expect(lines.map(({ title }) => title)).toEqual([
      'Long',
      'Of the web',
      expect.stringContaining('A note'),
      'Tides',
    ])
    await (await bob.send('importDocuments', { lines: lines.toReversed() })).text()
    expect(linesOf(await exported(bob))).toEqual(lines)
    const dates = async (caller: TestCaller) =>
      (await caller.call('listDocuments', {})).data.map((one) => one.published_at)
    expect(await dates(bob)).toEqual(await dates(ada))
  })

  test('are those of one graph, and none where the graph is somebody else’s', async () => {
    const { graph_id } = await ada.call('createGraph', { name: 'Harbour' })
    await ada.call('addDocument', { graph_id, text: 'The harbour.' })

    expect(linesOf(await exported(ada, { graph_id }))).toEqual([
      { title: 'The harbour.', text: 'The harbour.' },
    ])
    const bob = await service.account()
    expect((await bob.refusal('exportDocuments', { graph_id })).status).toBe(404)
  })
})

async function exported(caller: TestCaller, input: { graph_id?: string } = {}): Promise<string> {
  const response = await caller.send('exportDocuments', input)
  expect(response.headers.get('content-type')).toContain('application/x-ndjson')
  return response.text()
}

function linesOf(text: string): ImportDocument[] {
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => ImportDocument.parse(JSON.parse(line)))
}
