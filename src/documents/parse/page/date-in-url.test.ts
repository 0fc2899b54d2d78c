import { expect, test } from 'vitest'
import { dateInUrl } from './date-in-url.ts'

test.each([
  ['https://news.example/2016/3/29/harbour-lamp', '2016-03-29'],
  ['https://news.example/uk/2014/09/01/harbour_lamp/', '2014-09-01'],
  ['https://news.example/articles/2017-06-14-harbour-lamp', '2017-06-14'],
  ['https://news.example/harbour-lamp-2022-02-03.html', '2022-02-03'],
  ['https://old.example/web/20120829034458/http://news.example/2012/08/28/lamp', '2012-08-28'],
  ['https://news.example/2016/02/30/no-day-of-the-calendar', undefined],
  ['https://news.example/1066/10/14/before-the-web', undefined],
  ['https://news.example/2016/03/harbour', undefined],
  ['https://news.example/item/12016/3/29', undefined],
  ['https://news.example/?from=2016/03/29', undefined],
])('the date in the path of %s is %s', (url, date) => {
  expect(dateInUrl(url)).toBe(date)
})
