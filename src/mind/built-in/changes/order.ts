import type { Changes } from '../../../language/change-words.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Question } from '../../question.ts'
import { issueOf } from '../selection/newest-first.ts'
import { type NamedDocument, ownWords } from './named-documents.ts'
import { compareVersions } from './versions-meant.ts'

/** Two documents, the older one first if that is known. */
export type Ordered = {
  readonly old: NamedDocument
  readonly now: NamedDocument
  /** Whether one follows the other, unlike two offers. */
  readonly isKnown: boolean
}

/**
 * Which of two documents is older, by their titles: what amends or follows a draft is newer, then dates, then versions
 * decide; else the one that the question names first, unless it is what the other is compared with.
 */
export function ordered(
  one: NamedDocument,
  other: NamedDocument,
  { text, changes: asked }: Question,
  changes: Changes,
): Ordered {
  const known =
    rankOf(one, changes) - rankOf(other, changes) ||
    compareDates(one, other) ||
    compareVersions(one, other)
  if (known !== 0)
    return known < 0
      ? { old: one, now: other, isKnown: true }
      : { old: other, now: one, isKnown: true }
  const letters = fold(text)
  const placeOf = (own: NamedDocument, than: NamedDocument) => {
    const places = ownWords(own, than).map((word) => letters.indexOf(fold(word)))
    return Math.min(...places.filter((place) => place >= 0), letters.length)
  }
  const [first, second] = [placeOf(one, other), placeOf(other, one)]
  const [from, to] = first <= second ? [one, other] : [other, one]
  const [start, end] = [Math.min(first, second), Math.max(first, second)]
  const isCompared = changes.since.find(text.slice(start, end)).length > 0
  // "What is new in the autumn menu?" names the newer one alone.
  const isNew = asked?.kind === 'news' || asked?.kind === 'added'
  const isAlone = isNew && start < letters.length && end === letters.length
  return isCompared || isAlone
    ? { old: to, now: from, isKnown: true }
    : { old: from, now: to, isKnown: false }
}

function compareDates(one: NamedDocument, other: NamedDocument): number {
  const [first, second] = [issueOf(one.passage), issueOf(other.passage)]
  return first && second ? first.date - second.date : 0
}

/** A draft is before any other document, an amendment behind it. */
function rankOf({ title }: NamedDocument, { drafts, amendments }: Changes): number {
  return Number(amendments.isIn(title)) - Number(drafts.isIn(title))
}
