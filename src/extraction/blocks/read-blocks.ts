import type { Range } from '../../language/words.ts'
import type { Block } from './block.ts'
import { frontMatterOf } from './front-matter.ts'
import { type HtmlEnd, htmlEndAt, isHtmlOver } from './html-block.ts'
import { LineCursor } from './line-cursor.ts'
import { markBoilerplate } from './mark-boilerplate.ts'
import { measureLinks } from './measure-links.ts'
import { isDelimiterRow, rowsOf, trimmedRow } from './table-rows.ts'

/** Deeper nesting is read as text, so that a line costs a bounded number of steps. */
const nestingMax = 32

/**
 * The blocks of a Markdown text, in order and without overlap: the block structure of CommonMark 0.31 with
 * GitHub's tables and footnotes, read line by line in linear time. Rows may also be written `cell | cell`,
 * as the parsers of other formats write them. All words are in some block, except those of comments and of
 * link reference definitions.
 */
export function readBlocks(text: string): Block[] {
  const blocks = new BlockReader(text, 'markdown').read()
  return markBoilerplate(blocks, (block) => measureLinks(text, block))
}

/** The paragraphs, lists, quotations and rows of a text that is no Markdown. */
export function readPlainBlocks(text: string): Block[] {
  return new BlockReader(text, 'plain').read()
}

type List = { readonly mark: string; readonly depth: number; hasItem: boolean }

type Container = {
  /** Of an item, the columns by which its lines are indented; undefined for a quotation and for the text. */
  readonly indent?: number
  readonly list?: List
  readonly isQuoted: boolean
  readonly itemDepth: number
  /** The list that another item may go on with. */
  openList?: List | undefined
  isEmpty: boolean
}

type Leaf = {
  readonly kind: 'paragraph' | 'definition' | 'code' | 'fence' | 'html' | 'table'
  /** Below `end` once there is content. */
  start: number
  end: number
  /** Of a paragraph: where its last line begins, and where the line before that ends. */
  lastLineStart: number
  previousEnd: number
  /** The list of which a paragraph is an item. */
  readonly list: List | undefined
  readonly fence: string
  readonly htmlEnd: HtmlEnd | undefined
}

class BlockReader {
  readonly #text: string
  readonly #isPlain: boolean
  readonly #line: LineCursor
  readonly #blocks: Block[] = []
  /** The text itself, and the quotations and items in it that are open. */
  readonly #containers: Container[] = [{ isQuoted: false, itemDepth: 0, isEmpty: true }]
  #leaf: Leaf | undefined

  constructor(text: string, form: 'markdown' | 'plain') {
    this.#text = text
    this.#isPlain = form === 'plain'
    const metadata = this.#isPlain ? undefined : frontMatterOf(text)
    this.#line = new LineCursor(text, metadata?.after ?? 0)
    if (metadata && metadata.end > metadata.start)
      this.#add('metadata', { start: metadata.start, end: metadata.end })
  }

