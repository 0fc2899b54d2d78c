import { expect, test } from 'vitest'
import { findDates } from './find-dates.ts'
import { lifeDates } from './life-dates.ts'

test.each([
  ['born on 6 December 1833 in Rælingen', ['6 December 1833']],
  ['from 1986 to 2013 he', ['from 1986 to 2013']],
  ['signed May 5th, 1931; opened 1932', ['May 5th, 1931', '1932']],
  ['in the early 19th century, the 1960s', ['early 19th century', '1960s']],
  ['am 20. März 1851 gestorben', ['20. März 1851']],
  ['他生于1851年3月20日。', ['1851年3月20日']],
  ['a flow of 2,290 m3 and 1500.5 tons', []],
])('%s', (text, dates) => {
  expect(findDates(text).map((date) => date.text)).toEqual(dates)
})

test('dates are in order', () => {
  const written = ['44 BC', '20 March 851', '1806', 'June 8, 1806', '9 June 1806', 'July 1806']

  const values = written.map((text) => findDates(text)[0]?.value)

  expect(values).toEqual([...values].sort((one, other) => Number(one) - Number(other)))
})

test.each([
  ['Ada (8 June 1806 – 6 May 1878) was', '8 June 1806', '6 May 1878'],
  ['Ada (1620–1659) was', '1620', '1659'],
  ['Ada (born 1954 in Winnipeg) is', '1954', undefined],
  ['Ada (d. 20 March 851) was', undefined, '20 March 851'],
  ['Ada came (in 1931) home', undefined, undefined],
])('%s', (text, birth, death) => {
  const found = lifeDates(text)

  expect([found.birth?.text, found.death?.text]).toEqual([birth, death])
  for (const date of [found.birth, found.death])
    if (date) expect(text.slice(date.start, date.end)).toBe(date.text)
})
