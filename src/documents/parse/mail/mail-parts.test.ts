import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { mailParts } from './mail-parts.ts'

test('an earlier mail that is quoted below is told as that of who wrote it', () => {
  const body =
    'We meet on Friday.\n\nAm 10. März 2026 um 18:20 schrieb Ole Brun\n<ole@example.org>:\n\n> When do we meet?\n>\n> On Mon, 9 March 2026, Ada wrote:\n>> We should meet.\n'

  expect(mailParts(body).map(({ saidBy, text }) => [saidBy, text.trim()])).toEqual([
    [undefined, 'We meet on Friday.'],
    ['Am 10. März 2026 um 18:20 schrieb Ole Brun', 'When do we meet?'],
    ['On Mon, 9 March 2026, Ada wrote', 'We should meet.'],
  ])
})

test('lines that are answered one by one are quotations, and the sender goes on below them', () => {
  const parts = mailParts('> Is it open?\n\nYes.\n\n> Until when?\n\nUntil ten.')

  expect(parts.map(({ saidBy, isQuote, text }) => [saidBy, isQuote, text.trim()])).toEqual([
    [undefined, true, 'Is it open?'],
    [undefined, false, 'Yes.'],
    [undefined, true, 'Until when?'],
    [undefined, false, 'Until ten.'],
  ])
})

test('a mail that is copied below a ruling with its header is that of its sender', () => {
  const header =
    'Von: Ada Lund <ada@example.org>\nGesendet: Montag, 9. März 2026 09:05\nAn: Ole\nBetreff: Code'
  const parts = mailParts(`See below.\n\n-----Original Message-----\n${header}\n\nIt is 4711.`)

  expect(parts.map(({ saidBy, text }) => [saidBy, text.trim()])).toEqual([
    [undefined, 'See below.'],
    ['Ada Lund, Montag, 9. März 2026 09:05', 'It is 4711.'],
  ])
  expect(mailParts('Prices:\n\n----------\nOne: 1\nTwo: 2\nThree: 3')).toHaveLength(1)
})

test('quotations within each other are read in linear time', async () => {
  await expectLinear((size) => {
    const lines = Array.from({ length: size }, (_, at) => `${'>'.repeat(at % 30)} On 9 May Ada:`)
    return () => mailParts(lines.join('\n'))
  }, 10_000)
})
