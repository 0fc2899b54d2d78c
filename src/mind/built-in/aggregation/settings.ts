/** The settings of questions about all rows of a table. They were chosen by hand, and no other values were measured. */
export const settings = {
  /** Rows that are shown in any case, and words up to which more of them are. */
  rowsMax: { snap: 10, ponder: 40 },
  wordsMax: { snap: 120, ponder: 400 },
  /** The most names of rows that share an extreme. */
  namesMax: 5,
  /** Characters of a cell that may be a value which a question names. */
  valueLengthMin: 3,
  valueLengthMax: 60,
  /** Words that begin with the same letters, so many, may be forms of one: "münden" and the column "Mündet in". */
  formLengthMin: 4,
  /**
   * So may a word of the table that begins with the stem of a word of the question, of so many letters, and has at most
   * so many letters more: "owns" and "Owner".
   */
  stemLengthMin: 3,
  endingLengthMax: 2,
  /** A word that begins with another one, of so many letters, may be made of it: "Mitarbeiterliste". */
  compoundLengthMin: 8,
  /** Of more tables nothing is computed: as each is compared with all others, 4,000 took a second. */
  tablesMax: 100,
  /** What documents list without a table. */
  records: {
    /** So many sections, or one item more, are several things. */
    recordsMin: 2,
    /** A label that this share of the sections have is one of all of them. */
    sharedMin: 0.6,
    /** So is a kind of parts that this share of the items have. */
    filledMin: 0.8,
    /** What has more columns is none that people read. */
    columnsMax: 30,
  },
}
