import { expect, vi } from 'vitest'
import type { ApiClient } from '../../src/client/api-client.ts'
import { drawnPdf } from '../support/library/drawn-pdf.ts'
import { scannedPdf, scanOf } from '../support/library/pictures.ts'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'

// How a file is read is the same on every store.
test.override({ engine: 'sqlite' })

const printed = 'The lighthouse of Marenholm was finished in 1874 by Ingrid Solberg.'

test('a scanned page is found and quoted as the page that it is, behind one of text', async ({
  ada,
}) => {
  const scan = await scanOf(await drawnPdf((page) => page.fontSize(14).text(printed)))
  const pdf = await scannedPdf(scan, 'The ferry crosses the sound at noon.')

  const doc_id = await added(ada, pdf, 'lighthouse.pdf')

  const question = 'When was the lighthouse of Marenholm finished?'
  const { citations } = await ada.call('interact', ask(question))
  expect(citations).toMatchObject([{ doc_id, quote: printed, location: { page: 2 } }])
  expect(await ada.text(doc_id)).toBe(`The ferry crosses the sound at noon.\n\n${printed}`)
  const { metadata } = await ada.call('getDocument', { doc_id })
  expect(metadata).toEqual({ read_by_ocr: 'page 2' })
})

test('a scan over which a line is stamped is read with its stamp', async ({ ada }) => {
  const letter = await drawnPdf((page) => page.fontSize(14).text(`${printed} ${printed}`))
  const stamp = 'Case 1:74-cv-00012 Document 7 Filed 03/05/74'
  const pdf = await scannedPdf(await scanOf(letter), undefined, stamp)

  const doc_id = await added(ada, pdf, 'filed.pdf')

  const text = await ada.text(doc_id)
  expect(text).toContain(printed)
  expect(text).toContain('Filed 03/05/74')
  const { metadata } = await ada.call('getDocument', { doc_id })
  expect(metadata).toEqual({ read_by_ocr: 'page 1' })
})

test('a picture is read, whichever way it lies, and given back as it was', async ({ ada }) => {
  const letter = await drawnPdf((page) =>
    page.fontSize(14).text('Die Fähre für Müßiggänger verlässt Süderhöft täglich um zwölf Uhr.'),
  )
  const picture = await scanOf(letter, true)

  const doc_id = await added(ada, picture, 'Brief.png')

  expect(await ada.text(doc_id)).toContain('Fähre für Müßiggänger verlässt Süderhöft täglich')
  const original = await ada.send('getDocumentContent', { doc_id, format: 'original' })
  expect(original.headers.get('content-type')).toBe('image/png')
  expect(new Uint8Array(await original.arrayBuffer())).toEqual(new Uint8Array(picture))
})

/** The id of a document that is made of a file, once it is read: on a busy machine that takes longer than a call waits. */
async function added(client: ApiClient, bytes: Buffer, name: string): Promise<string> {
  const { doc_id } = await client.upload(bytes, name)
  const isReady = async () => (await client.call('getDocument', { doc_id })).status === 'ready'
  await vi.waitUntil(isReady, { timeout: 100_000, interval: 50 })
  return doc_id
}
