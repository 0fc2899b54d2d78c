import type { Passage } from '../../evidence/passage.ts'
import { fold } from '../../language/fold.ts'
import type { Excerpt } from './excerpts.ts'
import type { FeatureRows } from './feature-rows.ts'
import { bareTitle, type Coverage, type Measure } from './measure.ts'
import type { Unit } from './read-evidence.ts'

/** How passages lead to each other: a sentence of one names the title of another, or the walk went that way. */
export class Bridges {
  readonly #passages: readonly Passage[]
  readonly #measure: Measure
  readonly #titles: readonly string[]
  /** Whether the question names the title of each passage. */
  readonly #isTitleAsked: readonly boolean[]
  readonly #unitsOf: readonly (readonly number[])[]
  /** For each passage the units of others that name its title. */
  readonly #namedBy: readonly (readonly number[])[]
  /** For each unit the other passages that it names. */
  readonly #leadsTo: readonly (readonly number[])[]
  readonly #walkedOver: readonly boolean[]

  constructor(
    passages: readonly Passage[],
    units: readonly Unit[],
    measure: Measure,
    foldedQuestion: string,
  ) {
    this.#passages = passages
    this.#measure = measure
    this.#titles = passages.map(({ title }) => bareTitle(title))
    this.#isTitleAsked = this.#titles.map(
      (title) => title.length >= titleLengthMin && foldedQuestion.includes(title),
    )
    const unitsOf: number[][] = passages.map(() => [])
    units.forEach(({ passage }, index) => {
      unitsOf[passage]?.push(index)
    })
    this.#unitsOf = unitsOf
    const folded = passages.map(({ text }) => fold(text))
    const isNamedIn = passages.map((_, to) =>
      passages.map(
        (_, from) => this.#mayLead(from, to) && folded[from]?.includes(this.#titles[to] ?? ''),
      ),
    )
    this.#leadsTo = units.map(({ passage: from, start, end }) => {
      const named = passages.flatMap((_, to) => (isNamedIn[to]?.[from] ? [to] : []))
      if (named.length === 0) return named
      const words = fold(passages[from]?.text.slice(start, end) ?? '')
      return named.filter((to) => words.includes(this.#titles[to] ?? ''))
    })
    this.#namedBy = passages.map((_, to) =>
      this.#leadsTo.flatMap((named, unit) => (named.includes(to) ? [unit] : [])),
    )
    const hops = passages.flatMap(({ path }) => path)
    this.#walkedOver = units.map(({ passage, start, end }) => {
      const { docId, start: offset } = passages[passage] ?? { docId: '', start: 0 }
      return hops.some(
        (hop) => hop.docId === docId && hop.start < offset + end && hop.end > offset + start,
      )
    })
  }

  #mayLead(from: number, to: number): boolean {
    const isOther = this.#passages[from]?.docId !== this.#passages[to]?.docId
    return isOther && (this.#titles[to]?.length ?? 0) >= titleLengthMin
  }

  features(rows: FeatureRows, { passage, units }: Excerpt, placed: Coverage): void {
    const leadsTo = new Set<number>()
    for (const index of units) for (const to of this.#leadsTo[index] ?? []) leadsTo.add(to)
    const namedBy = this.#namedBy[passage] ?? []
    const into = this.#mostBeyond(namedBy, placed)
    let out = 0
    for (const to of leadsTo) out = Math.max(out, this.#mostBeyond(this.#unitsOf[to], placed))
    rows.put('bridgeIn', into)
    rows.put('bridgeOut', out)
    rows.put('bridged', this.#measure.share(placed) + Math.max(into, out))
    rows.put('isReached', (this.#passages[passage]?.path.length ?? 0) > 0)
    rows.put(
      'isWalkedOver',
      units.some((index) => this.#walkedOver[index]),
    )
    rows.put('leads', leadsTo.size > 0)
    rows.put('isNamed', namedBy.length > 0)
    rows.put('isTitleAsked', this.#isTitleAsked[passage] ?? false)
  }

  /** How much any of these units adds of what is asked. */
  #mostBeyond(units: readonly number[] = [], covered: Coverage): number {
    let most = 0
    for (const index of units)
      most = Math.max(most, this.#measure.beyond(this.#measure.placed[index] ?? covered, covered))
    return most
  }
}

const titleLengthMin = 3
