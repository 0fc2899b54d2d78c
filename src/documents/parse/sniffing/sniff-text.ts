import { contractLimits } from '../../../contract/limits.ts'
import type { DocumentFormat } from '../parsed-document.ts'
import { csvDelimiter, titledCsvDelimiter } from '../text/csv/csv-delimiter.ts'
import { countJsonValues } from '../text/json/count-json-values.ts'
import { isCodeFile } from '../text/parse-code.ts'
import { headOf } from './head-of.ts'

export type TextFormat = Extract<
  DocumentFormat,
  'text' | 'markdown' | 'html' | 'csv' | 'json' | 'eml'
>

export type SniffHint = {
  readonly filename?: string | undefined
  readonly contentType?: string | undefined
}

/** A text of fewer lines may have its delimiters by chance. */
const linesMin = 3

/**
 * The format of a text by its content. File name and media type only decide between formats that any plain text could
 * have: text, Markdown, CSV, code.
 */
export function sniffText(text: string, hint: SniffHint): TextFormat {
  const head = headOf(text)
  const named = namedFormat(hint)
  if (isHtml(head, named === 'markdown' || isMarkdown(head))) return 'html'
  if (isJson(text, named)) return 'json'
  if (isMail(head)) return 'eml'
  if (named === 'csv' && (csvDelimiter(text, 1) ?? titledCsvDelimiter(text))) return 'csv'
  if (named === 'text' || named === 'markdown') return named
  if (csvDelimiter(text, linesMin)) return 'csv'
  return isMarkdown(head) ? 'markdown' : 'text'
}

const pageStart = /^<(!doctype\s+html|html|head|body|meta|title)\b/i
const fragmentStart = /^<(script|style|div|p|h[1-6]|table|article|section|main|ul|ol|span)\b/i

/** Markdown may begin with a fragment of HTML, but not with an HTML page. */
function isHtml(head: string, mayBeMarkdown: boolean): boolean {
  const start = head.replace(/^(\s|<\?xml[^>]*>|<!--[\s\S]*?-->)*/, '').slice(0, 1024)
  return pageStart.test(start) || (fragmentStart.test(start) && !mayBeMarkdown)
}

const jsonStart = /^\s*(\{\s*"|\[\s*["{[\d-])/

/** JSON with more values than the limit is recognised by its beginning instead of being parsed. */
function isJson(text: string, named: TextFormat | undefined): boolean {
  const start = text.slice(0, 1024)
  if (!/^\s*[{[]/.test(start)) return false
  if (countJsonValues(text, contractLimits.documentValues) > contractLimits.documentValues)
    return named === undefined && jsonStart.test(start)
  try {
    JSON.parse(text)
    return true
  } catch {
    return isJsonLines(text)
  }
}

function isJsonLines(text: string): boolean {
  const head = headOf(text)
  const lines = head.split('\n').map((line) => line.trim())
  if (head.length < text.length) lines.pop()
  const filled = lines.filter((line) => line !== '')
  try {
    for (const line of filled) JSON.parse(line)
    return filled.length > 1 && filled.every((line) => line.startsWith('{') || line.startsWith('['))
  } catch {
    return false
  }
}

/** An e-mail begins with header lines, two of which every mail has (RFC 5322). */
function isMail(head: string): boolean {
  const block = head.replace(/^\s*From .*\r?\n/, '').split(/\r?\n\r?\n/, 1)[0] ?? ''
  if (!/^[\w-]+:/.test(block)) return false
  const known = block.match(
    /^(from|to|cc|date|subject|received|return-path|message-id|mime-version|delivered-to|content-type|reply-to|x-[\w-]+):/gim,
  )
  const names = new Set(known?.map((name) => name.toLowerCase()))
  return (
    names.has('from:') &&
    names.size >= 3 &&
    /^(date|message-id|received|mime-version|return-path):/im.test(block)
  )
}

function namedFormat({ filename = '', contentType = '' }: SniffHint): TextFormat | undefined {
  if (/\.(md|markdown|mdown|mkd)$/i.test(filename)) return 'markdown'
  // Programs export text with tabs under the name of a workbook.
  if (/\.(csv|tsv|tab|xls)$/i.test(filename)) return 'csv'
  if (/\.(txt|text|log|rst|adoc|asciidoc|org|tex)$/i.test(filename) || isCodeFile(filename))
    return 'text'
  if (/^text\/(x-)?markdown\b/i.test(contentType)) return 'markdown'
  if (/^text\/(csv|tab-separated-values)\b/i.test(contentType)) return 'csv'
  return undefined
}

/** Headings alone could be comments of a script, so a second sign is required. */
function isMarkdown(head: string): boolean {
  const signs = [
    /^#{1,6} \S/m,
    /\[[^[\]\n]+\]\([^()\s]+\)/,
    /^(```|~~~)/m,
    /^[-*+] \S/m,
    /\*\*\S[^*\n]*\*\*/,
    /^\|.*\|\s*$/m,
  ]
  return (signs[0]?.test(head) ?? false) && signs.slice(1).some((sign) => sign.test(head))
}
