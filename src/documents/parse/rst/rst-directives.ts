import { parse as parseCsvRows } from 'csv-parse/sync'
import { capitalised } from '../../../base/text/capitalised.ts'
import { escaped } from '../html/html-text.ts'
import { wordSet } from '../word-set.ts'
import { dedented } from './rst-lines.ts'
import { readListTable, tableHtml } from './rst-tables.ts'

/** A directive: `.. name:: arguments`, with its options and what is indented below it. */
export type RstDirective = {
  /** Without its domain: "function" for "py:function". */
  readonly name: string
  readonly arguments: readonly string[]
  readonly options: ReadonlyMap<string, string>
  readonly body: readonly string[]
}

/** How what is in a directive is written. */
export type RstWriting = {
  readonly inline: (text: string) => string
  readonly blocks: (lines: readonly string[]) => string
  /** The level of the section that it is in, 0 before the first. */
  readonly level: number
}

/** Directives that nobody reads: they include, draw or set something. */
const unread = wordSet(
  'toctree contents include literalinclude index meta raw highlight currentmodule module default-role default-domain role tabularcolumns sectnum section-numbering header footer target-notes image graphviz digraph mermaid plantuml inheritance-diagram plot autoclass autodata autoattribute autoexception autofunction automethod automodule autosummary program replace unicode date sectionauthor moduleauthor codeauthor testsetup testcleanup bibliography',
)
const code = wordSet(
  'code code-block sourcecode parsed-literal prompt console terminal ipython doctest testcode testoutput productionlist math command-output',
)
const notes = wordSet(
  'note warning tip hint important caution danger attention error seealso admonition topic sidebar',
)
/** Notes whose argument is their title; that of others is the beginning of their text. */
const titledNotes = wordSet('admonition topic sidebar')
/** What Sphinx writes before a version. */
const versions: ReadonlyMap<string, string> = new Map([
  ['versionadded', 'Added in version'],
  ['versionchanged', 'Changed in version'],
  ['deprecated', 'Deprecated since version'],
  ['deprecated-removed', 'Deprecated since version'],
  ['versionremoved', 'Removed in version'],
])

/** The directive that begins with this line, whose further lines are `indented`; undefined if the line opens none. */
export function readDirective(
  opening: string,
  indented: readonly string[],
): RstDirective | undefined {
  const [, written, first = ''] = /^\.\. +([A-Za-z][\w:.+-]*?) ?::(?: (.*))?$/.exec(opening) ?? []
  if (written === undefined) return undefined
  const lines = dedented(indented)
  const args = first.trim() === '' ? [] : [first.trim()]
  const options = new Map<string, string>()
  let at = 0
  for (; at < lines.length && lines[at]?.trim() !== ''; at++) {
    const line = lines[at] ?? ''
    const [, name, value = ''] = /^:([\w-]+):(?: (.*))?$/.exec(line) ?? []
    if (name !== undefined) options.set(name, value.trim())
    else if (first.trim() === '') break
    else if (args.at(-1)?.endsWith('\\'))
      args.push(`${args.pop()?.slice(0, -1).trimEnd() ?? ''} ${line.trim()}`)
    else args.push(line.trim())
  }
  const name = written.split(':').at(-1) ?? written
  return { name, arguments: args, options, body: lines.slice(at) }
}

/** A directive as HTML. */
export function directiveHtml(directive: RstDirective, writing: RstWriting): string {
  const { name, arguments: args, options, body } = directive
  const { inline, blocks, level } = writing
  const title = args.join(' ')
  if (unread.has(name)) return ''
  if (code.has(name) && options.has('hide')) return ''
  if (code.has(name)) return codeHtml(name === 'math' ? [...args, ...body] : body)
  if (notes.has(name)) return noteHtml(directive, writing)
  const version = versions.get(name)
  if (version !== undefined) {
    const [number = '', ...rest] = title.split(' ')
    const said = [rest.join(' '), ...body].join('\n').trim()
    const opening = `${version} ${number}`
    return said === ''
      ? `<p>${opening}.</p>`
      : blocks([`${opening}: ${said.split('\n')[0] ?? ''}`, ...said.split('\n').slice(1)])
  }
  if (name === 'rubric') return `<h${level + 1}>${inline(title)}</h${level + 1}>`
  if (name === 'list-table' || name === 'csv-table') {
    const headerRows = Number(options.get('header-rows') ?? 0)
    const table =
      name === 'list-table'
        ? readListTable(body, headerRows)
        : { rows: csvRows(options, body), headerRows: options.has('header') ? 1 : headerRows }
    return `<table>${captionHtml(title, inline)}${tableHtml(table, blocks)}</table>\n`
  }
  if (name === 'table')
    return `${title === '' ? '' : `<p class="title">${inline(title)}</p>`}${blocks(body)}`
  if (name === 'figure' || title === '') return blocks(body)
  return `<dl>${args.map((term) => `<dt>${inline(term)}</dt>`).join('')}<dd>${blocks(body)}</dd></dl>\n`
}

/** Lines of code as HTML. */
export function codeHtml(lines: readonly string[]): string {
  return `<pre>${escaped(dedented(lines).join('\n'))}</pre>\n`
}

function noteHtml(
  { name, arguments: args, body }: RstDirective,
  { inline, blocks }: RstWriting,
): string {
  const isTitled = titledNotes.has(name)
  const label = isTitled
    ? inline(args.join(' '))
    : name === 'seealso'
      ? 'See also'
      : capitalised(name)
  const text = isTitled || args.length === 0 ? body : [...args, ...body]
  return `<div class="admonition"><p class="admonition-title">${label}</p>${blocks(text)}</div>\n`
}

function captionHtml(title: string, inline: (text: string) => string): string {
  return title === '' ? '' : `<caption>${inline(title)}</caption>`
}

/** The rows of the directive `csv-table`, with its header; none of what is no CSV. */
function csvRows(options: ReadonlyMap<string, string>, body: readonly string[]): string[][][] {
  const header = options.get('header')
  const lines = [...(header === undefined ? [] : [header]), ...body]
  const delimiter =
    { tab: '\t', space: ' ' }[options.get('delim') ?? ''] ?? options.get('delim') ?? ','
  const settings = {
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  }
  try {
    const rows: string[][] = parseCsvRows(lines.join('\n'), settings)
    return rows.map((cells) => cells.map((cell) => cell.split('\n')))
  } catch {
    return lines.map((line) => [[line]])
  }
}
