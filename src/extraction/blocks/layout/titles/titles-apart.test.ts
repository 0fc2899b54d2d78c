import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
import { readBlocks, readPlainBlocks } from '../../read-blocks.ts'

/** Each block of a Markdown text as `kind: content`. */
function shown(text: string, read = readBlocks): string[] {
  return read(text).map(
    ({ kind, start, end }) => `${kind}: ${text.slice(start, end).replaceAll('\n', '/')}`,
  )
}

test('in a pasted text a title right above a sentence is a heading, with a number or without', () => {
  const lease =
    '1. PREMISES\nThe Landlord lets the flat to the Tenants.\n2. Rent\nThe rent is due in May,\nin advance.\n\nSUBLETTING\nThe Tenants may not sublet.'
  expect(shown(lease)).toEqual([
    'heading: PREMISES',
    'paragraph: The Landlord lets the flat to the Tenants.',
    'heading: Rent',
    'paragraph: The rent is due in May,/in advance.',
    'heading: SUBLETTING',
    'paragraph: The Tenants may not sublet.',
  ])
})

test('where headings have marks, a title right above a sentence is a paragraph, and an item one item', () => {
  const page =
    '# Cookies\n\nAlways active\nThese cookies are needed for the page to work.\n\n1. Rent\nThe rent is due in May.'
  expect(shown(page)).toEqual([
    'heading: Cookies',
    'paragraph: Always active',
    'paragraph: These cookies are needed for the page to work.',
    'item: Rent/The rent is due in May.',
  ])
})

test('in Markdown a long line, one with marks, and one that goes on are no titles', () => {
  const lines = [
    'On Windows the script runs the configuration before building the\nNode.js binary, which takes a while on the machines that we have here.',
    'The *new* class\nECMAScript modules are loaded by it in a context.',
    'The pump in the\nWest wing is new.',
    '1. Open the\n   door\n2. Go in',
  ]
  for (const text of lines)
    expect(shown(text).filter((block) => block.startsWith('heading'))).toEqual([])
  expect(shown(lines[0] ?? '')).toHaveLength(1)
})

test.each([
  ['Hi Daniel,', 'Thanks for the offer. We take it.'],
  ['Dear Mr. Bell,', 'The contract is attached; please sign it and send it back'],
  ['Sehr geehrte Damen und Herren,', 'Der Vertrag liegt bei.'],
  ['Hello all!', 'We meet on Monday.'],
])('the salutation %j is no part of the sentence below it', (greeting, below) => {
  const apart = [`paragraph: ${greeting}`, `paragraph: ${below}`]
  expect(shown(`${greeting}\n${below}`)).toEqual(apart)
  expect(shown(`${greeting}\n${below}`, readPlainBlocks)).toEqual(apart)
})

test.each([
  'In London,\nthe fog is gone.',
  'Shorthand for skipping a test,\nSee the manual.',
  'If `true`,\nThe socket is closed.',
  'Tyger Tyger, burning bright,\nIn the forests of the night',
  'Pemberley Line,\n14 Quay Street,\nLondon',
])('a line that ends with a comma may be no salutation: %j', (text) => {
  expect(shown(text)).toEqual([`paragraph: ${text.replaceAll('\n', '/')}`])
})

test.each(['Hi A,\n', 'A\nB c.\n', 'A\nB c.\n\n', '1. A\nB c.\n'])(
  'titles and salutations are set apart in linear time: %j',
  async (part) => {
    await expectLinear((length) => {
      const text = part.repeat(length)
      return () => [readBlocks(text), readPlainBlocks(text)]
    }, 10_000)
  },
)

test('items that are strong letters alone above their text are headings, and those of a list are not', () => {
  const questions =
    '# Boats\n\n  * **1.1 May I row?**\n\n  You may.\n\n  * **1.2 May I\n  sail?**\n\n  - Ask first.\n\n  * **1.3 Who asks?**\n\n  ```\n  ask\n  ```\n'
  expect(shown(questions)).toEqual([
    'heading: Boats',
    'heading: **1.1 May I row?**',
    'paragraph: You may.',
    'heading: **1.2 May I/  sail?**',
    'item: Ask first.',
    'heading: **1.3 Who asks?**',
    'code:   ask',
  ])
  const list = '- **Red**\n- **Green**\n- **Blue**\n\nThat is all.\n'
  expect(shown(list).filter((block) => block.startsWith('heading'))).toEqual([])
})
