import { expect, test } from 'vitest'
import { anchorOf } from './heading-anchor.ts'

test.each([
  ['History & use', 'history--use'],
  ['What is known?', 'what-is-known'],
  // The vowels of many scripts are combining marks, which must stay in the anchor.
  ['हिन्दी की उत्पत्ति', 'हिन्दी-की-उत्पत्ति'],
  ['ประวัติ', 'ประวัติ'],
])('the anchor of "%s" is "%s"', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor)
})
