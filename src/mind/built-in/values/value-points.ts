import type { ValueKind } from '../../../language/value-words.ts'
import type { Coverage } from '../features/coverage.ts'
import type { Measure } from '../features/measure.ts'
import type { Around, Clauses } from './clauses.ts'
import { settings } from './settings.ts'
import type { ValueAsked } from './value-asked.ts'

/** The term of the question that the word at a place says. */
export type TermAt = (at: number) => number | undefined

/** A unit as its values are weighed; `near` tells how near to it each term of the subject stands. */
type Read = {
  readonly clauses: Clauses
  readonly near: Coverage
  readonly termAt: TermAt
}

/** Weighs what speaks for the values of a unit. */
export class ValuePoints {
  readonly #asked: ValueAsked
  readonly #measure: Measure
  readonly #clauses: Clauses
  readonly #near: Coverage
  readonly #termAt: TermAt

  constructor(asked: ValueAsked, measure: Measure, { clauses, near, termAt }: Read) {
    this.#asked = asked
    this.#measure = measure
    this.#clauses = clauses
    this.#near = near
    this.#termAt = termAt
  }

  /** The points of a value of a kind. */
  of(around: Around, kind: ValueKind): number {
    const { points } = settings
    const beside = [...around.before, ...around.behind]
    const said = new Set([...beside, ...around.per].flatMap((at) => this.#termAt(at) ?? []))
    const isDenied = beside.some((at) => this.#clauses.isNegation(at))
    const isSaid = beside.some((at) => this.#termAt(at) !== undefined)
    return (
      this.#ofName(around, kind) +
      this.#ofDimension(beside, kind) +
      this.#ofSubject(said) +
      this.#ofForeign(around, kind, isSaid) +
      (this.#asked.isDenied && !isDenied ? points.notDenied : 0) +
      (this.#isPerOther(around, said) ? points.perOther : 0)
    )
  }

  /** A clause that names the kind, or an earlier one where its own names no other. */
  #ofName({ before, behind, earlier }: Around, kind: ValueKind): number {
    const beside = [...before, ...behind]
    const isNamed = (at: number) => this.#isNamed(at, kind)
    const isOther = (at: number) => this.#clauses.named[at] !== undefined && !isNamed(at)
    const isNamedHere = beside.some(isNamed) || (!beside.some(isOther) && earlier.some(isNamed))
    return isNamedHere ? settings.points.named : 0
  }

  #isNamed(at: number, kind: ValueKind): boolean {
    return (
      this.#clauses.named[at]?.includes(kind) === true &&
      (this.#asked.naming.includes(kind) || this.#termAt(at) !== undefined)
    )
  }

  /** "2.1 m high" where it is asked how tall something is, and "10 m wide" is something else. */
  #ofDimension(beside: readonly number[], kind: ValueKind): number {
    if (kind !== 'length') return 0
    const { ofKind, dimensions } = this.#asked
    const { sameDimension, otherDimension } = settings.points
    if (beside.some((at) => ofKind.has(this.#termAt(at) ?? -1))) return sameDimension
    const said = beside.flatMap((at) => this.#clauses.dimensionOf(at) ?? [])
    if (said.some((one) => dimensions.has(one))) return sameDimension
    return dimensions.size > 0 && said.length > 0 ? otherDimension : 0
  }

  #ofSubject(said: ReadonlySet<number>): number {
    const { points } = settings
    let [whole, own] = [0, 0]
    this.#asked.isOfSubject.forEach((is, term) => {
      if (!is) return
      const weight = this.#measure.weights[term] ?? 0
      whole += weight
      own += weight * (said.has(term) ? 1 : this.#near[term] || points.missing)
    })
    return (whole === 0 ? 1 : own / whole) * points.said
  }

  /** Words of its clause, or of the clauses before, that the question has not. */
  #ofForeign(
    { earlier, before, behind, isOpenedByPronoun }: Around,
    kind: ValueKind,
    isSaid: boolean,
  ): number {
    const { points, foreignMax } = settings
    const isForeign = (at: number) =>
      this.#clauses.isTerm(at) && !this.#isNamed(at, kind) && this.#termAt(at) === undefined
    const count = (places: readonly number[]) =>
      Math.min(foreignMax, places.filter(isForeign).length)
    const firstSaid = before.findIndex((at) => this.#termAt(at) !== undefined)
    const ahead = count(firstSaid < 0 ? before : before.slice(0, firstSaid))
    const beside = firstSaid < 0 ? 0 : count(before.slice(firstSaid))
    const ofOther = Math.max(0, ahead - Number(isOpenedByPronoun))
    return (
      ofOther * points.foreign +
      beside * points.foreignBeside +
      (count(before) === 0 ? count(earlier) * points.foreignEarlier : 0) +
      count(behind) * points.foreignBehind +
      (this.#isLeaning() && !isSaid && ofOther > 0 ? points.otherSubject : 0)
    )
  }

  /** Whether only sentences before it say some of the subject. */
  #isLeaning(): boolean {
    const { nearness } = settings
    return this.#asked.isOfSubject.some((is, term) => {
      const near = this.#near[term]
      return is && (near === nearness.before || near === nearness.paragraph)
    })
  }

  /** Whether it is per something else than asked: "€49 a month" where the price per year is asked for. */
  #isPerOther({ per }: Around, said: ReadonlySet<number>): boolean {
    const { times } = this.#asked
    return per.length > 0 && times.length > 0 && !times.some((term) => said.has(term))
  }
}
