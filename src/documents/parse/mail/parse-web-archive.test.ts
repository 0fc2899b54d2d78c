import { expect, test } from 'vitest'
import { parseDocument } from '../parse-document.ts'

const page = [
  'Content-Type: text/html; charset=UTF-8',
  'Content-Transfer-Encoding: quoted-printable',
  'Content-Location: file:///C:/exported.html',
  '',
  '<html><head><title>Piers</title></head><body><h1>Piers</h1><p>The north pier is =C3=BCber 90 m lon=',
  'g.</p></body></html>',
].join('\r\n')

test('a page that a wiki exports under the name of a Word file is read as a page', async () => {
  const archive = `Date: Tue, 3 Mar 2026 10:00:00 +0000\r\nSubject: Exported From a Wiki\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="x"\r\n\r\n--x\r\n${page}\r\n--x--\r\n`
  const read = await parseDocument(Buffer.from(archive), { filename: 'Piers.doc' })

  expect(read).toMatchObject({
    title: 'Piers',
    text: 'Piers\n\nThe north pier is über 90 m long.',
    mediaType: 'message/rfc822',
  })
})
