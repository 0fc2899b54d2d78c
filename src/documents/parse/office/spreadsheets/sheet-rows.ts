/** A row of a sheet, and whether an empty row is above it. */
export type SheetRow = { readonly cells: readonly string[]; readonly isApart: boolean }

/** The texts of a row of fields, each `name: value`, as they stand over a table; undefined for any other row. */
export function fieldsOf(cells: readonly string[]): readonly string[] | undefined {
  const fields: string[][] = [[]]
  for (const cell of cells)
    if (cell === '') fields.push([])
    else fields.at(-1)?.push(cell)
  const filled = fields.filter((field) => field.length > 0)
  const isField = ([name = '', ...values]: readonly string[]) =>
    /[:：]$/.test(name) && values.length === 1
  return filled.every(isField) ? filled.map((field) => field.join(' ')) : undefined
}

/** Whether all cells with text could be the names of columns: words, and each another. */
export function mayBeHeader(cells: readonly string[]): boolean {
  const names = cells.filter((cell) => cell !== '')
  const areWords = names.every((name) => /\p{L}/u.test(name))
  return names.length > 1 && areWords && new Set(names).size === names.length
}

/** The number of cells that are not empty. */
export function countFilled(cells: readonly string[]): number {
  return cells.filter((cell) => cell !== '').length
}
