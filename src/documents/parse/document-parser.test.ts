import { afterAll, expect, test } from 'vitest'
import { docxOf, wordParagraph } from '../../../tests/support/sample-files.ts'
import { DocumentParser } from './document-parser.ts'

const parser = new DocumentParser()
afterAll(() => parser[Symbol.asyncDispose]())

test('a document and a refusal come back from the process as they were', async () => {
  const file = docxOf(wordParagraph('It computes.'))
  expect(await parser.parse(file, {})).toMatchObject({ format: 'docx', text: 'It computes.' })
  expect(file.length).toBeGreaterThan(0)
  await expect(parser.parse(Buffer.from('GIF89a'), {})).rejects.toMatchObject({
    name: 'ServiceError',
    code: 'unprocessable_document',
    message: 'Unsupported file type (image/gif)',
    facts: { param: 'file' },
  })
})

test('a file that takes too long is refused, and the next one is read', async () => {
  await using hasty = new DocumentParser({ timeoutMs: 1, processesMax: 1 })
  await expect(hasty.parse(Buffer.from('text'), {})).rejects.toThrow(
    'The file took too long to read',
  )
  await expect(parser.parse(Buffer.from('text'), {})).resolves.toMatchObject({ text: 'text' })
})

test('a file that takes too much memory ends its process only', async () => {
  await using small = new DocumentParser({ heapMegabytesMax: 64, processesMax: 1 })
  const large = Buffer.from(`[${'{"a":[1,2]},'.repeat(2_000_000)}0]`)
  await expect(small.parse(large, {})).rejects.toThrow('The file takes too much memory to read')
  await expect(small.parse(Buffer.from('text'), {})).resolves.toMatchObject({ text: 'text' })
})

test('the caller can leave, while a file is read and while it waits', async () => {
  await using narrow = new DocumentParser({ processesMax: 1 })
  const leaving = new AbortController()
  const reason = new Error('left')
  const parses = [1, 2].map(() => narrow.parse(Buffer.from('text'), {}, leaving.signal))
  leaving.abort(reason)
  for (const parsing of parses) await expect(parsing).rejects.toBe(reason)
  const later = await Promise.all([1, 2, 3].map(() => narrow.parse(Buffer.from('text'), {})))
  expect(later.map(({ text }) => text)).toEqual(['text', 'text', 'text'])
})
