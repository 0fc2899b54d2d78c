import type { Block } from '../block.ts'
import type { TextBudget } from '../text-budget.ts'
import { BlockList, type Leaf } from './block-list.ts'
import { CodeTags, closesCode } from './code-tags.ts'
import { ContainerStack, nestingMax } from './container-stack.ts'
import { DirectiveReader } from './directive-reader.ts'
import { frontMatterOf } from './front-matter.ts'
import { type HtmlEnd, htmlEndAt, isHtmlOver } from './html-block.ts'
import { LineCursor } from './line-cursor.ts'
import {
  closesFence,
  codes,
  descriptionMark,
  fenceOn,
  footnoteMark,
  headingOn,
  isPlainRule,
  isThematicBreak,
  isUnderline,
  levelOfUnderline,
  listMarkOn,
  plainTitleMax,
  takeQuoteMark,
  taskMark,
} from './line-marks.ts'
import { OpenLeaf } from './open-leaf.ts'
import { isDelimiterRow, trimmedRow } from './table-rows.ts'

/** Reads the blocks of one text line by line, Markdown or plain. */
export class BlockReader {
  readonly #text: string
  readonly #isPlain: boolean
  readonly #line: LineCursor
  readonly #blocks: BlockList
  readonly #containers = new ContainerStack()
  readonly #leaf: OpenLeaf
  readonly #directives: DirectiveReader
  readonly #codeTags: CodeTags

  constructor(text: string, form: 'markdown' | 'plain', budget: TextBudget) {
    this.#text = text
    this.#isPlain = form === 'plain'
    this.#blocks = new BlockList(text, budget)
    const metadata = this.#isPlain ? undefined : frontMatterOf(text)
    this.#line = new LineCursor(text, metadata?.after ?? 0)
    this.#leaf = new OpenLeaf(this.#line, this.#blocks, this.#containers, this.#isPlain)
    this.#codeTags = new CodeTags(text)
    this.#directives = new DirectiveReader(this.#line, this.#blocks, this.#containers, this.#leaf)
    if (metadata) this.#blocks.add('metadata', metadata)
  }

