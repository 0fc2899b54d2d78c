/** Fewest words of a sentence, and fewest characters of one without spaces: the header "No." is none. Not measured. */
const wordsMin = 4
const lengthMin = 12

/** Whether the text of a cell is a whole sentence, as the first row of a table without a header may have. */
export function isSentence(cell: string): boolean {
  if (!/[.!?。！？]$/u.test(cell)) return false
  return cell.split(' ').length >= wordsMin || (!cell.includes(' ') && cell.length >= lengthMin)
}
