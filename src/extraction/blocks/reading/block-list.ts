import { trimmedRange } from '../../../language/words/trimmed-range.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Block, BlockKind } from '../block.ts'
import { numberedHeading, plainParts } from '../layout/plain-lines.ts'
import { salutation } from '../layout/titles/salutation.ts'
import type { TextBudget } from '../text-budget.ts'
import { type HtmlEnd, headingsInHtml, rowsInHtml } from './html-block.ts'
import { linesOf } from './lines.ts'
import { barredRows } from './table-rows.ts'

export type List = { readonly mark: string; readonly depth: number; hasItem: boolean }

/** The open block that lines are added to; closing it adds one or several blocks. */
export type Leaf = {
  readonly kind: 'paragraph' | 'description' | 'code' | 'fence' | 'html' | 'table'
  /** Negative until it has content. */
  start: number
  end: number
  /** For a paragraph: start of its last line, and end of the line before. */
  lastLineStart: number
  previousEnd: number
  /** The list of which a paragraph is an item. */
  readonly list: List | undefined
  /** For a description, the depth of its block. */
  readonly depth: number
  readonly fence: string
  /** The name of the tags that code stands between, in place of a fence. */
  readonly endTag: string | undefined
  readonly htmlEnd: HtmlEnd | undefined
}
type Place = { readonly isQuoted: boolean; readonly isPlain: boolean }

/** Collects the blocks of a text in order. */
export class BlockList {
  readonly all: Block[] = []
  readonly #text: string
  readonly #budget: TextBudget

  constructor(text: string, budget: TextBudget) {
    this.#text = text
    this.#budget = budget
  }

  /** Adds a block without the white space around it (code keeps its own); adds nothing if it is empty. */
  add(
    kind: BlockKind,
    range: Range,
    { depth = 0, opens = false }: Partial<Pick<Block, 'depth' | 'opens'>> = {},
  ): void {
    const content = trimmedRange(this.#text, range)
    if (content.end <= content.start) return
    const { start, end } = kind === 'code' ? range : content
    this.#budget.addBlock(kind)
    this.all.push({ kind, start, end, depth, opens })
  }

  addLeaf(leaf: Leaf, place: Place): void {
    const { kind } = leaf
    if (kind === 'paragraph') this.#addParagraph(leaf, place)
    else if (kind === 'html') this.#addHtml(leaf)
    else if (kind === 'description') this.add(kind, leaf, leaf)
    else if (kind !== 'table') this.add('code', leaf)
  }

  #addParagraph({ end, list, ...leaf }: Leaf, { isQuoted, isPlain }: Place): void {
    const start = isPlain ? leaf.start : afterReferences(this.#text, leaf.start, end)
    const rows = isQuoted || list ? undefined : barredRows(this.#text, { start, end })
    if (list) this.#addItem({ start, end }, list, isPlain)
    else if (rows)
      for (const [index, row] of rows.entries()) this.add('row', row, { opens: index === 0 })
    else if (isQuoted) this.add('quote', { start, end })
    else if (isPlain) this.#addPlain({ start, end })
    else this.add('paragraph', { start, end })
  }

  #addPlain({ start, end }: Range): void {
    const greeting = salutation(this.#text, linesOf(this.#text, { start, end }))
    if (greeting) this.add('paragraph', greeting)
    for (const { kind, ...part } of plainParts(this.#text, { start: greeting?.end ?? start, end }))
      this.add(kind, part, { depth: kind === 'heading' ? 1 : 0 })
  }

  #addItem(range: Range, list: List, isPlain: boolean): void {
    const { start, end } = trimmedRange(this.#text, range)
    if (end <= start) return
    const { depth, mark, hasItem } = list
    const ordered = mark.startsWith('1')
    const heading = isPlain && ordered && numberedHeading(this.#text, { start, end })
    if (heading) {
      this.add('heading', heading, { depth: 2 })
      this.#addPlain({ start: heading.end, end })
      return
    }
    this.#budget.addBlock('item')
    this.all.push({ kind: 'item', start, end, depth, opens: !hasItem, ordered })
    list.hasItem = true
  }

  #addHtml(leaf: Leaf): void {
    if (leaf.htmlEnd === 'tag') this.add('boilerplate', leaf)
    else if (leaf.htmlEnd === 'blank line') this.#addTagged(leaf)
    else if (leaf.htmlEnd !== '</') this.add('paragraph', leaf)
    else {
      const html = this.#text.slice(leaf.start, leaf.end)
      this.add(/^<pre/i.test(html) ? 'code' : 'boilerplate', leaf)
    }
  }

  /** Adds the headings or the rows of tables among tags, and what stands around them. */
  #addTagged({ start, end }: Range): void {
    let at = start
    for (const row of rowsInHtml(this.#text.slice(start, end))) {
      const before = this.#text.slice(at, start + row.start)
      this.add('paragraph', { start: at + openingTags(before), end: start + row.start })
      const opens = /<table[\s>]/i.test(before)
      this.add('row', { start: start + row.start, end: start + row.end }, { opens })
      at = start + row.end
    }
    if (at > start) {
      this.add('paragraph', { start: at + openingTags(this.#text.slice(at, end)), end })
      return
    }
    for (const { element, content, depth } of headingsInHtml(this.#text.slice(start, end))) {
      this.add('paragraph', { start: at, end: start + element.start })
      const heading = { start: start + content.start, end: start + content.end }
      this.add('heading', heading, { depth })
      at = start + element.end
    }
    this.add('paragraph', { start: at, end })
  }
}

/** The length of the tags and spaces that a text begins with. */
function openingTags(html: string): number {
  return /^(?:\s|<[^<>]*>)*/.exec(html)?.[0].length ?? 0
}

/**
 * Also labels with brackets in code, which CommonMark does not allow but manuals of programming languages use:
 * "[`close([callback])`]: #close".
 */
const reference =
  /\[(?!\^)(?:`[^`\n]*`|[^\]`\n])+\]:[ \t]*[^\s]+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t\r]*(?:\n[ \t]*|$)/y

/** The start of a paragraph after the link reference definitions, one a line, that it may open with. */
function afterReferences(text: string, start: number, end: number): number {
  let at = start
  while (at < end && text[at] === '[') {
    reference.lastIndex = at
    if (!reference.test(text)) break
    at = reference.lastIndex
  }
  return Math.min(at, end)
}
