import type { Passage } from '../../../evidence/passage.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import type { Question } from '../../question.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import { folded } from '../segmentation/pieces.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { FeatureRows } from './feature-rows.ts'
import type { Coverage, Measure } from './measure.ts'
import { settings } from './settings.ts'

/**
 * Links between passages: a unit of one mentions the title of another document, or a hop of the graph walk lies in the
 * unit.
 */
export class Bridges {
  readonly #passages: readonly Passage[]
  readonly #measure: Measure
  readonly #titles: readonly string[]
  /** For each passage, whether the question has its title. */
  readonly #isTitleAsked: readonly boolean[]
  readonly #unitsOf: readonly (readonly number[])[]
  /** For each passage, the units of other documents that mention its title. */
  readonly #namedBy: readonly (readonly number[])[]
  /** For each unit, the passages of other documents whose titles it mentions. */
  readonly #leadsTo: readonly (readonly number[])[]
  readonly #walkedOver: readonly boolean[]

  constructor(
    passages: readonly Passage[],
    units: readonly Unit[],
    measure: Measure,
    { text, language }: Question,
  ) {
    this.#passages = passages
    this.#measure = measure
    this.#titles = passages.map((passage) => {
      return folded(tokens(bareTitle(passage.title), passage.language))
    })
    const asked = folded(tokens(text, language))
    this.#isTitleAsked = this.#titles.map(
      (title) => title.length >= settings.titleLengthMin && asked.includes(title),
    )
    const unitsOf: number[][] = passages.map(() => [])
    units.forEach(({ passage }, index) => {
      unitsOf[passage]?.push(index)
    })
    this.#unitsOf = unitsOf
    const leads = passages.map((_, from) =>
      [...passages.keys()].filter((to) => this.#mayLead(from, to)),
    )
    this.#leadsTo = units.map((unit) => {
      const titles = leads[unit.passage] ?? []
      if (titles.length === 0) return titles
      return titles.filter((to) => unit.folded.includes(this.#titles[to] ?? ''))
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
    return isOther && (this.#titles[to]?.length ?? 0) >= settings.titleLengthMin
  }

  features(rows: FeatureRows, { passage, units }: Excerpt, placed: Coverage): void {
    const namedBy = this.#namedBy[passage] ?? []
    const into = this.#mostBeyond(namedBy, placed)
    let [out, leads] = [0, false]
    for (const index of units)
      for (const to of this.#leadsTo[index] ?? []) {
        leads = true
        out = Math.max(out, this.#mostBeyond(this.#unitsOf[to], placed))
      }
    rows.put('bridgeIn', into)
    rows.put('bridgeOut', out)
    rows.put('bridged', this.#measure.share(placed) + Math.max(into, out))
    rows.put('isReached', (this.#passages[passage]?.path.length ?? 0) > 0)
    rows.put(
      'isWalkedOver',
      units.some((index) => this.#walkedOver[index]),
    )
    rows.put('leads', leads)
    rows.put('isNamed', namedBy.length > 0)
    rows.put('isTitleAsked', this.#isTitleAsked[passage] ?? false)
  }

  /** The largest weight of question terms that one of these units covers beyond `covered`. */
  #mostBeyond(units: readonly number[] = [], covered: Coverage): number {
    let most = 0
    for (const index of units)
      most = Math.max(most, this.#measure.beyond(this.#measure.placed[index] ?? covered, covered))
    return most
  }
}

/** A title without the bracket that distinguishes namesakes: "Aurelia (ferry)" gives "Aurelia". */
function bareTitle(title: string): string {
  const bracket = title.indexOf(' (')
  return bracket > 0 ? title.slice(0, bracket) : title
}
