import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { builtInMind } from '../built-in-mind.ts'
import { understand } from '../question/understand.ts'
import { issueOf, issuesOf } from './newest-first.ts'

test.each([
  ['price-list-2026-01.csv', 'price-list-2026-07.csv'],
  ['rates 2025.xlsx', 'rates 2026.xlsx'],
  ['Minutes of 14 September 2026', 'Minutes of 12 October 2026'],
])('"%s" is older than "%s", of the same series', (one, other) => {
  const [old, young] = [one, other].map((title) => issueOf({ title, language: 'en' }))
  expect(old?.series).toBe(young?.series)
  expect(old?.date).toBeLessThan(young?.date ?? 0)
})

test('documents of one title are told apart by the date that is known besides', () => {
  const [old, young] = ['version 1 of 3 May 2024', 'version 2 of 1 January 2026'].map((about) =>
    issueOf({ title: 'Support agreement', about, language: 'en' }),
  )
  expect(old?.date).toBeLessThan(young?.date ?? 0)
})

test.each(['Handbook', 'Invoice 10482', '2026'])('"%s" is of no series', (title) => {
  expect(issueOf({ title, language: 'en' })).toBeUndefined()
})

test.each(['2026-', '20', '1-', '2026.07'])(
  'the date of a title of digits and signs is read in linear time: %s',
  async (part) => {
    await expectLinear((length) => {
      const title = part.repeat(length)
      return () => issueOf({ title, language: 'en' })
    }, 5_000)
  },
)

test.each([
  ['names that sentences call it by', 'The Pump 2000 moves 40 litres.', false],
  ['what only a heading repeats', '# Pump 2000\n\nIt moves 40 litres.', true],
  ['a year that sentences name too', 'The Pump 2000 is sold from May 2000 on.', true],
  ['a year of something without a name', 'The pump 2000 moves 40 litres.', true],
])('numbers of titles are years, or %s', (_, text, areYears) => {
  const passages = [text, 'It moves 55 litres.'].map((written, at) =>
    passageOf(written, { title: `Pump 20${at}0`, docId: `pump_${at}` }),
  )
  expect(issuesOf(passages).map((issue) => issue !== undefined)).toEqual([areYears, areYears])
})

test('of two models neither is the newer one', () => {
  const model = (number: number, weight: number) =>
    passageOf(`The Pump ${number} weighs ${weight} kg.`, {
      title: `Pump ${number}`,
      docId: `pump_${number}`,
    })
  const question = 'How much does the pump weigh?'
  const models = [model(2000, 12), model(2010, 15)]
  const told = answerTo(question, models).text
  const otherwise = answerTo(question, models.toReversed()).text

  expect(told.indexOf('12 kg')).toBeLessThan(at(told, '15 kg'))
  expect(otherwise.indexOf('15 kg')).toBeLessThan(at(otherwise, '12 kg'))
})

const list = (year: number, price: string) =>
  passageOf(`| Item | Price |\n|---|---|\n| Bollard | ${price} |\n| Cleat | 9.50 |\n`, {
    title: `price-list-${year}.csv`,
    docId: `list_${year}`,
  })
const lists = [list(2024, '418.00'), list(2026, '445.00'), list(2025, '430.00')]

test('of price lists the newest answers, and each is told by its title', () => {
  const { text } = answerTo('What is the price of a bollard?')
  expect(text.split('\n')[0]).toMatch(/^445\.00\./)
  expect(text).toContain('price-list-2026.csv')
  expect(text.indexOf('445.00')).toBeLessThan(at(text, '418.00'))
})

test('a question with a date of its own is answered as if no list were newer', () => {
  const { text } = answerTo('What was the price of a bollard in 2024?')
  expect(text.split('\n')[0]).not.toMatch(/^445/)
})

test('what newer minutes say stands before what they supersede', () => {
  const minutes = (date: string, said: string) =>
    passageOf(`# Meeting of ${date}\n\n## The quay\n\n${said}\n`, {
      title: `Meeting of ${date}`,
      docId: date,
      headings: [],
    })
  const { text } = answerTo('When is the quay delivered?', [
    minutes('4 May 2026', 'The quay is delivered on 30 June. It costs more than was planned.'),
    minutes('8 June 2026', 'The quay is delivered on 14 August, as the cranes are late.'),
  ])
  expect(text.indexOf('14 August')).toBeGreaterThanOrEqual(0)
  expect(text.indexOf('14 August')).toBeLessThan(at(text, '30 June'))
})

function answerTo(content: string, passages = lists) {
  return builtInMind.compose(understand([{ role: 'user', content }]), passages, 'snap')
}

/** Where a text has words; behind its end if it has not. */
function at(text: string, words: string): number {
  const found = text.indexOf(words)
  return found < 0 ? text.length : found
}
