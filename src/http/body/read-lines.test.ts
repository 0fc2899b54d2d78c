import { tmpdir } from 'node:os'
import { array, assert, asyncProperty, integer, string } from 'fast-check'
import { expect, test } from 'vitest'
import { BytesInFlight } from '../bytes-in-flight.ts'
import { readLines } from './read-lines.ts'
import { Spool } from './spool.ts'

test('lines are the same however their bytes arrive', async () => {
  await assert(
    asyncProperty(
      array(string({ unit: 'binary' })),
      integer({ min: 1, max: 7 }),
      async (texts, pieceBytes) => {
        const body = Buffer.from(texts.join('\n'))
        const expected = body
          .toString()
          .split('\n')
          .map((text, place) => ({ line: place + 1, text: text.replace(/^[ \t\r]+/, '') }))
          .filter(({ text }) => text !== '')

        expect(await linesOf(body, pieceBytes, 10_000)).toEqual(expected)
      },
    ),
  )
})

test('a line that is too long loses its text, not its number', async () => {
  const body = Buffer.from('short\n0123456789\n\r\nend')
  const expected = [{ line: 1, text: 'short' }, { line: 2 }, { line: 4, text: 'end' }]

  for (const pieceBytes of [1, 3, 100]) {
    expect(await linesOf(body, pieceBytes, 9)).toEqual(expected)
  }
})

test.each(['\n', ' \r\n'])(
  'blank lines (%j) of one piece keep nobody else waiting',
  async (blank) => {
    const body = Buffer.from(`${blank.repeat(50_000)}end\n`)
    let isRead = false
    const lines = linesOf(body, body.length, 9).finally(() => {
      isRead = true
    })

    // No other work is begun between two of these steps.
    let steps = 0
    for (; !isRead; steps++) await null

    expect(await lines).toEqual([{ line: 50_001, text: 'end' }])
    expect(steps).toBeLessThan(1_000)
  },
)

function keeping(bytesMax: number) {
  const share = new BytesInFlight(1e9, async () => {}).share('acc')
  return { bytesMax, share, spool: () => new Spool(tmpdir()) }
}

async function linesOf(body: Uint8Array, pieceBytes: number, bytesMax: number) {
  const lines: unknown[] = []
  for await (const line of readLines(inPieces(body, pieceBytes), keeping(bytesMax))) {
    const { bytes, ...rest } = line
    lines.push({
      ...rest,
      ...(bytes && {
        text: Buffer.from(await bytes.bytes())
          .toString()
          .replace(/^[ \t\r]+/, ''),
      }),
    })
  }
  return lines
}

async function* inPieces(body: Uint8Array, pieceBytes: number) {
  for (let start = 0; start < body.length; start += pieceBytes) {
    yield body.subarray(start, start + pieceBytes)
  }
}
