import { endsSentence } from '../../../../language/sentence-ends.ts'
/** What a heading is made of here: the parts of a document as Mammoth reads them. */
export type DocxElement = {
  readonly type: string
  readonly children?: readonly DocxElement[]
  readonly value?: string
  readonly isBold?: boolean
  /** The name of the font of a run. */
  readonly font?: string | null
  readonly styleId?: string | null
  readonly styleName?: string | null
  readonly numbering?: unknown
}

/** Longer bold text is a paragraph that matters. Not measured. */
const headingLengthMax = 100
/** More such paragraphs in a row are a list, and not headings. */
const inRowMax = 2
const clauseNumber =
  /^(§§? ?\d|Art(icle|ikel|ículo|icolo|igo|\.)? ?\d|\d{1,3}(\.\d{1,3})*[.)] |\d{1,3}(\.\d{1,3})+ )/u

type Read = {
  readonly part: DocxElement
  readonly text: string
  readonly kind: 'bold' | 'numbered' | 'other'
}

/**
 * Gives the style of a heading to paragraphs that are meant as one: short, without the end of a sentence, over text,
 * and wholly bold or beginning with the number of a clause. Contracts and minutes are often written so.
 */
export function markHeadings(document: DocxElement): DocxElement {
  const parts = (document.children ?? []).map(readPart)
  let styled = 0
  let run = 0
  let isFirst = true
  const children = parts.map(({ part, text, kind }, index) => {
    if (text === '' && part.type === 'paragraph') return part
    const isTitle = isFirst && kind === 'bold'
    isFirst = false
    styled = headingLevelOf(part) ?? styled
    run = kind === 'other' ? 0 : run + 1
    const isHeading =
      (kind === 'bold' && run <= inRowMax && isOverText(parts, index, inRowMax - run)) ||
      (kind === 'numbered' && isOverProse(parts, index))
    if (!isHeading) return part
    const level = isTitle ? 1 : Math.min(Math.max(styled, 1) + 1, 6)
    return { ...part, styleId: `Heading${level}`, styleName: `heading ${level}` }
  })
  return { ...document, children }
}

function readPart(part: DocxElement): Read {
  if (part.type !== 'paragraph') return { part, text: '', kind: 'other' }
  const runs = (part.children ?? []).flatMap((child) =>
    child.type === 'hyperlink' ? (child.children ?? []) : child,
  )
  const pieces = runs.map((run) => ({ text: textOf(run), isBold: run.isBold === true }))
  const text = pieces
    .map((piece) => piece.text)
    .join('')
    .trim()
  const isName = isPlain(part) && isShort(text)
  if (isName && pieces.every((piece) => piece.isBold || piece.text.trim() === ''))
    return { part, text, kind: 'bold' }
  return { part, text, kind: isName && clauseNumber.test(text) ? 'numbered' : 'other' }
}

function textOf({ type, value, children }: DocxElement): string {
  if (type === 'text') return value ?? ''
  if (type === 'tab') return ' '
  return type === 'run' ? (children ?? []).map(textOf).join('') : ''
}

/** Whether a paragraph has neither a style of its own nor the mark of a list. */
function isPlain({ numbering, styleName }: DocxElement): boolean {
  return !numbering && /^(normal|body text|standard|no spacing)?$/i.test(styleName ?? '')
}

function isShort(text: string): boolean {
  return text.length <= headingLengthMax && /\p{L}{2}/u.test(text) && !/[.:;,!…]$|: /u.test(text)
}

/** The level of a paragraph that has the style of a heading. */
export function headingLevelOf({ styleName }: DocxElement): number | undefined {
  const level = /^heading ([1-6])$/i.exec(styleName ?? '')?.[1]
  return level === undefined ? undefined : Number(level)
}

/** Whether text follows, or at most so many further headings and then text. */
function isOverText(parts: readonly Read[], index: number, headingsMax: number): boolean {
  let headings = 0
  for (let at = nextFilled(parts, index); parts[at]; at = nextFilled(parts, at)) {
    const next = parts[at]
    if (next === undefined || headingLevelOf(next.part) !== undefined) return false
    if (next.kind !== 'bold') return true
    if (++headings > headingsMax) return false
  }
  return false
}

function isOverProse(parts: readonly Read[], index: number): boolean {
  const next = parts[nextFilled(parts, index)]
  return next?.kind === 'other' && endsSentence(next.text)
}

function nextFilled(parts: readonly Read[], index: number): number {
  let at = index + 1
  while (parts[at]?.part.type === 'paragraph' && parts[at]?.text === '') at++
  return at
}
