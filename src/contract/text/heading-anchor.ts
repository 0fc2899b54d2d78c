/**
 * The anchor of a Markdown heading, as GitHub and most others generate it. Tables of contents in reports link to it, so
 * whoever renders a report must use it as the heading's id.
 */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
