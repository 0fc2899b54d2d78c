import type { Relation } from '../../../language/change-words.ts'
import { languageOf } from '../../../language/languages.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { dateOf } from '../../../language/quantities/times/days.ts'
import type { Question } from '../../question.ts'
import { versionsAsked } from '../changes/versions-asked.ts'
import type { Candidates } from '../selection/candidates.ts'
import { areSiblings, likenessOfMatter, saysAsMuch } from './same-matter.ts'
import { settings } from './settings.ts'
import { firstDate, type Standing, standings } from './standing.ts'
import { type Statement, statementsFor } from './statements.ts'
import { differ } from './value-keys.ts'

/** A unit of another document that says another value. */
export type Otherwise = {
  readonly unit: number
  readonly relation: Relation
  /** The date of its document as it is written there, unless the title has it. */
  readonly written: string | undefined
}

/** What several documents say of the same. */
export type Reconciled = {
  /** The unit that holds now. */
  readonly holds: number
  /** All other units that state the same, whatever their values are. */
  readonly same: ReadonlySet<number>
  /** Those that have other values, at most one of each relation. */
  readonly others: readonly Otherwise[]
}

/**
 * Reconciles what a unit says with what other documents say of the same: what is newest by what they say themselves
 * holds, unless it is a draft or begins only later. Undefined where no other document states the same, and where the
 * question names a time or is asked of the web.
 */
export function reconcile(candidates: Candidates, unit: number): Reconciled | undefined {
  const { question } = candidates
  if (question.isOfWeb || namesVersion(question)) return undefined
  const own = statementsFor(candidates)(unit)
  if (own === undefined || own.keys.size === 0) return undefined
  if (languageOf(own.passage.language).changes?.standing === undefined) return undefined
  const same = statedElsewhere(own, unit, candidates)
  if (same.length === 0) return undefined
  const first = statedBy(unit, own, candidates)
  const stated = [first, ...same.map(([index, other]) => statedBy(index, other, candidates))]
  const holds = stated.reduce((now, one) => (isReplaced(now, one) ? one : now), first)
  return {
    holds: holds.unit,
    same: new Set(stated.map((one) => one.unit)),
    others: othersThan(holds, stated),
  }
}

/** Of each other document the statement of the same that is most alike. */
function statedElsewhere(
  own: Statement,
  unit: number,
  candidates: Candidates,
): readonly (readonly [number, Statement])[] {
  const statementOf = statementsFor(candidates)
  const found = new Map<string, readonly [number, Statement, number]>()
  for (const index of candidates.units.keys()) {
    const other = saysAsMuch(index, unit, candidates) ? statementOf(index) : undefined
    const likeness = other && likenessOfMatter(own, other, candidates)
    if (other === undefined || likeness === undefined) continue
    const known = found.get(other.passage.docId)?.[2] ?? 0
    if (likeness > known) found.set(other.passage.docId, [index, other, likeness])
  }
  return [...found.values()].map(([index, other]) => [index, other])
}

/** Whether a question names the time, the version or the draft that it asks for. */
function namesVersion({ text, language }: Question): boolean {
  const { changes } = languageOf(language)
  return (
    readDates(text, language).length > 0 ||
    (changes !== undefined &&
      (changes.drafts.isIn(text) || versionsAsked(text, changes).length > 0))
  )
}

type Stated = Standing & {
  readonly unit: number
  readonly statement: Statement
  /** Whether its own sentence tells when it is so. */
  readonly isDated: boolean
  /** Whether it only begins to hold after today. */
  readonly isLater: boolean
}

/**
 * A statement with when it holds: its own sentence may tell a later day than its document does. Where it tells an earlier
 * year, that may be when it began or how it was then, and its date is not known.
 */
function statedBy(unit: number, statement: Statement, candidates: Candidates): Stated {
  const { docId, language } = statement.passage
  const standing = standings(candidates).get(docId)
  if (standing === undefined) throw new Error('Every document of the passages has a standing.')
  const own = firstDate(statement.unit.shown, language)?.value
  const [year, ownYear] = [standing.date ?? 0, own ?? standing.date ?? 0].map(yearOf)
  const latest = Math.max(own ?? 0, standing.date ?? 0) || undefined
  const date = (ownYear ?? 0) < (year ?? 0) ? undefined : latest
  const { today } = candidates.question
  const isLater = date !== undefined && today !== undefined && date > dateValue(today)
  return { ...standing, unit, statement, date, isDated: own !== undefined, isLater }
}

function yearOf(date: number): number {
  return Math.floor(date / 10_000)
}

/** A day counted from 1 January 1970 as the value of a date: year × 10,000 + month × 100 + day. */
function dateValue(number: number): number {
  const { year, month, day } = dateOf(number)
  return year * 10_000 + month * 100 + day
}

/** Whether what holds gives way to another statement. */
function isReplaced(now: Stated, other: Stated): boolean {
  const [rank, otherRank] = [rankOf(now), rankOf(other)]
  return otherRank !== rank ? otherRank > rank : isNewer(other, now)
}

/** What holds, what will, and what only was proposed. */
function rankOf({ isDraft, isLater }: Stated): number {
  return isDraft ? 0 : isLater ? 1 : 2
}

/** Whether one statement is known to be newer than another one. Documents of two siblings replace none of each other. */
function isNewer(one: Stated, other: Stated): boolean {
  if (areSiblings(one.statement.passage, other.statement.passage)) return false
  if (one.date !== undefined && other.date !== undefined && one.date !== other.date)
    return one.date > other.date
  if (one.version !== undefined && other.version !== undefined && one.version !== other.version)
    return byNumber.compare(one.version, other.version) > 0
  return one.replaces && !other.replaces
}

const byNumber = new Intl.Collator('en', { numeric: true })

/**
 * What says another value than what holds: the newest of each relation. What neither is known to replace is told only
 * where no sentence has a time of its own, as both may be right.
 */
function othersThan(holds: Stated, stated: readonly Stated[]): readonly Otherwise[] {
  const found = new Map<Relation, Stated>()
  for (const one of stated) {
    if (one === holds || !differ(holds.statement.keys, one.statement.keys)) continue
    const relation = relationOf(one, holds)
    if (relation === 'otherwise' && (one.isDated || holds.isDated)) continue
    const known = found.get(relation)
    if (known === undefined || isNewer(one, known)) found.set(relation, one)
  }
  return order
    .flatMap((relation) => {
      const one = found.get(relation)
      return one ? [{ unit: one.unit, relation, written: one.written }] : []
    })
    .slice(0, settings.othersMax)
}

const order: readonly Relation[] = ['later', 'otherwise', 'older', 'draft']

function relationOf(one: Stated, holds: Stated): Relation {
  if (one.isDraft && !holds.isDraft) return 'draft'
  if (one.isLater && !holds.isLater) return 'later'
  return isNewer(holds, one) ? 'older' : 'otherwise'
}
