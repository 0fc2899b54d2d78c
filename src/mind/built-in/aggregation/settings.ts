/**
 * Questions about all rows of a table. `rowsMax` rows are shown; the names of at most `namesMax` rows that share an
 * extreme; a cell of `valueLengthMin` to `valueLengthMax` characters may be a value that a question names. Words with
 * the same first `formLengthMin` letters may be forms of one: "münden" and the column "Mündet in".
 */
export const settings = {
  rowsMax: { snap: 10, ponder: 40 },
  namesMax: 5,
  valueLengthMin: 3,
  valueLengthMax: 60,
  formLengthMin: 4,
}
