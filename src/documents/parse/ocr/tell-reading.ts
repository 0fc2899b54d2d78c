import type { DocumentMetadata } from '../parsed-document.ts'
import { unprocessable } from '../unprocessable.ts'
import type { Recognised } from './recognised-page.ts'

/** What a document says of itself where text was read from pictures, and where it was not. */
export function tellReading({ pages, left }: Recognised): DocumentMetadata {
  const read = pages.filter(({ lines }) => lines.length > 0).map(({ page }) => page)
  return {
    ...(read.length > 0 && { read_by_ocr: named(read) }),
    ...(left.length > 0 && { not_read: left.map(toldLeft).join('; ') }),
  }
}

function toldLeft({ pages, reason }: Recognised['left'][number]): string {
  return `${named(pages)}: ${reason}`
}

/** The error for a document of pictures in which nothing was found, or which could not be read. */
export function unreadable({ languages, left: [first] }: Recognised): Error {
  if (first) return unprocessable(first.reason)
  return unprocessable(
    `No printed text was found in the pictures of the file. They are read in ${languages.join(', ')}; OCR_LANGUAGES adds languages`,
  )
}

/** `page 3`, `pages 1 to 3, 7` */
function named(pages: readonly number[]): string {
  const ranges: { first: number; last: number }[] = []
  for (const page of pages) {
    const range = ranges.at(-1)
    if (range?.last === page - 1) range.last = page
    else ranges.push({ first: page, last: page })
  }
  const told = ranges
    .slice(0, rangesMax)
    .map(({ first, last }) => (first === last ? `${first}` : `${first} to ${last}`))
  const others = ranges.length > rangesMax ? ' and others' : ''
  return `${pages.length === 1 ? 'page' : 'pages'} ${told.join(', ')}${others}`
}

/** More are not listed: a document may have thousands of pages. */
const rangesMax = 20
