import { parseHtml } from './parse-html.ts'

/** Text as it stands in HTML. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The text of a piece of HTML, on one line. */
export function textOfHtml(html: string): string {
  return parseHtml(html).text.replace(/\s+/g, ' ').trim()
}
