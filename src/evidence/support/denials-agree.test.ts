import { expect, test } from 'vitest'
import { denialsAgree } from './denials-agree.ts'

test.each([
  ['It is open on Sundays.', 'It is open on Sundays.', true],
  ['It is not open on Sundays.', 'It is open on Sundays.', false],
  ['It is open on Sundays.', 'It is not open on Sundays.', false],
  ['It failed to open on Sundays.', 'It opens on Sundays.', false],
  ['It is false that it opens on Sundays.', 'It opens on Sundays.', false],
  ['It failed to open on Sundays.', 'It did not open on Sundays.', true],
  ['It never opens on Sundays.', 'On Sundays it does not open.', true],
  [
    'Sony has a service since 2014.',
    'It is not the only one: Sony has a service since 2014.',
    true,
  ],
])('%s beside: %s', (sentence, evidence, agrees) => {
  expect(denialsAgree(sentence, evidence, 'en')).toBe(agrees)
})

test('a negation at the end denies what stands before it', () => {
  expect(denialsAgree('Die Fähre fährt.', 'Die Fähre fährt nicht.', 'de')).toBe(false)
  expect(denialsAgree('Die Fähre fährt nicht.', 'Die Fähre fährt nicht.', 'de')).toBe(true)
})
