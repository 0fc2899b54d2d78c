/** The settings of how what happened is told in the order of time. */
export const settings = {
  /** The most words that are quoted. */
  words: { snap: 90, ponder: 400 },
  /** Entries that do not say more words of what a question is about than these are not told instead of it. */
  aboutMax: 2,
  /** So many characters of a sentence are read for its times, and of a line for that with which it begins. */
  readMax: 1_000,
  labelMax: 60,
  /** The most sentences behind a date that stands alone. */
  restMax: 12,
  /** A heading of more days, such as a century, dates nothing below it: a decade does. */
  headingDaysMax: 3_653,
  /** What goes on for more days is told of the times when it began and ended, and of no season or month of any year. */
  longDaysMin: 366,
  /** The year of dates of which no text tells one: a leap year that no document is of. */
  anyYear: 1004,
  /** A quote that has only words of so many letters before its time begins with it: "In 1938 …", "Saturday 4 May". */
  openingLettersMax: 4,
  /** The least share of entries that are later than the one before, in a text that tells in the order of time. */
  inOrderMin: 0.8,
  /** A document with fewer entries tells nothing in an order. */
  entriesMin: 2,
  /** Characters at the beginning of a document that tell what it is. */
  openingLength: 200,
}
