/**
 * Constants of how passages are divided into what can be quoted; measured as those of all rooms are (`../settings.ts`).
 */
export const settings = {
  /** Longest excerpt considered, in words: a longer one would be the whole answer. Half: −3 on manuals. */
  excerptWordsMax: 260,
  /**
   * Shortest sentence that may be an excerpt by itself, in words; shorter ones are mostly a byline, a date, the name of
   * a button. Half: 0 to −1; twice: 0 to +1.
   */
  sentenceWordsMin: 4,
  /** Fewest words of a line without a full stop that leads to the code below it; a shorter one is a caption. */
  leadWordsMin: 3,
  /** Most words of a sentence that only refers to another page, and is not quoted alone. Not measured. */
  referralWordsMax: 16,
  /**
   * A caption of more words says what its figure shows. Of 214 replies over four manuals in HTML 38 lines were
   * captions, and none with it; 0 on each set.
   */
  captionWordsMax: 24,
  /**
   * Most neighbouring sentences in one excerpt. Half: −1 to −3. Twice: −1 on manuals, up to +3 on articles for 1 to 6
   * words more.
   */
  sentencesMax: 3,
  /**
   * Rows of the form `name: value; …` are shown as a table if it has at most this many columns and characters per cell:
   * as much as fits a screen. The sets have none.
   */
  records: { columnsMax: 8, cellLengthMax: 40 },
  /**
   * A row of at least `wordsMin` words is long: it would be most of a reply. Tables of mostly long rows are read cell
   * by cell: of 400 questions on manuals two more are held, and 6 of 11 replies from such tables are about the column
   * that was asked for instead of 1. Words are counted only where a row has `lengthMin` characters.
   */
  longRow: { wordsMin: 80, lengthMin: 80 },
}
