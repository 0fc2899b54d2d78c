/**
 * Constants of documents that disagree. Decision 198 has the effect of all of it; but for `likenessMin` they were chosen
 * by hand, and nothing else was tried.
 */
export const settings = {
  /** Where a document opens, and the headings and short paragraphs that tell of what date it is. */
  opening: { startMax: 300, blocksMax: 2, charactersMax: 200 },
  /** Years before it are told of other things than of when a document holds. */
  yearMin: 1970,
  /** How alike two titles are, without dates and versions, whose documents may be of two siblings. */
  siblingMin: 0.45,
  /**
   * Least likeness of the clauses of two values that are of the same, without these. With 0.4 the price of a course
   * contradicts that of a single ticket.
   */
  likenessMin: 0.5,
  /** Least likeness of two rows, and of two statements in which no value was read for the question. */
  wholeLikenessMin: 0.7,
  /** Least likeness of what two siblings say. */
  siblingLikenessMin: 0.8,
  /** Most that the second statement may not say of what the first says of the question, by weight. */
  missingMax: 0.15,
  /** Most documents that are told beside the one that holds. */
  othersMax: 2,
  /** How probably the sentence that holds is taken to have the answer. */
  probability: 0.9,
}
