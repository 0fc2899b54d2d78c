import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { pngOf } from '../../../../tests/support/library/pictures.ts'
import {
  docxOf,
  nestedPdfOf,
  wordParagraph,
} from '../../../../tests/support/library/sample-files.ts'
import { DocumentParser } from './document-parser.ts'

const parser = new DocumentParser()
const how = { said: {}, charactersMax: 20_000_000 }
const ada = { accountId: 'acc_ada' }

function read(by: DocumentParser, bytes: Uint8Array, signal?: AbortSignal, place = ada) {
  return by.read({ bytes }, how, place, signal)
}

afterAll(() => parser[Symbol.asyncDispose]())

test('a document and a refusal come back from the process as they were', async () => {
  const file = docxOf(wordParagraph('It computes.'))
  expect(await read(parser, file)).toMatchObject({ text: 'It computes.' })
  expect(file.length).toBeGreaterThan(0)
  await expect(read(parser, Buffer.from('GIF89a'))).rejects.toMatchObject({
    name: 'ServiceError',
    code: 'unprocessable_document',
    message: 'Unsupported file type (image/gif)',
    facts: { param: 'file' },
  })
})

test('an empty file is refused as such, however busy the processes are', async () => {
  await using hasty = new DocumentParser({ quickTimeoutMs: 1, timeoutMs: 1 })
  const busy = AbortSignal.timeout(1)
  await expect(read(hasty, Buffer.of(), busy)).rejects.toThrow('The file is empty')
})

test('a file that takes too long is refused, and the next one is read', async () => {
  await using hasty = new DocumentParser({ quickTimeoutMs: 1, timeoutMs: 1 })
  const refusal = 'The file takes more than 0.001 s to read, which is the most for its size'
  const outcome = () => read(hasty, Buffer.from('text')).then(String, ({ message }) => message)
  // A busy machine may have no processor time for the file at first; then the call may be repeated.
  await expect.poll(outcome).toBe(refusal)
  await expect(read(parser, Buffer.from('text'))).resolves.toMatchObject({ text: 'text' })
})

test('a page that takes too long to be read as a picture is refused as such', async () => {
  await using hasty = new DocumentParser({ pictureMsMax: 1 }, ['eng'])
  const white = pngOf(900, 900, new Uint8Array(900 * 900).fill(255))
  const outcome = () => read(hasty, white).then(String, ({ message }) => message)
  // A busy machine may have no processor time for the page at first, as above.
  await expect.poll(outcome).toMatch(/^A page takes more than 0.001 s to read/)
})

test('a small file has less time than a large one', async () => {
  await using hasty = new DocumentParser({ quickTimeoutMs: 1, slowBaseMs: 1 })
  const outcome = () => read(hasty, nestedPdfOf(40)).then(String, ({ message }) => message)
  // A busy machine may have no time for the file at first, as above.
  const refusal = /more than 0\.\d+ s to read, which is the most for its size$/
  await expect.poll(outcome).toMatch(refusal)
})

test('a file that takes too much memory ends its process only', async () => {
  await using small = new DocumentParser({ quickHeapMegabytesMax: 40, heapMegabytesMax: 48 })
  // Reading it takes between 72 and 80 MB.
  const large = Buffer.from(`[${'{"a":[1,2]},'.repeat(240_000)}0]`)
  await expect(read(small, large)).rejects.toThrow('The file takes too much memory to read')
  await expect(read(small, Buffer.from('text'))).resolves.toMatchObject({ text: 'text' })
})

test.runIf(process.platform === 'linux')(
  'where memory runs out, the kernel ends a process that reads before the service',
  async () => {
    await read(parser, Buffer.from('text'))

    const threads = readdirSync('/proc/self/task').map((id) => `/proc/self/task/${id}/children`)
    const children = threads.flatMap((file) => readFileSync(file, 'utf8').match(/\d+/g) ?? [])
    const scores = children.map((pid) => readFileSync(`/proc/${pid}/oom_score_adj`, 'utf8').trim())
    expect(scores).toContain('1000')
  },
)

test('the caller can leave, while a file is read and while it waits', async () => {
  await using narrow = new DocumentParser({ processesMax: 1 })
  const leaving = new AbortController()
  const reason = new Error('left')
  const parses = [1, 2].map(() => read(narrow, Buffer.from('text'), leaving.signal))
  leaving.abort(reason)
  for (const parsing of parses) await expect(parsing).rejects.toBe(reason)
  const later = await Promise.all([1, 2, 3].map(() => read(narrow, Buffer.from('text'))))
  expect(later.map(({ text }) => text)).toEqual(['text', 'text', 'text'])
})

test('a file that needs long is read apart from those that do not, and keeps nobody waiting', async () => {
  await using two = new DocumentParser({ quickTimeoutMs: 10_000, timeoutMs: 20_000 })
  const slow = Buffer.from(`[${'{"a":[1,2]},'.repeat(240_000)}0]`)
  const grace = { accountId: 'acc_grace' }
  // Starting a process may take longer than reading the slow file.
  await Promise.all([ada, grace].map((by) => read(two, Buffer.from('text'), undefined, by)))
  const hostile = Array.from({ length: 6 }, () => read(two, slow).catch((error) => error))

  const text = read(two, Buffer.from('text'), undefined, grace)

  expect(await Promise.race([text, ...hostile])).toMatchObject({ text: 'text' })
  await two[Symbol.asyncDispose]()
  await Promise.all(hostile)
})

test('a file without end gives way to one of an account that has used less time', async () => {
  await using slow = new DocumentParser({ quickTimeoutMs: 1, leadMsMax: 0 })
  const eve = { accountId: 'acc_eve' }
  await read(slow, Buffer.from('text'), undefined, eve)
  const hostile = read(slow, nestedPdfOf(40), undefined, eve).catch((error) => error)
  // So that it has begun; if it has not, hers comes first anyway.
  await pause(500)

  const text = read(slow, Buffer.from('text'))

  expect(await Promise.race([text, hostile])).toMatchObject({ text: 'text' })
  await slow[Symbol.asyncDispose]()
  await hostile
})

test('many pages of one account keep no other waiting', async () => {
  await using one = new DocumentParser({ processesMax: 1 })
  const long = Buffer.from(`<p>${'The ferry crosses the sound. '.repeat(10_000)}`)
  const origin = { url: 'https://site.example/', contentType: 'text/html' }
  const done: string[] = []
  // Enough files that Ada's begins before the last one, however busy the machine is.
  const accounts = [...Array.from({ length: 14 }, () => 'eve'), 'ada']
  const reads = accounts.map(async (account) => {
    await one.parsePage(account === 'eve' ? long : Buffer.from('<p>Short'), origin, account)
    done.push(account)
  })

  await Promise.all(reads)

  // Ada's file has a process of its own, which starts late, but not after all the others.
  expect(done.at(-1)).toBe('eve')
})

test('more files than may wait are refused, and those of others are not', async () => {
  await using busy = new DocumentParser({ processesMax: 1 })
  const many = Array.from({ length: 20 }, () =>
    read(busy, Buffer.from('text')).catch((error) => error),
  )
  const other = read(busy, Buffer.from('other'), undefined, { accountId: 'acc_grace' })

  const outcomes = await Promise.all(many)
  expect((await other).text).toBe('other')
  expect(outcomes.filter((one) => one.code === 'too_many_concurrent_requests')).toHaveLength(3)
})
