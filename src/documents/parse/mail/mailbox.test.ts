import { expect, test } from 'vitest'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseEml } from './parse-eml.ts'

test('all mails of a mailbox are read, each under its subject and who wrote it', async () => {
  const broken = mailOf('Ada', 'Crane', 'It is broken.\n\nFrom the harbour')
  const mailbox = `${broken}${mailOf('Ole', 'Re: Crane', 'It works again.')}`
  const { text, blocks, title } = await parseEml(Buffer.from(mailbox), new TextBudget())
  const said = blocks.filter(({ kind }) => kind !== 'metadata')

  expect(said.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Crane',
    'Ada, 2026-03-02 19:02 UTC',
    'It is broken.',
    'From the harbour',
    'Re: Crane',
    'Ole, 2026-03-02 19:02 UTC',
    'It works again.',
  ])
  expect(title).toBe('')
})

test('one mail tells its people besides its text', async () => {
  const mail = Buffer.from(mailOf('Ada', 'Crane', 'It is broken.'))
  const { metadata, title } = await parseEml(mail, new TextBudget())

  expect(metadata).toEqual({ from: 'Ada', to: 'members@example.org' })
  expect(title).toBe('Crane')
})

function mailOf(name: string, subject: string, body: string): string {
  const people = `From: ${name} <${name}@example.org>\nTo: members@example.org`
  const date = 'Date: Mon, 02 Mar 2026 19:02:11 +0000'
  return `From ${name}@example.org Mon Mar 02 19:02:11 2026\n${people}\nSubject: ${subject}\n${date}\n\n${body}\n\n`
}
