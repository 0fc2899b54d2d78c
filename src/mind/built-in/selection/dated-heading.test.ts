import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'

const changelog = `# Changelog of Larkspur

## 5.0.0 – 2026-01-20

- Removed the old templates.

## Version 4.9.2 (3 November 2025)

- Templates are read in order.

## 4.9.0 – 2025-09-15

- Links are checked.

## 4.0.9 – 2024-02-01

- Feeds for each tag.
`
const minutes = `# Allotment trust

## General meeting, 14 March 2025

The fees stay.

## Board meeting, 2 April 2025

A new pump is bought.

## Board meeting, 7 May 2025

The pump leaks.
`

test.each([
  ['When did version 4.9.0 come out?', changelog, '4.9.0 – 2025-09-15'],
  ['When was 4.9.2 released?', changelog, 'Version 4.9.2 (3 November 2025)'],
  ['When was Larkspur 5.0.0 published?', changelog, '5.0.0 – 2026-01-20'],
  [
    'When was the general meeting of the allotment trust?',
    minutes,
    'General meeting, 14 March 2025',
  ],
])('"%s" is answered by a heading alone', (question, text, heading) => {
  const { grounding, citations } = told(question, text)
  expect(grounding).toBe('answered')
  const [only, ...others] = citations
  expect(text.slice(only?.start, only?.end)).toBe(heading)
  expect(others).toEqual([])
})

test('a heading is told in German too', () => {
  const german = changelog.replace(
    'Removed the old templates.',
    'Die alten Vorlagen sind nicht mehr dabei.',
  )
  const { citations } = told('Wann ist Version 4.9.0 erschienen?', german, 'de')
  expect(citations.map(({ start, end }) => german.slice(start, end))).toEqual([
    '4.9.0 – 2025-09-15',
  ])
})

test.each([
  ['part of the version is in several', 'When was version 4.9 released?', changelog],
  ['the numbers stand in another order', 'When was version 9.4.0 released?', changelog],
  ['something else is asked of the version', 'When does support for 4.9.0 end?', changelog],
  ['the date is asked about', 'When on 2025-09-15 was 4.9.0 released?', changelog],
  ['two headings differ', 'When was the board meeting?', minutes],
  ['no time is asked for', 'What is 4.9.0?', changelog],
])('no heading is told where %s', (_, question, text) => {
  const quoted = told(question, text).citations.map(({ start, end }) => text.slice(start, end))
  expect(quoted.filter((quote) => /^(?:\d\.|Version|Board|General)/.test(quote))).toEqual([])
})

function told(question: string, text: string, language = 'en') {
  const understood = builtInMind.understand([{ role: 'user', content: question }])
  return builtInMind.compose(understood, [passageOf(text, { language })], 'snap')
}
