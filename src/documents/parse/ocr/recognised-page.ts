/** A word of a picture, and its range along the line in points, from the left edge of the page. */
export type RecognisedWord = { readonly text: string; readonly start: number; readonly end: number }

/** A printed line: its words from left to right, and its baseline over the bottom edge of the page, in points. */
export type RecognisedLine = {
  readonly words: readonly RecognisedWord[]
  readonly baseline: number
  readonly fontSize: number
}

/** The lines of a page in reading order. */
export type RecognisedPage = {
  /** From 1. */
  readonly page: number
  readonly lines: readonly RecognisedLine[]
}

/** What was read on the pages of a document that are pictures. */
export type Recognised = {
  readonly pages: readonly RecognisedPage[]
  /** The pages that were not read, by the reason. */
  readonly left: readonly { readonly pages: readonly number[]; readonly reason: string }[]
  readonly languages: readonly string[]
}

/** Whether pages that are pictures are passed over or named with `PicturesFound`, or what was read on them. */
export type PictureReading = 'off' | 'wanted' | Recognised

/** Tells which pages of a document have to be read as pictures first. */
export class PicturesFound extends Error {
  readonly pages: readonly number[]

  constructor(pages: readonly number[]) {
    super('The document has pages that are pictures')
    this.pages = pages
  }
}
