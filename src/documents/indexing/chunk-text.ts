import type { Block } from '../../extraction/blocks/block.ts'
import type { ChunkLayout } from '../../extraction/blocks/chunk-layout.ts'
import type { Range } from '../../language/words/words.ts'
import { cutPassage } from './cut-passage.ts'
import { LeadInFinder } from './find-lead-ins.ts'

/** A range of the text, in UTF-16 code units, end exclusive, and its layout. */
export type Chunk = Range & { readonly layout: ChunkLayout }

/**
 * A section shorter than this is joined to its neighbour, up to `joinedLengthMax`: a single line says too little to be
 * found.
 */
const sectionLengthMin = 300
const joinedLengthMax = 1_200
/** A longer heading is a paragraph in the wrong style, and every chunk below it repeats it. */
const titleLengthMax = 200

/**
 * Cuts a text into chunks that can be read alone: at headings, then between blocks, and within a block only if it is a
 * paragraph or too long: between lines, sentences, words. Each character that is not white space is in exactly one
 * chunk. Chunks are in order and at most 2,000 UTF-16 units long; a text of that length without headings stays whole.
 * `blocks` are the blocks of the text in ascending order.
 */
export function chunkText(text: string, blocks: readonly Block[]): Chunk[] {
  const leadIns = new LeadInFinder(text, blocks)
  let next = 0
  return joinShortSections(sectionsOf(text, blocks)).flatMap(({ headings, ...section }) =>
    cutPassage(text, section, blocks, next).map((range) => {
      while ((blocks[next]?.end ?? text.length) <= range.start && next < blocks.length) next++
      const leadIn = leadIns.of(next)
      const own = blocksWithin(blocks, next, range)
      return { start: range.start, end: range.end, layout: { headings, blocks: own, leadIn } }
    }),
  )
}

/** The blocks from index `first` that lie in the range, with offsets relative to its start. */
function blocksWithin(blocks: readonly Block[], first: number, { start, end }: Range): Block[] {
  const within: Block[] = []
  for (let index = first; index < blocks.length; index++) {
    const block = blocks[index]
    if (!block || block.start >= end) break
    within.push({
      ...block,
      start: Math.max(block.start, start) - start,
      end: Math.min(block.end, end) - start,
    })
  }
  return within
}

type Section = {
  readonly start: number
  readonly end: number
  readonly headings: readonly string[]
  /** False for a heading directly followed by another heading. */
  readonly hasBody: boolean
}

function sectionsOf(text: string, blocks: readonly Block[]): Section[] {
  const sections: Section[] = []
  const path: { readonly depth: number; readonly title: string }[] = []
  let start = 0
  let bodyStart = 0
  const close = (end: number) => {
    if (end <= start) return
    const hasBody = /\S/.test(text.slice(bodyStart, end))
    sections.push({ start, end, headings: path.map(({ title }) => title), hasBody })
    start = end
  }
  for (const heading of blocks) {
    if (heading.kind !== 'heading') continue
    // A heading's markup, such as `##`, is before its words on the same line.
    close(heading.start === 0 ? 0 : text.lastIndexOf('\n', heading.start - 1) + 1)
    while ((path.at(-1)?.depth ?? 0) >= heading.depth) path.pop()
    const title = text.slice(heading.start, heading.end).replace(/\s+/g, ' ').trim()
    path.push({ depth: heading.depth, title: title.slice(0, titleLengthMax).toWellFormed() })
    bodyStart = heading.end
  }
  close(text.length)
  return sections
}

function joinShortSections(sections: readonly Section[]): Section[] {
  const joined: Section[] = []
  for (const section of sections) {
    const last = joined.at(-1)
    if (last && belongTogether(last, section)) joined[joined.length - 1] = join(last, section)
    else joined.push(section)
  }
  return joined
}

function belongTogether(last: Section, next: Section): boolean {
  if (!last.hasBody) return true
  if (!next.hasBody) return false
  const isShort = Math.min(last.end - last.start, next.end - next.start) < sectionLengthMin
  return isShort && next.end - last.start <= joinedLengthMax
}

/** Joins two sections under the headings that both have in common. */
function join(last: Section, next: Section): Section {
  return { ...next, start: last.start, headings: commonHeadings(last, next) }
}

function commonHeadings(last: Section, next: Section): readonly string[] {
  if (!last.hasBody) return next.headings
  const difference = last.headings.findIndex((title, depth) => title !== next.headings[depth])
  return difference < 0 ? last.headings : last.headings.slice(0, difference)
}
