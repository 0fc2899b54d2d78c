import type { Hop, Passage } from '../../../evidence/passage.ts'
import { namesIn } from '../../../extraction/names/names-in.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Question } from '../../question.ts'
import { folded } from '../segmentation/pieces.ts'
import { settings as shared } from '../settings.ts'
import { type Candidates, readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { settings } from './settings.ts'

/** What connects two names. */
export type Connection = {
  readonly candidates: Candidates
  readonly choice: Choice
  /** The names along each way, the two included. */
  readonly ways: readonly (readonly string[])[]
}

/**
 * The sentences of the chains from name to name, in their order; undefined if no passage has one whose sentences can
 * all be quoted.
 */
export function connectionIn(
  question: Question,
  passages: readonly Passage[],
): Connection | undefined {
  const chains = passages.flatMap((passage) => passage.chains ?? [])
  if (chains.length === 0) return undefined
  const candidates = readCandidates(question, passages)
  const { units } = candidates
  const choice = new Choice(candidates)
  const ways: string[][] = []
  for (const chain of chains) {
    const behind = chain.map((hop) => unitsOfHop(hop, candidates)[0] ?? -1)
    if (behind.some((index) => units[index] === undefined)) continue
    for (const index of behind) {
      const unit = units[index]
      if (unit === undefined || choice.units.has(index)) continue
      const { passage, wordCount } = unit
      choice.add({ kind: 'sentence', units: [index], passage, wordCount }, 1)
    }
    const [begin] = chain
    ways.push([...(begin ? [begin.from.title] : []), ...chain.map(({ to }) => to.title)])
  }
  return ways.length === 0 ? undefined : { candidates, choice, ways }
}

/** Whether a passage of the choice has both of two names, each word for word. */
export function hasBoth(
  names: readonly [string, string],
  language: string,
  { passages }: Candidates,
  { excerpts }: Choice,
): boolean {
  const wanted = names.map((name) => folded(tokens(name, language)))
  return excerpts.some(({ passage }) => {
    const { title = '', headings = [], text = '' } = passages[passage] ?? {}
    const words = folded(tokens([title, ...headings, text].join('\n'), language))
    return wanted.every((name) => words.includes(name))
  })
}

/**
 * Inserts, before the quotations of a passage, the sentence of another document through which the graph walk reached
 * it, so that a reader can follow the way from the question to the answer.
 */
export function explainPaths(candidates: Candidates, choice: Choice): void {
  const { units, passages } = candidates
  for (const excerpt of [...choice.excerpts]) {
    const passage = passages[excerpt.passage]
    const link = passage && linkTo(passage, candidates)
    const unit = link === undefined ? undefined : units[link]
    if (link === undefined || unit === undefined || choice.units.has(link)) continue
    if (unit.wordCount > settings.linkWordsMax) continue
    const { passage: from, wordCount } = unit
    const way = { kind: 'sentence', units: [link], passage: from, wordCount } as const
    if (choice.wouldRepeat(way)) continue
    const place = choice.excerpts.findIndex(({ passage }) => passage === excerpt.passage)
    choice.add(way, 0, place)
  }
}

/** The sentence of another document in the last hop to a passage; undefined if there is none. */
function linkTo({ path, docId }: Passage, candidates: Candidates): number | undefined {
  const hop = path.findLast((one) => one.docId !== docId)
  const behind = hop === undefined ? [] : unitsOfHop(hop, candidates)
  return behind.find((index) => candidates.units[index]?.kind === 'sentence')
}

/**
 * Names that the chosen excerpts mention and the question does not, for a further search; the entities of the graph
 * walk come first.
 */
export function namesToSearch(
  { text }: Question,
  { units, passages }: Candidates,
  choice: Choice,
): readonly string[] {
  const spoken = fold(text)
  const walked = passages.flatMap(({ path }) =>
    path.flatMap(({ to }) => (to.kind === 'entity' ? [to.title] : [])),
  )
  const quoted = [...choice.units].flatMap((index) => {
    const unit = units[index]
    const passage = unit && passages[unit.passage]
    if (unit === undefined || passage === undefined) return []
    return namesIn(passage.text.slice(unit.start, unit.end), passage.language)
  })
  const fresh = [...walked, ...quoted].filter((name) => !spoken.includes(fold(name)))
  return [...new Set(fresh)].slice(0, shared.plan.namesMax)
}

/** The indices of the units of the sentence behind a hop, in order. */
function unitsOfHop(
  hop: Hop,
  { units, passages }: Pick<Candidates, 'units' | 'passages'>,
): readonly number[] {
  return units.flatMap(({ passage, start, end }, index) => {
    const from = passages[passage]
    const isBehind =
      from?.docId === hop.docId && from.start + start < hop.end && from.start + end > hop.start
    return isBehind ? [index] : []
  })
}
