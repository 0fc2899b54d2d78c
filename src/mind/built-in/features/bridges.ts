import { onceForEach } from '../../../base/cache/once-for-each.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import type { Question } from '../../question.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import { folded } from '../segmentation/pieces.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Coverage } from './coverage.ts'
import type { FeatureRows } from './feature-rows.ts'
import type { Measure } from './measure.ts'
import { settings } from './settings.ts'

/**
 * Links between passages: a unit of one mentions the title of another document, or a hop of the graph walk lies in the
 * unit. They are the same for all questions about the same units.
 */
class Links {
  /** The titles of the passages, folded. */
  readonly titles: readonly string[]
  /** The units of each passage. */
  readonly unitsOf: readonly (readonly number[])[]
  /** For each passage, the units of other documents that mention its title. */
  readonly namedBy: readonly (readonly number[])[]
  /** For each unit, the passages of other documents whose titles it mentions. */
  readonly leadsTo: readonly (readonly number[])[]
  readonly isWalkedOver: readonly boolean[]

  constructor(units: readonly Unit[], passages: readonly Passage[]) {
    this.titles = passages.map(({ title, language }) =>
      folded(tokensOfShort(bareTitle(title), language)),
    )
    const unitsOf: number[][] = passages.map(() => [])
    const namedBy: number[][] = passages.map(() => [])
    const leads = passages.map(({ docId }) =>
      this.titles.flatMap((title, to) => {
        const isOther = passages[to]?.docId !== docId && title.length >= settings.titleLengthMin
        return isOther ? [{ title, to }] : []
      }),
    )
    this.leadsTo = units.map(({ passage, folded: words }, unit) => {
      unitsOf[passage]?.push(unit)
      const named: number[] = []
      for (const { title, to } of leads[passage] ?? []) {
        if (!words.includes(title)) continue
        named.push(to)
        namedBy[to]?.push(unit)
      }
      return named
    })
    this.unitsOf = unitsOf
    this.namedBy = namedBy
    const hops = passages.flatMap(({ path }) => path)
    this.isWalkedOver = units.map(({ passage, start, end }) => {
      const { docId, start: offset } = passages[passage] ?? { docId: '', start: 0 }
      return hops.some(
        (hop) => hop.docId === docId && hop.start < offset + end && hop.end > offset + start,
      )
    })
  }
}

const linksOf = onceForEach(
  (units: readonly Unit[], passages: readonly Passage[]) => new Links(units, passages),
)

/** What links between passages tell of an excerpt. */
export class Bridges {
  readonly #passages: readonly Passage[]
  readonly #measure: Measure
  readonly #links: Links
  /** For each passage, whether the question has its title. */
  readonly #isTitleAsked: readonly boolean[]

  constructor(
    passages: readonly Passage[],
    units: readonly Unit[],
    measure: Measure,
    { text, language }: Question,
  ) {
    this.#passages = passages
    this.#measure = measure
    this.#links = linksOf(units, passages)
    const asked = folded(tokensOfShort(text, language))
    this.#isTitleAsked = this.#links.titles.map(
      (title) => title.length >= settings.titleLengthMin && asked.includes(title),
    )
  }

  features(rows: FeatureRows, { passage, units }: Excerpt, placed: Coverage): void {
    const { leadsTo, unitsOf, isWalkedOver } = this.#links
    const namedBy = this.#links.namedBy[passage] ?? []
    const into = this.#mostBeyond(namedBy, placed)
    let [out, leads] = [0, false]
    for (const index of units)
      for (const to of leadsTo[index] ?? []) {
        leads = true
        out = Math.max(out, this.#mostBeyond(unitsOf[to], placed))
      }
    rows.put('bridgeIn', into)
    rows.put('bridgeOut', out)
    rows.put('bridged', this.#measure.share(placed) + Math.max(into, out))
    rows.put('isReached', (this.#passages[passage]?.path.length ?? 0) > 0)
    rows.put(
      'isWalkedOver',
      units.some((index) => isWalkedOver[index]),
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
