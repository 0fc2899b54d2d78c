import { expect, test } from 'vitest'
import { readPlainBlocks } from '../read-blocks.ts'

function shown(text: string): string[] {
  return readPlainBlocks(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)
}

test('aligned lines below the prose that leads in to them are rows', () => {
  const text =
    'Each suit gives some shelter.  Here is what\nthey weigh:\n         a coat           12\n         a cloak           3\n         a hat             1'
  expect(shown(text).slice(1)).toEqual([
    'row: a coat           12',
    'row: a cloak           3',
    'row: a hat             1',
  ])
  expect(readPlainBlocks(text).filter(({ opens }) => opens)).toEqual([])
})

test('justified prose has no rows', () => {
  const prose = 'The  ferry  sails  from\nthe   harbour   at noon\nand  comes   back  then.'
  expect(shown(prose)).toHaveLength(1)
  expect(shown(prose)[0]).toMatch(/^paragraph/)
})
