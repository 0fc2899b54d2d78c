import type { Passage } from '../../evidence/passage.ts'
import { onOneLine, shown } from '../../evidence/show.ts'
import type { Block } from '../../extraction/blocks/block.ts'
import { type Token, tokens } from '../../extraction/tokens.ts'
import { countWords } from '../../language/count-words.ts'
import { sentences } from '../../language/sentences.ts'
import type { Range } from '../../language/words.ts'

export type UnitKind = 'sentence' | 'item' | 'row' | 'code' | 'heading'

/** The smallest part of the evidence that can be quoted: a sentence, a table row, a code block, a heading. */
export type Unit = Range & {
  /** Index into the passages. */
  readonly passage: number
  readonly kind: UnitKind
  /** Counts the blocks, and the sections between headings, of its passage. */
  readonly block: number
  readonly section: number
  /** Whether its block begins with it. */
  readonly opensBlock: boolean
  /** Of a heading its level, of an item its nesting. */
  readonly depth: number
  /** Whether it opens its list or its table. */
  readonly opensGroup: boolean
  readonly isOrdered: boolean
  /** The headings above it, outermost first. */
  readonly headings: readonly string[]
  /** It ends with a colon: what it speaks of follows. */
  readonly endsOpen: boolean
  readonly tokens: readonly Token[]
  /** How many words a reader sees. */
  readonly wordCount: number
}

/** All units of the passages in reading order; what stands there twice comes once, but for headings and headers. */
export function readEvidence(passages: readonly Passage[]): readonly Unit[] {
  const seen = new Set<string>()
  return passages.flatMap((passage, index) => unitsOf(passage, index, seen))
}

function unitsOf(passage: Passage, index: number, seen: Set<string>): Unit[] {
  const units: Unit[] = []
  const outline = new Outline(passage.headings)
  let section = 0
  passage.blocks.forEach((block, number) => {
    if (block.kind === 'metadata' || block.kind === 'boilerplate') return
    if (block.kind === 'heading') {
      outline.enter(block.depth, passage.text.slice(block.start, block.end))
      section++
    }
    const { headings } = outline
    partsOf(passage.text, block).forEach((range, part) => {
      const unit = { ...readUnit(passage, range, block), passage: index, block: number, section }
      if (unit.wordCount === 0) return
      const words = onOneLine(passage.text.slice(range.start, range.end))
      const opensTable = unit.kind === 'row' && unit.opensGroup
      if (seen.has(words) && unit.kind !== 'heading' && !opensTable) return
      seen.add(words)
      units.push({ ...unit, opensBlock: part === 0, headings })
    })
  })
  return units
}

function readUnit({ text, language }: Passage, range: Range, block: Block) {
  const written = text.slice(range.start, range.end)
  return {
    ...range,
    kind: kindOf(block),
    depth: block.depth,
    opensGroup: block.opens,
    isOrdered: block.ordered === true,
    endsOpen: /[:：]$/.test(written.slice(-1)),
    tokens: tokens(written, language, range.start),
    wordCount: countWords(block.kind === 'code' ? written : shown(written)),
  }
}

function kindOf({ kind }: Block): UnitKind {
  if (kind === 'item' || kind === 'row' || kind === 'code' || kind === 'heading') return kind
  return 'sentence'
}

/** Prose is read by the sentence, everything else as it stands. */
function partsOf(text: string, { kind, start, end }: Block): readonly Range[] {
  if (kind === 'row' || kind === 'code' || kind === 'heading') return [{ start, end }]
  return sentences(text.slice(start, end)).map((range) => {
    return { start: start + range.start, end: start + range.end }
  })
}

/** The headings above the place that reading has come to. */
class Outline {
  #open: readonly { readonly depth: number; readonly title: string }[]

  constructor(above: readonly string[]) {
    this.#open = above.map((title, index) => ({ depth: index + 1, title }))
  }

  /** A passage's own headings may be among those that it stands under: the path has each once. */
  enter(depth: number, title: string): void {
    const words = onOneLine(title).trim()
    const above = this.#open.filter((one) => one.depth < depth && one.title !== words)
    this.#open = [...above, { depth, title: words }]
  }

  get headings(): readonly string[] {
    return this.#open.map(({ title }) => title)
  }
}
