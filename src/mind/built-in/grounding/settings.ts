/** Constants of how a choice is judged; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /**
   * Least probability for the grounding `answered`. On the tune half, at 0.5 and at 0.55: of questions put to other
   * documentation 6.5 and 2.6 % are `answered`, of everyday questions that have an answer 88.5 and 83.6 %, of those
   * that have none 59.8 and 53.7 %; the balanced accuracy on SQuAD 2 is 68.7 and 69.3 %, of 58 questions.
   */
  answeredMin: 0.55,
  /**
   * Least probability for the grounding `nearest`: 0 to 1 % of the questions that documentation answers get `nothing`.
   * Twice as high: 2 %.
   */
  nearestMin: 0.06,
  /**
   * From this share of the words that are no names on, a turn of a conversation answers who says it. No set asks for
   * it.
   */
  saidByWhomMin: 0.5,
  /**
   * Most doubts (contradictions) that the judge counts. The weights are trained with it; half or twice: 0 in held
   * answers.
   */
  doubtsMax: 2,
  /**
   * If a larger share of the question's words, without names and numbers, is in a quotation of another language, the
   * languages are so close that language detection mistook one for the other. Half or twice: 0 in held answers.
   */
  nearLanguageMin: 0.5,
  /**
   * Most words allowed between the words of a name: "Marie Skłodowska Curie" is Marie Curie. None, or twice: 0 in held
   * answers.
   */
  wordsBetweenMax: 2,
}
