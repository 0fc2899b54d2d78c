import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { parseDocument } from '../parse-document.ts'
import { isChat } from './parse-chat.ts'

test('each message of an exported chat stands under who wrote it and when', async () => {
  const chat = `01/04/2026, 18:20 - Olu created group "Lane 7"
01/04/2026, 18:31 - Fiona Grant: What is the code?
01/04/2026, 18:33 - Olu: 4417. Tell nobody.
02/04/2026, 08:02 - Fiona Grant: <Media omitted>
02/04/2026, 08:03 - Fiona Grant: Thanks: done
and dusted
`
  const { text, blocks } = await parseDocument(Buffer.from(chat), { filename: 'a.txt' })

  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'heading: Fiona Grant, 01/04/2026, 18:31',
    'paragraph: What is the code?',
    'heading: Olu, 01/04/2026, 18:33',
    'paragraph: 4417. Tell nobody.',
    'heading: Fiona Grant, 02/04/2026, 08:03',
    'paragraph: Thanks: done\nand dusted',
  ])
})

test.each([
  '[1.4.26, 09:02:11] Ada Lund: One\n[1.4.26, 09:03:00] Ole: Two\n[1.4.26, 09:04:00] Ada Lund: Three\n',
  '10:02 -!- bo has joined\n10:03 <@ada> One\n10:04 < ole> Two\n10:05 <@ada> Three\n',
  '[2026-04-01 9:02 AM] Ada: One\n[2026-04-01 9:03 AM] Ole: Two\n[2026-04-01 9:04 AM] Ada: Three\n',
])('a chat is told by the times and names that its lines begin with: %j', (chat) => {
  expect(isChat(chat)).toBe(true)
})

test.each([
  '2026-02-21 02:11:04 INFO main: up\n2026-02-21 02:11:05 ERROR main: down\n2026-02-21 02:11:06 INFO main: up\n',
  '08:15 Breakfast: rolls\n12:30 Lunch: soup\n18:00 Dinner: fish\n',
  'On 1 May, 10:00 - Ada: One\nOle: Two\nAda: Three\n',
])('a log, a timetable and prose are none: %j', (text) => {
  expect(isChat(text)).toBe(false)
})

test('lines are told from messages in linear time', async () => {
  await expectLinear((size) => {
    const texts = ['10:03 <ada> '.repeat(size), `${'1'.repeat(size)}:00 a`]
    return () => texts.map(isChat)
  }, 10_000)
})
