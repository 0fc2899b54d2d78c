import { expect, test } from 'vitest'
import { escapedTitle, shownTitle } from './shown-title.ts'

test('code that is cut in a long title ends as code', () => {
  const title = shownTitle(`\`--format=<${'wide|'.repeat(40)}>\` of the picture`)
  expect(title).toMatch(/^`--format=<wide.*…`$/)
  expect(escapedTitle(title)).toBe(title)
})

test('a long title without code is cut, and a stray mark in it stays', () => {
  expect(shownTitle('words '.repeat(40))).toMatch(/words…$/)
  expect(shownTitle('The mark ` of code')).toBe('The mark ` of code')
})
