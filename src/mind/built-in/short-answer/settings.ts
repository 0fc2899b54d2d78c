/** Constants of short answers; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /**
   * Least confidence for a short answer at the start of the reply: 85 % of those shown are right, cross-validated, and
   * one question in forty gets one. From the web none is shown: of five on the tune halves one was right.
   */
  shortAnswerMin: 0.79,
  /**
   * Limits of short-answer candidates (wordings): most per question, as each is compared with all others; words read on
   * each side of a number for its unit; the distance, in words, that a punctuation mark counts for; and the largest
   * distance. Any one half or twice: 0, and 0 words, on each of the sets; the weights are trained with them.
   */
  wordings: { countMax: 80, wordsAround: 4, markDistance: 3, farthest: 20 },
}
