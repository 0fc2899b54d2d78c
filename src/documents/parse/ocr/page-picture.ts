import { PDFiumLibrary } from '@hyzyla/pdfium'
import { settings } from './settings.ts'
import type { Picture } from './tesseract.ts'

const pointsPerInch = 72

/**
 * Draws a page of a PDF with PDFium, compiled to WebAssembly, in shades of grey. Throws an error if PDFium cannot open
 * the file or the page.
 */
export async function pictureOfPdfPage(
  bytes: Uint8Array,
  page: number,
): Promise<Picture & { readonly dotsPerInch: number }> {
  const library = await PDFiumLibrary.init()
  const pdf = await library.loadDocument(bytes)
  try {
    const drawn = pdf.getPage(page - 1)
    const { originalWidth, originalHeight } = drawn.getOriginalSize()
    const scale = Math.min(
      settings.dotsPerInch / pointsPerInch,
      Math.sqrt(settings.drawnPixelsMax / (originalWidth * originalHeight)),
    )
    const grey = await drawn.render({ scale, colorSpace: 'Gray', render: 'bitmap' })
    return { bytes: greymap(grey), orientation: 1, dotsPerInch: Math.round(scale * pointsPerInch) }
  } finally {
    pdf.destroy()
    library.destroy()
  }
}

/** Pixels as a file, a portable greymap: https://netpbm.sourceforge.net/doc/pgm.html */
function greymap(grey: {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}): Uint8Array {
  return Buffer.concat([Buffer.from(`P5 ${grey.width} ${grey.height} 255\n`), grey.data])
}
