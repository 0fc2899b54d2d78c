import { expect, test } from 'vitest'
import { titleCommunity } from './title-community.ts'

test('a title has the first names and then words that are in none of them', () => {
  const names = ['Billboard', 'Hot 100', 'Grammy Award', 'R&B']

  expect(titleCommunity(names, ['chart', 'song', 'album'])).toBe(
    'Billboard, Hot 100, Grammy Award – chart, song',
  )
  expect(titleCommunity(['Lucca'], [])).toBe('Lucca')
})

test('what says the same again is left out', () => {
  const names = ['Academy Award', 'Academy Awards', 'Prince of Anhalt', 'Anhalt-Bernburg', 'CI']

  expect(titleCommunity(names, ['awarded', 'CI', 'nominated'])).toBe(
    'Academy Award, Prince of Anhalt, CI – nominated',
  )
})

test('sentences are no titles, unless there is nothing else', () => {
  const long = 'Mammographic density and the risk and detection of breast cancer in women'

  expect(titleCommunity([long, 'HR'], [])).toBe('HR')
  expect(titleCommunity([long], [])).toBe(long)
})
