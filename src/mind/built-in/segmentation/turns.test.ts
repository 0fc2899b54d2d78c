import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { readPlainBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { readEvidence } from './read-evidence.ts'
import { isTurn, replyTo } from './turns.ts'

test.each([
  ['Ada Lund, 2026-04-01 18:31 UTC', true],
  ['On Tue, Mar 10, 2026 at 18:20, Ada Lund wrote', true],
  ['Speaker 2, 1:00:02', true],
  ['Version 3.2', false],
  ['Ratio 1:5', false],
])('a heading with a time of day is over a turn: %s', (heading, expected) => {
  expect(isTurn(heading)).toBe(expected)
})

test('the reply to what somebody asks in a play is what another one says', () => {
  const play = ['ADA. What is the code?', 'BEN. It is 4417.', 'ADA. Thanks.', 'BEN. No.'].join(
    '\n\n',
  )
  const units = readEvidence([passageOf(play, { blocks: readPlainBlocks(play) })])
  const at = units.findIndex(({ shown }) => shown === 'What is the code?')

  expect(units[replyTo(at, units) ?? -1]).toMatchObject({ shown: 'It is 4417.', headings: ['BEN'] })
  expect(replyTo(at + 2, units)).toBeUndefined()
})

test.each([
  ['What is the code?', 'It is 4417.'],
  ['It is locked.', 'It is 4417.'],
  ['It is 4417.', undefined],
  ['Is it open?', undefined],
])('the reply to what a turn asks is the turn behind it: %s', (said, reply) => {
  const chat =
    '### Ada, 18:31\n\nWhat is the code? It is locked.\n\n### Ole, 18:33\n\nIt is 4417.\n\n### Hours\n\nIs it open?\n\n### Prices\n\nTen.\n'
  const units = readEvidence([passageOf(chat)])
  const at = replyTo(
    units.findIndex(({ shown }) => shown === said),
    units,
  )

  expect(at === undefined ? undefined : units[at]?.shown).toBe(reply)
})
