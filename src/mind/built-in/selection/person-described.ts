import { nestedPerson } from '../question/nested-person.ts'
import { settings as shared } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import type { Label } from './rows-asked.ts'
import { settings } from './settings.ts'

/** Somebody whom a question only describes: the sentence that says who it is, and the rows that their name has. */
export type PersonDescribed = {
  readonly unit: number
  readonly labels: readonly Label[]
  /** The terms of the question that describe them. */
  readonly clause: readonly number[]
}

/**
 * Who "the person who signed it" is: of the sentences that have a name of some row, the one that says, with its headings
 * and title, most of the description. Undefined if the question describes nobody, or two sentences with different names
 * say as much.
 */
export function personDescribed(
  candidates: Candidates,
  labels: ReadonlyMap<string, readonly Label[]>,
): PersonDescribed | undefined {
  const { question, measure, units } = candidates
  const turn = nestedPerson(question)
  if (turn === undefined) return undefined
  const clause = measure.terms.flatMap(({ position }, at) => (position >= turn ? [at] : []))
  const share = (unit: number) =>
    clause.filter((at) => (measure.placed[unit]?.[at] ?? 0) >= shared.likeness.sameMin).length
  const names = [...labels].filter(([, [label]]) => label?.cell.isName)
  const saying = units.flatMap(({ kind, folded }, unit) => {
    if ((kind !== 'sentence' && kind !== 'item') || share(unit) === 0) return []
    const [name, another] = names.filter(([key]) => folded.includes(` ${key} `))
    return name && !another ? [{ unit, key: name[0], labels: name[1], share: share(unit) }] : []
  })
  const most = Math.max(...saying.map((one) => one.share))
  const best = saying.filter((one) => one.share === most)
  const [first] = best
  const isClear = first !== undefined && best.every(({ key }) => key === first.key)
  const isFew = first !== undefined && first.labels.length <= settings.reasoning.namesMax
  return isClear && isFew ? { unit: first.unit, labels: first.labels, clause } : undefined
}
