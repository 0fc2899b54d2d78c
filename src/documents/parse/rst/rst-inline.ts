import { escaped } from '../html/html-text.ts'

/** What names stand for in a document. */
export type RstNames = {
  /** Substitutions, without their bars. */
  readonly substitutions: ReadonlyMap<string, string>
  /** The title of the section after each target. */
  readonly titles: ReadonlyMap<string, string>
}

/** Roles whose text is prose; that of others is code: the name of a function, file or option. */
const proseRoles = new Set(
  'abbr any cite dfn doc download emphasis eq guilabel index issue math menuselection numref pep ref rfc strong sub subscript sup superscript term title title-reference'.split(
    ' ',
  ),
)

/** Roles that write a name as a call. */
const calledRoles = new Set(['func', 'meth'])

/** The markup within a line; the first alternatives take what the later ones must not see. */
const markup = new RegExp(
  [
    String.raw`\\(?<escapedSign>[\s\S])`,
    '``(?<literal>(?:[^`]|`(?!`))+)``',
    String.raw`:(?<role>[a-zA-Z][\w.+:-]{0,40}):${'`'}(?<content>[^${'`'}]{1,500})${'`'}`,
    '`(?<reference>[^`]{1,500})`(?<mark>__?)?',
    String.raw`\|(?<substitution>[^|\s][^|\n]{0,80})\|_{0,2}`,
    String.raw`\*\*(?<strong>[^\s*](?:[^*]*[^\s*])?)\*\*`,
    String.raw`(?<![\w*])\*(?<emphasis>[^\s*](?:[^*]*[^\s*])?)\*(?![\w*])`,
    String.raw`\s?\[(?:\d{1,4}|#[\w-]{0,40}|\*)\]_(?!\w)`,
    String.raw`(?<![\w${'`'}.\/:])(?<word>[A-Za-z0-9](?:[\w.+-]{0,60}[A-Za-z0-9])?)__?(?![\w${'`'}])`,
  ].join('|'),
  'g',
)

/** A line of reStructuredText as HTML: without its marks, and with what its references and substitutions stand for. */
export function inlineHtml(text: string, names: RstNames): string {
  let html = ''
  let from = 0
  for (const found of text.matchAll(markup)) {
    html += proseHtml(text.slice(from, found.index)) + markedHtml(found.groups ?? {}, names)
    from = found.index + found[0].length
  }
  return html + proseHtml(text.slice(from))
}

/** Dashes are written as two or three hyphens. */
function proseHtml(text: string): string {
  return escaped(text.replace(/(?<= )---?(?= )/g, (hyphens) => (hyphens === '--' ? '–' : '—')))
}

function markedHtml(found: Readonly<Record<string, string | undefined>>, names: RstNames): string {
  const { escapedSign, literal, role, content, reference, mark, substitution } = found
  // An escaped space joins what stands beside it.
  if (escapedSign !== undefined) return escapedSign.trim() === '' ? '' : escaped(escapedSign)
  if (literal !== undefined) return `<code>${escaped(literal)}</code>`
  if (role !== undefined) return roleHtml(role, content ?? '', names)
  if (substitution !== undefined)
    return escaped(names.substitutions.get(substitution) ?? substitution)
  if (reference === undefined) return escaped(found.strong ?? found.emphasis ?? found.word ?? '')
  if (mark === undefined) return escaped(reference)
  const { text, target } = linkIn(reference)
  const address = target === '' ? '#' : escaped(target).replaceAll('"', '&quot;')
  return `<a href="${address}">${escaped(text)}</a>`
}

/** "title <target>", or either alone. */
function linkIn(content: string): { readonly text: string; readonly target: string } {
  const [, text, target] = /^([^<]*\S)\s*<([^<>]*)>$/s.exec(content.trim()) ?? []
  if (text !== undefined) return { text, target: target ?? '' }
  return { text: content.trim().replace(/^<(.*)>$/s, '$1'), target: '' }
}

function roleHtml(role: string, content: string, { titles }: RstNames): string {
  const name = role.split(':').at(-1) ?? role
  const { text, target } = linkIn(content)
  if (name === 'ref' && target === '') return escaped(titles.get(labelOf(text)) ?? text)
  if (name === 'doc' && target === '') return escaped(text.split('/').at(-1) ?? text)
  if (name === 'pep' || name === 'rfc')
    return escaped(target ? text : `${name.toUpperCase()} ${text}`)
  if (name === 'menuselection') return escaped(text.replaceAll('-->', '›'))
  if (proseRoles.has(name)) return escaped(text.replace(/^&/, ''))
  // "~" leaves the module of a name out, "!" its link.
  const shown = /^~/.test(text) ? (text.split('.').at(-1) ?? text).replace(/^~/, '') : text
  const call = calledRoles.has(name) && target === '' && !shown.endsWith(')') ? '()' : ''
  return `<code>${escaped(shown.replace(/^!/, '') + call)}</code>`
}

/** A label as it is compared: case and runs of white space do not matter. */
export function labelOf(written: string): string {
  return written.toLowerCase().replace(/\s+/g, ' ').trim()
}
