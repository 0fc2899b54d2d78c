/**
 * The settings of how a report is verified and written: which statements disagree, and which titles of pages stand in
 * it.
 */
export const settings = {
  /**
   * Two sentences speak of the same event if they share this part of the terms of the shorter one and this part of the
   * names of both (Jaccard). When whole statements were compared and names ignored, four of the 172 reports on the tune
   * half of `wild` showed a disagreement, none of them real: "350 years" and "10 years", "12" and "100 million digits".
   */
  sameEvent: { termsMin: 0.5, namesMin: 2 / 3 },
  /**
   * Two sentences that share a name and so many terms, and give the same day of years that are at most so far apart,
   * disagree on when it was. Of the 172 reports on the tune half of `wild` none shows such a disagreement.
   */
  sameDay: { termsMin: 2, yearsMax: 10 },
  /** A heading or title of a page of more words or characters stands in no report. */
  titleWordsMax: 14,
  titleLengthMax: 90,
  /**
   * The name of a page in a report. Its title is looked for in the first `firstLinesLength` characters and in the first
   * `headingsTried` headings, as the first two may name the site and a part of it; lines and headings are read up to
   * `lineLengthMax` characters. A title below `cutLengthMin` characters fits wherever titles are cut off. Two titles
   * are alike if their terms have the Jaccard index `alikeMin`.
   */
  pageName: {
    firstLinesLength: 4_000,
    cutLengthMin: 60,
    headingsTried: 3,
    lineLengthMax: 200,
    alikeMin: 0.6,
  },
  /** The most words that say what a disagreement is about, besides what is counted. */
  disagreementWordsMax: 3,
  /** A title in capitals of more characters is shouted, and no abbreviation. */
  shoutedLengthMin: 6,
}
