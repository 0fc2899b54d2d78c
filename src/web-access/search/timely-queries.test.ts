import { expect, test } from 'vitest'
import { timelyQueries } from './timely-queries.ts'

test.each([
  ['recent studies on gene therapy', 'en', 'year', 'studies on gene therapy'],
  ['Nachrichten aus Norrvik diese Woche', 'de', 'month', 'Nachrichten aus Norrvik'],
])('"%s" asks for what is new, and for all there is', (asked, language, period, forAllTimes) => {
  expect(timelyQueries([asked], language)).toEqual([{ text: asked, period }, { text: forAllTimes }])
  expect(timelyQueries([asked, 'other'], language)).toEqual([
    { text: asked, period },
    { text: 'other' },
  ])
})

test.each(['History of gene therapy', 'recent', ''])('"%s" asks for all times', (asked) => {
  expect(timelyQueries([asked], 'en')).toEqual([{ text: asked }])
})
