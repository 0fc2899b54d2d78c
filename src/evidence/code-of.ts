import { LineCursor } from '../extraction/blocks/reading/line-cursor.ts'
import { codes, takeQuoteMark } from '../extraction/blocks/reading/line-marks.ts'
import type { Range } from '../language/words/words.ts'

/** Code as it can be pasted, and the language that its fence names; empty if none. */
export type Code = { readonly text: string; readonly language: string }

/**
 * The code of a block of a text: without what the lists and quotations around it write before each of its lines, and
 * without the indentation of its fence. Linear in the length of the block.
 */
export function codeOf(text: string, { start, end }: Range): Code {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = asSpaces(text.slice(lineStart, start))
  const marks = marksIn(before)
  const fence = fenceBefore(text.slice(Math.max(0, lineStart - fenceReach), lineStart), marks)
  const line = new LineCursor(before + text.slice(start, end), 0)
  const lines: string[] = []
  while (line.next()) {
    takeMarks(line, marks)
    line.takeIndent(Math.min(fence.indent, line.indent))
    lines.push(line.content)
  }
  return { text: lines.join('\n'), language: fence.language }
}

/** How far before code its fence is looked for, in characters: between them may be blank lines. */
const fenceReach = 300

/** What stands before each line of a block: the mark of a quotation, or some columns of white space. */
type Mark = '>' | number

function marksIn(before: string): readonly Mark[] {
  const line = new LineCursor(before, 0)
  const marks: Mark[] = []
  if (!line.next()) return marks
  while (line.indent > 0 || !line.isBlank) {
    if (line.indent > 0) {
      marks.push(line.indent)
      line.takeIndent(line.indent)
    } else if (takeQuoteMark(line)) marks.push('>')
    else break
  }
  return marks
}

/** Consumes the marks as far as the line has them: a blank line may have none. */
function takeMarks(line: LineCursor, marks: readonly Mark[]): void {
  for (const mark of marks)
    if (mark === '>') takeQuoteMark(line)
    else line.takeIndent(Math.min(mark, line.indent))
}

/** The marks before a line as those of the lines below it: where an item begins, these have white space. */
function asSpaces(marks: string): string {
  return marks.replace(/[^\s>]/g, ' ')
}

/** The indentation of the fence that a text ends with, in columns behind the marks, and the language that it names. */
function fenceBefore(
  text: string,
  marks: readonly Mark[],
): { readonly indent: number; readonly language: string } {
  const last = text.split('\n').findLast((line) => /[^\s>]/.test(line)) ?? ''
  const [, before, language = ''] = opening.exec(last) ?? []
  if (before === undefined) return { indent: 0, language }
  const line = new LineCursor(`${asSpaces(before)}\``, 0)
  line.next()
  takeMarks(line, marks)
  return { indent: line.firstCode === codes.backtick ? line.indent : 0, language }
}

/** A fence behind the marks of quotations and items. */
const opening =
  /^((?:[\s>]|[-*+](?=\s)|\d{1,9}[.)](?=\s))*)(?:`{3,}(?=[^`]*$)|~{3,})[ \t]*([\w+#.-]{1,20})?/
