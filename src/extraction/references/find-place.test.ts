import { expect, test } from 'vitest'
import { expectLinear } from '../../../tests/support/threads/expect-linear.ts'
import { readBlocks } from '../blocks/read-blocks.ts'
import { findPlace } from './find-place.ts'
import { findReferences } from './find-references.ts'
import type { Target } from './reference.ts'

const lease = `LEASE

Contents
7.3 Interest
ANNEX B

2. Rent
2.1 The rent is 825 euros.
2.2 Interest is due as set out in clause 7.3.

7. Payment
7.2 A reminder costs 4 euros.
7.3 Interest is 5 points above the Base Rate, counted
from the day after.
(1) It is rounded down.
(2) It is charged monthly.
7.4 Sums are set against the oldest debt.

## Cancelling early

Write a letter.

## Fees

Table 3: Fees

| What | Fee |
|---|---|
| Key | 40 |

After the table.

ANNEX A
Cooker.

ANNEX B
Guide dogs.
“Fish” means any animal with fins.
`

test.each([
  [
    'clause 7.3',
    '7.3 Interest is 5 points above the Base Rate, counted\nfrom the day after.\n(1) It is rounded down.\n(2) It is charged monthly.',
  ],
  ['clause 7.3(2)', '(2) It is charged monthly.'],
  [
    'section 2',
    '2. Rent\n2.1 The rent is 825 euros.\n2.2 Interest is due as set out in clause 7.3.',
  ],
  ['see “Cancelling early”', '## Cancelling early\n\nWrite a letter.'],
  ['see [this](#cancelling-early)', '## Cancelling early\n\nWrite a letter.'],
  ['Table 3', 'Table 3: Fees\n\n| What | Fee |\n|---|---|\n| Key | 40'],
  ['Annex B', 'ANNEX B\nGuide dogs.\n“Fish” means any animal with fins.'],
])('%s is this place', (reference, expected) => {
  expect(placesOf(reference)).toEqual([expected])
})

test.each(['clause 8.1', 'Annex C', 'Table 1', 'see “Rent a car”'])(
  '%s is no place of the document',
  (reference) => {
    expect(placesOf(reference)).toEqual([])
  },
)

test('a term is defined where it stands in quotes, and is used with an ending', () => {
  const [text] = textsOf(lease)
  const place = findPlace({ kind: 'defined', name: 'fish' }, [text])

  expect(place?.line.shown).toContain('means any animal')
})

test('a place in which the reference itself stands is none', () => {
  const [text] = textsOf(lease)
  const target: Target = { kind: 'numbered', family: 'section', number: '2.2', parts: [] }
  const at = lease.indexOf('as set out')

  expect(findPlace(target, [text], { text: 0, at })).toBeUndefined()
  expect(findPlace(target, [text], { text: 0, at: lease.indexOf('A reminder') })).toBeDefined()
})

test('a place goes on in the next text', () => {
  const texts = [
    ...textsOf('# Rules\n\n## 4 Fees\n\nThe fee'),
    ...textsOf('is 9 euros.\n\n## 5 Ends\n'),
  ]
  const target: Target = { kind: 'numbered', family: 'section', number: '4', parts: [] }

  expect(findPlace(target, texts)?.ranges.map(({ text }) => text)).toEqual([0, 1])
})

test.each([
  ['sections of one number', '3.1 Some text\n', { family: 'section', number: '3.1' }],
  ['parts of one number', '(1) Some text\n', { family: 'part', number: '1' }],
] as const)('among many %s, a place is found in linear time', async (_, line, wanted) => {
  const target: Target = { kind: 'numbered', ...wanted, parts: [] }
  const ofSize = (size: number) => {
    const many = textsOf(`${line.repeat(size)}It is so.`)
    const from = { text: 0, at: line.length * size + 1 }
    return () =>
      findPlace(
        target,
        many.map((one) => ({ ...one })),
        from,
      )
  }
  await expectLinear(ofSize, 20_000)
})

function textsOf(text: string) {
  return [{ text, blocks: readBlocks(text), language: 'en' }] as const
}

function placesOf(reference: string): string[] {
  const [text] = textsOf(lease)
  return findReferences(reference, 'en', '').flatMap(({ target }) => {
    const place = findPlace(target, [text])
    return place?.ranges.map(({ start, end }) => lease.slice(start, end).trim()) ?? []
  })
}
