import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { withoutPages } from './without-pages.ts'

/** Pages of a printer: each with a head that has its number, some lines, and a foot. */
function printed(pages: readonly string[]): string {
  const page = (lines: string, index: number) => {
    const below = '\n'.repeat(30 - lines.split('\n').length)
    return `\n    Guide to the Harbour        ${index + 1}\n\n${lines}${below}\n    Harbour 3.6     March 2020\n\n`
  }
  return pages.map(page).join('')
}

const first = '        Berths\n\n        A boat that comes in at night ties up at the outer'
const second = '        wall, and tells the har-\n        bour master. All is well.'
const third = '        Fees\n\n        A night costs ten crowns.'

test('paragraphs and words go on over the pages of a printer', () => {
  const lines = withoutPages(printed([first, second, third])).split('\n')
  expect(lines.filter((line) => line !== '')).toEqual([
    'Berths',
    'A boat that comes in at night ties up at the outer',
    'wall, and tells the harbour',
    'master. All is well.',
    'Fees',
    'A night costs ten crowns.',
  ])
  const outer = lines.findIndex((line) => line.endsWith('outer'))
  expect(lines[outer + 1]).toBe('wall, and tells the harbour')
  expect(lines[lines.indexOf('Fees') - 1]).toBe('')
})

test('a hyphen at the end of a line stays if the text has the word with it elsewhere', () => {
  const pages = [first, '        A sea-\n        wall is a sea-wall. Good.', third]
  expect(withoutPages(printed(pages))).toContain('A sea-wall\nis a sea-wall.')
})

test('a text of chapters or of two pages stays as it is', () => {
  const chapters = ['Chapter 1', 'One.', 'Chapter 2', 'Two.', 'Chapter 3', 'Three.'].join('\n\n')
  expect(withoutPages(chapters)).toBe(chapters)
  const pages = printed([first, second])
  expect(withoutPages(pages)).toBe(pages)
})

test('a text of many pages is read in linear time', () =>
  expectLinear((count) => {
    const page = (index: number) => `Boats ${index}\n\n${'sail\n'.repeat(20)}\nHarbour\n\n`
    const text = Array.from({ length: count }, (_, index) => page(index + 1)).join('')
    return () => withoutPages(text)
  }, 2_000))
