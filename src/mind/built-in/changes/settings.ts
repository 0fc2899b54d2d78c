/** The settings of how documents are compared. */
export const settings = {
  /** The most words that are told of differences, and of what is the same where that is asked. */
  words: { snap: 80, ponder: 300 },
  sameWords: { snap: 40, ponder: 120 },
  /** The least likeness of two titles whose documents may be versions of one. */
  titleLikenessMin: 0.5,
  /** The least share of the shorter document that must stand in the other one, as it is or changed. */
  alignedMin: 0.2,
  /**
   * The least likeness of two sentences of one section that are one sentence changed, of two of different sections, and
   * of the labels of two rows or items. "Risotto with asparagus" and "Risotto with pumpkin" are two dishes.
   */
  likenessMin: { inSection: 0.3, elsewhere: 0.6, label: 0.55 },
  /** An item or line of no more terms is a label with its value. */
  labelTermsMax: 4,
  /**
   * A term in more of the units, or of the sections, that are left stands for none of them: pairs are no more than this for
   * each word. Without it, 3,000 sections that have one word in common take 4.2 s, and 6,000 16.6 s.
   */
  unitsPerTermMax: 32,
  /** The most words of a part of a sentence that is shown instead of all of it. */
  partWordsMax: 8,
  /** The least share of a topic, by the weights of its terms, that a unit on it has. */
  topicMin: 0.5,
  /** The letters with which two forms of a word begin alike: "concept" and "conceptnotulen". */
  stemLengthMin: 5,
}
