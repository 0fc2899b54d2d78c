import { expect, test } from 'vitest'
import { extractFeatures } from '../../extract-features.ts'
import { findAliases } from './find-aliases.ts'
import { resolveNames } from './resolve-names.ts'

test('a last name of a later chunk is the person of an earlier one, in relations too', () => {
  const [, second] = resolve([
    'It was Ada Brook who came.',
    'Then Mrs Brook moved to Oslo, and Brook sang.',
  ])

  const entities = second?.entities ?? []
  expect(entities.map(({ name }) => name).toSorted()).toEqual(['Ada Brook', 'Oslo'])
  expect(entities.find(({ key }) => key === 'ada brook')?.mentions).toHaveLength(2)
  const told = second?.relations.map(({ subject, predicate, object }) => {
    return [entities[subject]?.name, predicate, entities[object]?.name]
  })
  expect(told).toEqual([['Ada Brook', 'moved to', 'Oslo']])
})

test('an acronym stays a name of its own', () => {
  const [, second] = resolve(['The World Health Organization (WHO) met.', 'we met the WHO again.'])

  expect(second?.entities.map(({ key }) => key)).toEqual(['who'])
})

test('nobody is taken for one of two', () => {
  const [, second] = resolve(['It was Ada Brook, not Ben Brook.', 'Then came Brook again.'])

  expect(second?.entities.map(({ key }) => key)).toEqual(['brook'])
})

function resolve(texts: readonly string[]) {
  const chunks = texts.map((text, index) => {
    const input = { title: '', headings: [], text, language: 'en', opensDocument: index === 0 }
    return { start: index * 100, text, features: extractFeatures(input) }
  })
  const features = chunks.map((chunk) => chunk.features)
  return resolveNames(features, findAliases(chunks, 0), 0)
}
