import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readBlocks, readPlainBlocks } from '../../read-blocks.ts'

/** Each block of a text as `kind and depth: content`. */
function shown(text: string, read = readPlainBlocks): string[] {
  return read(text).map(({ kind, depth, start, end }) => {
    return `${kind}${depth || ''}: ${text.slice(start, end).replaceAll(/\s+/g, ' ')}`
  })
}

const leaflet = `What is in this leaflet
1. What it is for
2. Side effects
3. Storage

1. What it is for

It treats heartburn.

Driving
You may feel dizzy while you drive.

2. Side effects

It can cause tinnitus.

3. Storage

Keep it below 25 degrees.`

test.each([
  ['plain text', readPlainBlocks],
  ['Markdown without headings', readBlocks],
])('numbered lines that count up above a text are headings in %s', (_, read) => {
  expect(shown(leaflet, read)).toEqual([
    'boilerplate: What is in this leaflet',
    'boilerplate: What it is for',
    'boilerplate: Side effects',
    'boilerplate: Storage',
    'heading2: What it is for',
    'paragraph: It treats heartburn.',
    'heading3: Driving',
    'paragraph: You may feel dizzy while you drive.',
    'heading2: Side effects',
    'paragraph: It can cause tinnitus.',
    'heading2: Storage',
    'paragraph: Keep it below 25 degrees.',
  ])
})

test('the number may have no point, an inner section stands below it, and a part in capitals above', () => {
  const report =
    'PART A\nThis is about trees and their leaves.\n\n1 Trees\n\n1.1 Oaks\n\nThey are old.\n\n2 Shrubs\n\nThey are low.\n\nPART B\nThis is about animals of the woods.'
  expect(shown(report)).toEqual([
    'heading1: PART A',
    'paragraph: This is about trees and their leaves.',
    'heading2: 1 Trees',
    'heading3: 1.1 Oaks',
    'paragraph: They are old.',
    'heading2: 2 Shrubs',
    'paragraph: They are low.',
    'heading1: PART B',
    'paragraph: This is about animals of the woods.',
  ])
})

test('a title may follow a list that ends with the number before, and have the sign of a section', () => {
  const minutes =
    '1. Accounts\n\nThey are fine.\n\n2. Board\n\nThese are new:\n1. Ada Bell\n2. Ben Cole\n\n3. Others\n\nNone.'
  expect(shown(minutes).filter((block) => block.startsWith('heading'))).toEqual([
    'heading2: Accounts',
    'heading2: Board',
    'heading2: Others',
  ])
  expect(shown('§ 1 Mietsache\n\nEine Wohnung.\n\n§ 2 Miete\n\n900 Euro.')).toEqual([
    'heading2: § 1 Mietsache',
    'paragraph: Eine Wohnung.',
    'heading2: § 2 Miete',
    'paragraph: 900 Euro.',
  ])
})

test.each([
  ['clauses', '1. The tenant pays the rent.\n\nIn cash.\n\n2. The landlord heats.\n\nIn winter.'],
  ['steps', 'Do this.\n\n1. Open the lid\n2. Fill in water\n\nThen wait for it.'],
  ['steps with space between', '1. Open the lid\n\n2. Fill in water\n\n3. Close it\n\nThen wait.'],
  ['a list of lists', '1. Fruit\n   - apples\n   - pears\n2. Vegetables\n   - leek\n   - kale'],
  ['one line with a number', '1. Milk\n\nWe have none left.'],
  ['heads of pages', '1 Annual Report\n\nWe grew.\n\n2 Annual Report\n\nWe shrank.'],
  ['lines that do not count up', '1. Milk\n\nWe have none.\n\n3. Bread\n\nWe have some.'],
])('%s are no headings', (_, text) => {
  expect(shown(text).filter((block) => block.startsWith('heading'))).toEqual([])
})

test('a list that says the same as no title stays a list', () => {
  const text =
    'Do this.\n\n1. Open it\n2. Fill it\n\n1. Parts\n\nIt has two.\n\n2. Use\n\nIt is easy.'
  expect(shown(text).slice(0, 4)).toEqual([
    'paragraph: Do this.',
    'item: Open it',
    'item: Fill it',
    'heading2: Parts',
  ])
})

test.each(['1. A\n\nb\n\n', '1. A\n\n2. B\n\nc\n\n', '1. A\n2. B\n\n', '1 A\n\n', '1. A\n- b\n\n'])(
  'numbered titles that count up are read in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => readPlainBlocks(text)
    }, 10_000)
  },
)
