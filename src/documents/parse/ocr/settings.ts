/** The limits and thresholds of reading pictures (optical character recognition). Decision 139 has what was measured. */
export const settings = {
  /**
   * At most so many pages of a document are read, and for so much processor time. A job reads them, and each page is a
   * turn of its own, so they keep nobody else waiting: 300 pages take 17 minutes.
   */
  pagesMax: 300,
  documentMsMax: 1_800_000,
  /** After so many pages that cannot be read the others are not tried: they may be made to take long. */
  failuresInARowMax: 3,
  /** The time of one page: 2 to 5 s of a processor are usual, 9 s a page without text that is read twice. */
  pageMsMax: 45_000,
  /** The resolution at which pages of a PDF are drawn, in dots per inch. */
  dotsPerInch: 300,
  /** A larger page is drawn at a lower resolution; an A3 page at the usual one has 17 million. */
  drawnPixelsMax: 20_000_000,
  /** A larger picture is refused by its header: one of 40 million takes 812 MB. A4 at 600 dots per inch has 35 million. */
  picturePixelsMax: 36_000_000,
  /** A page that is read with less confidence (0 to 100) is read upside down too. Upside down it is 50, upright over 85. */
  uprightConfidenceMin: 75,
  /** Words of less confidence are noise; so are all but the surest words in lines of less confidence. */
  wordConfidenceMin: 30,
  lineConfidenceMin: 55,
  sureConfidenceMin: 80,
  /** Words at a distance of this many font sizes behind what may be a bullet, which is wider than a space. */
  bulletGapMin: 0.5,
  /** Words that are further apart, in font sizes, may be of two cells; spaces have a quarter to a half. */
  spaceMax: 0.6,
  /** Lines whose baselines differ by this many font sizes at most stand on one row. */
  sameRowMax: 0.35,
  /** Prose has so many words on a line, and so many lines where it stands in columns. */
  proseWordsMin: 5,
  columnLinesMin: 3,
  /** Sizes that differ from the usual one by less are that size: they are measured to a tenth. */
  usualSize: { min: 0.8, max: 1.14 },
} as const
