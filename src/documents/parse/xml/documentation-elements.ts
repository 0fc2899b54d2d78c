import { wordSet } from '../word-set.ts'

/** What HTML stands in place of an element of documentation. */
export type Place = {
  readonly start: string
  readonly end: string
  readonly isHidden?: true
  readonly isHeading?: true
}

const sections = wordSet(
  'book set part chapter article appendix preface glossary section sect1 sect2 sect3 sect4 sect5 simplesect refentry refsection ' +
    'refsect1 refsect2 refsect3 page topic task concept reference div div1 div2 div3 sec bibliography',
)
const headings = wordSet('title head article-title book-title refentrytitle')
/** What is written of the document; of it a reader gets the title and the abstract. */
const metadata = wordSet(
  'info bookinfo articleinfo chapterinfo sectioninfo refentryinfo article-meta title-group title-info teiHeader fileDesc titleStmt',
)
const readOfMetadata = wordSet(
  'title article-title book-title abstract title-group fileDesc titleStmt',
)
/** Pictures, and lists of what is told elsewhere. */
const hidden = wordSet(
  'prolog indexterm index remark comment media mediaobject inlinemediaobject imageobject screenshot graphic journal-meta ' +
    'document-info publish-info binary ref-list related-links colspec refmiscinfo manvolnum',
)
const tags: ReadonlyMap<string, string> = new Map([
  ...each('p', 'p para simpara abstract shortdesc refnamediv v'),
  ...each('ul', 'itemizedlist list simplelist ul choices'),
  ...each('ol', 'orderedlist procedure steps substeps ol'),
  ...each('li', 'listitem item step substep li member list-item choice'),
  ...each('dl', 'variablelist glosslist terms dl parml def-list'),
  ...each('dt', 'term glossterm dt pt'),
  ...each('dd', 'glossdef dd pd def'),
  ...each('pre', 'programlisting screen literallayout synopsis codeblock msgblock pre'),
  ...each(
    'code',
    'command filename literal option code codeph cmd file sys input output userinput',
  ),
  ...each(
    'code',
    'computeroutput varname envar constant function filepath cmdname apiname parmname',
  ),
  ...each('table', 'table informaltable simpletable'),
  ...each('tr', 'tr row strow sthead'),
  ...each('td', 'td th entry stentry cell'),
  ...each('blockquote', 'blockquote disp-quote epigraph cite'),
])
const notes = wordSet('note tip warning caution important danger attention sidebar')
/** Their titles name them, and head no section. */
const titled = wordSet(
  'figure fig table informaltable table-wrap example procedure itemizedlist orderedlist variablelist list steps terms listing screen ' +
    'code links formalpara caption',
)
/** Code is a block of its own in these, and elsewhere within a sentence. */
const blocksOfCode = wordSet('page section item example listing note')
/** What stands between keys that are pressed together, and on the way through menus. */
const marksBetween: ReadonlyMap<string, string> = new Map([
  ...each('+', 'keyseq keycombo'),
  ...each(' → ', 'guiseq menuchoice menucascade'),
])

/** What stands in place of an element, under those that are open, the innermost last; `depth` of them are sections. */
export function placeOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  above: readonly string[],
  depth: number,
): Place {
  const parent = above.at(-1) ?? ''
  const isStep = parent === 'step' || parent === 'substep'
  if (name === 'info' && isStep) return element('p')
  if (name === 'question' && parent === 'qandaentry') return { ...element(headingAt(depth + 1)) }
  if (name === 'para' && parent === 'question') return { start: '', end: ' ' }
  if (headings.has(name)) return placeOfTitle(attributes, above, depth)
  if (hidden.has(name) || (metadata.has(parent) && !readOfMetadata.has(name)))
    return { start: '', end: '', isHidden: true }
  if (notes.has(name)) return element('div', 'note')
  if (sections.has(name)) return element('section')
  if (name === 'item' && parent === 'terms') return { start: '', end: '</dd>' }
  if (name === 'listitem' && parent === 'varlistentry') return element('dd')
  if (name === 'cmd' && isStep) return element('span')
  if (name === 'code' && blocksOfCode.has(parent)) return element('pre')
  if (name === 'refpurpose') return { start: ' – ', end: '' }
  const tag = tags.get(name)
  return tag === undefined ? { start: '', end: '' } : element(tag)
}

/** Whether an element is a section, whose title is a heading. */
export function isSection(name: string): boolean {
  return sections.has(name)
}

/** What stands before an element that is not the first in its parent. */
export function markBefore(parent: string): string {
  return marksBetween.get(parent) ?? ''
}

function placeOfTitle(
  { type }: Readonly<Record<string, string>>,
  above: readonly string[],
  depth: number,
): Place {
  const [of = '', outer = ''] = [above.at(-1), above.at(-2)]
  // Mallard has titles for links, for sorting and for plain text beside the one that is read.
  if (of === 'info' && type !== undefined) return { start: '', end: '', isHidden: true }
  if (of === 'item' && outer === 'terms') return { start: '<dt>', end: '</dt><dd>' }
  if (titled.has(of) || notes.has(of)) return element('p', 'title')
  return { ...element(headingAt(depth)), isHeading: true }
}

function headingAt(depth: number): string {
  return `h${Math.min(Math.max(depth, 1), 6)}`
}

function element(tag: string, className?: string): Place {
  const attributes = className === undefined ? '' : ` class="${className}"`
  return { start: `<${tag}${attributes}>`, end: `</${tag}>` }
}

function each(value: string, names: string): (readonly [string, string])[] {
  return names.split(' ').map((name) => [name, value] as const)
}
