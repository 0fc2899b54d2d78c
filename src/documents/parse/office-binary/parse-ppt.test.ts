import { readFileSync } from 'node:fs'
import { array, assert, asyncProperty, integer, record } from 'fast-check'
import { expect, test } from 'vitest'
import { pptOf } from '../../../../tests/support/library/ppt-file.ts'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { parseDocument } from '../parse-document.ts'

const folder = new URL('../../../../tests/support/office-97/', import.meta.url)
const slide = { title: 'Ropes and 価格', items: ['Check them.', 'Dry them.'] }

test('a presentation of PowerPoint 97 has the same blocks as in the current format', async () => {
  const old = await parseDocument(readFileSync(new URL('bridge.ppt', folder)), {})
  const current = await parseDocument(readFileSync(new URL('bridge.pptx', folder)), {})

  expect(old).toEqual({ ...current, format: 'ppt', mediaType: 'application/vnd.ms-powerpoint' })
  expect(old.text).toContain('North | 12 € | Daily')
  expect(old.text).toContain('carried 10⁶ people')
  expect(old.text).toContain('Say that the bell is loud.')
})

test('texts that stand in the list of slides are those of their placeholders', async () => {
  const { text, blocks, parts } = await parseDocument(
    pptOf([slide, { ...slide, title: 'Bell' }]),
    {},
  )

  expect(text).toBe('Ropes and 価格\n\nCheck them.\nDry them.\n\nBell\n\nCheck them.\nDry them.')
  expect(blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'item',
    'item',
    'heading',
    'item',
    'item',
  ])
  expect(parts?.map(({ part }) => part)).toEqual([{ slide: 1 }, { slide: 2 }])
})

test('a presentation with a password is refused', async () => {
  await expect(parseDocument(pptOf([slide], { isEncrypted: true }), {})).rejects.toThrow(
    'The file is encrypted and needs a password',
  )
})

test('a presentation that lists its slides again and again is refused', async () => {
  const slides = Array.from({ length: 20 }, () => slide)

  await expect(parseDocument(pptOf(slides, { timesListed: 40 }), {})).rejects.toThrow(
    'its slides overlap',
  )
})

test('a presentation that is damaged anywhere is read or refused with a reason', async () => {
  const whole = readFileSync(new URL('bridge.ppt', folder))
  const change = record({
    at: integer({ min: 0, max: whole.length / 2 - 1 }),
    to: integer({ min: 0, max: 65_535 }),
  })
  await assert(
    asyncProperty(array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const bytes = Buffer.from(whole)
      for (const { at, to } of changes) bytes.writeUInt16LE(to, at * 2)
      const error: unknown = await parseDocument(bytes, {}).catch((reason) => reason)
      if (error instanceof Error) expect(error).toBeInstanceOf(ServiceError)
    }),
    { numRuns: 200 },
  )
})

test('a presentation of many slides is read in linear time', async () => {
  await expectLinear((size) => {
    const slides = Array.from({ length: size / 100 }, () => slide)
    const bytes = pptOf(slides)
    return () => parseDocument(bytes, {})
  }, 20_000)
})
