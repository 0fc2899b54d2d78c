/**
 * The thresholds of the PDF reader, chosen on the documents of `bench/questions/pdf` and the tune half of its questions
 * (decision 55). Distances are in font sizes, shares from 0 to 1. They describe how documents are typeset, so most
 * follow from typography; the effect of single ones was not measured.
 */
export const settings = {
  /** Two pieces this far apart belong to different cells. */
  gapMin: 0.9,
  /** Two pieces of a cell this far apart have a space between them. */
  spaceMin: 0.2,
  /** Raised and lowered numbers, up to this far from the baseline, belong to the same row. */
  sameRowMax: 0.4,
  /** A line set this much larger than the others is a heading. */
  headingRatio: 1.15,
  /** At most this many rows at the top of a table may be headers that are read apart from its values. */
  namesMax: 2,
  /** The most lines of a cell. */
  cellLinesMax: 15,

  /**
   * A page with so few lines, all within this share of its height from an edge, of which pictures cover so much, is a
   * scan with a stamp. Of the 25 PDFs with text in the evaluation data no page is one.
   */
  stamp: { linesMax: 4, edgeMax: 0.1, coverMin: 0.7 },

  /** The font of text that was read from a picture. */
  recognisedFont: 'recognised',

  fonts: {
    /** A font has no usable character map if a larger share of its characters is strange; of fewer it is not told. */
    strangeShareMax: 0.15,
    strangeLengthMin: 20,
    /**
     * A font is monospaced if the width of a letter differs by at most `evenShareMax` between at least `evenWordsMin`
     * words of at least `evenLettersMin` letters.
     */
    evenWordsMin: 4,
    evenLettersMin: 3,
    evenShareMax: 0.02,
    /** A font in which less than this share of the text is set stands out. */
    strongShareMax: 0.2,
  },

  /** A small raised number marks a note: its size, and its rise over the baseline, relative to its neighbour. */
  noteMark: { sizeMax: 0.8, riseMin: 0.2 },

  print: {
    /** If more than this share of the text is large, none of it is a heading. */
    largeShareMax: 0.3,
    /** The line spacing of a document in which no line follows another. */
    usualSpacing: 1.2,
    /** A line further up or down than this from the one before begins a new column or page. */
    stepMin: -0.5,
    stepMax: 12,
    /** This share of the lines of a font size are within the width of its column. */
    widthShare: 0.9,
  },

  paragraphs: {
    headingLengthMax: 150,
    /** At most this many paragraphs may interrupt another one: a note, a caption. */
    betweenMax: 4,
    /** More titles in a row than this are a list and not headings. */
    titlesInRowMax: 2,
    /** A title is at least this size, relative to the body. */
    titleSizeMin: 0.95,
    /** A new paragraph begins at a distance above both: a multiple of the usual spacing, and font sizes. */
    spacingMin: 1.3,
    stepMin: 0.9,
    /**
     * A line that fills less than `fullLineMin` of its column ends early; one under `brokenLineMax` was broken on
     * purpose.
     */
    fullLineMin: 0.85,
    brokenLineMax: 0.6,
    /** The first line of a paragraph is indented by more than `min` and less than `max`. */
    indent: { min: 0.8, max: 4 },
    /** Lines whose sizes differ by more than this share are of different kinds. */
    sizeDifferenceMax: 0.1,
    /** The page number of a table of contents is further than this from its title. */
    pageGapMin: 2,
    /** The most spaces that the indent or a gap in a line of code becomes. */
    codeSpacesMax: 40,
  },

  /**
   * Lines that repeat on `pagesMin` pages are headers and footers, unless they are rows of a table: those are no
   * further than `rowStepMax` from the next row.
   */
  running: { pagesMin: 3, rowStepMax: 2.2 },

  regions: {
    /** The most lines without evidence of a table between two that show it: those of a long cell. */
    linesBetweenMax: 14,
    /** A table goes on behind at most so many lines of a title. */
    titleLinesMax: 2,
    /** The distance of two lines of a cell. */
    lineStep: 1.5,
    /** A line that rises by less than this is on the same line as the one before. */
    sameLineMax: 0.5,
    /** A cell that begins higher than the end of the one before also begins this much further right. */
    besideMin: 2,
    /** The cosine of the angle up to which two lines are parallel. */
    parallelMin: 0.999,
    /** A header over several columns is at most this high above the table, and begins this far from its left edge. */
    headerRiseMax: 2.4,
    headerIndentMin: 3,
    /** A line of the last cells falls by at most this. */
    fallMax: 1.6,
    /** Text beside a table begins where the file moves up by more than this. */
    asideRiseMin: 2,
    /** How many such places are looked at for a table that stands beside something else. */
    asidesMax: 4,
  },

  parts: {
    /** A line with more groups of words than this is no heading within a table, however large. */
    headingGroupsMax: 2,
    /** The distance above a heading: more than both of a multiple of the usual step and font sizes. */
    headingStepMin: 2,
    headingFallMin: 2,
    /** Prose begins at most this far from the left edge and covers more than this share of the width. */
    proseIndentMax: 5,
    proseWidthMin: 0.7,
    /** A table ends at a gap above both of a multiple of the usual step and font sizes. */
    endStepMin: 2.2,
    endFallMin: 3.2,
    /** A title is centred if it is off by less than this share of the width of the table. */
    centredMax: 0.05,
  },

  columns: {
    countMax: 40,
    /** Rows with at least this share of the cells of the fullest rows show where the columns are. */
    fullShareMin: 0.6,
    /** The share of these rows that may cross a gap, as one cell may be too long. */
    crossingShareMax: 0.1,
    /** The least gap between columns where three rows, and where four or more have it; otherwise `gapMin`. */
    gapOfThreeMin: 0.5,
    gapOfManyMin: 0.28,
    /** In page units: positions that differ by less are the same. */
    rounding: 0.01,
  },

  splits: {
    edgesMax: 40,
    /** A cell begins behind this share of `gapMin`. */
    gapShareMin: 0.6,
    /** Cells that begin within this distance begin at the same edge. */
    edgeWidth: 0.3,
    /** A piece is across an edge if it reaches this far over it on both sides. */
    marginMin: 0.5,
    /** How near to an edge a word must begin; the positions of words are estimated. */
    nearnessMax: 0.45,
    /** The share of the pieces across an edge that must have a word beginning there. */
    shareMin: 0.8,
  },

  rows: {
    /** The header is at most so many rows at the top, and each of its names at most so many characters. */
    headerRowsMax: 4,
    headerLengthMax: 40,
    /**
     * A line is of the row above if it falls by less than `sameRowFallMax`, and of another if by more than
     * `wrappedFallMax`.
     */
    sameRowFallMax: 0.8,
    wrappedFallMax: 1.75,
    /** A line that is this much further from the one above than the next is from it begins a row. */
    apartRatio: 1.25,
    /**
     * Lines of a cell are as far apart as the nearest lines of the table, up to this ratio; so many of those that are so
     * near must be of a cell.
     */
    nearestRatio: 1.15,
    wrappedShareMin: 0.7,
    /** Pieces nearer than this are one header. */
    headerGapMax: 0.25,
    /** A header is over a column if it shares this part of its width, or of a font size. */
    sharedMin: 0.5,
    /** A value has at most this share of letters. */
    lettersMax: 0.5,
  },

  tables: {
    /** The least share of cells that are filled in rows with several. */
    filledMin: 0.55,
    /** The least share of cells that say something, and the most that are formulas. */
    sayingMin: 0.7,
    formulasMax: 0.2,
    /** Numbered clauses: the share of numbers in the first column, and the mean characters in the second. */
    clausesMin: 0.8,
    clauseLengthMin: 40,
    /** A table of contents has at least so many rows. */
    contentsRowsMin: 4,
    /**
     * Prose in columns: at most `columnsMax` columns and at least `linesMin` printed lines. At least two columns have
     * text in `filledMin` of the rows, of which `wideMin` reach over `widthMin` of the column, and a cell has
     * `lengthMin` characters.
     */
    prose: {
      columnsMax: 3,
      linesMin: 6,
      filledMin: 0.6,
      wideMin: 0.7,
      widthMin: 0.75,
      lengthMin: 22,
    },
  },
} as const
