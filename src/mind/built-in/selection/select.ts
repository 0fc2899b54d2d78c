import type { CompiledForest } from '../classifiers/forest.ts'
import type { Excerpt, ExcerptKind } from '../segmentation/excerpts.ts'
import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import { Choice } from './choice.ts'

/**
 * Chooses excerpts one by one, each time the one that most probably makes the answer whole for its length,
 * until the budget of words is used up or nothing promises enough. A choice that has begun is continued. `among` are the
 * indices of the passages that may be quoted, all if it is left out.
 */
export function select(
  candidates: Candidates,
  forest: CompiledForest,
  budget: Budget,
  choice = new Choice(candidates),
  among?: ReadonlySet<number>,
): Choice {
  const laidOut = candidates.passages.map(({ blocks }) =>
    blocks.some(({ kind }) => kind === 'item' || kind === 'row' || kind === 'code'),
  )
  let considered: readonly number[] = [...candidates.excerpts.keys()]
  for (;;) {
    const scored: Scored[] = []
    for (const index of considered) {
      const excerpt = candidates.excerpts[index]
      if (excerpt && among?.has(excerpt.passage) === false) continue
      const words = excerpt && choice.newWords(excerpt)
      if (!words || !fits(choice, words, excerpt.kind, budget)) continue
      if (isIdle(excerpt, candidates)) continue
      const place = candidates.isElsewhere[index] ? settings.elsewhereWorth : 1
      const chance = choice.chanceOf(index, forest) * place
      const value = worthOf(chance, words, excerpt, budget) * newsOf(excerpt, candidates)
      scored.push({ index, excerpt, chance, value })
    }
    scored.sort((a, b) => b.value - a.value || a.index - b.index)
    const best = scored.find(({ excerpt }) => !choice.saysAgain(excerpt))
    if (best === undefined) return choice
    const { gainMin, laidOutGainMin } = budget
    const promised = (1 - choice.probability) * best.chance
    if (promised < (laidOut[best.excerpt.passage] ? laidOutGainMin : gainMin)) {
      const under = choice.excerpts.length === 0 ? underAskedHeading(scored, candidates) : undefined
      if (under !== undefined) choice.add(under.excerpt, under.chance)
      return choice
    }
    choice.add(best.excerpt, best.chance)
    considered = scored.slice(0, settings.consideredMax).map(({ index }) => index)
  }
}

type Scored = {
  readonly index: number
  readonly excerpt: Excerpt
  readonly chance: number
  readonly value: number
}

/** Where nothing promises enough, the most probable of what stands under a heading that has most of the question. */
function underAskedHeading(
  scored: readonly Scored[],
  { units, measure, passages }: Candidates,
): Scored | undefined {
  return scored
    .filter(({ excerpt }) => {
      const { headings = [], passage = -1 } = units[excerpt.units[0] ?? -1] ?? {}
      const heading = measure.title(headings.at(-1) ?? '', passages[passage]?.language ?? '')
      return measure.share(heading.coverage) > settings.headingAskedMin
    })
    .toSorted((a, b) => b.chance - a.chance || a.index - b.index)[0]
}

/** Whether it is a fragment that does not even say what is asked. */
function isIdle({ units: [first = -1] }: Excerpt, { units, measure }: Candidates): boolean {
  if (units[first]?.isFragment !== true) return false
  const own = measure.alike[first] ?? measure.none()
  return measure.share(own) < settings.fragment.coveredMin
}

/** What the last answer quoted already has less worth for a question that goes on from there. */
function newsOf({ units }: Excerpt, { question: { said }, units: all }: Candidates): number {
  if (said === undefined) return 1
  return units.every((index) => !said.includes(all[index]?.shown ?? ''))
    ? 1
    : settings.conversation.saidWorth
}

export type Budget = {
  /** Of all that is chosen; the first excerpt may exceed it by `settings.firstExcess`, rather than be cut. */
  readonly wordsMax: number
  /** What a further excerpt must add to the probability that the answer is there. */
  readonly gainMin: number
  /** The same of an excerpt from a passage with a list, a table or code. */
  readonly laidOutGainMin: number
  /** What an excerpt's words cost: its chance is divided by (its new words + base) ^ power. */
  readonly wordsBase: number
  readonly wordsPower: number
}

/** Whether there is room for so many words more of an excerpt of this kind. */
export function fits(
  choice: Choice,
  words: number,
  kind: ExcerptKind,
  { wordsMax }: Budget,
): boolean {
  if (choice.excerpts.length === 0) return words <= wordsMax * settings.firstExcess
  const excess = cannotBeCut.has(kind) ? settings.wholeExcess : 1
  return choice.wordCount + words <= wordsMax * excess
}

const cannotBeCut = new Set<ExcerptKind>(['list', 'table', 'code'])

function worthOf(
  chance: number,
  words: number,
  { wordCount }: Excerpt,
  { wordsBase, wordsPower }: Budget,
): number {
  return (chance * (words / wordCount)) / (words + wordsBase) ** wordsPower
}
