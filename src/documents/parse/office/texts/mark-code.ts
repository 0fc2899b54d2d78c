import type { DocxElement } from './mark-headings.ts'

/** The style of a paragraph that is a line of code. */
export const codeStyle = 'code in letters of one width'

/** Fonts whose letters are all of one width, which word processors have for code. */
const fixedFont =
  /\b(?:courier|consolas|monaco|menlo|inconsolata|andale|lucida (?:console|sans typewriter)|cascadia|letter gothic)\b|mono\b|monospace/i
/** The share of such text from which on a document is typed in it, and it means no code. Not measured. */
const typedShareMin = 0.5

/**
 * Gives the style of code to paragraphs that are wholly in letters of one width, in a document that is mostly in
 * others.
 */
export function markCode(document: DocxElement): DocxElement {
  const parts = document.children ?? []
  const pieces = parts.map(piecesOf)
  const lengthOf = (some: readonly Piece[]) => some.reduce((sum, { length }) => sum + length, 0)
  const typed = pieces.map((own) => own.filter(({ isFixed }) => isFixed))
  const share = lengthOf(typed.flat()) / Math.max(lengthOf(pieces.flat()), 1)
  if (share === 0 || share >= typedShareMin) return document
  const children = parts.map((part, at) => {
    const length = lengthOf(pieces[at] ?? [])
    const isCode = length > 0 && length === lengthOf(typed[at] ?? []) && isPlain(part)
    return isCode ? { ...part, styleId: codeStyle, styleName: codeStyle } : part
  })
  return { ...document, children }
}

type Piece = { readonly length: number; readonly isFixed: boolean }

/** The lengths of the texts of a part; those of a table are in no face. */
function piecesOf(part: DocxElement): readonly Piece[] {
  if (part.type !== 'paragraph') return [{ length: lengthOf(part), isFixed: false }]
  return (part.children ?? []).map((run) => ({
    length: lengthOf(run),
    isFixed: run.type === 'run' && fixedFont.test(run.font ?? ''),
  }))
}

/** Without white space, which may be in any face. */
function lengthOf({ value = '', children = [] }: DocxElement): number {
  return value.replace(/\s+/g, '').length + children.reduce((sum, one) => sum + lengthOf(one), 0)
}

function isPlain({ numbering, styleName }: DocxElement): boolean {
  return !numbering && !/^(?:heading|title)/i.test(styleName ?? '')
}
