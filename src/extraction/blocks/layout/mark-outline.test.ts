import { expect, test } from 'vitest'
import type { Block } from '../block.ts'
import { markOutline } from './mark-outline.ts'

const titles = ['Introduction', 'How do I moor a boat?', 'Fees of the harbour', 'Who is who?']

test('contents without dots are boilerplate, as their titles are headings further down', () => {
  const listed = titles.map((title, index): [Block['kind'], string] => [
    'paragraph',
    `${title} ${index + 3}`,
  ])
  expect(kindsOf([...listed, ['paragraph', 'iv'], ...headed()]).slice(0, 5)).toEqual([
    'boilerplate',
    'boilerplate',
    'boilerplate',
    'boilerplate',
    'paragraph',
  ])
})

test('an agenda, which has no pages, stays', () => {
  const agenda = titles.map((title): [Block['kind'], string] => ['item', title])
  expect(kindsOf([...agenda, ...headed()]).slice(0, 4)).toEqual(['item', 'item', 'item', 'item'])
})

test('a table of amounts, which are in no order, stays', () => {
  const amounts = [900, 40, 1200, 7]
  const rows = titles.map((title, index): [Block['kind'], string] => [
    'row',
    `${title} | ${amounts[index]}`,
  ])
  expect(kindsOf([...rows, ...headed()]).slice(0, 4)).toEqual(['row', 'row', 'row', 'row'])
})

function headed(): [Block['kind'], string][] {
  return titles.flatMap((title): [Block['kind'], string][] => [
    ['heading', title],
    ['paragraph', 'The harbour tells it at the gate, day and night.'],
  ])
}

function kindsOf(parts: readonly [Block['kind'], string][]): Block['kind'][] {
  let text = ''
  const blocks = parts.map(([kind, words]): Block => {
    const start = text.length
    text += `${words}\n\n`
    return { kind, start, end: start + words.length, depth: 0, opens: false }
  })
  return markOutline(text, blocks).map(({ kind }) => kind)
}
