import { expect, test } from 'vitest'
import { type FormEntry, readMultipart } from './read-multipart.ts'

const contentType = 'multipart/form-data; boundary="b"'
const body = [
  '--b',
  'Content-Disposition: form-data; name="title"',
  '',
  'Größe',
  '--b',
  'Content-Disposition: form-data; name="file"; filename="a.txt"',
  'Content-Type: text/plain; charset=koi8-r',
  '',
  'one\r\n--',
  'two',
  '--b--',
  '',
].join('\r\n')

test('entries are the same however their bytes arrive', async () => {
  const whole = await entriesOf(body, body.length)

  expect(whole.map(({ name }) => name)).toEqual(['title', 'file'])
  expect(whole[0]).toEqual({ name: 'title', value: 'Größe' })
  expect(whole[1]?.value).toMatchObject({
    filename: 'a.txt',
    contentType: 'text/plain; charset=koi8-r',
  })
  for (let pieceBytes = 1; pieceBytes < 60; pieceBytes++) {
    expect(await entriesOf(body, pieceBytes)).toEqual(whole)
  }
})

test('what browsers escape in the names of files is undone, and nothing else', async () => {
  const name = '%22100%25%22 of%0D%0Ait %2F%c3.txt'
  const [, file] = await entriesOf(body.replace('a.txt', name), 10)

  expect(file?.value).toMatchObject({ filename: '"100%25" of\r\nit %2F%c3.txt' })
})

const long = 'b'.repeat(71)

test('a form with a boundary of 70 characters is read', async () => {
  const longest = long.slice(1)
  const type = `multipart/form-data; boundary=${longest}`
  expect(await entriesOf(withBoundary(longest), 10, type)).toHaveLength(2)
})

test.each([
  ['no boundary', 'multipart/form-data', body],
  ['another boundary', 'multipart/form-data; boundary=c', body],
  ['no end', contentType, body.slice(0, -8)],
  ['nothing', contentType, ''],
])('a form with %s is refused', async (_what, type, text) => {
  await expect(entriesOf(text, 10, type)).rejects.toMatchObject({ code: 'invalid_request' })
})

test('a form with a boundary of 71 characters is refused with the limit', async () => {
  const type = `multipart/form-data; boundary=${long}`
  await expect(entriesOf(withBoundary(long), 10, type)).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringContaining('70 characters'),
  })
})

test('an entry that is too large is refused', async () => {
  await expect(entriesOf(body, 10, contentType, 4)).rejects.toMatchObject({
    code: 'request_too_large',
  })
})

test('the charset of a name is one that is known, or the form is refused', async () => {
  const named = (name: string) =>
    entriesOf(body.replace('filename="a.txt"', `filename="a.txt"; filename*=${name}`), 10)

  for (const name of ["utf-8''Gr%C3%B6%C3%9Fe.txt", ` "UTF-8'de'Gr%C3%B6%C3%9Fe.txt"`]) {
    const [, file] = await named(name)
    expect(file?.value).toMatchObject({ filename: 'Größe.txt' })
  }
  for (const name of ["klingon''a.txt", `${' '.repeat(20)}"klingon''a.txt"`])
    await expect(named(name)).rejects.toMatchObject({ code: 'invalid_request' })
})

function withBoundary(boundary: string): string {
  return body.replaceAll('--b', `--${boundary}`)
}

async function entriesOf(text: string, pieceBytes: number, type = contentType, bytesMax = 1000) {
  const entries: FormEntry[] = []
  for await (const entry of readMultipart(
    type,
    inPieces(Buffer.from(text), pieceBytes),
    bytesMax,
  )) {
    entries.push(entry)
  }
  return entries
}

async function* inPieces(bytes: Uint8Array, pieceBytes: number) {
  for (let start = 0; start < bytes.length; start += pieceBytes) {
    yield bytes.subarray(start, start + pieceBytes)
  }
}
