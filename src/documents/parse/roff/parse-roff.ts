import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { parseHtml } from '../html/parse-html.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { headOf } from '../sniffing/head-of.ts'
import { cleanText } from '../text/parse-text.ts'
import { isInlineMdoc, mdocLine } from './mdoc-line.ts'
import { readEscapes } from './roff-escapes.ts'
import { contentLines } from './roff-lines.ts'
import { RoffLists } from './roff-lists.ts'
import { readTable } from './roff-table.ts'

/** Whether a text is the source of a manual page: it opens with a macro or a comment, and has a title and a section. */
export function isRoff(text: string): boolean {
  const head = headOf(text)
  return /^\s*[.']/.test(head) && /^\.(?:TH|Dt)[ \t]+\S/m.test(head) && /^\.S[Hh][ \t]/m.test(head)
}

/** Parses the source of a manual page, with the macros `man` of Linux or `mdoc` of BSD. */
export function parseRoff(source: string, budget = new TextBudget()): DocumentContent {
  budget.addText(source.length)
  const page = new RoffPage()
  const html = page.read(cleanText(source))
  const content = parseHtml(html, budget)
  return { ...content, title: page.title || undefined }
}

/** Fonts of which each argument takes the next. */
const alternating = new Set(['BI', 'BR', 'IB', 'IR', 'RB', 'RI'])
const joined = new Set(['B', 'I', 'SM', 'SB', 'R', 'CW'])
const paragraphs = new Set(['PP', 'LP', 'P', 'HP', 'Pp', 'Lp', 'sp', 'Sp'])

class RoffPage {
  title = ''
  readonly #lists = new RoffLists()
  readonly #strings = new Map<string, string>()
  /** What `.Nm` stands for: the title, until the page says its name. */
  #ownName = ''
  #isNamed = false
  /** What the next line of text is: the term of a description, or a heading. */
  #awaited: 'term' | 'SH' | 'SS' | undefined
  #isCode = false

  read(source: string): string {
    const lines = contentLines(source, this.#strings)
    for (let at = 0; at < lines.length; at++) {
      const line = lines[at] ?? ''
      if (/^\.TS\b/.test(line)) at = this.#readTable(lines, at)
      else if (/^[.']/.test(line)) this.#readMacro(line)
      else this.#write(this.#plain(line))
    }
    return this.#lists.finish()
  }

  #readTable(lines: readonly string[], from: number): number {
    const end = lines.indexOf('.TE', from)
    const to = end < 0 ? lines.length : end
    const rows = readTable(lines.slice(from + 1, to)).map((row) =>
      row.map((cell) => this.#plain(cell)),
    )
    this.#lists.writeTable(rows)
    return to
  }

  #readMacro(line: string): void {
    const [, macro = '', rest = ''] = /^[.'][ \t]*(\S*)(?:\s+(.*))?/s.exec(line) ?? []
    const words = argumentsOf(rest).map((word) => this.#plain(word))
    const lists = this.#lists
    if (macro === 'TH' || macro === 'Dt') this.#readTitle(words)
    else if (/^S[HShs]$/.test(macro))
      this.#readHeading(macro.toUpperCase() === 'SH' ? 'SH' : 'SS', words)
    else if (paragraphs.has(macro)) this.#breakParagraph(macro)
    else if (macro === 'TP' || macro === 'TQ') {
      lists.openTerm(macro === 'TQ')
      this.#awaited = 'term'
    } else if (macro === 'IP') lists.openIndented(words[0] ?? '')
    else if (macro === 'RS') lists.indent()
    else if (macro === 'RE') lists.outdent()
    else if (/^(nf|EX|Bd|fi|EE|Ed)$/.test(macro)) this.#setCode(macro, words)
    else if (macro === 'D1' || macro === 'Dl') lists.writeCode(mdocLine(words, this.#ownName))
    else if (macro === 'Bl') lists.openMdocList(words)
    else if (macro === 'It') this.#readItem(words)
    else if (macro === 'El') lists.closeMdocList()
    else if (macro === 'br') lists.breakLine()
    else if (alternating.has(macro)) this.#write(words.join(''))
    else if (joined.has(macro)) this.#write(words.join(' '))
    else if (macro === 'UR' || macro === 'MT' || macro === 'OP') this.#write(words.join(' '))
    else if (macro === 'SY') this.#breakParagraph('PP', words.join(' '))
    else if (isInlineMdoc(macro)) this.#readMdoc(macro, words)
  }

  #readTitle([name = '', section = '']: readonly string[]): void {
    this.title = section === '' ? name : `${name}(${section})`
    this.#ownName = name.toLowerCase()
  }

  #readHeading(level: 'SH' | 'SS', words: readonly string[]): void {
    this.#isCode = false
    this.#awaited = words.length === 0 ? level : undefined
    if (words.length > 0) this.#lists.writeHeading(level === 'SH' ? 1 : 2, words.join(' '))
  }

  #breakParagraph(macro: string, opening = ''): void {
    if (this.#isCode) this.#lists.write('', true)
    else if (/^[sS]p$/.test(macro)) this.#lists.breakParagraph()
    else this.#lists.openParagraph()
    if (opening !== '') this.#write(opening)
  }

  #setCode(macro: string, words: readonly string[]): void {
    const isOpened =
      /^(nf|EX)$/.test(macro) || (macro === 'Bd' && /-(literal|unfilled)/.test(words.join(' ')))
    this.#isCode = isOpened
    if (isOpened) this.#lists.openCode()
    else this.#lists.closeCode()
  }

  #readItem(words: readonly string[]): void {
    const cells: string[][] = [[]]
    for (const word of words)
      if (word === 'Ta') cells.push([])
      else cells.at(-1)?.push(word)
    const line = (some: readonly string[]) => mdocLine(some, this.#ownName)
    this.#lists.openMdocItem(line(words), cells.map(line))
  }

  #readMdoc(macro: string, words: readonly string[]): void {
    if (macro === 'Nm' && !this.#isNamed && words[0] !== undefined) {
      this.#ownName = words[0]
      this.#isNamed = true
    }
    const text = mdocLine([macro, ...words], this.#ownName)
    this.#write(macro === 'Nd' ? `– ${text}` : text)
  }

  #write(text: string): void {
    const awaited = this.#awaited
    this.#awaited = undefined
    if (text.trim() === '' && !this.#isCode) {
      this.#awaited = awaited
      if (awaited === undefined) this.#lists.breakParagraph()
    } else if (awaited === 'SH' || awaited === 'SS')
      this.#lists.writeHeading(awaited === 'SH' ? 1 : 2, text)
    else if (awaited === 'term') this.#lists.writeTerm(text)
    else this.#lists.write(text, this.#isCode)
  }

  #plain(text: string): string {
    return readEscapes(text, this.#strings)
  }
}

/** The arguments of a macro: words, or what stands in double quotes, in which two stand for one. */
function argumentsOf(rest: string): string[] {
  const found = rest.matchAll(/"((?:[^"]|"")*)"?|((?:\\.|\S)+)/g)
  return [...found].map(([, quoted, word]) => quoted?.replaceAll('""', '"') ?? word ?? '')
}
