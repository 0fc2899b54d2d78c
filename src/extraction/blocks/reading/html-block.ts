import type { Range } from '../../../language/words/words.ts'
import { matchesAt } from './lines.ts'

const ends = [
  { opening: /<(script|style|pre|textarea)(?=[\s>]|$)/iy, end: '</' },
  { opening: /<!--/y, end: '-->' },
  { opening: /<\?/y, end: '?>' },
  { opening: /<!\[CDATA\[/y, end: ']]>' },
  { opening: /<![a-z]/iy, end: '>' },
  // A comment of MDX.
  { opening: /\{\/\*/y, end: '*/}' },
] as const

/** Names of block elements, from the sixth kind of HTML block of CommonMark. */
const blockNames =
  /<\/?(address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul)(?=[\s/>]|$)/iy
const loneTag = /<\/?[a-z][a-z0-9-]*(?:[\s/][^<>\n]*)?>(?=[ \t\r]*(?:\n|$))/iy

/** The first line of a tag of a component that goes on in the next line: `<Card`, `<Card title="…"`. */
const openComponent = /<(?=[A-Z]+[a-z])[A-Z][\w.]*(?:[ \t][^<>\n]*)?(?=\n)/y
/** Where the tag of a component ends, at the end of a line. In its attributes, functions have arrows. */
const componentEnd = /(?:^|[^=])>\s*$/

/** The end of an HTML block: this text, a blank line, or the end of the tag of a component. */
export type HtmlEnd = (typeof ends)[number]['end'] | 'blank line' | 'tag'

/** The end condition of the HTML block that begins here, if one does. Only some kinds may interrupt a paragraph. */
export function htmlEndAt(text: string, at: number, endsParagraph: boolean): HtmlEnd | undefined {
  const found = ends.find(({ opening }) => matchesAt(opening, text, at))
  if (found) return found.end
  if (matchesAt(openComponent, text, at)) return 'tag'
  if (matchesAt(blockNames, text, at)) return 'blank line'
  return !endsParagraph && matchesAt(loneTag, text, at) ? 'blank line' : undefined
}

/** Whether a line of the block is its last one. */
export function isHtmlOver(end: HtmlEnd, line: string): boolean {
  if (end === 'blank line') return false
  if (end === 'tag') return componentEnd.test(line)
  return end === '</' ? /<\/(script|style|pre|textarea)>/i.test(line) : line.includes(end)
}

const headingTag = /<(\/?)h([1-6])(?=[\s>])[^<>]*>/gi
const partOfTable = /<(?:table|tr|t[dh])[\s>]/i

const rowTag = /<(\/?)tr(?=[\s>])[^<>]*>/gi
const headerCell = /<th(?=[\s>])/i
const cell = /<t[dh](?=[\s>])/i
/** Columns of such a table are not told by the place of a cell in its row. */
const merged = /\s(?:row|col)span\s*=/i

/**
 * Offsets of the rows of the tables in an HTML block, without the tags of the rows; none of a table with merged or nested
 * cells, and none of one without a header, which only lays a page out.
 */
export function rowsInHtml(html: string): readonly Range[] {
  if (!headerCell.test(html) || merged.test(html)) return []
  const tags = [...html.matchAll(rowTag)]
  const rows = tags.flatMap((tag, index) => {
    const closing = tags[index + 1]
    if (tag[1] !== '' || closing?.[1] !== '/') return []
    const start = tag.index + tag[0].length
    return cell.test(html.slice(start, closing.index)) ? [{ start, end: closing.index }] : []
  })
  return rows.length > 1 && rows.length * 2 === tags.length ? rows : []
}

/** Offsets of an element of a heading, and of what it contains without the tags at its ends. */
export type HtmlHeading = {
  readonly element: Range
  readonly content: Range
  readonly depth: number
}

/** The headings in an HTML block that contain more than tags. Those in cells of a table are none. */
export function headingsInHtml(html: string): readonly HtmlHeading[] {
  if (partOfTable.test(html)) return []
  const tags = [...html.matchAll(headingTag)]
  return tags.flatMap((tag, index) => {
    const [written, slash, level] = tag
    const closing = tags[index + 1]
    if (slash !== '' || closing?.[1] !== '/' || closing[2] !== level) return []
    const from = tag.index + written.length
    const seen = html
      .slice(from, closing.index)
      .replaceAll(/<[^<>]*>/g, ({ length }) => ' '.repeat(length))
    const content = {
      start: from + seen.length - seen.trimStart().length,
      end: from + seen.trimEnd().length,
    }
    const element = { start: tag.index, end: closing.index + closing[0].length }
    return content.end > content.start ? [{ element, content, depth: Number(level) }] : []
  })
}
