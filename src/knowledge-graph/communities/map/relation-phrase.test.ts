import { expect, test } from 'vitest'
import { relationPhrase } from './relation-phrase.ts'

test.each([
  ['She was drawn by', 'drawn by'],
  ['and drawn by', 'drawn by'],
  ['It separates', 'separates'],
  ['wurde_gegründet von', 'wurde gegründet von'],
  ['is', 'is'],
  ['in', 'in'],
  ['made in', 'made in'],
])('the relation "%s" is called "%s"', (predicate, phrase) => {
  expect(relationPhrase(predicate)).toBe(phrase)
})
