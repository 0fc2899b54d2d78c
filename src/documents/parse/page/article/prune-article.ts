import { endsSentence } from '../../../../language/sentence-ends.ts'
import type { PageElement } from '../page-dom.ts'

/**
 * Tuned on the 181 pages of news and blogs of the tune half. Figures are the F1 of 4-word shingles without the rule;
 * with all rules it is 0.969.
 */
const settings = {
  /**
   * A paragraph of this many words is prose; so is a shorter one that ends like a sentence. F1 is 0.966 and 0.968 at 14
   * and 30.
   */
  proseWordsMin: 20,
  sentenceWordsMin: 8,
  /** A paragraph that is links to this share is no prose, however long. Not measured by itself. */
  proseLinkedShareMax: 0.5,
  /**
   * Of the longer of two titles that are the same, this share is the title; the rest is the name of the site. Not
   * measured.
   */
  sameTitleShareMin: 0.6,
  /** A short paragraph with a larger share of linked text leads to other pages: 0.966. */
  linkedShareMax: 0.7,
  linkedWordsMax: 30,
  /** A list of links leads to other pages, as does the label above it. */
  linkedListShareMax: 0.8,
  labelWordsMax: 5,
  /** Text before the first prose is dates, names and credits (0.961), unless it is a larger share of the page. */
  leadShareMax: 0.3,
} as const

/** Deeper than any page meant for readers. */
const depthMax = 400

const blockNames = new Set(
  'p h1 h2 h3 h4 h5 h6 li pre blockquote div section article ul ol table dl dt dd figure header footer aside main form'.split(
    ' ',
  ),
)
/** Elements that are kept or dropped as a whole. */
const wholes = new Set(['table', 'pre'])

/** A block element without other blocks in it. */
type Leaf = {
  readonly element: PageElement
  readonly list: PageElement | undefined
  readonly text: string
  readonly words: number
  /** The share of its letters that is in links. */
  readonly linked: number
  readonly isHeading: boolean
  readonly isItem: boolean
  readonly isProse: boolean
}

/**
 * Removes from an article what is not its text: captions (0.964 with them), what precedes the first prose, and links to
 * other pages.
 */
export function pruneArticle(article: PageElement, title: string): void {
  for (const caption of [...article.getElementsByTagName('figcaption')]) caption.remove()
  const leaves = leavesOf(article)
  const dropped = new Set([
    ...leadOf(leaves, title),
    ...leaves.filter(leadsElsewhere),
    ...leaves.filter(({ isHeading, text }) => isHeading && isSame(text, title)),
    ...linkedLists(leaves),
  ])
  for (const { element } of dropped) element.remove()
}

function leadOf(leaves: readonly Leaf[], title: string): readonly Leaf[] {
  const first = leaves.findIndex(({ isProse }) => isProse)
  if (first <= 0) return []
  const before = leaves.slice(0, first).filter(({ element }) => !wholes.has(element.localName))
  const heading = before.at(-1)
  const kept = heading?.isHeading && !isSame(heading.text, title) ? heading : undefined
  const lead = before.filter((leaf) => leaf !== kept)
  const isMuch = lengthOf(lead) > settings.leadShareMax * lengthOf(leaves)
  return isMuch ? [] : lead
}

function leadsElsewhere({ isHeading, isItem, linked, words, element }: Leaf): boolean {
  if (isHeading || isItem || wholes.has(element.localName)) return false
  return linked >= settings.linkedShareMax && words <= settings.linkedWordsMax
}

function linkedLists(leaves: readonly Leaf[]): readonly Leaf[] {
  const lists = Map.groupBy(leaves.keys(), (index) => leaves[index]?.list)
  const dropped: Leaf[] = []
  for (const [list, indexes] of lists) {
    const items = indexes.flatMap((index) => leaves[index] ?? [])
    const linked = items.reduce((sum, item) => sum + item.linked * item.text.length, 0)
    if (!list || linked < settings.linkedListShareMax * lengthOf(items)) continue
    const label = leaves[(indexes[0] ?? 0) - 1]
    const isLabel = label && !label.isProse && !label.list && label.words <= settings.labelWordsMax
    dropped.push(...items, ...(isLabel ? [label] : []))
  }
  return dropped
}

/** The leaves in document order, without empty ones. */
function leavesOf(article: PageElement): Leaf[] {
  const leaves: Leaf[] = []
  const walk = (element: PageElement, list: PageElement | undefined, depth: number): boolean => {
    if (wholes.has(element.localName) || depth > depthMax) return addLeaf(leaves, element, list)
    const isList = element.localName === 'ul' || element.localName === 'ol'
    let hasBlocks = false
    for (const child of element.children)
      hasBlocks = walk(child, isList ? element : list, depth + 1) || hasBlocks
    if (hasBlocks || !blockNames.has(element.localName)) return hasBlocks
    return addLeaf(leaves, element, list)
  }
  walk(article, undefined, 0)
  return leaves
}

function addLeaf(leaves: Leaf[], element: PageElement, list: PageElement | undefined): true {
  const text = flat(element)
  if (text === '') return true
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const linkedLength = [...element.getElementsByTagName('a')].reduce(
    (sum, link) => sum + flat(link).length,
    0,
  )
  const linked = linkedLength / text.length
  const isHeading = /^h[1-6]$/.test(element.localName)
  const isSentence = words >= settings.sentenceWordsMin && endsSentence(text.trimEnd())
  const isProse =
    !isHeading &&
    linked < settings.proseLinkedShareMax &&
    (words >= settings.proseWordsMin || isSentence)
  const isItem = element.localName === 'li'
  leaves.push({ element, list, text, words, linked, isHeading, isItem, isProse })
  return true
}

function flat({ textContent }: PageElement): string {
  return (textContent ?? '').replace(/\s+/g, ' ').trim()
}

function lengthOf(leaves: readonly Leaf[]): number {
  return leaves.reduce((sum, { text }) => sum + text.length, 0)
}

/** Whether two titles are the same; one may have the name of the site appended. */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(lettersOf).sort((a, b) => a.length - b.length)
  return (
    short !== '' &&
    long.startsWith(short) &&
    short.length > long.length * settings.sameTitleShareMin
  )
}

function lettersOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
