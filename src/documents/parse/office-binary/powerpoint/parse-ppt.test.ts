import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pptOf } from '../../../../../tests/support/library/ppt-file.ts'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../../parse-document.ts'

const folder = new URL('../../../../../tests/support/office-97/', import.meta.url)
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

test('a presentation of many slides is read in linear time', async () => {
  await expectLinear((size) => {
    const slides = Array.from({ length: size / 100 }, () => slide)
    const bytes = pptOf(slides)
    return () => parseDocument(bytes, {})
  }, 20_000)
})
