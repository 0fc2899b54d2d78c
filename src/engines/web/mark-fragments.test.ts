import { expect, test } from 'vitest'
import { readBlocks } from '../../extraction/blocks/read-blocks.ts'
import { markFragments } from './mark-fragments.ts'

const sentence = 'The lamp of the lighthouse was lit by Ida Lund in 1871.'

test('what stands around the words of a page is not read', () => {
  const frame = [
    'Open menu',
    'Ten lighthouses to see this summer',
    'Learn more.',
    'Copyright © 2021 Coast Media, LLC.',
  ]
  expect(readIn([...frame, sentence])).toEqual([sentence])
})

test('what a page takes leave of its readers with is not read, an answer that calls out is', () => {
  const call = 'Thanks for reading! Follow me on the coast.'
  expect(readIn([sentence, call])).toEqual([sentence])
  expect(readIn([call, sentence])).toEqual([call, sentence])
  const answer = ['# May I bring my dog?', 'Of course, dogs are welcome aboard!']
  expect(readIn([sentence, ...answer])).toContain(answer[1])
})

test('a line that introduces a list is read, and a line with much to say', () => {
  const long =
    'Keepers of the lighthouse from the first day of the lamp to the last day of the last war'
  expect(readIn(['Keepers', '- Ida Lund', long, sentence])).toEqual([
    'Keepers',
    'Ida Lund',
    long,
    sentence,
  ])
})

test('a page that has no sentence stays as it is', () => {
  const lines = ['Height 31 m', 'Built 1871']
  expect(readIn(lines)).toEqual(lines)
})

test('links that are laid out as code are not read, code is', () => {
  const links =
    '```\n* [Tablets](http://news.example/tablets)\n* [Games](http://news.example/games)\n```'
  const code = '```\nlamp.light(1871)\n```'
  expect(readIn([links, sentence, code])).toEqual([sentence, 'lamp.light(1871)'])
})

test('entries of a menu that are laid out as code are not read, a code of them with more is', () => {
  const menu = '```\n      *   Platforms\n      *   RSS Feeds\n  # Follow us\n```'
  const code = '```\n- lamp: lit\nheight: 31\n```'
  expect(readIn([menu, sentence, code])).toEqual([sentence, '- lamp: lit\nheight: 31'])
})

function readIn(paragraphs: readonly string[]): string[] {
  const text = paragraphs.join('\n\n')
  return markFragments(text, readBlocks(text), 'en')
    .filter(({ kind }) => kind !== 'boilerplate')
    .map(({ start, end }) => text.slice(start, end).trim())
}
