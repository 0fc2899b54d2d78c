import type { Passage } from '../../../evidence/passage.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { likeness } from '../changes/named-documents.ts'
import { isTelling } from '../grounding/alignment.ts'
import { isOwn } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import { settings as shared } from '../settings.ts'
import { valuesFor } from '../values/value-answer.ts'
import { settings } from './settings.ts'
import type { Statement } from './statements.ts'
import { isWithin } from './value-keys.ts'

/**
 * Whether two documents state the same in two statements, whatever the values are: all that the first says of the
 * question is said by the second as well, most words are the same, and neither names what the other does not.
 */
export function areOfOneMatter(
  one: Statement,
  other: Statement,
  [first, second]: readonly [number, number],
  candidates: Candidates,
): boolean {
  const { passage: own, unit } = one
  const { passage, unit: otherUnit } = other
  if (own.docId === passage.docId || own.language !== passage.language) return false
  if ((unit.kind === 'row') !== (otherUnit.kind === 'row') && one.value === undefined) return false
  if ((one.value === undefined) !== (other.value === undefined)) return false
  if (one.value?.kind !== other.value?.kind) return false
  if (!saysAsMuch(first, second, candidates)) return false
  if (namesOther(one, other, candidates) || namesOther(other, one, candidates)) return false
  const { likenessMin, valuelessMin, siblingLikenessMin } = settings
  const least = areSiblings(own, passage)
    ? siblingLikenessMin
    : one.value === undefined
      ? valuelessMin
      : likenessMin
  return likeness(one.terms, other.terms) >= least
}

/** Whether a unit says, with its place, what another one says of the question, all names and numbers among it. */
function saysAsMuch(first: number, second: number, candidates: Candidates): boolean {
  const { measure } = candidates
  const asked = valuesFor(candidates)?.asked
  let [whole, missing] = [0, 0]
  for (const [term, own] of measure.terms.entries()) {
    const counts = asked === undefined ? isOwn(own) : asked.isOfSubject[term] === true
    if (!counts || (measure.placed[first]?.[term] ?? 0) < shared.likeness.sameMin) continue
    const weight = measure.weights[term] ?? 0
    whole += weight
    if ((measure.placed[second]?.[term] ?? 0) >= shared.likeness.sameMin) continue
    if (isTelling(own)) return false
    missing += weight
  }
  return whole > 0 && missing <= whole * settings.missingMax
}

/** Whether a statement has a name that neither the other one nor its place nor the question has. */
function namesOther(one: Statement, other: Statement, { question }: Candidates): boolean {
  if (one.names.size === 0) return false
  const wordsOf = (text: string, language: string) =>
    tokensOfShort(text, language).map(({ word }) => word.folded)
  const known = new Set([
    ...other.unit.tokens.map(({ word }) => word.folded),
    ...[other.passage.title, ...other.unit.headings].flatMap((text) =>
      wordsOf(text, other.passage.language),
    ),
    ...wordsOf(question.text, question.language),
  ])
  return [...one.names].some((name) => !known.has(name))
}

/**
 * Whether the titles of two documents name two things of a kind, such as two branches: each has words of its own, beside
 * those that both have.
 */
export function areSiblings(one: Passage, other: Passage): boolean {
  const [own, others] = [one, other].map(titleTerms)
  if (own === undefined || others === undefined) return false
  const isApart = !isWithin(own, others) && !isWithin(others, own)
  return isApart && likeness(own, others) >= settings.siblingMin
}

/** The terms of a title, without its date, its version and whether it is a draft. */
function titleTerms({ title, language }: Passage): ReadonlySet<number> {
  const { changes } = languageOf(language)
  const left = tokensOfShort(title, language).filter(({ start, end, word }) => {
    const written = title.slice(start, end)
    const tellsVersion = changes?.drafts.has(written) || changes?.versions.has(written)
    return word.isTerm && !word.isNumber && !word.isCalendar && !tellsVersion
  })
  return new Set(left.map(({ word }) => word.hash))
}
