import { expect, test } from 'vitest'
import { compoundFileOf } from '../../../../tests/support/library/compound-file.ts'
import { type Message, msgOf } from '../../../../tests/support/library/msg-file.ts'
import { parseDocument } from '../parse-document.ts'

const ada = { name: 'Ada Lund', address: 'ada@example.org' }
const ole = { name: 'Berg, Ole', address: 'ole@example.org' }
const date = new Date('2026-03-02T19:02:11Z')
const text =
  'The ferry leaves at noon.\r\n\r\nOn 1 March 2026 Ole wrote:\r\n> When does it leave?\r\n'
const message: Message = { subject: 'Ferry', from: ada, to: [ole], cc: [ada], date, text }

const header = (subject: string) =>
  `From: Ada Lund <ada@example.org>\r\nDate: Mon, 02 Mar 2026 19:02:11 +0000\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\n`
const people = 'To: "Berg, Ole" <ole@example.org>\r\nCc: Ada Lund <ada@example.org>\r\n'
const forwarded = `${header('Harbour code')}\r\nThe code is 4711.`

function multipart(parts: readonly string[]): string {
  const body = parts.map((part) => `--x\r\n${part}\r\n`).join('')
  return `${header('Ferry')}${people}Content-Type: multipart/mixed; boundary=x\r\n\r\n${body}--x--\r\n`
}
const plain = `Content-Type: text/plain\r\n\r\n${text}`

test.each<readonly [string, Message, string]>([
  ['a mail with an earlier one', message, `${header('Ferry')}${people}\r\n${text}`],
  [
    'a mail with files',
    { ...message, files: ['tides.pdf', 'map.png'] },
    multipart([
      plain,
      'Content-Disposition: attachment; filename="tides.pdf"\r\n\r\na',
      'Content-Disposition: attachment; filename="map.png"\r\n\r\na',
    ]),
  ],
  [
    'a mail that forwards another',
    {
      ...message,
      attached: [{ subject: 'Harbour code', from: ada, date, text: 'The code is 4711.' }],
    },
    multipart([plain, `Content-Type: message/rfc822\r\n\r\n${forwarded}`]),
  ],
  [
    'a mail that forwards the file of one',
    { ...message, eml: forwarded },
    multipart([plain, `Content-Type: message/rfc822\r\n\r\n${forwarded}`]),
  ],
  [
    'a mail in HTML',
    { ...message, text: '', html: '<h1>Piers</h1><ul><li>North</li><li>South</li></ul>' },
    `${header('Ferry')}${people}Content-Type: text/html\r\n\r\n<h1>Piers</h1><ul><li>North</li><li>South</li></ul>`,
  ],
  [
    'a mail in the bytes of a code page',
    {
      ...message,
      subject: 'Паром',
      text: 'Паром отходит в полдень.',
      codePage: { number: 1251, encode: asWindows1251 },
    },
    `${header('Паром')}${people}Content-Type: text/plain; charset=utf-8\r\n\r\nПаром отходит в полдень.`,
  ],
])('%s is the same as a message of Outlook and as a file of it', async (_, outlook, eml) => {
  const read = await parseDocument(msgOf(outlook), {})
  const same = await parseDocument(Buffer.from(eml), {})

  expect(read).toEqual({ ...same, format: 'msg', mediaType: 'application/vnd.ms-outlook' })
})

test('a message that is there as compressed Rich Text alone is read', async () => {
  // The example of [MS-OXRTFCP] 4.1.1.
  const rtf =
    '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0'
  const { text } = await parseDocument(msgOf({ from: ada, rtf: Buffer.from(rtf, 'hex') }), {})

  expect(text).toMatch(/\n\nAda Lund\n\nhello world$/)
})

test('a signed message is read as it was sent', async () => {
  const body = `Content-Type: text/plain; charset=utf-8\r\n\r\nThe code is 4711.`
  const signature = 'Content-Type: application/pkcs7-signature; name="smime.p7s"\r\n\r\nAAAA'
  const eml = `Content-Type: multipart/signed; boundary="s"\r\n\r\n--s\r\n${body}\r\n--s\r\n${signature}\r\n--s--\r\n`
  const messageClass = 'IPM.Note.SMIME.MultipartSigned'
  const { text } = await parseDocument(msgOf({ subject: 'Code', from: ada, messageClass, eml }), {})

  expect(text).toMatch(/^Code\n\nFrom: Ada Lund <ada@example.org>\n/)
  expect(text).toMatch(/Ada Lund\n\nThe code is 4711\.$/)
})

test('the message that could not be delivered is no part of the report about it', async () => {
  const report = { ...message, messageClass: 'REPORT.IPM.Note.NDR', attached: [message] }
  const { text } = await parseDocument(msgOf(report), {})

  expect(text.match(/at noon/g)).toHaveLength(1)
})

test('a compound file that is none of Office is refused', async () => {
  const reading = parseDocument(compoundFileOf({ Contents: Buffer.from('a') }), {})

  await expect(reading).rejects.toThrow('Unsupported file type (application/x-ole-storage)')
})

function asWindows1251(text: string): Uint8Array {
  const code = (letter: string) => letter.charCodeAt(0)
  return Buffer.from(
    [...text].map((letter) => (code(letter) < 128 ? code(letter) : code(letter) - 0x410 + 0xc0)),
  )
}
