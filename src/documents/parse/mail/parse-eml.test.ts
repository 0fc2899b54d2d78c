import { expect, test } from 'vitest'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseEml } from './parse-eml.ts'

const date = 'Date: Mon, 6 May 2024 10:00:00 +0000'
const forwarded = `From: Ole <ole@example.org>\nSubject: Harbour code\n${date}\n\nThe code is 4711.`

test.each([
  ['without a disposition', []],
  ['that is attached as a file', ['Content-Disposition: attachment; filename="code.eml"']],
  ['that is attached without a name', ['Content-Disposition: attachment']],
])('a forwarded mail %s is read below the mail', async (_, headers) => {
  const { text, blocks, title } = await parse(
    mixed([], 'See below.', [...headers, 'Content-Type: message/rfc822', '', forwarded]),
  )

  const named = headers.some((header) => header.includes('code.eml'))
  const attachments = named ? '\nAttachments: code.eml' : ''
  expect(text).toBe(
    `Ferry\n\nFrom: Ada <ada@example.org>\nDate: 2024-05-06 10:00 UTC${attachments}\n\nAda, 2024-05-06 10:00 UTC\n\nSee below.\n\n` +
      'Harbour code\n\nFrom: Ole <ole@example.org>\nDate: 2024-05-06 10:00 UTC\n\nOle, 2024-05-06 10:00 UTC\n\nThe code is 4711.',
  )
  expect(title).toBe('Ferry')
  expect(blocks.filter(({ kind }) => kind === 'heading').map(({ depth }) => depth)).toEqual([
    1, 2, 2, 3,
  ])
})

test('the mail that could not be delivered is no part of the report about it', async () => {
  const report = ['Content-Type: message/delivery-status', '', 'Action: failed']
  const attached = ['Content-Type: message/rfc822', 'Content-Disposition: attachment']
  const { text } = await parse(mixed(report, 'It failed.', [...attached, '', forwarded]))

  expect(text).toMatch(/It failed\.$/)
})

test('mails attached to each other are read to a depth', async () => {
  let mail = forwarded
  for (let depth = 0; depth < 100; depth++) {
    const headers = `From: Ada <ada@example.org>\nSubject: Level ${100 - depth}\n${date}\nMIME-Version: 1.0`
    const boundary = `b${depth}b`
    mail = `${headers}\nContent-Type: multipart/mixed; boundary=${boundary}\n\n--${boundary}\nContent-Type: message/rfc822\nContent-Disposition: attachment\n\n${mail}\n--${boundary}--`
  }
  const { text } = await parse(mail)

  expect(text.match(/^Level \d+$/gm)).toHaveLength(11)
  expect(text).not.toContain('4711')
})

test('the text of attached mails counts against the limit', async () => {
  const attached = [
    'Content-Type: message/rfc822',
    '',
    `${forwarded} ${'It is secret. '.repeat(20)}`,
  ]
  const parsing = parse(mixed([], 'See below.', attached), new TextBudget(300))

  await expect(parsing).rejects.toThrow('MAX_TEXT_CHARACTERS')
})

test.each([
  ['', 'The ferry leaves the harbour at \n> seven in the morning.'],
  ['; delsp=yes', 'The ferry leaves the harb \n> our at seven in the morning.'],
])('a quoted paragraph over several lines has its quote mark once: %j', async (flow, quoted) => {
  const type = `MIME-Version: 1.0\nContent-Type: text/plain; format=flowed${flow}`
  const { text, blocks } = await parse(
    `From: Ada <ada@example.org>\n${date}\n${type}\n\n> ${quoted}\n\nIt${flow === '' ? '' : ' '} \n is late if a > b.\n`,
  )

  expect(blocks.map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)).toEqual([
    'metadata: From: Ada <ada@example.org>\nDate: 2024-05-06 10:00 UTC',
    'heading: Ada, 2024-05-06 10:00 UTC',
    'quote: The ferry leaves the harbour at seven in the morning.',
    'paragraph: It is late if a > b.',
  ])
})

test('a name with a comma is told as one person', async () => {
  const people = [
    'From: "Roe, Richard" <richard@example.org>',
    'To: "Doe, John" <john@example.org>, Ada Bell <ada@example.org>',
    'Cc: =?utf-8?q?M=C3=BCller=2C_Eva?= <eva@example.org>, "Bo \\"B\\", Jr." <bo@example.org>',
  ]
  const { text } = await parse(`${people.join('\n')}\n${date}\n\nHello.`)

  expect(text.split('\n').slice(0, 3)).toEqual([
    'From: "Roe, Richard" <richard@example.org>',
    'To: "Doe, John" <john@example.org>, Ada Bell <ada@example.org>',
    `Cc: "Müller, Eva" <eva@example.org>, "Bo 'B', Jr." <bo@example.org>`,
  ])
})

/** A mail of one text and two further parts, of which the first may be missing. */
function mixed(first: readonly string[], text: string, second: readonly string[]): string {
  const parts = [['Content-Type: text/plain', '', text], first, second]
  return [
    'From: Ada <ada@example.org>',
    'Subject: Ferry',
    date,
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    ...parts.flatMap((part) => (part.length > 0 ? ['--b', ...part] : [])),
    '--b--',
  ].join('\n')
}

function parse(mail: string, budget = new TextBudget()) {
  return parseEml(Buffer.from(mail), budget)
}
