import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readPlainBlocks } from '../../read-blocks.ts'

/** Each block of a plain text as `kind and depth: content`. */
function shown(text: string): string[] {
  return readPlainBlocks(text).map(({ kind, depth, start, end }) => {
    return `${kind}${depth || ''}: ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`
  })
}

test('a numbered title alone above a text is a heading of its level', () => {
  const manual =
    'Chapter 2. Packages\n\n2.1. What is a package?\n\nIt holds files.\n\n2.1.1. How to name one\n\nAny name will do.'
  expect(shown(manual)).toEqual([
    'heading1: Chapter 2. Packages',
    'heading2: 2.1. What is a package?',
    'paragraph: It holds files.',
    'heading3: 2.1.1. How to name one',
    'paragraph: Any name will do.',
  ])
  expect(shown('第 4 章 启动\n\n需要光盘。\n\n5장. 부팅하기\n\n디스크가 있다.')).toEqual([
    'heading1: 第 4 章 启动',
    'paragraph: 需要光盘。',
    'heading1: 5장. 부팅하기',
    'paragraph: 디스크가 있다.',
  ])
})

test('a numbered clause, a number that opens a sentence, and titles without a text are no headings', () => {
  expect(shown('3.1 The salary is paid monthly.\n\n3.2 Overtime is time off.')).toEqual([
    'paragraph: 3.1 The salary is paid monthly.',
    'paragraph: 3.2 Overtime is time off.',
  ])
  expect(shown('12 ships came\n\nThey were late.')).toEqual([
    'paragraph: 12 ships came',
    'paragraph: They were late.',
  ])
  expect(shown('1.1 Bread\n\n1.2 Butter\n\n1.3 Tea')).toEqual([
    'paragraph: 1.1 Bread',
    'paragraph: 1.2 Butter',
    'paragraph: 1.3 Tea',
  ])
})

test('the contents are boilerplate, whether they are indented, on one line each, or broken elsewhere', () => {
  const titles = '1. Boot\n    1.1. From a disk\n    1.2. From the\n    network'
  const body = '1.1. From a disk\n\nInsert it.\n\n1.2. From the network\n\nAsk for an address.'
  const read = [
    'heading2: 1.1. From a disk',
    'paragraph: Insert it.',
    'heading2: 1.2. From the network',
    'paragraph: Ask for an address.',
  ]
  expect(shown(`${titles}\n\n${body}`).slice(1)).toEqual(read)
  expect(shown(`${titles}\n\n${body}`)[0]).toMatch(/^boilerplate: /)
  expect(shown(`1.1. From a disk\n\n1.2. From the network\n\n${body}`)).toEqual([
    'boilerplate: 1.1. From a disk',
    'boilerplate: 1.2. From the network',
    ...read,
  ])
})

test.each(['1.1 a\n', '1.1 a\n\n', '第 1 章 a\n\n', 'a 1. ', '1.1.1.1.'])(
  'numbered titles are read in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => readPlainBlocks(text)
    }, 10_000)
  },
)

test('a line of five million letters is read', () => {
  expect(readPlainBlocks('ж'.repeat(5_000_000))).toHaveLength(1)
})

test('contents with the marks of a browser for terminals are boilerplate, and a numbered item over its sections a heading', () => {
  const manual =
    'Questions\n\nTable of Contents\n\n  o 1. Boats\n      ? 1.1. May I row?\n      ? 1.2. May I sail?\n  o 2. Nets\n      ? 2.1. May I fish?\n\n' +
    '1. Boats\n\n1.1. May I row?\n\nYou may.\n\n1.2. May I sail?\n\nYou may not.\n\n2. Nets\n\n2.1. May I fish?\n\nAsk us.'
  expect(shown(manual).filter((block) => block.startsWith('heading'))).toEqual([
    'heading2: Boats',
    'heading3: 1.1. May I row?',
    'heading3: 1.2. May I sail?',
    'heading2: Nets',
    'heading3: 2.1. May I fish?',
  ])
  expect(shown(manual).filter((block) => block.startsWith('boilerplate'))).toHaveLength(2)
})

test('names of columns with a rule below them are no heading', () => {
  const sources =
    'It prints this:\n\nName          NP  NR  Span\n==========================\nPPS0           0   0     0\n'
  expect(shown(sources).filter((block) => block.startsWith('heading'))).toEqual([])
  expect(shown('Boats of ours\n=============\n\nWe have two.')[0]).toBe('heading1: Boats of ours')
})
