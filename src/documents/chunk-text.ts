import { cutPassage } from './cut-passage.ts'
import type { Heading } from './parse/parsed-document.ts'

/** A passage of the text, in UTF-16 code units, end exclusive, and the headings it stands under. */
export type Chunk = {
  readonly start: number
  readonly end: number
  readonly headings: readonly string[]
}

/** A shorter section joins its neighbour, up to this length: one line alone says too little to be found. */
const sectionLengthMin = 300
const joinedLengthMax = 1_200
const titleLengthMax = 200

/**
 * Cuts a text into passages that can be read alone: at headings, then between paragraphs, lines,
 * sentences, words. Every character that is not white space is in exactly one chunk; chunks are in order,
 * at most 2,000 units long, and a text of that length without headings stays whole. `outline` holds the
 * text's headings in ascending order.
 */
export function chunkText(text: string, outline: readonly Heading[]): Chunk[] {
  return joinShortSections(sectionsOf(text, outline)).flatMap(({ start, end, headings }) =>
    cutPassage(text, start, end).map((range) => ({ ...range, headings })),
  )
}

type Section = {
  readonly start: number
  readonly end: number
  readonly headings: readonly string[]
  /** False for a heading that the next heading follows at once. */
  readonly hasBody: boolean
}

function sectionsOf(text: string, outline: readonly Heading[]): Section[] {
  const sections: Section[] = []
  const path: { readonly level: number; readonly title: string }[] = []
  let start = 0
  let bodyStart = 0
  const close = (end: number) => {
    if (end <= start) return
    const hasBody = /\S/.test(text.slice(bodyStart, end))
    sections.push({ start, end, headings: path.map(({ title }) => title), hasBody })
    start = end
  }
  for (const heading of outline) {
    // A heading's marks, such as `##`, stand before its words on the same line.
    close(heading.start === 0 ? 0 : text.lastIndexOf('\n', heading.start - 1) + 1)
    while ((path.at(-1)?.level ?? 0) >= heading.level) path.pop()
    const title = text.slice(heading.start, heading.end).replace(/\s+/g, ' ').trim()
    path.push({ level: heading.level, title: title.slice(0, titleLengthMax).toWellFormed() })
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

/** What two sections stand under together: the headings that are above the text of both. */
function join(last: Section, next: Section): Section {
  return { ...next, start: last.start, headings: commonHeadings(last, next) }
}

function commonHeadings(last: Section, next: Section): readonly string[] {
  if (!last.hasBody) return next.headings
  const difference = last.headings.findIndex((title, depth) => title !== next.headings[depth])
  return difference < 0 ? last.headings : last.headings.slice(0, difference)
}