  read(): Block[] {
    while (this.#line.next()) this.#readLine()
    this.#leaf.close()
    return this.#blocks.all
  }

  #readLine(): void {
    const line = this.#line
    let depth = this.#containers.match(line)
    if (depth === this.#containers.depth && this.#goOnVerbatim()) return
    while (!line.isBlank) {
      if (this.#openLeaf(depth)) return
      if (depth > nestingMax || !this.#openContainer(depth)) break
      depth++
    }
    if (line.isBlank) this.#readBlank(depth)
    else this.#readText(depth)
  }

  /** Continues a code or HTML block, whose lines are not parsed. */
  #goOnVerbatim(): boolean {
    const leaf = this.#leaf.current
    const line = this.#line
    if (leaf?.kind === 'fence') {
      const isOver = leaf.endTag
        ? closesCode(line.rest, leaf.endTag)
        : closesFence(line, leaf.fence)
      if (isOver) this.#leaf.close()
      else this.#leaf.extend(leaf, line.position)
      return true
    }
    if (leaf?.kind === 'code') {
      const goesOn = !line.isBlank && line.takeIndent(4)
      if (goesOn) this.#leaf.extend(leaf, line.position)
      return goesOn
    }
    if (!leaf?.htmlEnd || (leaf.htmlEnd === 'blank line' && line.isBlank)) return false
    this.#readHtml(leaf, leaf.htmlEnd)
    return true
  }

  /** Opens a leaf block at the current position; a paragraph if nothing else matches. */
  #openLeaf(depth: number): boolean {
    const line = this.#line
    if (this.#isPlain) return this.#readPlainRule(depth)
    if (this.#openTaggedCode(depth) || this.#directives.readLine(depth)) return true
    if (line.indent >= 4) {
      if (this.#leaf.paragraph) return false
      line.takeIndent(4)
      this.#leaf.extend(this.#leaf.open(depth, 'code'), line.position)
      return true
    }
    switch (line.firstCode) {
      case codes.hash:
        return this.#readHeading(depth)
      case codes.backtick:
      case codes.tilde:
        return this.#openFence(depth)
      case codes.less:
      case codes.brace:
        return this.#openHtml(depth)
      case codes.equals:
      case codes.pipe:
        return this.#closeHeader(depth)
      case codes.colon:
        return this.#closeHeader(depth) || this.#readDescription(depth)
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
    const heading = headingOn(this.#line, this.#text)
    if (!heading) return false
    this.#leaf.begin(depth)
    this.#blocks.add('heading', heading, { depth: heading.level })
    return true
  }

  #openFence(depth: number): boolean {
    const fence = fenceOn(this.#line)
    if (!fence) return false
    if (!this.#directives.readFence(depth, fence)) this.#leaf.open(depth, 'fence', { fence })
    return true
  }

  /** Opens the code between two tags of a site generator, which are lines of their own. */
  #openTaggedCode(depth: number): boolean {
    const line = this.#line
    if (line.indent >= 4) return false
    const endTag = this.#codeTags.opens(line.rest, line.trimmedEnd)
    if (endTag !== undefined) this.#leaf.open(depth, 'fence', { endTag })
    return endTag !== undefined
  }

  /** Reads the description of a term that stands on the line above: "Term", then ": What it is." */
  #readDescription(depth: number): boolean {
    const line = this.#line
    const mark = line.match(descriptionMark)
    const leaf = this.#leaf.current
    const isFurther = leaf?.kind === 'description' && leaf.depth > 0
    const isOfTerm = leaf?.kind === 'paragraph' && !leaf.list && depth >= this.#containers.depth
    if (!mark || !leaf || !(isOfTerm || isFurther)) return false
    const term = { start: leaf.lastLineStart, end: leaf.end }
    if (isOfTerm) leaf.end = leaf.previousEnd
    this.#openBox(depth)
    const open = this.#leaf.open(this.#containers.depth, 'description', { depth: isOfTerm ? 1 : 2 })
    if (isOfTerm) Object.assign(open, term)
    this.#leaf.extend(open, line.firstAt)
    return true
  }

  /** Consumes a mark of one sign, and opens a container of the lines that are indented as what follows it. */
  #openBox(depth: number): void {
    const line = this.#line
    const before = line.indent + 1
    line.takeMark(1)
    const padding = line.indent > 4 ? 1 : line.indent
    line.takeIndent(padding)
    this.#leaf.closeTo(depth)
    this.#containers.openBox(before + padding)
  }

  #openHtml(depth: number): boolean {
    const htmlEnd = htmlEndAt(this.#text, this.#line.firstAt, this.#leaf.paragraph !== undefined)
    if (!htmlEnd) return false
    this.#readHtml(this.#leaf.open(depth, 'html', { htmlEnd }), htmlEnd)
    return true
  }

  #readHtml(leaf: Leaf, htmlEnd: HtmlEnd): void {
    const line = this.#line
    const isOver = isHtmlOver(htmlEnd, line.rest)
    if (htmlEnd !== '-->' && htmlEnd !== '*/}') this.#leaf.extend(leaf, line.firstAt)
    else if (isOver) {
      line.takeMark(line.rest.lastIndexOf(htmlEnd) + htmlEnd.length)
      this.#leaf.extend(leaf, line.firstAt)
    }
    if (isOver) this.#leaf.close()
  }

  /** Reads a setext underline or the delimiter row of a table, if the line is one. */
  #closeHeader(depth: number): boolean {
    const line = this.#line
    const leaf = this.#leaf.paragraph
    if (leaf?.kind !== 'paragraph' || depth < this.#containers.depth) return false
    if (isUnderline(line)) {
      this.#leaf.drop()
      this.#blocks.add('heading', leaf, { depth: levelOfUnderline(line) })
      return true
    }
    const header = { start: leaf.lastLineStart, end: leaf.end }
    if (!isDelimiterRow(line.rest, this.#text.slice(header.start, header.end))) return false
    leaf.end = leaf.previousEnd
    this.#leaf.close()
    this.#leaf.open(depth, 'table')
    this.#blocks.add('row', trimmedRow(this.#text, header), { opens: true })
    return true
  }

  #readThematicBreak(depth: number): boolean {
    if (!isThematicBreak(this.#line)) return false
    this.#leaf.begin(depth)
    return true
  }

  /** Reads a rule in plain text. Right under a few words, and at least half as long, it makes them a heading. */
  #readPlainRule(depth: number): boolean {
    const line = this.#line
    if (!isPlainRule(line)) return false
    const leaf = this.#leaf.paragraph
    const title = { start: leaf?.lastLineStart ?? 0, end: leaf?.end ?? 0 }
    const length = title.end - title.start
    const isUnder = leaf !== undefined && !leaf.list && depth >= this.#containers.depth
    const isShort = length <= Math.min(plainTitleMax, 2 * line.rest.length)
    if (isUnder && isShort && !areColumns(this.#text.slice(title.start, title.end))) {
      leaf.end = leaf.previousEnd
      this.#leaf.close()
      this.#blocks.add('heading', title, { depth: levelOfUnderline(line) })
    } else this.#leaf.begin(depth)
    return true
  }

  #openContainer(depth: number): boolean {
    const line = this.#line
    if (line.indent >= 4 && !this.#isPlain) return false
    const markIndent = line.indent
    if (takeQuoteMark(line)) {
      this.#leaf.closeTo(depth)
      this.#containers.openQuote()
      return true
    }
    const mark = listMarkOn(line, this.#isPlain)
    if (!mark) return false
    const isInParagraph = this.#leaf.paragraph && depth === this.#containers.depth
    if (isInParagraph && !mark.endsParagraph) return false
    line.takeMark(mark.length)
    const padding = line.isBlank || line.indent > 4 ? 1 : line.indent
    line.takeIndent(padding)
    const indent = markIndent + mark.length + padding
    const describesItem = this.#containers.at(depth).list && line.match(descriptionMark)
    this.#leaf.closeTo(depth)
    if (describesItem) {
      // MDN describes the item above by an item that begins with a colon.
      line.takeMark(1)
      line.takeIndent(1)
      this.#containers.openBox(indent)
    } else this.#containers.openItem(mark.kind, indent)
    return true
  }

  #readBlank(depth: number): void {
    const { kind } = this.#leaf.current ?? {}
    if (depth < this.#containers.depth) this.#leaf.closeTo(depth)
    else if (kind !== 'code' && kind !== 'fence') this.#leaf.close()
  }

  #readText(depth: number): void {
    const line = this.#line
    const footnote = line.match(footnoteMark)
    if (footnote) {
      line.takeMark(footnote[0].length)
      this.#leaf.extend(this.#leaf.open(depth, 'description'), line.firstAt)
    } else if (this.#leaf.paragraph) {
      this.#leaf.extend(this.#leaf.paragraph, line.firstAt)
    } else if (this.#leaf.current?.kind === 'table' && depth === this.#containers.depth) {
      this.#blocks.add('row', trimmedRow(this.#text, { start: line.firstAt, end: line.trimmedEnd }))
    } else {
      const { list, isEmpty } = this.#containers.at(depth)
      const leaf = this.#leaf.open(depth, 'paragraph', isEmpty && list ? { list } : {})
      const task = leaf.list && line.match(taskMark)
      this.#leaf.extend(leaf, line.firstAt + (task?.[0].length ?? 0))
    }
  }
}

/** Whether a line is names of columns, set apart by gaps: they stand over rows and are no title. */
function areColumns(line: string): boolean {
  return /\p{L} {3}/u.test(line) || line.split(/ {2,}/).length > 2
}
