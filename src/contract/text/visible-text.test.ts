import { expect, test } from 'vitest'
import { hasVisibleText } from './visible-text.ts'

test.each(['a', '7', '?', '😀', '木', '\u200bx'])('%j can be seen', (text) => {
  expect(hasVisibleText(text)).toBe(true)
})

test.each(['', ' \n\t', '\u202e\u200b\ufeff', '\u00a0', '\u3164\uffa0', '\u2800'])(
  '%j cannot be seen',
  (text) => {
    expect(hasVisibleText(text)).toBe(false)
  },
)
