import { expect, test } from 'vitest'
import { webPageOf } from '../../../tests/support/web/small-web.ts'
import { findDisagreements } from './find-disagreements.ts'

/** The units of the disagreements between these texts, each from a host of its own. */
function told(...texts: string[]): string[] {
  const sources = texts.map((text, at) => ({
    index: at + 1,
    isAbstractOnly: false,
    mirrors: [],
    page: webPageOf({ url: `https://h${at}.example/`, title: 'Skarholm', text }),
  }))
  const statements = texts.map((text, at) => {
    const evidence = [{ source: at + 1, start: 0, end: text.length, quote: text }]
    return { text, evidence, verdict: 'quote' as const }
  })
  const { disagreements } = findDisagreements([{ title: 'Oil', statements }], sources, 'en')
  return disagreements.map(({ about }) => about)
}

const oil = 'In the first winter the keepers of Skarholm burned 40 barrels of oil.'

test('sources that give different figures for the same disagree', () => {
  const other = 'The keepers of Skarholm burned 60 barrels of oil in the first winter of the lamp.'
  expect(told(oil, other)).toEqual(['Skarholm: barrels'])
  expect(told(oil, other.replace('60', '40'))).toEqual([])
})

test('figures of different things are no disagreement, though they stand beside the same words', () => {
  const near = 'The keepers of Skarholm burned little oil in the first winter.'
  expect(told(oil, `${near} A ship with 60 barrels of herring stranded on the reef.`)).toEqual([])
  expect(told(oil, oil.replace('Skarholm', 'Norrvik').replace('40', '60'))).toEqual([])
})

test('figures of different years, or of one year and none, are no disagreement', () => {
  const of1913 = 'In 1913 keepers of Skarholm burned 40 barrels of oil.'
  const other = of1913.replace('40', '60')
  expect(told(of1913, other)).toEqual(['Skarholm: barrels'])
  expect(told(of1913, other.replace('1913', '1914'))).toEqual([])
  expect(told(of1913, of1913.replace('1913', '1914'))).toEqual([])
  expect(told(of1913, other.replace('In 1913', 'Once'))).toEqual([])
})

test('what two sources without names disagree on is told by what they have in common', () => {
  const one = 'The old keepers burned 40 barrels.'
  expect(told(one, one.replace('40', '60'))).toEqual(['old, keepers, burned: barrels'])
})

const register =
  'The register of the church says that Ada Lund was born on 12 May 1791 in Clausthal.'

test('sources that give one day of different years for what they name disagree', () => {
  const book =
    'The painter Ada Lund (12 May 1789 – 3 November 1854) drew the first map of the coast.'
  expect(told(register, book)).toEqual(['Ada, Lund: 12 May'])
  expect(told(register, book.replace('1789', '1791'))).toEqual([])
  expect(told(register, book.replace('Ada Lund', 'Tora Lind'))).toEqual([])
  expect(told(register, book.replace('1789', '1889'))).toEqual([])
})

test('what is told of the end of each year is no disagreement', () => {
  const count = 'On 31 December 2014 the town of Skarholm had ferries to four islands.'
  expect(told(count, count.replace('2014', '2015'))).toEqual([])
})
