import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

test.each([
  ['fits as it is', 'fits as it is'],
  ['is cut behind a word', 'is cut behind…'],
  ['isCutWithinItsOnlyWord', 'isCutWithinIts…'],
  ['isCutBefore12😀rest', 'isCutBefore12…'],
  ['has  many        spaces', 'has  many…'],
])('%s', (text, short) => {
  expect(shortened(text, 14, '…')).toBe(short)
})
