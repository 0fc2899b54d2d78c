/** Constants of values; measured as those of all rooms are (`../settings.ts`). */
export const settings = {
  /** What speaks for a value, in points; only their differences count. */
  points: {
    /** A word of its clause names what is asked for: "weighs". */
    named: 1.2,
    /** Its clause has all of what the question is about; less for a part, by weight. */
    said: 4,
    /** A word before it in its clause that the question has not, for each of at most `foreignMax`. */
    foreign: -0.6,
    /** Such a word behind it. */
    foreignBehind: -0.2,
    /** Such a word before it, behind a word of the subject: "the café on the first floor opens at". */
    foreignBeside: -0.3,
    /** Such a word in the clauses before, where its own has none. */
    foreignEarlier: -0.2,
    /** A clause of something else, where only the sentences before it say the subject. */
    otherSubject: -2,
    /** What a word of the subject counts that stands nowhere near, where one in the clause counts 1. */
    missing: -0.5,
    /** The question denies something ("without"), and its clause does not. */
    notDenied: -1.5,
    /** Its clause says the dimension that is asked for: "wide" of "25 m long and 10 m wide". */
    sameDimension: 1.5,
    /** Its clause says another: "10 m wide" where the height is asked for. */
    otherDimension: -1.5,
    /** The value is per a time, as "per week", and the question asks for another one, as "per year". */
    perOther: -2,
    /** For each likelier kind that the question may ask for instead. */
    laterKind: -0.05,
    /** A number alone that may be an hour may be an age as well: "at 22". Chosen by hand, as sets hardly have such hours. */
    bareHour: -1,
  },
  foreignMax: 4,
  /** How much a word of the subject counts that is not said in the clause, by where it stands. */
  nearness: { sentence: 0.8, before: 0.6, paragraph: 0.5, above: 0.5 },
  /** Least share of the subject, by weight, that must stand anywhere near; its names and numbers always must. */
  coveredMin: 0.5,
  /** Least points of a value that answers, and how far the next sentence must be behind for it to answer alone. */
  pointsMin: 1.6,
  precisePointsMin: 0.8,
  leadMin: 0.5,
  /** How far the next value of its own sentence must be behind for a value to be told alone. */
  leadBesideMin: 0.1,
  /** Most values of a list that are told together; of more, none is told but in its sentence. */
  listedMax: 8,
  /** Most sentences that are read back for what a sentence is about. */
  sentencesBackMax: 8,
  /** How probably the sentence of such a value is taken to have the answer. */
  probability: 0.9,
}
