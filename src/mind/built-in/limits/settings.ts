/** Constants of limits; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /** How many days some months may have: a month has 30.44 on average, and 28 to 31. */
  months: { daysOfMonth: 30.436875, daysSpare: 3, secondsOfDay: 86_400 },
  /** Least months that are told as months; fewer are told in days. */
  monthsShownMin: 3,
  /** Most nouns behind a number that tell what it counts. */
  nounsMax: 2,
  /** Highest age of a person as a number alone. */
  ageMax: 120,
  /**
   * How much a word of the question counts that headings, title or the sentences before say, where its own sentence
   * counts 1.
   */
  placed: 0.7,
  before: 0.3,
  /** Most sentences before it in its paragraph. */
  sentencesBackMax: 2,
  /** Least share of the words of the question that the place of a limit must say. */
  saidMin: 0.35,
  /** So many of them in its own sentence tell that it is about the same, whatever the case is of. */
  ownTermsMin: 2,
  /** Share that headings and title must say of hours whose own sentence says none. */
  hoursMin: 0.5,
  /** Least likeness of a word to the thing that the case is of, with where it stands. */
  besideMin: 0.5,
  /** Share from which on the limit answers the question, whatever the judge says. */
  answeredMin: 0.5,
  /** How far the next limit must be behind. */
  leadMin: 0.1,
  /** How probably the sentence is taken to have the answer. */
  probability: 0.9,
}
