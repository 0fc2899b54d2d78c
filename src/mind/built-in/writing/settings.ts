/**
 * Constants of how a choice is written. Where a comment says what half or twice changes, it is in percentage points of
 * held answers and in words per reply, on the tune halves.
 */
export const settings = {
  /**
   * The heading or title above a quotation is shown if it covers at least `worthMin` of the question beyond the
   * quotation; a title only if it has at most `titleWordsMax` words. Half: 0; twice: −1 on web pages. Long titles too:
   * 0, for 5 words more on COVID-QA.
   */
  places: { worthMin: 0.05, titleWordsMax: 10 },
  /**
   * Most words of a sentence with a colon that is left out where what it leads to is not quoted. 12: two of 1,045 questions
   * in 22 languages less; any number: 16 less, as a long one says something itself.
   */
  idleLeadWordsMax: 8,
  /**
   * Words of an overview of a document, about a screenful, and most items or rows taken together. A document with fewer
   * than `sectionsMin` sections is summarized by paragraphs instead. No set asks for overviews.
   */
  overview: { snap: 160, ponder: 300, sectionsMin: 3, linesMax: 5 },
  /**
   * Where several documents are told one by one: fewest words of the sentence that a document is taken to begin with,
   * as fewer are a salutation, and most words passed over before it, as a list of more says more than what follows it;
   * at length, most sections of each and words of these. And most titles of documents named with a theme.
   */
  documents: { openingWordsMin: 5, skippedWordsMax: 40, partsMax: 3, wordsMax: 50 },
  themes: { titlesMax: { short: 2, long: 5 } },
  /** Most characters of a title among others, on one line. */
  titleLengthMax: 60,
}
