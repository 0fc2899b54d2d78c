import type { Span } from '../building/merged-cells.ts'

type Attributes = Readonly<Record<string, string>>

/** The columns and rows that a cell is spread over. */
export function spanOf({ colspan, rowspan }: Attributes): Span {
  return {
    columns: Number.parseInt(colspan ?? '', 10) || 1,
    rows: Number.parseInt(rowspan ?? '', 10) || 1,
  }
}

/**
 * The number of the first item of a numbered list; `undefined` if the list counts down, as replies count up what they
 * quote.
 */
export function listStartOf({ start, reversed }: Attributes): number | undefined {
  return reversed === undefined ? Number(start ?? 1) || 1 : undefined
}

/** The number that an item gives itself. More digits than that number nothing that is meant for readers. */
export function itemNumberOf({ value }: Attributes): number | undefined {
  return /^\s*[+-]?\d{1,9}\s*$/.test(value ?? '') ? Number(value) : undefined
}
