import type { Block } from '../../../extraction/blocks/block.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { cleanText } from './parse-text.ts'

const codeFile =
  /\.(?:py|pyi|js|mjs|cjs|jsx|ts|mts|cts|tsx|java|kt|kts|scala|groovy|gradle|c|h|cc|cpp|hpp|cs|fs|go|rs|swift|m|rb|php|pl|lua|r|jl|dart|ex|exs|erl|clj|hs|ml|sh|bash|zsh|fish|ps1|bat|sql|css|scss|less|vue|svelte|yaml|yml|toml|ini|cfg|conf|properties|env|tf|proto|graphql|mk|cmake)$|^(?:dockerfile|makefile|jenkinsfile)$/i

/** Whether a file of this name is source code or a configuration, in which line breaks matter. */
export function isCodeFile(filename: string): boolean {
  return codeFile.test(filename)
}

/** A block of at least this many lines ends at the next blank line, so that it stays short enough to quote. */
const linesAimed = 20

/** Opens the comment that documents the declaration below it. */
const documenting = /^(?:\/\*\*(?!\*)|\/\/\/(?!\/))/
/** A setting that is explained on its line: `port=9001 ; where it listens`. */
const explained = /^[\w#;.-]+(?:=.*\s[;#]|\s=.*\s;)\s/
/** The title of a section of settings, `[server]` or `[[server]]`. */
const section = /^(\[{1,2})([^[\]\s](?:[^[\]]*[^[\]\s])?)\]{1,2}$/
/** Files in which such a line is a title; in programs it is an attribute, a condition or a list. */
const settingsFile = /\.(?:toml|ini|cfg|conf|properties|env)$/i

/**
 * Parses source code and settings as blocks of kind `code`. A block ends at a blank line if the next line is indented no
 * deeper than the block's first line, or if the block is long; above a comment that documents a declaration; and around
 * a setting that is explained on its line. In a file of settings, as its name tells, titles of sections are headings.
 */
export function parseCode(code: string, filename = '', budget = new TextBudget()): DocumentContent {
  budget.addText(code.length)
  const text = cleanText(code)
  const parts = new CodeParts(budget, settingsFile.test(filename))
  for (let at = 0; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline < 0 ? text.length : newline
    parts.addLine(text.slice(at, lineEnd), at)
    at = lineEnd + 1
  }
  return { text, blocks: parts.finish() }
}

type Part = { readonly start: number; end: number; readonly indent: number; lineCount: number }

/** Collects lines to the parts of a program that belong together. */
class CodeParts {
  readonly #blocks: Block[] = []
  readonly #budget: TextBudget
  readonly #hasSections: boolean
  #part: Part | undefined
  #isAfterBlank = false
  /** The line before, without its indentation; and whether it is within a comment that documents. */
  #last = ''
  #isDocumenting = false

  constructor(budget: TextBudget, hasSections: boolean) {
    this.#budget = budget
    this.#hasSections = hasSections
  }

  addLine(line: string, start: number): void {
    const content = line.trimStart()
    const indent = line.length - content.length
    if (content === '') {
      this.#isAfterBlank = true
      return
    }
    if (this.#hasSections && indent === 0 && this.#addTitle(content.trimEnd(), start)) return
    const isAlone = indent === 0 && explained.test(content)
    if (isAlone || this.#endsAbove(content, indent)) this.#close()
    this.#part ??= { start, end: start, indent, lineCount: 0 }
    this.#part.end = start + line.trimEnd().length
    this.#part.lineCount++
    if (isAlone) this.#close()
    if (documenting.test(content)) this.#isDocumenting = content.startsWith('/**')
    if (content.includes('*/')) this.#isDocumenting = false
    this.#isAfterBlank = false
    this.#last = content
  }

  finish(): readonly Block[] {
    this.#close()
    return this.#blocks
  }

  #endsAbove(content: string, indent: number): boolean {
    const part = this.#part
    if (part === undefined) return false
    if (documenting.test(content) && !documenting.test(this.#last)) return true
    if (!this.#isAfterBlank || /^[)\]}]/.test(content)) return false
    const isLong = part.lineCount >= linesAimed
    return isLong || (indent <= part.indent && !this.#isDocumenting)
  }

  /** Adds a line as a heading, without its brackets, if it is the title of a section. */
  #addTitle(line: string, lineStart: number): boolean {
    const [, brackets = '', title = ''] = section.exec(line) ?? []
    if (title === '') return false
    this.#close()
    const start = lineStart + brackets.length
    this.#add({ kind: 'heading', start, end: start + title.length, depth: 2, opens: false })
    return true
  }

  #close(): void {
    if (this.#part === undefined) return
    const { start, end } = this.#part
    this.#part = undefined
    this.#add({ kind: 'code', start, end, depth: 0, opens: false })
  }

  #add(block: Block): void {
    this.#budget.addBlock(block.kind)
    this.#blocks.push(block)
  }
}
