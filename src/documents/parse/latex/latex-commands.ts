import { wordSet } from '../word-set.ts'

/** What HTML stands around the argument of a command, or in place of a command without one. */
export type Written = readonly [start: string, end: string]

/** The levels of headings: the title of the document is the first. */
export const headings: ReadonlyMap<string, number> = new Map([
  ['part', 1],
  ['chapter', 1],
  ['section', 2],
  ['subsection', 3],
  ['subsubsection', 4],
  ['paragraph', 5],
  ['subparagraph', 6],
])

/** Commands that write something around their argument; all others that are unknown write only the argument. */
export const around: ReadonlyMap<string, Written> = new Map([
  ...each(['<code>', '</code>'], 'texttt code lstinline path url nolinkurl mintinline'),
  ...each([' (', ')'], 'footnote footnotetext thanks'),
  ...each(['<p class="title">', '</p>'], 'caption captionof'),
  // What they point to has no number before the whole is set.
  ...each(
    ['[', ']'],
    'ref eqref pageref autoref cref Cref nameref vref cite citep citet citealp parencite textcite autocite',
  ),
])

/** How many arguments of a command only set or name something. */
export const unread: ReadonlyMap<string, number> = new Map([
  ...counted(
    1,
    'label nocite vspace hspace vskip hskip includegraphics input include bibliography bibliographystyle addbibresource usepackage RequirePackage documentclass pagestyle thispagestyle pagenumbering graphicspath hypersetup geometry index glsadd phantom vphantom hphantom rule selectlanguage foreignlanguage color colorbox textcolor href hyperref cmidrule cline usetikzlibrary lstset thmtext theoremstyle title author date newif bibitem stepcounter hyphenation captionsetup fontsize',
  ),
  ...counted(
    2,
    'setlength addtolength setcounter addtocounter newtheorem multicolumn resizebox scalebox renewenvironment definecolor raisebox DeclareMathOperator',
  ),
])

/** Environments that are read as their HTML. */
export const environments: ReadonlyMap<string, Written> = new Map([
  ...each(['<ul>', '</ul>'], 'itemize compactitem'),
  ...each(['<ol>', '</ol>'], 'enumerate compactenum thebibliography'),
  ...each(['<dl>', '</dl>'], 'description'),
  ...each(['<blockquote>', '</blockquote>'], 'quote quotation verse'),
])
/** Environments of code or formulas, in which no command is read. */
export const verbatim = wordSet(
  'verbatim verbatim* Verbatim lstlisting minted alltt equation equation* align align* gather gather* multline multline* flalign flalign* eqnarray eqnarray* displaymath math algorithmic',
)
/** Environments that only draw, or are not shown. */
export const drawn = wordSet('tikzpicture picture comment filecontents filecontents* pspicture')
export const tables = wordSet('tabular tabular* tabularx tabulary longtable array supertabular')

/** Commands that stand for a sign. */
export const signs: ReadonlyMap<string, string> = new Map([
  ...Object.entries({
    ss: 'ß',
    ae: 'æ',
    AE: 'Æ',
    oe: 'œ',
    OE: 'Œ',
    o: 'ø',
    O: 'Ø',
    aa: 'å',
    AA: 'Å',
  }),
  ...Object.entries({
    l: 'ł',
    L: 'Ł',
    i: 'ı',
    j: 'ȷ',
    S: '§',
    P: '¶',
    copyright: '©',
    pounds: '£',
  }),
  ...Object.entries({ euro: '€', texteuro: '€', ldots: '…', dots: '…', textellipsis: '…' }),
  ...Object.entries({ textendash: '–', textemdash: '—', textbackslash: '\\', textasciitilde: '~' }),
  ...Object.entries({ LaTeX: 'LaTeX', TeX: 'TeX', BibTeX: 'BibTeX', textregistered: '®' }),
  ...Object.entries({
    textquotedblleft: '“',
    textquotedblright: '”',
    textdegree: '°',
    degree: '°',
  }),
  ...Object.entries({
    and: ', ',
    quad: ' ',
    qquad: ' ',
    texttrademark: '™',
    textbar: '|',
    par: '\n\n',
  }),
])

/** Accents before a letter, as marks that combine with it. */
export const accents: ReadonlyMap<string, string> = new Map([
  ["'", '\u0301'],
  ['`', '\u0300'],
  ['^', '\u0302'],
  ['"', '\u0308'],
  ['~', '\u0303'],
  ['=', '\u0304'],
  ['.', '\u0307'],
  ['c', '\u0327'],
  ['v', '\u030c'],
  ['u', '\u0306'],
  ['H', '\u030b'],
  ['k', '\u0328'],
  ['r', '\u030a'],
])

function each(written: Written, names: string): (readonly [string, Written])[] {
  return names.split(' ').map((name) => [name, written] as const)
}

function counted(count: number, names: string): (readonly [string, number])[] {
  return names.split(' ').map((name) => [name, count] as const)
}
