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

/**
 * Parses source code as blocks of kind `code`. A block ends at a blank line if the next line is indented no deeper than
 * the block's first line, or if the block is long.
 */
export function parseCode(code: string, budget = new TextBudget()): DocumentContent {
  budget.addText(code.length)
  const text = cleanText(code)
  const blocks: Block[] = []
  let part: Part | undefined
  const close = () => {
    if (part === undefined) return
    budget.addBlock('code')
    blocks.push({ kind: 'code', start: part.start, end: part.end, depth: 0, opens: false })
    part = undefined
  }
  for (let at = 0, isAfterBlank = false; at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline < 0 ? text.length : newline
    const line = text.slice(at, lineEnd)
    const indent = line.length - line.trimStart().length
    if (indent < line.length) {
      const closes = /^[)\]}]/.test(line.trimStart())
      const mayEnd = part && (indent <= part.indent || part.lineCount >= linesAimed)
      if (isAfterBlank && mayEnd && !closes) close()
      part ??= { start: at, end: at, indent, lineCount: 0 }
      part.end = at + line.trimEnd().length
      part.lineCount++
    }
    isAfterBlank = indent === line.length
    at = lineEnd + 1
  }
  close()
  return { text, blocks }
}

type Part = { readonly start: number; end: number; readonly indent: number; lineCount: number }
