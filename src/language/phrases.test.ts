import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Phrases } from './phrases.ts'

const asked = new Phrases([
  ['wie', 'manner'],
  ['wie viele', 'number'],
  ['où', 'place'],
  ["qu'est-ce que", 'thing'],
])

test.each([
  ['Wie viele Häuser?', 'number', 'Wie viele'],
  ['Wie  viele', 'number', 'Wie  viele'],
  ['Und wie geht das?', 'manner', 'wie'],
  ['Ou\u0300 est-il ?', 'place', 'Ou\u0300'],
  ['Qu’est-ce que c’est ?', 'thing', 'Qu’est-ce que'],
])('in %s: %s', (text, value, written) => {
  const [found] = asked.find(text)

  expect(found?.value).toBe(value)
  expect(text.slice(found?.start, found?.end)).toBe(written)
})

test('a part of a word is no phrase, unless words have no edges', () => {
  expect(asked.find('Wiege, Genie')).toEqual([])
  expect(new Phrases([['多少', true]], true).find('北京有多少人')).toHaveLength(1)
})

test.each([
  ['WIE', 'manner'],
  [' Wie \t viele\n', 'number'],
  ['ou', 'place'],
  ['Où', 'place'],
  ['wie viel', undefined],
  ['wie vieles', undefined],
  ['wi', undefined],
  ['', undefined],
])('the value of "%s", which may be a phrase as a whole', (text, value) => {
  expect(asked.get(text)).toBe(value)
})

test('an opening may stand behind punctuation only', () => {
  expect(asked.opening('– « wie viele » ?')?.value).toBe('number')
  expect(asked.opening('Sag, wie viele?')).toBeUndefined()
})

test('whatever stands around it, a phrase between spaces is found where it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const text = `${a} WIE viele ${b}`
      const ranges = asked.find(text).map(({ start, end }) => text.slice(start, end))
      expect(ranges).toContain('WIE viele')
    }),
  )
})

test('a text of plain letters is read like any other', () => {
  const phrases = new Phrases([
    ['How  many', 1],
    ["what's", 2],
    ['a', 3],
  ])
  const piece = fc.constantFrom('how', 'MANY', "what's", 'a', ' ', '\n ', '\t', ',', 'x', '0')
  fc.assert(
    fc.property(
      fc.array(piece).map((pieces) => pieces.join('')),
      (text) => {
        // What follows has an accent, so that it is spelled character by character.
        const others = phrases.find(`${text},é`)
        expect(phrases.find(text)).toEqual(others)
        expect(phrases.isIn(text)).toBe(others.length > 0)
      },
    ),
  )
})
