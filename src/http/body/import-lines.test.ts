import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { asAda, scriptedApp } from '../../../tests/support/service/scripted-app.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import type { ImportLine, ImportResult } from '../../contract/documents/document-import.ts'

const asLines = { 'content-type': 'application/x-ndjson' }

test('a bad line fails alone', async () => {
  const { app } = appThatStores()
  const body = [
    '{"text":"one","external_id":"1"}',
    '',
    '{"text":',
    '{"title":"no text"}',
    `{"text":"${'long'.repeat(30)}"}`,
    '"text"',
    '{"text":"two"}',
  ].join('\n')

  const response = await app.request('/documents/import', asAda('POST', body, asLines))

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/x-ndjson')
  expect(linesIn(await response.text())).toMatchObject([
    { line: 1, status: 'ready', title: 'one' },
    { line: 3, status: 'failed', error: { message: 'The line is not valid JSON.' } },
    { line: 4, status: 'failed', error: { message: 'Missing required parameter: text' } },
    { line: 5, status: 'failed', error: { code: 'request_too_large' } },
    { line: 6, status: 'failed', error: { code: 'invalid_request' } },
    { line: 7, status: 'ready', title: 'two' },
  ])
})

test('an import may be compressed, and longer than any body', async () => {
  const { app } = appThatStores()
  const body = new Uint8Array(gzipSync('{"text":"x"}\n'.repeat(1000)))
  const headers = { ...asLines, 'content-encoding': 'gzip' }

  const response = await app.request('/documents/import', {
    ...asAda('POST', undefined, headers),
    body,
  })

  expect(linesIn(await response.text())).toHaveLength(1000)
})

test('an import may be files', async () => {
  const { app } = appThatStores()
  const entries = new FormData()
  entries.append('file', new File(['a'], 'a.txt'))
  entries.append('note', 'not a file')
  entries.append('file', new File(['b'], 'b.txt'))
  const form = new Response(entries)

  const response = await app.request('/documents/import?graph_id=graph_1', {
    ...asAda('POST', undefined, Object.fromEntries(form.headers)),
    body: await form.arrayBuffer(),
  })

  expect(linesIn(await response.text())).toEqual([
    { line: 1, graph_id: 'graph_1', title: 'a.txt', status: 'ready' },
    {
      line: 2,
      status: 'failed',
      error: expect.objectContaining({
        code: 'invalid_request',
        message: 'Unknown parameter: note. A form has files alone; the graph_id goes into the URL.',
      }),
    },
    { line: 3, graph_id: 'graph_1', title: 'b.txt', status: 'ready' },
  ])
})

test('no more is read than is stored', async () => {
  const { app } = appThatStores()
  let linesGiven = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      linesGiven += 1
      controller.enqueue(Buffer.from(`{"text":"${linesGiven}"}\n`))
    },
  })
  const response = await app.request('/documents/import', {
    ...asAda('POST', undefined, asLines),
    body,
    duplex: 'half',
  })

  const reader = response.body?.getReader()
  let linesRead = 0
  for (let pieces = 0; pieces < 10; pieces++) {
    const { value } = (await reader?.read()) ?? {}
    linesRead += value?.filter((byte: number) => byte === 0x0a).length ?? 0
  }

  expect(linesRead).toBeGreaterThanOrEqual(10)
  expect(linesGiven - linesRead).toBeLessThan(1000)
  await reader?.cancel()
})

