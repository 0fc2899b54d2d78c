import { expect, test } from 'vitest'
import { asWritten } from './as-written.ts'

test.each([
  ['WHO BUILT THE OLD PIER?', 'who built the old pier?'],
  ['WAS KOSTET DAS ÜBERGEPÄCK?', 'was kostet das übergepäck?'],
  ['whats the price if i dont pay', "what's the price if i don't pay"],
  ['Fuer wen gilt das und koennen Sie kuendigen?', 'Für wen gilt das und können Sie kuendigen?'],
  ['Isnt it open?', "Isn't it open?"],
])('"%s" is "%s"', (typed, written) => {
  expect(asWritten(typed)).toBe(written)
})

test.each([
  'RMA',
  'API KEY',
  'What does WHO say in its DRAFT REPORT?',
  'when were they built',
  'Quel est le livre dont il parle ?',
  'wie lange wont-fix',
])('"%s" stays as it is', (message) => {
  expect(asWritten(message)).toBe(message)
})
