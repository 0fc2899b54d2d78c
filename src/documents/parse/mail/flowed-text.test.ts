import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { joinLines, keepLines } from './flowed-text.ts'

test.each([
  ['a paragraph', 'The ferry \nleaves.\nIt is full.', 'The ferry leaves.\nIt is full.'],
  ['a quoted paragraph', '> The ferry \n> leaves.\n> Now.', '> The ferry leaves.\n> Now.'],
  [
    'a quote of a quote',
    '>> The ferry \n>> leaves. \n> Does it?',
    '>> The ferry leaves. \n> Does it?',
  ],
  ['a reply below a quote', '> The ferry leaves. \nYes.', '> The ferry leaves. \nYes.'],
  ['lines that begin with a space', ' > 3 \n  euros', '> 3  euros'],
  ['a signature', 'Yours \n-- \nAda', 'Yours \n-- \nAda'],
  ['an empty quoted line', '> Yes.\n>\n> No.', '> Yes.\n>\n> No.'],
])('the lines of %s are joined', (_, text, joined) => {
  expect(joinLines(text, { deletesSpace: false })).toBe(joined)
})

test('the space that says that a line goes on may be no part of the text', () => {
  expect(joinLines('> that \n> flows \n>  too', { deletesSpace: true })).toBe('> thatflows too')
})

test.each([
  ['text/plain; format=flowed', { deletesSpace: false }],
  ['text/plain; charset=utf-8;\r\n\tFormat="Flowed"; DelSp="yes"', { deletesSpace: true }],
  ['text/plain; format=fixed', undefined],
])('a mail says how its lines flow: %j', (type, flow) => {
  const mail = Buffer.from(`From: a\r\nContent-Type: ${type}\r\n\r\nformat=flowed`)
  const { source, flow: read } = keepLines(mail)

  expect(read).toEqual(flow)
  expect(source.toString()).toMatch(/\r\n\r\nformat=flowed$/)
  expect(keepLines(source).flow).toEqual(flow)
})

test.each(['Content-Type:', 'Content-Type: a\n ', 'Content-Type: format=flowed\n', '\n '])(
  'how lines flow is looked for in linear time: %j',
  (part) =>
    expectLinear((count) => {
      const mail = Buffer.from(part.repeat(count))
      return () => keepLines(mail)
    }, 5_000),
)

test.each(['>', '> a \n', '>> \n> \n', ' \n'])('lines are joined in linear time: %j', (part) =>
  expectLinear((count) => {
    const text = part.repeat(count)
    return () => joinLines(text, { deletesSpace: true })
  }, 20_000),
)
