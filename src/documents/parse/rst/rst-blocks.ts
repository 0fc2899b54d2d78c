import { escaped } from '../html/html-text.ts'
import { codeHtml, directiveHtml, readDirective } from './rst-directives.ts'
import { inlineHtml, type RstNames } from './rst-inline.ts'
import { adornmentOf, dedented, endOfIndented, indentOf } from './rst-lines.ts'
import { endOfTable, opensTable, readDrawnTable, tableHtml } from './rst-tables.ts'

/** Blocks within blocks deeper than this are read as code; writers need five or six levels. */
const nestingMax = 16

const bullet = /^([-*+•‣⁃])(?:\s+|$)/
const enumerator = /^\(?(?:\d{1,4}|[A-Za-z]|[ivxlc]{2,6}|#)[.)](?:\s+|$)/
/** A field, but no role: ":since: 2.0". */
const field = /^:((?![:\s])(?:[^:\\`]|\\.|:(?=\S))*?):(?:\s+(.*)|$)/
/** What stands before the name of a parameter in the description of a function. */
const parameter = /^(?:param|parameter|arg|argument|keyword|kwarg)\s+(?=\S)/
/** Options, each with its argument, which may have commas and spaces between angle brackets. */
const option =
  /^((?:-[\w?-]+|\/\w+)(?:[ =](?:<[^<>]+>|[^\s,<][^\s,]*))?(?:, -[\w?-]+(?:[ =](?:<[^<>]+>|[^\s,<][^\s,]*))?)*)(?: {2,}(\S.*))?$/
/** A longer line is no option: the expression is tried at one of this length. */
const optionLengthMax = 300

/** A block as HTML, and the index of the line after it. */
type Block = { readonly html: string; readonly end: number }
/** Reads lines within a block. */
type Reading = (lines: readonly string[]) => string

/** Reads the blocks of reStructuredText as HTML. Source: "reStructuredText Markup Specification" (docutils). */
export class RstBlocks {
  /** The title of the document, as HTML: its first section. */
  title = ''
  readonly #names: RstNames
  /** The styles of section titles, in the order in which they come. */
  readonly #styles: string[] = []
  #level = 0
  readonly #inline = (text: string): string => inlineHtml(text, this.#names)

  constructor(names: RstNames) {
    this.#names = names
  }

  read(lines: readonly string[], nesting = 0): string {
    if (nesting > nestingMax) return codeHtml(lines)
    const html: string[] = []
    for (let at = 0; at < lines.length; ) {
      const line = lines[at] ?? ''
      if (line.trim() === '') at += 1
      else {
        const block = this.#blockAt(lines, at, nesting)
        html.push(block.html)
        at = Math.max(at + 1, block.end)
      }
    }
    return html.join('')
  }

  #blockAt(lines: readonly string[], at: number, nesting: number): Block {
    const line = lines[at] ?? ''
    const inner: Reading = (part) => this.read(part, nesting + 1)
    if (indentOf(line) > 0) {
      const end = endOfIndented(lines, at)
      return { html: inner(dedented(lines.slice(at, end))), end }
    }
    const section = nesting === 0 ? this.#sectionAt(lines, at) : undefined
    if (section !== undefined) return section
    if (/^(?:\.\.|__)(?:\s|$)/.test(line)) return this.#markupAt(lines, at, nesting)
    if (opensTable(line)) {
      const end = endOfTable(lines, at)
      return {
        html: `<table>${tableHtml(readDrawnTable(lines.slice(at, end)), inner)}</table>\n`,
        end,
      }
    }
    if (adornmentOf(line, 4) !== undefined) return { html: '', end: at + 1 }
    if (bullet.test(line)) return this.#listAt(lines, at, bullet, inner)
    if (enumerator.test(line) && this.#goesOnAsItem(lines[at + 1]))
      return this.#listAt(lines, at, enumerator, inner)
    if (field.test(line)) return this.#describedAt(lines, at, field, inner)
    if (line.length < optionLengthMax && option.test(line))
      return this.#describedAt(lines, at, option, inner)
    if (/^\|(?: |$)/.test(line)) return this.#lineBlockAt(lines, at)
    return this.#paragraphAt(lines, at, inner)
  }

  #sectionAt(lines: readonly string[], at: number): Block | undefined {
    const [first = '', second = '', third = ''] = lines.slice(at, at + 3)
    const over = adornmentOf(first, 3)
    const isOver = over !== undefined && second.trim() !== '' && adornmentOf(third, 3) === over
    const title = isOver ? second.trim() : first.trim()
    const under = isOver ? over : adornmentOf(second, Math.min(title.length, titleLengthMin))
    if (under === undefined || title === '' || (!isOver && over !== undefined)) return undefined
    const style = isOver ? `${under} over` : under
    if (!this.#styles.includes(style)) this.#styles.push(style)
    this.#level = this.#styles.indexOf(style) + 1
    const html = this.#inline(title)
    this.title ||= html
    const level = Math.min(this.#level, 6)
    return { html: `<h${level}>${html}</h${level}>\n`, end: at + (isOver ? 3 : 2) }
  }

  /** What begins with two dots: a footnote or a directive; comments and targets are left out. */
  #markupAt(lines: readonly string[], at: number, nesting: number): Block {
    const line = lines[at] ?? ''
    const end = endOfIndented(lines, at + 1)
    const body = lines.slice(at + 1, end)
    const [, note, text = ''] = /^\.\. +\[([^\]\s]{1,40})\] (.*)$/.exec(line) ?? []
    if (note !== undefined)
      return { html: this.read([`[${note}] ${text}`, ...dedented(body)], nesting + 1), end }
    const directive = readDirective(line, body)
    if (directive === undefined) return { html: '', end }
    const blocks = (part: readonly string[]): string => this.read(part, nesting + 1)
    return {
      html: directiveHtml(directive, { inline: this.#inline, blocks, level: this.#level }),
      end,
    }
  }

  /** A letter with a full stop may begin a sentence, which goes on below it: "A. Lind". */
  #goesOnAsItem(next = ''): boolean {
    return next.trim() === '' || indentOf(next) > 0 || enumerator.test(next)
  }

  #listAt(lines: readonly string[], from: number, mark: RegExp, inner: Reading): Block {
    const name = mark === bullet ? 'ul' : 'ol'
    return itemsFrom(lines, from, name, (line, at) => {
      const opening = mark.exec(line)?.[0]
      if (opening === undefined) return undefined
      const end = endOfIndented(lines, at + 1)
      const rest = dedented(lines.slice(at + 1, end), opening.length)
      return { html: `<li>${inner([line.slice(opening.length), ...rest])}</li>`, end }
    })
  }

  /** A list of fields or options: each a term with its description. Fields without one only set something. */
  #describedAt(lines: readonly string[], from: number, term: RegExp, inner: Reading): Block {
    return itemsFrom(lines, from, 'dl', (line, at) => {
      const [, name, own = ''] = term.exec(line) ?? []
      if (name === undefined) return undefined
      const end = endOfIndented(lines, at + 1)
      const description = inner([own, ...dedented(lines.slice(at + 1, end))])
      if (term === field && description === '') return { html: '', end }
      return { html: this.#described(name.replace(parameter, ''), description), end }
    })
  }

  #described(term: string, description: string): string {
    return `<dt>${this.#inline(term)}</dt><dd>${description}</dd>`
  }

  #lineBlockAt(lines: readonly string[], from: number): Block {
    const end = endOfRun(lines, from)
    const written = lines.slice(from, end).map((line) => this.#inline(line.replace(/^\|\s*/, '')))
    return { html: `<p>${written.join('<br>')}</p>\n`, end }
  }

  /** A paragraph, a term with its description, or an example of a session; with the code that a paragraph announces. */
  #paragraphAt(lines: readonly string[], from: number, inner: Reading): Block {
    const [first = '', second = ''] = lines.slice(from, from + 2)
    const isTerm = second.trim() !== '' && indentOf(second) > 0 && !/::\s*$/.test(first)
    if (isTerm) return this.#termsAt(lines, from, inner)
    const end = endOfRun(lines, from)
    const own = lines.slice(from, end)
    if (first.startsWith('>>> ')) return { html: codeHtml(own), end }
    const text = own.map((line) => line.trim()).join('\n')
    if (!text.endsWith('::')) return { html: `<p>${this.#inline(text)}</p>\n`, end }
    const announced = this.#codeAfter(lines, end)
    const said = text.slice(0, -2).trimEnd()
    const lead =
      said === '' ? '' : `<p>${this.#inline(text.endsWith(' ::') ? said : `${said}:`)}</p>\n`
    return { html: lead + announced.html, end: announced.end }
  }

  #termsAt(lines: readonly string[], from: number, inner: Reading): Block {
    return itemsFrom(lines, from, 'dl', (term, at) => {
      const next = lines[at + 1] ?? ''
      const isTerm = indentOf(term) === 0 && next.trim() !== '' && indentOf(next) > 0
      if (!isTerm || /^(?:\.\.|[-*+|])(?:\s|$)/.test(term)) return undefined
      const end = endOfIndented(lines, at + 1)
      return { html: this.#described(term.trim(), inner(dedented(lines.slice(at + 1, end)))), end }
    })
  }

  /** The code after a paragraph that ends with two colons: indented, or with the same sign before each line. */
  #codeAfter(lines: readonly string[], from: number): Block {
    const at = afterBlank(lines, from)
    const first = lines[at] ?? ''
    const sign = /^[>#$%|]/.exec(first)?.[0]
    if (indentOf(first) > 0 && first.trim() !== '') {
      const end = endOfIndented(lines, at)
      return { html: codeHtml(lines.slice(at, end)), end }
    }
    if (sign === undefined) return { html: '', end: from }
    const end = endOfRun(lines, at)
    return { html: `<pre>${escaped(lines.slice(at, end).join('\n'))}</pre>\n`, end }
  }
}

/** A shorter line of punctuation may stand below a longer title. */
const titleLengthMin = 3

/** A list of the items from here on, with empty lines between them: all that `itemAt` reads. */
function itemsFrom(
  lines: readonly string[],
  from: number,
  list: 'ul' | 'ol' | 'dl',
  itemAt: (line: string, at: number) => Block | undefined,
): Block {
  const items: string[] = []
  let end = from
  for (let at = from; at < lines.length; at = afterBlank(lines, end)) {
    const item = itemAt(lines[at] ?? '', at)
    if (item === undefined) break
    items.push(item.html)
    end = Math.max(item.end, at + 1)
  }
  const html = items.join('\n')
  return { html: html.trim() === '' ? '' : `<${list}>${html}</${list}>\n`, end }
}

/** The index of the first line from here that is not empty. */
function afterBlank(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && (lines[at] ?? '').trim() === '') at++
  return at
}

/** The index of the first empty line from here. */
function endOfRun(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && (lines[at] ?? '').trim() !== '') at++
  return at
}
