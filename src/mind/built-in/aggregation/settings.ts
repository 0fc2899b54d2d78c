/**
 * Questions about all rows of a table. `rowsMax` rows are shown, and more while they have at most `wordsMax` words; the names of at most `namesMax` rows that share an
 * extreme; a cell of `valueLengthMin` to `valueLengthMax` characters may be a value that a question names. Words with
 * the same first `formLengthMin` letters may be forms of one: "münden" and the column "Mündet in". So may a word of the
 * table that begins with the stem of one, of `stemLengthMin` letters, and has at most `endingLengthMax` more: "owns" and
 * "Owner". A longer word that begins with one of `compoundLengthMin` letters may be made of it: "Mitarbeiterliste".
 * Of more than `tablesMax` tables nothing is computed: as each is compared with all others, 4,000 took a second.
 *
 * Of what is listed without a table, `recordsMin` sections or one item more are several things. A label that a share
 * of `sharedMin` of the sections has is one of all of them, and so is a kind of parts that `filledMin` of the items
 * have; what has more than `columnsMax` columns is none that people read. They were chosen by hand, and no other values
 * were measured.
 */
export const settings = {
  rowsMax: { snap: 10, ponder: 40 },
  wordsMax: { snap: 120, ponder: 400 },
  namesMax: 5,
  valueLengthMin: 3,
  valueLengthMax: 60,
  formLengthMin: 4,
  stemLengthMin: 3,
  endingLengthMax: 2,
  compoundLengthMin: 8,
  tablesMax: 100,
  records: { recordsMin: 2, sharedMin: 0.6, filledMin: 0.8, columnsMax: 30 },
}
