/**
 * The anchor of a heading in Markdown, as GitHub and most others make it. Lists of contents of reports lead to it, and
 * whoever shows a report gives it to the heading.
 */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
