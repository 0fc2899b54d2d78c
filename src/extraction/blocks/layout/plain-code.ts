import type { Block } from '../block.ts'
import { linesOf, matchesAt, placedLines } from '../reading/lines.ts'
import { hangsBeside, hangsOver } from './lists/hanging-terms.ts'
import { hasRoom, widestOf } from './plain-lines.ts'

/** Fewest columns that code stands deeper than what leads in to it. */
const indentMin = 2

/**
 * Makes code of the indented lines below a block of plain text that ends with a colon and a blank line. After the two
 * colons of reStructuredText anything is code; after one, what looks like an item, an option, a field or a sentence is
 * none. Linear in the length of the text.
 */
export function withPlainCode(text: string, blocks: readonly Block[]): Block[] {
  const found: Block[] = []
  for (const block of blocks) {
    const lead = found.at(-1)
    if (lead?.kind === 'code' && block.start < lead.end) continue
    const code = lead && codeBelow(text, lead, block)
    found.push(code ?? block)
  }
  return found
}

/**
 * Makes code of the commands of a shell that stand in a paragraph of their own below a block of Markdown that ends with
 * a colon: many write them without a fence, and so do the parsers of other formats.
 */
export function withCommands(text: string, blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const lead = blocks[index - 1]
    return lead && leadsIn(text, lead, block) && isCommand(text, block) ? asCode(block) : block
  })
}

/** The code that begins where a block does, if the block above leads in to it. */
function codeBelow(text: string, lead: Block, first: Block): Block | undefined {
  if (!leadsIn(text, lead, first)) return undefined
  const start = firstLetter(text, lineStart(text, first.start))
  const indent = columnOf(text, start)
  if (isCommand(text, first) || areSettings(text, lead, first)) return asCode(first)
  if (indent < columnOf(text, lead.start) + (lead.kind === 'item' ? 1 : indentMin)) return undefined
  const isLiteral = text[lead.end - 2] === ':'
  if (!isLiteral && (matchesAt(listed, text, start) || matchesAt(sentence, text, start)))
    return undefined
  const lines = placedLines(text, first)
  if (!isLiteral && hangsBeside(text, lines)) return undefined
  if (!isLiteral && hangsOver(text, lines) && matchesAt(sentence, text, lines[1]?.start ?? 0))
    return undefined
  return { kind: 'code', start, end: endOfCode(text, start, indent), depth: 0, opens: false }
}

/** Whether a block ends with a colon, and another one follows after a blank line. */
function leadsIn(text: string, lead: Block, first: Block): boolean {
  if (text[lead.end - 1] !== ':' || lead.kind === 'code' || lead.kind === 'heading') return false
  return isBlankLine(text, lead.end, lineStart(text, first.start))
}

function asCode(block: Block): Block {
  return { ...block, kind: 'code', depth: 0, opens: false }
}

/** Whether a block is a command, as programs that write no indentation put it below its introduction. */
function isCommand(text: string, { kind, start, end }: Block): boolean {
  return kind === 'paragraph' && command.test(text.slice(start, end))
}

/**
 * Whether lines are those of a file: several, none a sentence, and each broken although the next word had room beside
 * it, or by a backslash.
 */
function areSettings(text: string, lead: Block, block: Block): boolean {
  if (block.kind !== 'paragraph') return false
  const lines = linesOf(text, block)
  const widest = Math.max(widestOf(text, lines), widestOf(text, linesOf(text, lead)))
  return (
    lines.length > 1 &&
    lines.every((line, index) => {
      const next = lines[index + 1]
      if (text[(lines[index - 1]?.end ?? 0) - 1] === '\\') return true
      const isBroken = next === undefined || hasRoom(text, line, next, widest)
      return isBroken && setting.test(text.slice(line.start, line.end))
    })
  )
}

/**
 * A name in small letters, which may be a path, and a value or several; no sign at its end goes on or ends a sentence.
 */
const setting = /^[a-z]\S*(?:[ \t]+\S+){0,12}$(?<![.,;:?!])/u

/** Each line opens with the prompt of a shell, or the only one names a program and an option. */
const command =
  /^(?:[$#%>] \S.*(?:\n\s*[$#%>] \S.*)*|(?:[.~\w-]*\/)*[a-z][\w.+-]*(?: [^\s.,;:]\S*){0,9} --?[a-zA-Z]\S*(?: \S+)*)$(?<![.,;:。])/u

/** An item, an option of a command, or a name with its value. */
const listed =
  /(?:[-*+•‣◦▪●○・]|\d{1,3}[.)])\s|--?[\p{L}?]|[\p{Lu}\p{Lo}][^\n:=(){}]{0,40}:[ \t]+\S/uy
/** Three words, of which the first begins with a capital. */
const sentence = /["“„«¿¡(]?[\p{Lu}\p{Lo}][\p{L}’']*,?(?: [\p{L}\d’'-]+,?){2}(?=[ \n.?!])/uy

/** The end of the last line that is indented as the first, or deeper; blank ones may stand between. */
function endOfCode(text: string, start: number, indent: number): number {
  let end = start
  for (let at = lineStart(text, start); at < text.length; ) {
    const newline = text.indexOf('\n', at)
    const lineEnd = newline < 0 ? text.length : newline
    const first = firstLetter(text, at)
    if (first < lineEnd) {
      if (columnOf(text, first) < indent) break
      end = at + text.slice(at, lineEnd).trimEnd().length
    }
    at = lineEnd + 1
  }
  return end
}

/** Whether there is nothing but white space, and a line of it, between two places. */
function isBlankLine(text: string, from: number, to: number): boolean {
  const between = text.slice(from, to)
  return between.trim() === '' && between.split('\n').length > 2
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

/** The first place from `at` on that has neither a space nor a tab. */
function firstLetter(text: string, at: number): number {
  let next = at
  while (text[next] === ' ' || text[next] === '\t') next++
  return next
}

/** The column of a place in its line; a tab reaches to the next multiple of four. */
function columnOf(text: string, at: number): number {
  let column = 0
  for (let next = lineStart(text, at); next < at; next++)
    column += text[next] === '\t' ? 4 - (column % 4) : 1
  return column
}
