import { array, assert, asyncProperty, constantFrom, integer, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { ServiceError } from '../../src/base/errors/service-error.ts'
import { chunkText } from '../../src/documents/indexing/chunk-text.ts'
import { parseDocument } from '../../src/documents/parse/parse-document.ts'
import { TextBudget } from '../../src/extraction/blocks/text-budget.ts'
import { expectLinear } from '../support/threads/expect-linear.ts'
import { badFiles } from './bad-files.ts'
import { marks, written } from './bad-text.ts'

const seed = 20_261_122
const formats = Object.entries(badFiles)

test.each(formats)(
  'a file of %s without bad text in it is read',
  async (name, { filename, of, format = name }) => {
    const read = await parseDocument(of('A word.'), { filename })

    expect(read).toMatchObject({ format, text: expect.stringContaining('A word') })
  },
)

test.each(formats)(
  'a file of %s is read or refused with a reason, whatever is in it',
  async (_, file) => {
    await assert(
      asyncProperty(written, (text) => expectReadOrRefused(file.of(text), file.filename)),
      { seed, numRuns: 25 },
    )
  },
)

test('a file that is damaged anywhere is read or refused with a reason', async () => {
  const damaged = tuple(
    constantFrom(...formats),
    written,
    integer({ min: 0, max: 1_000_000 }),
    marks,
  )
  await assert(
    asyncProperty(damaged, ([[, { filename, of }], text, at, mark]) => {
      const bytes = of(text)
      const from = at % bytes.length
      const broken = [
        bytes.subarray(0, from),
        Buffer.from(mark),
        bytes.subarray(from + mark.length),
      ]
      return expectReadOrRefused(Buffer.concat(broken), filename)
    }),
    { seed, numRuns: 100 },
  )
})

test.each(formats)('what a file of %s has of any mark is read in linear time', async (_, file) => {
  await assert(
    asyncProperty(array(marks, { minLength: 1, maxLength: 3 }), async (some) => {
      const unit = some.join('').toWellFormed()
      await expectLinear((size) => {
        const bytes = file.of(unit.repeat(Math.ceil(size / unit.length)))
        return () => readOrRefused(bytes, file.filename)
      }, 10_000)
    }),
    { seed, numRuns: 8 },
  )
})

async function expectReadOrRefused(bytes: Uint8Array, filename: string): Promise<void> {
  const read = await readOrRefused(bytes, filename)
  if (read === undefined) return
  expect(read.text.isWellFormed()).toBe(true)
  let last = 0
  for (const { start, end } of read.blocks) {
    expect(start).toBeGreaterThanOrEqual(last)
    expect(end).toBeLessThanOrEqual(read.text.length)
    last = end
  }
  chunkText(read.text, read.blocks)
}

function readOrRefused(bytes: Uint8Array, filename: string) {
  return parseDocument(bytes, { filename }, new TextBudget(1_000_000)).catch((error) => {
    expect(error).toBeInstanceOf(ServiceError)
    expect(error).toMatchObject({ code: 'unprocessable_document' })
    return undefined
  })
}
