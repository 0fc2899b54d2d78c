import { matchesAt } from './lines.ts'

const ends = [
  { opening: /<(script|style|pre|textarea)(?=[\s>]|$)/iy, end: '</' },
  { opening: /<!--/y, end: '-->' },
  { opening: /<\?/y, end: '?>' },
  { opening: /<!\[CDATA\[/y, end: ']]>' },
  { opening: /<![a-z]/iy, end: '>' },
] as const

/** Names of block elements, from the sixth kind of HTML block of CommonMark. */
const blockNames =
  /<\/?(address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)/iy
const loneTag = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>\n]*)?>(?=[ \t\r]*(?:\n|$))/iy

/** The end of an HTML block: this text, or a blank line. */
export type HtmlEnd = (typeof ends)[number]['end'] | 'blank line'

/** The end condition of the HTML block that begins here, if one does. Only some kinds may interrupt a paragraph. */
export function htmlEndAt(text: string, at: number, endsParagraph: boolean): HtmlEnd | undefined {
  const found = ends.find(({ opening }) => matchesAt(opening, text, at))
  if (found) return found.end
  if (matchesAt(blockNames, text, at)) return 'blank line'
  return !endsParagraph && matchesAt(loneTag, text, at) ? 'blank line' : undefined
}

/** Whether a line of the block is its last one. */
export function isHtmlOver(end: HtmlEnd, line: string): boolean {
  if (end === 'blank line') return false
  return end === '</' ? /<\/(script|style|pre|textarea)>/i.test(line) : line.includes(end)
}
