import PDFDocument from 'pdfkit'

/** A PDF on A4, or on pages of another size, with what is drawn on it. */
export async function drawnPdf(
  draw: (document: PDFKit.PDFDocument) => unknown,
  size: PDFKit.PDFDocumentOptions['size'] = 'A4',
): Promise<Buffer> {
  const document = new PDFDocument({ size, margin: size === 'A4' ? 72 : 10 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  draw(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
