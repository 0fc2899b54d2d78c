import { escaped } from '../html/html-text.ts'
import { unprocessable } from '../unprocessable.ts'
import * as known from './latex-commands.ts'

const command = /\\(?:([a-zA-Z]+)\*?[ \t]*|([^a-zA-Z]))/y
const plain = /[^\\{}%$&~`'\-\n]+/y

/** Reads the commands of LaTeX as HTML, from left to right, each character once. */
export class LatexReader {
  /** What `\title` and `\author` have, as HTML. */
  title = ''
  author = ''
  readonly #source: string
  /** By their names: macros that stand for a text. */
  readonly #macros: ReadonlyMap<string, string>
  #at = 0
  readonly #html: string[] = []
  /** What ends each open group. */
  readonly #groups: string[] = []
  /** What the next group is: an argument with this end. */
  #argument: string | undefined
  readonly #environments: string[] = []

  constructor(source: string, macros: ReadonlyMap<string, string>) {
    this.#source = source
    this.#macros = macros
  }

  read(): string {
    while (this.#at < this.#source.length) this.#step()
    return this.#html.join('')
  }

  #step(): void {
    const text = this.#match(plain)?.[0]
    if (text !== undefined) {
      this.#html.push(escaped(text))
      return
    }
    const letter = this.#source[this.#at] ?? ''
    if (letter === '\\') this.#command()
    else if (letter === '$') this.#formula()
    else if (letter === '%') this.#at = this.#after('\n', this.#at)
    else if (letter === '\n') this.#lineBreak()
    else {
      this.#at += 1
      if (letter === '{') this.#openGroup()
      else if (letter === '}') this.#html.push(this.#groups.pop() ?? '')
      else if (letter === '&') this.#html.push(this.#isInTable ? '</td><td>' : '&amp;')
      else if (letter === '~') this.#html.push(' ')
      else this.#mark(letter)
    }
  }

  /** Quotation marks and dashes are written as several signs. */
  #mark(letter: string): void {
    let count = 1
    while (count < 3 && this.#source[this.#at] === letter && (letter === '-' || count < 2)) {
      count++
      this.#at++
    }
    const written = { '-': ['-', '–', '—'], '`': ['‘', '“'], "'": ['’', '”'] }[letter]
    this.#html.push(written?.[count - 1] ?? letter)
  }

  #lineBreak(): void {
    const [breaks = '\n'] = this.#match(/\s+/y) ?? []
    this.#html.push(/\n[ \t]*\n/.test(breaks) ? '<p>' : '\n')
  }

  #openGroup(): void {
    this.#groups.push(this.#argument ?? '')
    this.#argument = undefined
  }

  #command(): void {
    const [whole = '\\', name = '', sign = ''] = this.#match(command) ?? []
    if (whole === '\\') this.#at += 1
    if (name === 'begin') this.#begin()
    else if (name === 'end') this.#end()
    else if (name === 'verb') this.#verb(whole)
    else if (name === 'item') this.#item()
    else if (name === 'title') this.title ||= this.#argumentHtml()
    else if (name === 'author') this.author ||= this.#argumentHtml()
    else if (/^(?:(?:re)?new|provide)command$|^def$/.test(name)) this.#skipDefinition()
    else if (name !== '') this.#named(name)
    else this.#sign(sign)
  }

  #named(name: string): void {
    const accent = known.accents.get(name)
    const sign = known.signs.get(name) ?? this.#macros.get(name)
    const level = known.headings.get(name)
    const written = known.around.get(name)
    if (accent !== undefined && name.length === 1) this.#accent(accent)
    else if (sign === '\n\n') this.#html.push('<p>')
    else if (sign !== undefined) this.#html.push(escaped(sign))
    else if (known.unread.has(name)) this.#skipArguments(known.unread.get(name) ?? 1)
    else {
      this.#skipOption()
      if (level !== undefined) this.#open(`<h${level}>`, `</h${level}>`)
      else if (written !== undefined) this.#open(...written)
    }
  }

  /** Writes the start, and the end where the next group closes. */
  #open(start: string, end: string): void {
    this.#match(/\s+/y)
    if (this.#source[this.#at] !== '{') return
    this.#html.push(start)
    this.#argument = end
  }

  #sign(sign: string): void {
    const accent = known.accents.get(sign)
    if (sign === '\\') {
      this.#skipOption()
      this.#html.push(this.#isInTable ? '</td></tr><tr><td>' : '<br>')
    } else if (sign === '[') this.#display('\\]')
    else if (sign === '(') this.#inline('\\)')
    else if (accent !== undefined) this.#accent(accent)
    else if (/[,;:! \n/@]/.test(sign)) this.#html.push(' ')
    else if (sign !== '-') this.#html.push(escaped(sign))
  }

  /** The letter that follows, or the first of its group, with the accent. */
  #accent(accent: string): void {
    const found = this.#match(/ ?(?:\{ ?\\?([a-zA-Z]) ?\}|\\?([a-zA-Z]))/y)
    const letter = found?.[1] ?? found?.[2] ?? ''
    this.#html.push(`${letter}${letter === '' ? '' : accent}`.normalize('NFC'))
  }

  #verb(whole: string): void {
    if (/\s$/.test(whole)) this.#at -= 1
    const [line = ''] = this.#source.slice(this.#at, this.#at + formulaLengthMax).split('\n', 1)
    const end = line.indexOf(line.charAt(0), 1)
    if (end < 0) return
    this.#html.push(`<code>${escaped(line.slice(1, end))}</code>`)
    this.#at += end + 1
  }

  #item(): void {
    const isTerm = this.#environments.at(-1) === 'description'
    const [, label = ''] = this.#match(/\[([^\]\n]{0,200})\]/y) ?? []
    const shown = escaped(label.replace(/\\[a-zA-Z]+\s?|[{}]/g, ''))
    this.#html.push(isTerm ? `<dt>${shown}</dt><dd>` : `<li>${shown === '' ? '' : `${shown} `}`)
  }

  #begin(): void {
    const [, name = ''] = this.#match(/\{([^{}\n]{1,40})\}/y) ?? []
    if (known.drawn.has(name)) this.#at = this.#after(`\\end{${name}}`, this.#at)
    else if (known.verbatim.has(name)) this.#display(`\\end{${name}}`)
    else {
      this.#skipOption()
      if (this.#environments.push(name) > nestingMax)
        throw unprocessable('The file is damaged: its environments nest too deeply')
      if (known.tables.has(name)) {
        this.#skipArguments(/\*$|x$|y$/.test(name) ? 2 : 1)
        this.#html.push('<table><tr><td>')
      } else if (name === 'thebibliography') this.#skipArguments(1)
      this.#html.push(known.environments.get(name)?.[0] ?? '<p>')
    }
  }

  #end(): void {
    const [, name = ''] = this.#match(/\{([^{}\n]{1,40})\}/y) ?? []
    const at = this.#environments.lastIndexOf(name)
    if (at < 0) return
    this.#environments.length = at
    if (known.tables.has(name)) this.#html.push('</td></tr></table>')
    else this.#html.push(known.environments.get(name)?.[1] ?? '<p>')
  }

  #formula(): void {
    const isDisplay = this.#source.startsWith('$$', this.#at)
    this.#at += isDisplay ? 2 : 1
    if (isDisplay) this.#display('$$')
    else this.#inline('$')
  }

  /** A formula within a sentence, as it is written; a mark without its other half is one of money. */
  #inline(end: string): void {
    const [near = ''] = this.#source.slice(this.#at, this.#at + formulaLengthMax).split('\n\n', 1)
    const length = near.indexOf(end)
    if (length < 0) {
      this.#html.push(end === '$' ? '$' : '')
      return
    }
    this.#html.push(escaped(near.slice(0, length)))
    this.#at += length + end.length
  }

  /** Code, or a formula of its own, up to its end. */
  #display(end: string): void {
    const found = this.#source.indexOf(end, this.#at)
    const to = found < 0 ? this.#source.length : found
    const text = this.#source
      .slice(this.#at, to)
      .replace(/^(?:\[[^\]\n]{0,200}\]|\{[^}\n]{0,200}\}){0,3}\n/, '')
    this.#html.push(`<pre>${escaped(text.replace(/\\label\{[^{}]{0,200}\}/g, ''))}</pre>`)
    this.#at = Math.min(this.#source.length, to + end.length)
  }

  #skipDefinition(): void {
    this.#match(/\s*\\[a-zA-Z]+/y)
    this.#skipArguments(2)
  }

  #skipArguments(count: number): void {
    for (let left = count; left > 0; left--) {
      this.#skipOption()
      this.#match(/\s+(?=\{)/y)
      if (this.#source[this.#at] !== '{') return
      this.#at = this.#groupEnd()
      this.#skipOption()
    }
  }

  #skipOption(): void {
    while (this.#match(/\s?\[[^\]\n]{0,400}\]/y) !== null);
  }

  /** The argument of a command, read by itself. */
  #argumentHtml(): string {
    this.#skipOption()
    if (this.#source[this.#at] !== '{') return ''
    const end = this.#groupEnd()
    const inner = this.#source.slice(this.#at + 1, Math.min(end - 1, this.#at + titleLengthMax))
    this.#at = end
    return new LatexReader(inner, this.#macros).read()
  }

  /** The index after the group that begins here. */
  #groupEnd(): number {
    let depth = 0
    for (let at = this.#at; at < this.#source.length; at++) {
      const letter = this.#source[at]
      if (letter === '\\') at += 1
      else if (letter === '{') depth += 1
      else if (letter === '}' && --depth === 0) return at + 1
    }
    return this.#source.length
  }

  get #isInTable(): boolean {
    return known.tables.has(this.#environments.at(-1) ?? '')
  }

  #after(mark: string, from: number): number {
    const found = this.#source.indexOf(mark, from)
    return found < 0 ? this.#source.length : found + mark.length
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#source)
    if (found !== null) this.#at = pattern.lastIndex
    return found
  }
}

/** Longer text between two signs of money is no formula, and none between two of `\verb` is code. */
const formulaLengthMax = 1_000
/** Environments within each other; writers need some ten. */
const nestingMax = 200
const titleLengthMax = 2_000
