/** Counted from 0. */
export type CellPlace = { readonly row: number; readonly column: number }

/** The place of a cell by its reference, such as `AB12`. */
export function cellPlace(reference: string | undefined): CellPlace | undefined {
  const [, letters, digits] = /^([A-Z]{1,3})(\d{1,7})/.exec(reference ?? '') ?? []
  if (letters === undefined) return undefined
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return { row: Number(digits) - 1, column: column - 1 }
}
