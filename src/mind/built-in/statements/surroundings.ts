import type { Passage } from '../../../evidence/passage.ts'
import { termSet, termSetOf } from '../../../extraction/terms/term-set.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { isSaid } from '../segmentation/turns.ts'
import { settings } from './settings.ts'

export type Terms = ReadonlySet<number>

/**
 * The terms around the units of passages. Those of a paragraph, a section, headings or a document are read once for all
 * units that they are around, so that thousands of statements take time linear in the length of the passages.
 */
export class Surroundings {
  readonly #units: readonly Unit[]
  readonly #passages: readonly Passage[]
  readonly #language: string
  readonly #placeOf: ReadonlyMap<Unit, number>
  readonly #documents: ReadonlyMap<string, readonly Passage[]>
  readonly #headings = new Map<Unit['headings'], Terms>()
  readonly #openings = new Map<number, Terms>()
  readonly #closings = new Map<number, Terms>()
  #blocks: ReadonlyMap<string, Terms> | undefined
  #sections: ReadonlyMap<string, Terms> | undefined

  /** `language` is that of the words that are looked for. */
  constructor(units: readonly Unit[], passages: readonly Passage[], language: string) {
    this.#units = units
    this.#passages = passages
    this.#language = language
    this.#placeOf = new Map(units.map((unit, at) => [unit, at]))
    this.#documents = Map.groupBy(passages, ({ docId }) => docId)
  }

  /** The terms of a sentence, of the headings above it, and of the title of its document and how it begins. */
  near(unit: Unit): readonly Terms[] {
    return [termSetOf(unit.tokens), ...this.above(unit)]
  }

  above({ headings, passage }: Unit): readonly Terms[] {
    const ofHeadings = once(this.#headings, headings, () => this.#terms(headings.join('\n')))
    const ofOpening = once(this.#openings, passage, () => {
      const { title = '', about = '', docId = '' } = this.#passages[passage] ?? {}
      const first = this.#documents.get(docId)?.[0]
      const opening = first?.start === 0 ? first.text.slice(0, settings.openingLength) : ''
      return this.#terms([about, title, opening].join('\n'))
    })
    return [ofHeadings, ofOpening]
  }

  inBlock(unit: Unit): readonly Terms[] {
    this.#blocks ??= termsBy(this.#units, blockOf)
    return [...this.near(unit), this.#blocks.get(blockOf(unit)) ?? new Set()]
  }

  inSection(unit: Unit): readonly Terms[] {
    const isBelowHeading = ({ headings }: Unit) => headings.length > 0
    this.#sections ??= termsBy(this.#units.filter(isBelowHeading), sectionOf)
    return [...this.near(unit), this.#sections.get(sectionOf(unit)) ?? new Set()]
  }

  /** With those of the sentence before it, which may name whom "they" means. */
  withBefore(unit: Unit): readonly Terms[] {
    const before = this.#units[(this.#placeOf.get(unit) ?? 0) - 1]
    const isBeside = before?.passage === unit.passage && before.block === unit.block
    return [unit, ...(isBeside ? [before] : [])].map(({ tokens }) => termSetOf(tokens))
  }

  /** Who says it, as the heading of a turn or mail tells. */
  speaker(unit: Unit): readonly Terms[] {
    const { headings } = unit
    return isSaid(unit) ? [this.#terms(headings.at(-1) ?? '')] : []
  }

  /** The terms of the title of a document and of its end, where the name of who wrote it stands. */
  writer({ passage }: Unit): readonly Terms[] {
    const ofClosing = once(this.#closings, passage, () => {
      const { title = '', docId = '' } = this.#passages[passage] ?? {}
      const closing = this.#documents.get(docId)?.at(-1)?.text.slice(-settings.closingLength) ?? ''
      return this.#terms(`${title}\n${closing}`)
    })
    return [ofClosing]
  }

  #terms(text: string): Terms {
    return termSet(text, this.#language)
  }
}

function blockOf({ passage, block }: Unit): string {
  return `${passage} ${block}`
}

function sectionOf({ passage, section }: Unit): string {
  return `${passage} ${section}`
}

function termsBy(units: readonly Unit[], keyOf: (unit: Unit) => string): Map<string, Terms> {
  const found = new Map<string, Set<number>>()
  for (const unit of units) {
    const terms = once(found, keyOf(unit), () => new Set<number>())
    for (const { word } of unit.tokens) if (word.isTerm) terms.add(word.hash)
  }
  return found
}

function once<Key, Value>(known: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const found = known.get(key) ?? compute()
  known.set(key, found)
  return found
}
