export type PageOptions = { readonly limit?: string; readonly startingAfter?: string }

/** The options of a list command as the query of that list. */
export function pageQuery({ limit, startingAfter }: PageOptions) {
  return { limit, starting_after: startingAfter }
}

/** The lines of a list, and how to see the rest. */
export function withMore(lines: string, page: { readonly next_cursor: string | null }): string {
  if (page.next_cursor === null) return lines
  return `${lines}\nThere are more: --starting-after ${page.next_cursor}`
}