  read(): Block[] {
    while (this.#line.next()) this.#readLine()
    this.#closeLeaf()
    return this.#blocks
  }

  #readLine(): void {
    const line = this.#line
    let depth = this.#matchContainers()
    if (depth === this.#containers.length && this.#goOnVerbatim()) return
    while (!line.isBlank) {
      if (this.#openLeaf(depth)) return
      if (depth > nestingMax || !this.#openContainer(depth)) break
      depth++
    }
    if (line.isBlank) this.#readBlank(depth)
    else this.#readText(depth)
  }

  /** How many of the open containers the line goes on with. */
  #matchContainers(): number {
    const line = this.#line
    for (let depth = 1; depth < this.#containers.length; depth++) {
      const { indent, isEmpty } = this.#containers[depth] ?? this.#innermost
      const goesOn =
        indent === undefined
          ? this.#takeQuoteMark()
          : line.isBlank
            ? !isEmpty
            : line.takeIndent(indent)
      if (!goesOn) return depth
    }
    return this.#containers.length
  }

  /** Lines of code and of HTML are not looked into. */
  #goOnVerbatim(): boolean {
    const leaf = this.#leaf
    const line = this.#line
    if (leaf?.kind === 'fence') {
      if (this.#closesFence(leaf.fence)) this.#closeLeaf()
      else this.#extend(leaf, line.position)
      return true
    }
    if (leaf?.kind === 'code') {
      const goesOn = !line.isBlank && line.takeIndent(4)
      if (goesOn) this.#extend(leaf, line.position)
      return goesOn
    }
    if (!leaf?.htmlEnd || (leaf.htmlEnd === 'blank line' && line.isBlank)) return false
    this.#readHtml(leaf, leaf.htmlEnd)
    return true
  }

  /** Opens what is no container where the line has got to; plain text comes last. */
  #openLeaf(depth: number): boolean {
    const line = this.#line
    if (this.#isPlain) return false
    if (line.indent >= 4) {
      if (this.#openParagraph) return false
      line.takeIndent(4)
      this.#extend(this.#open(depth, 'code'), line.position)
      return true
    }
    switch (line.firstCode) {
      case codes.hash:
        return this.#readHeading(depth)
      case codes.backtick:
      case codes.tilde:
        return this.#openFence(depth)
      case codes.less:
        return this.#openHtml(depth)
      case codes.equals:
      case codes.pipe:
      case codes.colon:
        return this.#closeHeader(depth)
      case codes.minus:
        return this.#closeHeader(depth) || this.#readThematicBreak(depth)
      case codes.star:
      case codes.underscore:
        return this.#readThematicBreak(depth)
      default:
        return false
    }
  }

  #readHeading(depth: number): boolean {
    const line = this.#line
    const marks = line.match(/(#{1,6})(?:[ \t]+|(?=[\r\n]|$))/y)
    if (!marks?.[1]) return false
    this.#beginLeaf(depth)
    const start = Math.min(line.firstAt + marks[0].length, line.end)
    this.#add('heading', { start, end: this.#endOfHeading(start) }, marks[1].length)
    return true
  }

  /** Where a heading ends without the `#` that may close it. */
  #endOfHeading(start: number): number {
    const last = Math.max(start, this.#line.trimmedEnd)
    let end = last
    while (end > start && this.#text[end - 1] === '#') end--
    if (end > start && end < last && !/\s/.test(this.#text[end - 1] ?? '')) return last
    while (end > start && /\s/.test(this.#text[end - 1] ?? '')) end--
    return end
  }

  #openFence(depth: number): boolean {
    const line = this.#line
    const length = line.runLength()
    if (length < 3) return false
    const isTicked = line.firstCode === codes.backtick
    if (isTicked && line.rest.includes('`', length)) return false
    this.#open(depth, 'fence', { fence: line.rest.slice(0, length) })
    return true
  }

  #closesFence(fence: string): boolean {
    const line = this.#line
    if (line.isBlank || line.indent >= 4 || line.firstCode !== fence.charCodeAt(0)) return false
    const length = line.runLength()
    return length >= fence.length && line.firstAt + length >= line.trimmedEnd
  }

  #openHtml(depth: number): boolean {
    const htmlEnd = htmlEndAt(this.#text, this.#line.firstAt, this.#openParagraph !== undefined)
    if (!htmlEnd) return false
    this.#readHtml(this.#open(depth, 'html', { htmlEnd }), htmlEnd)
    return true
  }

  #readHtml(leaf: Leaf, htmlEnd: HtmlEnd): void {
    const line = this.#line
    const isOver = isHtmlOver(htmlEnd, line.rest)
    if (htmlEnd !== '-->') this.#extend(leaf, line.firstAt)
    else if (isOver) {
      line.takeMark(line.rest.lastIndexOf(htmlEnd) + htmlEnd.length)
      this.#extend(leaf, line.firstAt)
    }
    if (isOver) this.#closeLeaf()
  }

  /** Reads the line under a heading or under the header of a table, if the line is one. */
  #closeHeader(depth: number): boolean {
    const line = this.#line
    const leaf = this.#openParagraph
    if (leaf?.kind !== 'paragraph' || depth < this.#containers.length) return false
    const isUnderline =
      line.firstCode !== codes.pipe &&
      line.firstCode !== codes.colon &&
      line.firstAt + line.runLength() >= line.trimmedEnd
    if (isUnderline) {
      this.#leaf = undefined
      this.#add('heading', leaf, line.firstCode === codes.equals ? 1 : 2)
      return true
    }
    const header = { start: leaf.lastLineStart, end: leaf.end }
    if (!isDelimiterRow(line.rest, this.#text.slice(header.start, header.end))) return false
    leaf.end = leaf.previousEnd
    this.#closeLeaf()
    this.#open(depth, 'table')
    this.#add('row', trimmedRow(this.#text, header), 0, true)
    return true
  }

  #readThematicBreak(depth: number): boolean {
    const line = this.#line
    let count = 0
    for (let at = line.firstAt; at < line.trimmedEnd; at++) {
      const code = this.#text.charCodeAt(at)
      if (code === line.firstCode) count++
      else if (code !== codes.space && code !== codes.tab) return false
    }
    if (count < 3) return false
    this.#beginLeaf(depth)
    return true
  }

  #openContainer(depth: number): boolean {
    const line = this.#line
    if (line.indent >= 4) return false
    const markIndent = line.indent
    if (this.#takeQuoteMark()) {
      this.#closeTo(depth)
      const { itemDepth } = this.#innermost
      this.#innermost.openList = undefined
      this.#push({ isQuoted: true, itemDepth, isEmpty: true })
      return true
    }
    const mark = line.match(/([-+*]|(\d{1,9})[.)])(?=[ \t\r\n]|$)/y)
    if (!mark?.[1]) return false
    const isInParagraph = this.#openParagraph && depth === this.#containers.length
    const isBlank = line.firstAt + mark[1].length >= line.trimmedEnd
    if (isInParagraph && (isBlank || Number(mark[2] ?? 1) !== 1)) return false
    line.takeMark(mark[1].length)
    const padding = line.isBlank || line.indent > 4 ? 1 : line.indent
    line.takeIndent(padding)
    this.#closeTo(depth)
    this.#openItem(mark[1].replace(/\d+/, '1'), markIndent + mark[1].length + padding)
    return true
  }

  #openItem(mark: string, indent: number): void {
    const { openList, isQuoted, itemDepth } = this.#innermost
    const goesOn = openList?.mark === mark
    const list = goesOn ? openList : { mark, depth: itemDepth, hasItem: false }
    this.#innermost.openList = list
    this.#push({ indent, list, isQuoted, itemDepth: itemDepth + 1, isEmpty: true })
  }

  #takeQuoteMark(): boolean {
    const line = this.#line
    if (line.isBlank || line.indent >= 4 || line.firstCode !== codes.greater) return false
    line.takeMark(1)
    if (line.indent > 0) line.takeIndent(1)
    return true
  }

  #readBlank(depth: number): void {
    const { kind } = this.#leaf ?? {}
    if (depth < this.#containers.length) this.#closeTo(depth)
    else if (kind !== 'code' && kind !== 'fence') this.#closeLeaf()
  }

  #readText(depth: number): void {
    const line = this.#line
    const footnote = line.match(/\[\^[^\]\s]+\]:[ \t]*/y)
    if (footnote) {
      line.takeMark(footnote[0].length)
      this.#extend(this.#open(depth, 'definition'), line.firstAt)
    } else if (this.#openParagraph) {
      this.#extend(this.#openParagraph, line.firstAt)
    } else if (this.#leaf?.kind === 'table' && depth === this.#containers.length) {
      this.#add('row', trimmedRow(this.#text, { start: line.firstAt, end: line.trimmedEnd }))
    } else {
      const { list, isEmpty } = this.#containers[depth - 1] ?? this.#innermost
      const leaf = this.#open(depth, 'paragraph', isEmpty && list ? { list } : {})
      const task = leaf.list && line.match(/\[[ xX]\][ \t]+(?=\S)/y)
      this.#extend(leaf, line.firstAt + (task?.[0].length ?? 0))
    }
  }

  get #innermost(): Container {
    const innermost = this.#containers.at(-1)
    if (!innermost) throw new Error('The text itself is never closed')
    return innermost
  }

