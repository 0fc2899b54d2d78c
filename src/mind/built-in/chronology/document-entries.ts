import type { Passage } from '../../../evidence/passage.ts'
import { termSet, termSetOf } from '../../../extraction/terms/term-set.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import type { Entry } from './entry.ts'
import { compareWhens } from './in-time.ts'
import { readEntries } from './read-entries.ts'
import { settings } from './settings.ts'

export type Terms = ReadonlySet<number>

/** A document with its entries, and with the terms of what tells what it is. */
export class DocumentEntries {
  readonly units: readonly Unit[]
  readonly entries: readonly Entry[]
  readonly #passages: readonly Passage[]
  readonly #language: string
  readonly #headings = new Map<Unit['headings'], Terms>()
  #name: Terms | undefined
  #title: Terms | undefined
  #identity: Terms | undefined
  #all: Terms | undefined
  #entryAt: readonly (Entry | undefined)[] | undefined

  /** `language` is that of the question. */
  constructor(units: readonly Unit[], passages: readonly Passage[], language: string) {
    const read = readEntries(units, passages, language)
    this.units = read.units
    this.entries = read.entries
    this.#passages = passages
    this.#language = language
  }

  /** The terms of its title alone. */
  get name(): Terms {
    this.#name ??= this.#terms(this.#first.title ?? '')
    return this.#name
  }

  /** The terms of its title, and of what tells it from others of that title. */
  get title(): Terms {
    const { title = '', about = '' } = this.#first
    this.#title ??= this.#terms(`${title}\n${about}`)
    return this.#title
  }

  /** The terms of its title and of how it begins. */
  get identity(): Terms {
    const opening = this.#first.text?.slice(0, settings.openingLength) ?? ''
    this.#identity ??= new Set([...this.title, ...this.#terms(opening)])
    return this.#identity
  }

  /** How many of these terms it says, those of its title twice. */
  countOf(terms: Terms): number {
    this.#all ??= new Set(this.units.flatMap((unit) => [...this.termsNear(unit)]))
    const said = [...terms].filter((term) => this.#all?.has(term) || this.identity.has(term))
    return said.length + said.filter((term) => this.title.has(term)).length
  }

  /** The entry that the unit at a place is, or that it is told with; of a heading, the first below it with its time. */
  entryAt(place: number): Entry | undefined {
    this.#entryAt ??= this.#entriesByPlace()
    return this.#entryAt[place]
  }

  /** Whether it tells what it does in the order of time. */
  get isInOrder(): boolean {
    const later = this.entries.filter(({ times: [when] }, at) => {
      const before = this.entries[at - 1]?.times[0]
      return before === undefined || compareWhens(before, when) <= 0
    })
    return later.length >= this.entries.length * settings.inOrderMin
  }

  #entriesByPlace(): readonly (Entry | undefined)[] {
    let next = 0
    return this.units.map(({ kind, passage, end }, at) => {
      while ((this.entries[next]?.at ?? Number.POSITIVE_INFINITY) < at) next++
      const [before, own] = [this.entries[next - 1], this.entries[next]]
      if (own?.at === at) return own
      if (kind === 'heading') return own?.heading === undefined ? undefined : own
      return before?.unit.passage === passage && before.end >= end ? before : undefined
    })
  }

  get #first(): Partial<Passage> {
    return this.#passages[this.units[0]?.passage ?? -1] ?? {}
  }

  /** The terms of a sentence, of its headings and of the header of its table. */
  termsNear(unit: Unit): Terms {
    const above = this.#headings.get(unit.headings) ?? this.#terms(unit.headings.join('\n'))
    this.#headings.set(unit.headings, above)
    return new Set([...this.ownTerms(unit), ...above])
  }

  /** The terms of a sentence, in the language of the question: a short document may be taken for another language. */
  ownTerms({ tokens, shown, passage }: Unit): Terms {
    const isOfLanguage = this.#passages[passage]?.language === this.#language
    return isOfLanguage ? termSetOf(tokens) : this.#terms(shown)
  }

  /** The terms of what is told of an entry, with those near it. */
  termsOf({ unit, at, end }: Entry): Terms {
    const more = this.units
      .slice(at + 1, at + 1 + settings.restMax)
      .filter((next) => next.passage === unit.passage && next.end <= end)
    const header =
      unit.kind === 'row' ? headerOf(this.units[topOfTable(at, this.units)], this.#passages) : ''
    return new Set([
      ...this.termsNear(unit),
      ...more.flatMap((next) => [...this.ownTerms(next)]),
      ...this.#terms(header ?? ''),
    ])
  }

  #terms(text: string): Terms {
    return termSet(text, this.#language)
  }
}
