/** The settings of how statements are told. */
export const settings = {
  /** The most words that are quoted. */
  words: { snap: 75, ponder: 300 },
  /** Characters at the beginning of a document that tell what it is, and at its end that tell who wrote it. */
  openingLength: 120,
  closingLength: 80,
  /** The most words from the name of who acts to the verb. */
  actorWordsMax: 3,
  /** The most characters from a word such as "by" to the date. */
  deadlineLengthMax: 20,
}
