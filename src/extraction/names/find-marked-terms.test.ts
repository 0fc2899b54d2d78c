import { expect, test } from 'vitest'
import { findMarkedTerms } from './find-marked-terms.ts'

test('what stands between two quotations is no term', () => {
  const long = 'a title that is so long that nobody would take it for the name of anything at all'
  const text = `She recorded "${long}", and "Respect", "Think" and "(Hush)".`

  const terms = findMarkedTerms(text, { start: 0, end: text.length }, 'en')

  expect(terms.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Respect',
    'Think',
    '(Hush)',
  ])
})
