/** Constants of short answers; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /**
   * Least confidence for a short answer at the start of the reply: 85 % of those shown are right, cross-validated with
   * choices that were not trained with their questions, and one question in 24 gets one; with 0.86 90 % and one in a
   * hundred, with 0.59 80 % and one in eleven. From the web none is shown: of five on the tune halves one was right.
   */
  shortAnswerMin: 0.735,
  /**
   * Limits of short-answer candidates (wordings): most per question, as each is compared with all others; words read on
   * each side of a number for its unit; the distance, in words, that a punctuation mark counts for; and the largest
   * distance. Any one half or twice: 0, and 0 words, on each of the sets; the weights are trained with them.
   */
  wordings: { countMax: 80, wordsAround: 4, markDistance: 3, farthest: 20 },
}
