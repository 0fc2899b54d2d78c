import { expect, test } from 'vitest'
import { readWeekdays } from './weekdays.ts'

test.each([
  ['en', 'open on Sundays', [[6]]],
  ['en', 'Tuesday to Sunday 10–18', [[1, 2, 3, 4, 5, 6]]],
  ['en', 'Fri–Mon', [[4, 5, 6, 0]]],
  ['en', 'Mon-Fri 9-5', [[0, 1, 2, 3, 4]]],
  ['en', 'Saturday and Sunday', [[5], [6]]],
  ['en', 'the sun sat on the wed', []],
  ['de', 'Mo, Mi', [[0], [2]]],
  ['de', 'Montags bis Freitag', [[0, 1, 2, 3, 4]]],
  ['es', 'sábado 10:00', [[5]]],
  ['pt', 'terça a sexta', [[1, 2, 3, 4]]],
  ['pt', 'segunda-feira a sexta-feira', [[0, 1, 2, 3, 4]]],
  ['ja', '月曜日と土曜日', [[0], [5]]],
])('days of the week in %s: %s', (language, text, days) => {
  expect(readWeekdays(text, language).map((one) => [...one.days])).toEqual(days)
})
