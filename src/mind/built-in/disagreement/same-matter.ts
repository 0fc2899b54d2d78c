import type { Passage } from '../../../evidence/passage.ts'
import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Question } from '../../question.ts'
import { likeness } from '../changes/named-documents.ts'
import { isTelling } from '../grounding/alignment.ts'
import { type AskedTerm, isOwn } from '../question/asked-terms.ts'
import type { Candidates } from '../selection/candidates.ts'
import { settings as shared } from '../settings.ts'
import { valuesFor } from '../values/value-answer.ts'
import { settings } from './settings.ts'
import { lettered } from './standing.ts'
import type { Statement } from './statements.ts'
import { isSubset } from './value-keys.ts'

/**
 * How alike two statements are of which two documents state the same, whatever the values are: most words are the same,
 * and neither names what the other does not. Undefined where they are about two things.
 */
export function likenessOfMatter(
  one: Statement,
  other: Statement,
  { question, measure }: Pick<Candidates, 'question' | 'measure'>,
): number | undefined {
  if (one.value?.kind !== other.value?.kind) return undefined
  const rows = [one, other].filter(({ unit }) => unit.kind === 'row').length
  if (one.value === undefined && rows === 1) return undefined
  if (namesOther(one, other, question) || namesOther(other, one, question)) return undefined
  if (measure.terms.some((term) => isTelling(term) && isAside(term, one, other))) return undefined
  const { likenessMin, wholeLikenessMin, siblingLikenessMin } = settings
  const least = one.value === undefined || rows === 2 ? wholeLikenessMin : likenessMin
  const ofSiblings = areSiblings(one.passage, other.passage) ? siblingLikenessMin : 0
  const found = likeness(one.terms, other.terms)
  return found >= Math.max(least, ofSiblings) ? found : undefined
}

/**
 * Whether a unit of another document says, with its place, what a unit says of the question, all names and numbers among
 * it.
 */
export function saysAsMuch(unit: number, than: number, candidates: Candidates): boolean {
  const { measure, units, passages } = candidates
  const [own, other] = [unit, than].map((index) => passages[units[index]?.passage ?? -1])
  if (own?.docId === other?.docId || own?.language !== other?.language) return false
  const asked = valuesFor(candidates)?.asked
  const isSaid = (index: number, term: number) =>
    (measure.placed[index]?.[term] ?? 0) >= shared.likeness.sameMin
  let [whole, missing] = [0, 0]
  for (const [term, asking] of measure.terms.entries()) {
    const counts = asked === undefined ? isOwn(asking) : asked.isOfSubject[term] === true
    // What a conversation was about before is no part of the subject, but names it.
    if (!(counts || isTelling(asking)) || !isSaid(than, term)) continue
    const weight = measure.weights[term] ?? 0
    whole += weight
    if (isSaid(unit, term)) continue
    if (isTelling(asking)) return false
    missing += weight
  }
  return whole > 0 && missing <= whole * settings.missingMax
}

/**
 * Whether the clause of one value says a term that only another clause of the second sentence says: "Norrvik, a town of
 * 11,800 inhabitants, lies north of Hald" has no inhabitants of Hald.
 */
function isAside({ hashes }: AskedTerm, one: Statement, other: Statement): boolean {
  const isIn = (terms: ReadonlySet<number>) => hashes.some((hash) => terms.has(hash))
  const said = new Set(other.unit.tokens.map(({ word }) => word.hash))
  return isIn(one.terms) && isIn(said) && !isIn(other.terms)
}

/** Whether a statement has a name that neither the other one nor its place nor the question has. */
function namesOther(one: Statement, other: Statement, question: Question): boolean {
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
  const isApart = !isSubset(own, others) && !isSubset(others, own)
  return isApart && likeness(own, others) >= settings.siblingMin
}

/** The terms of a title, without its date, its version and whether it is a draft. */
function titleTerms({ title, language }: Passage): ReadonlySet<number> {
  const { changes } = languageOf(language)
  const left = tokensOfShort(title, language).filter(({ start, end, word }) => {
    const written = title.slice(start, end)
    const tellsVersion = changes?.drafts.has(written) || changes?.versions.has(written)
    return (
      word.isTerm && !word.isNumber && !word.isCalendar && !tellsVersion && !lettered.test(written)
    )
  })
  return new Set(left.map(({ word }) => word.hash))
}
