import PDFDocument from 'pdfkit'

/** A PDF on A4 with what is drawn on it. */
export async function drawnPdf(draw: (document: PDFKit.PDFDocument) => unknown): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4' })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  draw(document)
  document.end()
  await ended
  return Buffer.concat(chunks)
}
