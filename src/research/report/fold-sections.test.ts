import { expect, test } from 'vitest'
import { foldSections } from './fold-sections.ts'

const lamp = 'The lamp of Skarholm burned rapeseed oil until 1904.'
const burner = 'A vapour burner replaced the oil lamp of Skarholm.'
const boat = 'Six men rowed the boat of the keepers to the reef.'
const oars = 'The boat had six oars and a small sail.'
const oil = 'Rapeseed oil for the lamp came by ship from Norrvik.'

test('a section of one statement joins the one that it is most like', () => {
  const sections = [section('Boat', boat, oars), section('Lamp', lamp, burner), section('Oil', oil)]
  expect(told(sections)).toEqual([
    ['Boat', boat, oars],
    ['Lamp', lamp, burner, oil],
  ])
})

test('two sections of one statement become one under a neutral title', () => {
  expect(told([section('Lamp', lamp), section('Oil', oil)])).toEqual([['In detail', lamp, oil]])
  const sections = [section('In detail', boat, oars), section('Lamp', lamp), section('Oil', oil)]
  expect(told(sections)).toEqual([['In detail', boat, oars, lamp, oil]])
  expect(told([section('Lamp', lamp)])).toEqual([['Lamp', lamp]])
})

test('a statement that joins a section stands behind those of its page', () => {
  const [first, second] = [section('Lamp', lamp, burner), section('Oil', oil)]
  const others = first.statements.map((one, place) => ({ ...one, evidence: [cited(place + 1)] }))
  const joined = foldSections([{ ...first, statements: others }, second], {
    language: 'en',
    facets: [],
  })
  expect(joined[0]?.statements.map(({ text }) => text)).toEqual([lamp, oil, burner])
})

function told(sections: Parameters<typeof foldSections>[0]) {
  return foldSections(sections, { language: 'en', facets: [] }).map(({ title, statements }) => [
    title,
    ...statements.map(({ text }) => text),
  ])
}

function section(title: string, ...texts: readonly string[]) {
  const statements = texts.map((text) => {
    return { text, evidence: [cited(1)], verdict: 'quote' as const }
  })
  return { title, statements }
}

function cited(source: number) {
  return { source, start: 0, end: 1, quote: 'x' }
}
