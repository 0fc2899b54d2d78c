import { expect, test } from 'vitest'
import { dateOf, dayOf } from './days.ts'
import { readClocks } from './read-clocks.ts'
import { readTimes } from './read-times.ts'

/** A Tuesday. */
const today = dayOf(2026, 12, 1)

function daysOf(text: string, language: string, asked?: number): readonly string[] {
  const written = (day: number) => {
    const { year, month, day: ofMonth } = dateOf(day)
    return `${year}-${month}-${ofMonth}`
  }
  return readTimes(text, language, asked).map(({ year, daysIn }) => {
    const { from, to } = daysIn(year ?? 2026)
    return `${written(from)}/${written(to - 1)}${year === undefined ? ' of any year' : ''}`
  })
}

test.each([
  ['en', 'in the early 1890s', ['1890-1-1/1894-12-31']],
  ['en', 'between 1960 and 1980', ['1960-1-1/1980-12-31']],
  ['en', 'in 1926 and 1933', ['1926-1-1/1926-12-31', '1933-1-1/1933-12-31']],
  ['en', 'the second half of the 20th century', ['1950-1-1/1999-12-31']],
  ['en', 'Q2 2027: tests', ['2027-4-1/2027-6-30']],
  ['en', 'in summer 1968', ['1968-6-1/1968-8-31']],
  ['en', 'around 1900', ['1898-1-1/1902-12-31']],
  ['de', 'am 14./15. Juni', ['2026-6-14/2026-6-15 of any year']],
  ['de', 'in den Siebzigern', ['1970-1-1/1979-12-31']],
  ['de', 'KW 14 2027', ['2027-4-5/2027-4-11']],
  ['de', 'zweites Halbjahr 2024', ['2024-7-1/2024-12-31']],
  ['fr', 'au XIXe siècle', ['1800-1-1/1899-12-31']],
  ['fr', 'du 24 décembre 2026 au 2 janvier 2027', ['2026-12-24/2027-1-2']],
  ['es', 'entre el 6 y el 8 de abril', ['2026-4-6/2026-4-8 of any year']],
  ['it', 'negli anni sessanta', ['1960-1-1/1969-12-31']],
  ['nl', 'van 1940 tot 1945', ['1940-1-1/1945-12-31']],
  ['pt', 'no segundo trimestre de 2024', ['2024-4-1/2024-6-30']],
  ['pl', 'w kwietniu 2027', ['2027-4-1/2027-4-30']],
] as const)('%s: the days of “%s”', (language, text, days) => {
  expect(daysOf(text, language)).toEqual(days)
})

test('what is told from today is a time only in a question', () => {
  expect(daysOf('What is on next week?', 'en', today)).toEqual(['2026-12-7/2026-12-13'])
  expect(daysOf('What is on this weekend?', 'en', today)).toEqual(['2026-12-5/2026-12-6'])
  expect(daysOf('We meet next week.', 'en')).toEqual([])
})

test('a range of days without a year goes over the end of one', () => {
  expect(daysOf('between 10 December and 20 January', 'en', today)).toEqual([
    '2026-12-10/2027-1-20 of any year',
  ])
})

test('numbers, ages and words that are no times are none', () => {
  for (const text of ['We may march on.', 'She is 45.', 'the first half', 'Room 1.12', 'Page 3/4'])
    expect(daysOf(text, 'en').filter((days) => !days.includes('any'))).toEqual([])
})

test.each([
  ['en', 'between 2 and 3 pm', 14 * 60, 15 * 60],
  ['en', '14:20 – the pool is full', 14 * 60 + 20, 14 * 60 + 20],
  ['de', 'zwischen 3 und 4 Uhr', 3 * 60, 4 * 60],
  ['fr', 'à 14h30', 14 * 60 + 30, 14 * 60 + 30],
] as const)('%s: the time of day of “%s”', (language, text, from, to) => {
  expect(readClocks(text, language)).toMatchObject([{ from, to }])
})
