export type PageOptions = { readonly limit?: string; readonly startingAfter?: string }

/** The query of a list, from the options of its command. */
export function pageQuery({ limit, startingAfter }: PageOptions) {
  return { limit, starting_after: startingAfter }
}

/** The lines of a page, and how to get the next page. */
export function withMore(lines: string, page: { readonly next_cursor: string | null }): string {
  if (page.next_cursor === null) return lines
  return `${lines}\nThere are more: --starting-after ${page.next_cursor}`
}
