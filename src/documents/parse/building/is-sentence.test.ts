import { expect, test } from 'vitest'
import { isSentence } from './is-sentence.ts'

test.each([
  ['Das aktuelle Fenster schließen.', true],
  ['現在のウィンドウを閉じます。', true],
  ['No.', false],
  ['Price incl. tax', false],
  ['Max. temp.', false],
  ['Closes the current window', false],
])('%s: a whole sentence? %s', (cell, expected) => {
  expect(isSentence(cell)).toBe(expected)
})
