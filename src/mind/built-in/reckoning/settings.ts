/** Constants of reckoning; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /** How far behind a length of time the event may stand from which it is counted, in characters. */
  eventLengthMax: 100,
  /** The same for words before it that make a condition of it. */
  conditionLengthMax: 40,
  /** Most numbers of a question that are reckoned with. */
  givensMax: 4,
  /** Least and most that somebody may have of something. */
  countMin: 0.001,
  countMax: 1e6,
  /** The largest result: of a larger one not all digits are exact. */
  resultMax: 1e11,
  /** The longest time that leads from a day to another, a hundred years: what is longer is no term. */
  daysMax: 36_525,
  /** How far behind an amount, in characters, the words that tell what it is per may stand. */
  perLengthMax: 60,
  /** Most characters of the name of a unit that a question asks for. */
  unitLengthMax: 40,
  /** Most nouns behind a number that tell what it counts: "3 junior tennis rackets". */
  nounsMax: 3,
  /** How much a word counts that headings, title, or what leads to a list or table say; in the rule itself it counts 1. */
  placed: 0.9,
  before: 0.6,
  /** Most units before a list, table or sentence that lead to it. */
  leadMax: 4,
  /** Least share of the words of the question that the place of a rule must say. */
  saidMin: 0.6,
  /** How much it counts that all words which name what a price is for are asked for. */
  labelWeight: 0.25,
  /** Least likeness of the thing that is counted to what a rate names. */
  namedMin: 0.5,
  /** How much it counts that another word says the event. */
  synonym: 0.7,
  /** What speaks for a time, by whether it is counted from the event that the question tells. */
  ofEvent: { same: 0.15, synonym: 0.1, none: 0, other: -0.15, ending: 0.08 },
  /** Least share for an amount of something else than money, such as a dose. */
  doseSaidMin: 0.75,
  /** How much less another rate of the same paragraph, for the same, must say of the question. */
  siblingLeadMin: 0.15,
  /** Most other prices of a table or list for what is counted that are quoted as well. */
  bundlesMax: 2,
  /** How far the next rule must be behind. */
  leadMin: 0.08,
  /** How probably the rule is taken to have the answer. */
  probability: 0.9,
}
