import { escaped } from '../html/html-text.ts'

type List = 'dl' | 'ul' | 'ol'
/** A level of indentation, with the list that is open in it, and how many numbered items that has. */
type Level = { list: List | undefined; items: number; readonly isMdoc: boolean }

const bullet = /^[•*o+\-–—·]$/
const number = /^[(]?(\d{1,3})([.):]?)$/
/** A paragraph of one line that is no sentence, before what is indented below it. */
const term = /^[^\n]{1,150}(?<![.!?:;,])\n$/

/** Writes a manual page as HTML: its paragraphs, code and tables, and lists within each other. */
export class RoffLists {
  #html = ''
  #levels: Level[] = [{ list: undefined, items: 0, isMdoc: false }]
  #mdocKinds: List[] = []
  /** The rows of the list of columns that is open. */
  #columns: (readonly string[])[] | undefined
  /** The element that text is written to. */
  #open: 'p' | 'pre' | undefined
  /** What the paragraph has that is open. */
  #paragraph = ''

  writeHeading(level: number, text: string): void {
    while (this.#levels.length > 1) this.#pop()
    this.#closeList()
    this.#html += `<h${level}>${escaped(text)}</h${level}>\n`
  }

  /** Text on the same line as the text before it; in code on a line of its own. */
  write(text: string, isCode: boolean): void {
    if (isCode && this.#open !== 'pre') this.openCode()
    this.#open ??= 'p'
    const line = `${escaped(text)}\n`
    if (this.#open === 'p') this.#paragraph += line
    else this.#html += line
  }

  breakLine(): void {
    if (this.#open === 'p') this.#paragraph += '<br>'
  }

  /** Ends a paragraph within its item. */
  breakParagraph(): void {
    if (this.#open === 'p') this.#closeText()
    else if (this.#open === 'pre') this.#html += '\n'
  }

  /** Ends a paragraph with the list that it is in. */
  openParagraph(): void {
    if (this.#level.isMdoc) this.breakParagraph()
    else this.#closeList()
  }

  openCode(): void {
    this.#closeText()
    this.#html += '<pre>'
    this.#open = 'pre'
  }

  closeCode(): void {
    if (this.#open === 'pre') this.#closeText()
  }

  writeCode(text: string): void {
    this.openCode()
    this.#html += escaped(text)
    this.#closeText()
  }

  writeTable(rows: readonly (readonly string[])[]): void {
    this.#closeText()
    const cells = (row: readonly string[]) =>
      row.map((cell) => `<td>${escaped(cell)}</td>`).join('')
    this.#html += `<table>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('\n')}</table>\n`
  }

  /** Opens the term of a description, or another one of the same. */
  openTerm(isFurther: boolean): void {
    this.#openList('dl')
    if (!isFurther) this.#closeText()
  }

  writeTerm(text: string): void {
    this.#html += `<dt>${escaped(text)}</dt><dd>`
  }

  /** Opens an indented paragraph: an item by its mark, a description by its term, or what goes on with either. */
  openIndented(mark: string): void {
    if (mark.trim() === '') {
      this.#closeText()
      return
    }
    const list = bullet.test(mark) ? 'ul' : this.#isNext(mark) ? 'ol' : 'dl'
    this.#openList(list)
    if (list === 'dl') this.writeTerm(mark)
    else this.#html += '<li>'
    if (list === 'ol') this.#level.items++
  }

  /**
   * Whether a mark is the number of the next item. Others are values that are described, such as the exit status 127.
   */
  #isNext(mark: string): boolean {
    const [, digits, end] = number.exec(mark) ?? []
    if (digits === undefined) return false
    const { list, items } = this.#level
    return end !== '' || (list !== 'dl' && Number(digits) === (list === 'ol' ? items + 1 : 1))
  }

  /** Indents what follows. A line above that is in no item is the term that it describes, as DocBook writes terms. */
  indent(): void {
    if (this.#open === 'p' && this.#level.list === undefined && term.test(this.#paragraph)) {
      const line = this.#paragraph.trimEnd()
      this.#paragraph = ''
      this.#open = undefined
      this.#openList('dl')
      this.#html += `<dt>${line}</dt><dd>`
    }
    this.#closeText()
    this.#levels.push({ list: undefined, items: 0, isMdoc: false })
  }

  outdent(): void {
    if (this.#levels.length > 1) this.#pop()
  }

  openMdocList(words: readonly string[]): void {
    this.#closeText()
    const kinds = new Set(words)
    this.#columns = kinds.has('-column') ? [] : undefined
    const isBulleted = ['-bullet', '-dash', '-hyphen', '-item'].some((kind) => kinds.has(kind))
    this.#mdocKinds.push(kinds.has('-enum') ? 'ol' : isBulleted ? 'ul' : 'dl')
    this.#levels.push({ list: undefined, items: 0, isMdoc: true })
  }

  /** Opens an item by what stands in its line: in a list of columns, a row by its cells. */
  openMdocItem(term: string, cells: readonly string[] = []): void {
    if (this.#columns !== undefined) {
      this.#columns.push(cells)
      return
    }
    const kind = this.#mdocKinds.at(-1)
    if (kind === undefined) return
    this.#openList(kind)
    if (kind === 'dl') this.writeTerm(term)
    else this.#html += '<li>'
    if (kind !== 'dl' && term !== '') this.write(term, false)
  }

  closeMdocList(): void {
    if (this.#columns !== undefined) this.writeTable(this.#columns)
    this.#columns = undefined
    if (this.#mdocKinds.pop() !== undefined && this.#levels.length > 1) this.#pop()
  }

  finish(): string {
    while (this.#levels.length > 1) this.#pop()
    this.#closeList()
    return this.#html
  }

  get #level(): Level {
    const level = this.#levels.at(-1)
    if (level === undefined) throw new Error('A page has an outermost level')
    return level
  }

  #openList(list: List): void {
    this.#closeText()
    const level = this.#level
    if (level.list !== list) {
      this.#closeList()
      this.#html += `<${list}>`
      level.list = list
      level.items = 0
    }
  }

  #closeList(): void {
    this.#closeText()
    const level = this.#level
    if (level.list !== undefined) this.#html += `</${level.list}>\n`
    level.list = undefined
  }

  #closeText(): void {
    if (this.#open === 'p') this.#html += `<p>${this.#paragraph}</p>\n`
    if (this.#open === 'pre') {
      this.#outdentCode()
      this.#html += '</pre>\n'
    }
    this.#paragraph = ''
    this.#open = undefined
  }

  #pop(): void {
    this.#closeList()
    this.#levels.pop()
  }

  /** Removes the indentation that all lines of the code at the end have: it would be pasted with them. */
  #outdentCode(): void {
    const start = this.#html.lastIndexOf('<pre>') + '<pre>'.length
    const lines = this.#html.slice(start).split('\n')
    const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/))
    const indent = indents.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
    const code = lines.map((line) => line.slice(Math.min(indent, line.length))).join('\n')
    this.#html = this.#html.slice(0, start) + code
  }
}
