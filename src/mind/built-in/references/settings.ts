/**
 * Constants of how what the choice refers to is added to it. With all of them 73 of 87 replies of `snap` hold both ends
 * of a reference instead of 19, for no word more. No other value was measured alone.
 */
export const settings = {
  /** Most places that are told, and most words of each; a list or table may be `wholeExcess` times as long. */
  told: {
    snap: { placesMax: 1, wordsMax: 45 },
    ponder: { placesMax: 3, wordsMax: 80 },
    wholeExcess: 1.4,
    /** A line of at most so many words below the first one of a place is a title. */
    titleWordsMax: 8,
  },
  /** A sentence that refers elsewhere has at least this share of the question, 0 to 1, … */
  shareMin: 0.4,
  /** …, at least this part of that of the reference with the greatest, … */
  besideMin: 0.8,
  /**
   * … and at most so many words that are neither asked nor refer: where it says that something is told elsewhere, where
   * yes or no is asked, and otherwise.
   */
  novelMax: { deferring: 5, ofYesNo: 2, other: 2, term: 4 },
  /** Such words, and those of exceptions, stand at most so many characters before a reference or behind it. */
  around: { before: 60, behind: 30 },
  /** A reference with at most so many words before it, and at least so many behind it, is a circumstance. */
  aside: { beforeMax: 4, behindMin: 4 },
}