  /** The paragraph that a line of plain text goes on with. */
  get #openParagraph(): Leaf | undefined {
    const kind = this.#leaf?.kind
    return kind === 'paragraph' || kind === 'definition' ? this.#leaf : undefined
  }

  #push(container: Container): void {
    this.#innermost.isEmpty = false
    this.#containers.push(container)
  }

  #closeTo(depth: number): void {
    this.#closeLeaf()
    this.#containers.length = depth
  }

  /** Ends what the line does not go on with, and the list that the leaf comes after. */
  #beginLeaf(depth: number): void {
    this.#closeTo(depth)
    this.#innermost.openList = undefined
    this.#innermost.isEmpty = false
  }

  #open(depth: number, kind: Leaf['kind'], particulars: Partial<Leaf> = {}): Leaf {
    this.#beginLeaf(depth)
    const nowhere = { start: -1, end: -1, lastLineStart: -1, previousEnd: -1 }
    const nothing = { list: undefined, fence: '', htmlEnd: undefined }
    this.#leaf = { kind, ...nowhere, ...nothing, ...particulars }
    return this.#leaf
  }

  /** Takes what the line has from here on, unless that is nothing. */
  #extend(leaf: Leaf, from: number): void {
    const end = this.#line.trimmedEnd
    if (end <= from || this.#line.isBlank) return
    if (leaf.start < 0) leaf.start = from
    leaf.lastLineStart = from
    leaf.previousEnd = leaf.end
    leaf.end = end
  }

  #closeLeaf(): void {
    const leaf = this.#leaf
    this.#leaf = undefined
    if (!leaf) return
    const { kind } = leaf
    if (kind === 'paragraph') this.#closeParagraph(leaf)
    else if (kind === 'fence' || kind === 'code') this.#add('code', leaf)
    else if (kind === 'definition') this.#add(kind, leaf)
    else if (kind === 'html') this.#closeHtml(leaf)
  }

  #closeHtml(leaf: Leaf): void {
    const html = this.#text.slice(leaf.start, leaf.end)
    const heading = /^<h([1-6])[^<>]*>([^<>]+)<\/h[1-6]>$/i.exec(html)
    if (heading?.[1] && heading[2]) {
      const end = leaf.end - '</h1>'.length
      this.#add('heading', { start: end - heading[2].length, end }, Number(heading[1]))
    } else if (leaf.htmlEnd !== '</') this.#add('paragraph', leaf)
    else this.#add(/^<pre/i.test(html) ? 'code' : 'boilerplate', leaf)
  }

  #closeParagraph({ end, list, ...leaf }: Leaf): void {
    const start = this.#isPlain ? leaf.start : afterReferences(this.#text, leaf.start, end)
    if (list && start < end) {
      const isOrdered = list.mark.startsWith('1')
      const depth = list.depth
      this.#blocks.push({
        kind: 'item',
        start,
        end,
        depth,
        opens: !list.hasItem,
        ordered: isOrdered,
      })
      list.hasItem = true
      return
    }
    const isQuoted = this.#innermost.isQuoted
    const rows = isQuoted ? undefined : rowsOf(this.#text, { start, end })
    if (rows) for (const [index, row] of rows.entries()) this.#add('row', row, 0, index === 0)
    else this.#add(isQuoted ? 'quote' : 'paragraph', { start, end })
  }

  #add(kind: Block['kind'], { start, end }: Range, depth = 0, opens = false): void {
    if (end > start && start >= 0) this.#blocks.push({ kind, start, end, depth, opens })
  }
}

const codes = {
  tab: 9,
  space: 32,
  hash: 35,
  star: 42,
  minus: 45,
  colon: 58,
  less: 60,
  equals: 61,
  greater: 62,
  underscore: 95,
  backtick: 96,
  pipe: 124,
  tilde: 126,
}

const reference =
  /\[(?!\^)[^\]\n]+\]:[ \t]*[^\s]+(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'|\([^)\n]*\)))?[ \t\r]*(?:\n[ \t]*|$)/y

/** Where a paragraph begins after the link reference definitions, one a line, that it may open with. */
function afterReferences(text: string, start: number, end: number): number {
  let at = start
  while (at < end && text[at] === '[') {
    reference.lastIndex = at
    if (!reference.test(text)) break
    at = reference.lastIndex
  }
  return Math.min(at, end)
}
