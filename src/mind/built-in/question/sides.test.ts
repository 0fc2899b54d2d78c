import { expect, test } from 'vitest'
import { sidesOf } from './sides.ts'
import { understand } from './understand.ts'

test.each([
  ['Which ship is longer, the Rose or the Star?', ['the Rose', 'the Star']],
  ['Quel appareil est le plus puissant, le robot ou le mixeur ?', ['le robot', 'le mixeur']],
  ['Wo ist die Fahrkarte teurer, in Solmara oder in Nordheim?', ['in Solmara', 'in Nordheim']],
  ['Compare the price of the red bike and the blue bike', ['red bike', 'blue bike']],
  ['difference between an appeal and a reinstatement', ['appeal', 'reinstatement']],
  ['PUT vs PATCH', ['PUT', 'PATCH']],
  ['soft links versus hard links: which take room?', ['soft links', 'hard links']],
  ['Why should I compare err.code and not use instanceof?', []],
  ['Which parts are red, green, blue or black?', []],
  ['Who decides, and how is it told?', []],
  ['How long is the longest project, compared to last year?', []],
  ['Which ships and boats did the yard build?', []],
  ['When was the museum built?', []],
])('%s', (text, names) => {
  const sides = sidesOf(understand([{ role: 'user', content: text }]))
  expect(sides.map(({ name }) => name)).toEqual(names)
})

test('each side is asked about without the other', () => {
  const question = understand([
    { role: 'user', content: 'Compare the fees of Tervania and Qasmir.' },
  ])
  expect(sidesOf(question).map(({ text }) => text)).toEqual([
    'Compare the fees of Tervania',
    'Compare the fees of Qasmir',
  ])
})
