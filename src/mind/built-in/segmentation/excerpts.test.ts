import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { excerptsOf } from './excerpts.ts'
import { readEvidence } from './read-evidence.ts'

test('headings are a list where they name something', () => {
  expect(outlinesOf('Tickets', 'Bicycles')).toEqual([['Tickets', 'Bicycles']])
  expect(outlinesOf('1. Tickets', '2')).toEqual([['1. Tickets', '2']])
  expect(outlinesOf('1', '2')).toEqual([])
})

test('terms are a list where they are described directly under a heading', () => {
  const described = 'Quay\n: For ferries.\n\nBuoy\n: For yachts.\n'
  const termsOf = (text: string) => {
    const units = readEvidence([passageOf(text)])
    const outlines = excerptsOf(units).filter(({ kind }) => kind === 'outline')
    return outlines.map(({ units: own }) => own.map((index) => units[index]?.shown))
  }

  expect(termsOf(`# Berths\n\n${described}`)).toEqual([['Quay', 'Buoy']])
  expect(termsOf(`# Port\n\n## Berths\n\n${described}`)).toEqual([['Quay', 'Buoy']])
})

/** The headings of each outline of a section in which something is said under each of two headings. */
function outlinesOf(one: string, other: string) {
  const text = `# The ferry\n\n## ${one}\n\nIt sails.\n\n## ${other}\n\nIt rests.\n`
  const units = readEvidence([passageOf(text)])
  return excerptsOf(units)
    .filter(({ kind }) => kind === 'outline')
    .map(({ units: own }) => own.map((index) => units[index]?.shown))
}

test('what is set as code below a sentence belongs to it where verbs come last', () => {
  const listsOf = (lead: string) => {
    const units = readEvidence([passageOf(`${lead}\n\n\`\`\`\nlimit 800\n\`\`\`\n`)])
    return excerptsOf(units).filter(({ kind }) => kind === 'list').length
  }

  expect(listsOf('速度の制限は、パラメーターを次のように設定します。')).toBe(1)
  expect(listsOf('이미지 파일을 다음과 같이 쓸 수 있습니다.')).toBe(1)
  expect(listsOf('The limit of the speed is set by a parameter.')).toBe(0)
})

test('a list belongs to the unfinished sentence above it, and not to a line alone without a full stop', () => {
  const listsOf = (lead: string) => {
    const units = readEvidence([passageOf(`${lead}\n\n- the load is less\n- it is safer\n`)])
    return excerptsOf(units)
      .filter(({ kind }) => kind === 'list')
      .map(({ units: own }) => own.length)
  }

  expect(listsOf('Let one machine serve the others. This is better because')).toContain(4)
  expect(listsOf('Let one machine serve the others. This is better because')).toContain(3)
  expect(listsOf('Let one machine serve the others. This is better.')).toEqual([3])
  expect(listsOf('More of our news')).toEqual([3])
})

test('a row that only names the rows below it is no answer', () => {
  const rowsOf = (...rows: string[]) => {
    const text = ['| Dish | Price |', '|---|---|', ...rows].join('\n')
    const units = readEvidence([passageOf(text)])
    return excerptsOf(units)
      .filter(({ kind }) => kind === 'row' || kind === 'table')
      .map(({ units: own }) => own.map((index) => units[index]?.shown))
  }

  const told = rowsOf('| **Starters** | |', '| Soup | 4 € |')
  expect(told.filter((rows) => rows.at(-1) === '**Starters** |')).toEqual([])
  expect(told).toContainEqual(['Dish | Price', '**Starters** |', 'Soup | 4 €'])
  expect(rowsOf('| **Starters** | |')).toEqual([['Dish | Price']])
})

test('a list within what is said of a term belongs to the sentence that leads to it, and to the term', () => {
  const text = '- Streaks\n\n  Look for:\n\n  - dust\n  - ink\n\n- Fog\n\n  Wait.\n\nAsk.'
  const units = readEvidence([passageOf(text)])
  const lists = excerptsOf(units).filter(({ kind }) => kind === 'list')

  expect(lists.map(({ units: own }) => own.map((index) => units[index]?.shown))).toContainEqual([
    'Look for:',
    'dust',
    'ink',
  ])
  expect(units.filter(({ headings }) => headings.at(-1) === 'Streaks')).toHaveLength(4)
  expect(units.at(-1)?.headings).toEqual([])
})
