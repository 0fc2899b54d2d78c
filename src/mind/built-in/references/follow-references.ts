import type { Thinking } from '../../../base/thinking.ts'
import type { Passage } from '../../../evidence/passage.ts'
import type { Referred } from '../../mind.ts'
import { excerptOf } from '../segmentation/excerpts.ts'
import { leans } from '../segmentation/read-evidence.ts'
import { type Candidates, readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { type ContentToTell, contentToTell } from './content-to-tell.ts'
import { termsIn } from './defined-terms.ts'
import { hangsOnTerm, leavesOpen } from './leaves-open.ts'
import { type Referral, referralsOf } from './referred-places.ts'
import { settings } from './settings.ts'

/** A choice with what it refers to. */
export type Followed = {
  readonly candidates: Candidates
  readonly choice: Choice
  readonly told: readonly ToldPlace[]
  /** What else it would tell, if the passages had it. */
  readonly unread: readonly Referred[]
}

/** What is told of a place that a unit refers to, and the line with which it begins, if that stands above it. */
export type ToldPlace = {
  readonly referredBy: number
  readonly choice: Choice
  readonly label?: string
}

/** The choice with all that is told of places, as if it had been chosen. */
export function wholeOf({ candidates, choice, told }: Followed): Choice {
  const whole = new Choice(candidates)
  whole.addAll(choice)
  for (const place of told) whole.addAll(place.choice)
  return whole
}

/**
 * Adds to a choice the places that it refers to, where its sentences leave the question open: "interest is due as set
 * out in clause 7.3" says nothing without that clause. Only one step far: what is added is not followed. `referred` are
 * passages that were read for such places, and took no part in the choice.
 */
export function followReferences(
  chosenAmong: Candidates,
  choice: Choice,
  referred: readonly Passage[],
  thinking: Thinking,
): Followed {
  const { question, passages } = chosenAmong
  const candidates =
    referred.length === 0 ? chosenAmong : readCandidates(question, [...passages, ...referred])
  const open = openReferrals(candidates, choice, thinking)
  if (open.length === 0) return { candidates: chosenAmong, choice, told: [], unread: [] }
  const unread = open.flatMap(({ unit, missing }) => {
    const docId = passages[candidates.units[unit]?.passage ?? -1]?.docId ?? ''
    return missing.map((target) => ({ docId, target }))
  })
  const { wordsMax } = settings.told[thinking]
  const contents = open.map((referral) => contentToTell(referral, candidates, wordsMax))
  const referring = open.filter((_, at) => (contents[at]?.length ?? 0) > 0).map(({ unit }) => unit)
  const kept = withoutFillers(choice, referring, contents.flat(), candidates, thinking)
  const told = contents.flatMap((own, at) =>
    own.flatMap(({ excerpt, label }): ToldPlace[] => {
      const fresh = excerpt.units.filter((unit) => !kept.units.has(unit))
      const told = excerptOf(excerpt.kind, fresh, candidates.units)
      if (fresh.length === 0 || kept.wouldRepeat(told)) return []
      const place = new Choice(candidates)
      place.add(told, 0)
      return [{ referredBy: open[at]?.unit ?? -1, choice: place, ...(label && { label }) }]
    }),
  )
  return { candidates, choice: kept, told, unread }
}

/** The references in the choice whose places have the answer; with `snap` only in what was chosen first. */
function openReferrals(
  candidates: Candidates,
  choice: Choice,
  thinking: Thinking,
): readonly Referral[] {
  const sources = thinking === 'snap' && choice.best ? [choice.best] : choice.excerpts
  const { measure } = candidates
  const shareOf = (unit: number) => measure.ownShare(measure.alike[unit] ?? measure.none())
  const units = [...new Set(sources.flatMap((excerpt) => excerpt.units))]
  const open = units
    .flatMap((unit) => referralsOf(unit, candidates))
    .filter((one) => leavesOpen(one, candidates, choice.best?.units.includes(one.unit) === true))
  const terms =
    open.length > 0
      ? []
      : units
          .flatMap((unit) => termsIn(unit, candidates))
          .filter((term) => hangsOnTerm(term, candidates))
  const all = [...open, ...terms]
  const least = Math.max(0, ...all.map(({ unit }) => shareOf(unit))) * settings.besideMin
  return all
    .filter(({ unit }) => shareOf(unit) >= least)
    .slice(0, settings.told[thinking].placesMax)
}

/**
 * The choice among the candidates. With `snap` what was only chosen beside a sentence that refers leaves room for the
 * place, unless it says more of the question.
 */
function withoutFillers(
  choice: Choice,
  referring: readonly number[],
  contents: readonly ContentToTell[],
  candidates: Candidates,
  thinking: Thinking,
): Choice {
  const kept = new Choice(candidates)
  const { measure, units, passages } = candidates
  const told = contents.flatMap(({ excerpt }) => excerpt.units)
  const said = measure.union(measure.alike, [...referring, ...told])
  const isLeantOn = (index: number) => {
    const next = units[index + 1]
    return referring.includes(index + 1) && next !== undefined && leans(next, passages)
  }
  const isNeeded = (index: number) =>
    thinking === 'ponder' ||
    referring.length === 0 ||
    referring.includes(index) ||
    isLeantOn(index) ||
    measure.beyond(measure.alike[index] ?? measure.none(), said) > 0
  choice.excerpts.forEach((excerpt, at) => {
    const own = excerpt.units.filter(isNeeded)
    if (own.length === 0) return
    const part = excerptOf(excerpt.kind, own, units)
    kept.add(part, choice.probabilities[at] ?? 0)
    if (excerpt === choice.best) kept.best = part
  })
  return kept
}
