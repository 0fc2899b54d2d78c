import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { pictureOfFile } from '../ocr/picture-file.ts'
import { type PictureReading, PicturesFound } from '../ocr/recognised-page.ts'
import { tellReading, unreadable } from '../ocr/tell-reading.ts'
import { countPages } from '../ocr/tiff-pages.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { layOutPages } from '../pdf/lay-out-pages.ts'
import { linesOfRecognised } from '../pdf/lines-of-recognised.ts'
import { unprocessable } from '../unprocessable.ts'

/**
 * The document of what was read on a picture. Throws `PicturesFound` as long as that is wanted, and
 * `unprocessable_document` if pictures are not read, if this one is too large, or if nothing was found in it.
 */
export function parsePicture(
  bytes: Uint8Array,
  mediaType: string,
  budget: TextBudget,
  pictures: PictureReading,
): DocumentContent {
  if (pictures === 'off') throw unprocessable(`Unsupported file type (${mediaType})`)
  if (pictures === 'wanted') {
    pictureOfFile(bytes, 1)
    throw new PicturesFound(Array.from({ length: countPages(bytes) }, (_, index) => index + 1))
  }
  const lines = [...linesOfRecognised(pictures.pages).values()]
  if (lines.every((some) => some.length === 0)) throw unreadable(pictures)
  return { ...layOutPages(lines, budget), metadata: tellReading(pictures) }
}
