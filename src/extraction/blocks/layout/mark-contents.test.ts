import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import type { Block } from '../block.ts'
import { markContents } from './mark-contents.ts'

/** The paragraphs of a text, marked, as `kind: content`. */
function shown(text: string): string[] {
  return markContents(text, paragraphsOf(text)).map(({ kind, start, end }) => {
    return `${kind}: ${text.slice(start, end)}`
  })
}

function paragraphsOf(text: string): Block[] {
  return [...text.matchAll(/.+(?:\n.+)*/g)].map((match) => {
    const start = match.index
    return { kind: 'paragraph', start, end: start + match[0].length, depth: 0, opens: false }
  })
}

const titles = [
  '1.1 Boot . . . . . 3',
  '1.2 From a disk ...... 3',
  '2 Use 5',
  '2.1 Keys ........ 12',
]

test('titles with a line of dots and page numbers that never fall are boilerplate, across blocks', () => {
  const contents = titles.join('\n')
  const more = '3.1 Errors . . . . . 20\n3.2 Help …………… 31'
  expect(shown(`${contents}\n\n${more}\nIt is free.\n\nIt boots.`)).toEqual([
    `boilerplate: ${contents}`,
    `boilerplate: ${more}`,
    'paragraph: It is free.',
    'paragraph: It boots.',
  ])
})

test('prices, a few sums, and sentences with dots are none', () => {
  const prices = ['Tea .... 3', 'Cake .... 5', 'Soup .... 4', 'Rice .... 9', 'Milk .... 2']
  for (const text of [prices.join('\n'), titles.join('\n'), 'Wait.... 3'])
    expect(shown(text)).toEqual([`paragraph: ${text}`])
})

test('contents are read in linear time', async () => {
  for (const part of ['a .... 1\n', '. ', 'a .... 1\n\n'])
    await expectLinear((length) => {
      const text = part.repeat(length)
      const blocks = paragraphsOf(text)
      return () => markContents(text, blocks)
    }, 10_000)
})