test.each([
  ['lines', asLines, ['{"text":"one"}\n{"text":"two"}\n', '{"text":"thr']],
  [
    'files',
    { 'content-type': 'multipart/form-data; boundary=x' },
    [`${fileEntry('one')}${fileEntry('two')}--x`, '\r\nContent-Disp'],
  ],
])(
  'when the service ends, the last line of an import of %s says what was not read',
  async (_what, headers, pieces) => {
    const ending = new AbortController()
    const { app, failures } = appThatStores({ ending: ending.signal })
    // What is sent has no end.
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const piece of pieces) controller.enqueue(Buffer.from(piece))
      },
    })
    const response = await app.request('/documents/import', {
      ...asAda('POST', undefined, headers),
      body,
      duplex: 'half',
    })

    const why = new ServiceError('overloaded', 'The service is about to end.')
    let results = ''
    for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      results += text
      if (linesIn(results).length === 2) ending.abort(why)
    }

    expect(linesIn(results)).toMatchObject([
      { line: 1, status: 'ready' },
      { line: 2, status: 'ready' },
      {
        line: 3,
        status: 'failed',
        error: {
          code: 'overloaded',
          message:
            'The service is stopping: line 3 and all after it were not read. Import them again; no document is added twice.',
        },
      },
    ])
    expect(failures).toEqual([])
  },
)

test('what fails before the first result has its own status; later it is the last line', async () => {
  const refusal = new ServiceError('not_found', 'There is no such graph.')
  const failing = (results: ImportResult[]) =>
    scriptedApp({
      handlers: {
        async importDocuments() {
          return (async function* () {
            yield* results
            throw refusal
          })()
        },
      },
    }).app.request('/documents/import', asAda('POST', '{"text":"x"}', asLines))

  const first = await failing([])
  const later = await failing([{ line: 1, status: 'ready' }])

  expect(first.status).toBe(404)
  expect(later.status).toBe(200)
  expect(linesIn(await later.text()).at(-1)).toMatchObject({ error: { code: 'not_found' } })
})

test('an import of another media type is refused', async () => {
  const { app } = appThatStores()

  const response = await app.request('/documents/import', asAda('POST', {}))

  expect(response.status).toBe(415)
})

test('content comes as it is, to be saved and never run', async () => {
  const { app } = scriptedApp({
    handlers: {
      getDocumentContent: async ({ format }) => ({
        mediaType: format === 'original' ? 'text/html' : 'text/markdown; charset=utf-8',
        filename: 'Größe (1).html',
        bytes: Buffer.from('<script>'),
      }),
    },
  })
  const get = (format: string, accept = '*/*') =>
    app.request(`/documents/doc_1/content?format=${format}`, asAda('GET', undefined, { accept }))

  const original = await get('original')

  expect(await original.text()).toBe('<script>')
  expect(original.headers.get('content-type')).toBe('text/html')
  expect(original.headers.get('content-disposition')).toBe(
    "attachment; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%281%29.html",
  )
  expect((await get('markdown')).headers.get('content-type')).toBe('text/markdown; charset=utf-8')
  expect((await get('markdown', 'text/*')).status).toBe(200)
  expect((await get('markdown', 'application/json')).status).toBe(406)
  expect((await get('pdf')).status).toBe(400)
})

function fileEntry(name: string): string {
  const disposition = `Content-Disposition: form-data; name="file"; filename="${name}.txt"`
  return `--x\r\n${disposition}\r\nContent-Type: text/plain\r\n\r\n${name}\r\n`
}

function appThatStores(parts: Parameters<typeof scriptedApp>[0] = {}) {
  return scriptedApp({
    ...parts,
    limits: { bodyBytesMax: 50, uploadBytesMax: 100 },
    handlers: { importDocuments: async ({ lines, graph_id }) => stored(lines, graph_id) },
  })
}

async function* stored(
  lines: AsyncIterable<ImportLine>,
  graph_id = 'graph_default',
): AsyncGenerator<ImportResult> {
  for await (const each of lines) {
    const { line } = each
    if ('error' in each) yield { line, status: 'failed', error: each.error }
    else yield { line, graph_id, title: titleOf(each), status: 'ready' }
  }
}

function titleOf(line: Exclude<ImportLine, { error: unknown }>): string {
  return 'file' in line ? (line.file.filename ?? '') : line.document.text
}

function linesIn(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
}
