import { ServiceError } from '../../../base/errors/service-error.ts'
import { sniffFamily } from '../sniffing/sniff-format.ts'
import { unprocessable } from '../unprocessable.ts'
import { linesOfReading } from './lines-of-reading.ts'
import { pictureOfPdfPage } from './page-picture.ts'
import { pictureOfFile } from './picture-file.ts'
import type { RecognisedPage } from './recognised-page.ts'
import { settings } from './settings.ts'
import { TextRecogniser } from './tesseract.ts'

/** Which page of a file is read, and the languages that it may be in. */
export type PageOfPictures = {
  readonly page: number
  readonly languages: readonly string[]
}

/**
 * Reads the text of a page that is a picture. Throws `unprocessable_document` if it is damaged or too large. Takes
 * seconds, and hundreds of megabytes: outside tests use `DocumentParser`.
 */
export async function recognisePage(
  bytes: Uint8Array,
  { page, languages }: PageOfPictures,
): Promise<RecognisedPage> {
  const recogniser = await recogniserFor(languages)
  try {
    const isPdf = sniffFamily(bytes) === 'pdf'
    const picture = isPdf ? await pictureOfPdfPage(bytes, page) : pictureOfFile(bytes, page)
    const reading = recogniser.read(picture)
    return { page, lines: linesOfReading(reading, picture.dotsPerInch ?? settings.dotsPerInch) }
  } catch (error) {
    // After a trap of WebAssembly its memory may be anything: this process must end.
    if (error instanceof ServiceError || isTrap(error)) throw error
    throw unprocessable('The file is damaged: a picture of it cannot be read', error)
  }
}

const opened = new Map<string, TextRecogniser>()

/** Opened once in a process, as its networks take 200 ms to load. */
async function recogniserFor(languages: readonly string[]): Promise<TextRecogniser> {
  const key = languages.join()
  const recogniser = opened.get(key) ?? (await TextRecogniser.open(languages))
  opened.set(key, recogniser)
  return recogniser
}

function isTrap(error: unknown): boolean {
  return error instanceof Error && error.name === 'RuntimeError'
}
