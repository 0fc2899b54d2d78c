import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { readDates } from './dates.ts'

test.each([
  ['de', 'Am 3. Dezember 1851, nicht am 20. März 1851.', [18511203, 18510320]],
  ['en', 'On December 3, 1851 and 20 March 1851', [18511203, 18510320]],
  ['en', 'the 3rd of May 2001; May I have 5 of 2,001 eggs?', [20010503]],
  ['en', '12/3/1851', [18511203]],
  ['de', '3/12/1851 und 3.12.1851', [18511203, 18511203]],
  ['fr', '1er janvier 1900', [19000101]],
  ['es', '3 de diciembre de 1851', [18511203]],
  ['ru', '20 марта 1851 года и 5 мая', [18510320, 505]],
  ['pl', '3 grudnia 1851', [18511203]],
  ['el', '3 Δεκεμβρίου 1851', [18511203]],
  ['hi', '3 दिसंबर 1851', [18511203]],
  ['ar', 'في 3 ديسمبر 1851', [18511203]],
  ['zh', '1851年12月3日,2001年3月,1999年', [18511203, 20010300, 19990000]],
  ['ko', '2001년 3월 5일', [20010305]],
  [
    'hu',
    '1851. december 3-án és 1921. március 3-án, majd 2013 májusában',
    [18511203, 19210303, 20130500],
  ],
  ['hy', '1921 թ. մարտի 3-ին', [19210303]],
  ['sl', '3. marca 1921 in maja 2014', [19210303, 20140500]],
  ['cs', 'v květnu 2013 a 3. března 1921', [20130500, 19210303]],
  ['fi', '3. maaliskuuta 1921 ja toukokuussa 2013', [19210303, 20130500]],
  ['ru', 'в марте 1851 года', [18510300]],
  ['en', 'In 2014 May visited the 1914 March.', [20140000, 19140000]],
  ['xx', '1851-12-03, 3 March 1851', [18511203, 18510303]],
  ['en', 'Version 1.1999.3, room 2050a, 1,984 sheep', []],
])('%s: the dates in %s', (language, text, values) => {
  expect(readDates(text, language).map(({ value }) => value)).toEqual(values)
})

test('every language knows its own months after a day', () => {
  for (const code of languages.keys())
    for (let month = 0; month < 12; month++) {
      const options = { day: 'numeric', month: 'long', year: 'numeric' } as const
      const date = new Intl.DateTimeFormat(code, {
        ...options,
        timeZone: 'UTC',
        calendar: 'gregory',
        numberingSystem: 'latn',
      }).format(Date.UTC(1851, month, 13))
      // Written with the year first, or with a word before the month.
      if (/^1851[^年년]|tháng|בדצ|ב[א-ת]/.test(date)) continue
      expect([code, date, readDates(date, code)[0]?.value]).toEqual([
        ...[code, date, 18510013 + 100 * (month + 1)],
      ])
    }
})

test('dates stand in order, apart from each other, where they are written', () => {
  const piece = fc.constantFrom(
    '3 ',
    'May ',
    '1851',
    ' ',
    '3. März',
    ', ',
    '12/3/',
    '年',
    'der ',
    '-',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      let last = 0
      for (const { start, end } of readDates(text, 'de')) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(text.slice(start, end)).toMatch(/^\S.*\S$/u)
        last = end
      }
    }),
  )
})
