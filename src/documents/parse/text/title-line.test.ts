import { expect, test } from 'vitest'
import { parseText } from './parse-text.ts'

test('the title of a plain text is its first line, if that is a few words alone above the rest', () => {
  expect(parseText('\nApple crumble cake\n\nServes 12').title).toBe('Apple crumble cake')
  expect(parseText('GCC 12 Release Series\n\nThis is a summary.').title).toBe(
    'GCC 12 Release Series',
  )
  expect(parseText('Hill Primary – Newsletter 7, 14 November 2025\n\nDear all').title).toBe(
    'Hill Primary – Newsletter 7, 14 November 2025',
  )
  expect(parseText('설치 안내서\n\n디스크가 있다.').title).toBe('설치 안내서')
})

test.each([
  ['a sentence', 'The engine weaves.\n\nIt is new.'],
  ['a salutation', 'Dear Mr Bell,\n\nThank you.'],
  ['a date', 'Monday 3 June 2024\n\nWe met.'],
  ['a place and a date', 'London, 3 June 2024\n\nWe met.'],
  ['a note of copyright', 'Copyright (C) 2014-2022 Ada Bell and others\n\nAll rights reserved.'],
  ['the sender of a mail', 'From ada@example.org today\n\nHello.'],
  ['an address', 'See https://example.org/a\n\nIt is there.'],
  ['a file', 'See README.md\n\nIt is there.'],
  ['one word', 'Pittsburgh\n\nThe game was won.'],
  ['a line in small letters', 'some notes of mine\n\nThe game was won.'],
  ['a part of a paragraph', 'Ada Bell\nHead of sales\n\nHello.'],
  ['a long line', `${'Words that go on '.repeat(5)}and on\n\nHello.`],
  ['everything that the text has', 'Apple crumble cake'],
])('%s is no title', (_, text) => {
  expect(parseText(text).title).toBeUndefined()
})
