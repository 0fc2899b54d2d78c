import type { Hop, Passage } from '../../../evidence/passage.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import type { Question } from '../../mind.ts'
import { folded } from '../segmentation/pieces.ts'
import { type Candidates, readCandidates } from './candidates.ts'
import { Choice } from './choice.ts'
import { unitsOfHop } from './units-of-hop.ts'

/** What connects two names, and the names on the way, the two included. */
export type Connection = {
  readonly candidates: Candidates
  readonly choice: Choice
  readonly names: readonly string[]
}

/**
 * The sentences of a path from name to name, in its order; undefined if no passage has such a path, or one of its
 * sentences cannot be quoted.
 */
export function connectionIn(
  question: Question,
  passages: readonly Passage[],
): Connection | undefined {
  const path = passages.map((passage) => passage.path).findLast(isOfNames)
  const [begin] = path ?? []
  if (path === undefined || begin === undefined) return undefined
  const candidates = readCandidates(question, passages)
  const { units } = candidates
  const choice = new Choice(candidates)
  for (const hop of path) {
    const [index = -1] = unitsOfHop(hop, candidates)
    const unit = units[index]
    if (unit === undefined) return undefined
    if (choice.units.has(index)) continue
    const { passage, wordCount } = unit
    choice.add({ kind: 'sentence', units: [index], passage, wordCount }, 1)
  }
  return { candidates, choice, names: [begin.from.title, ...path.map(({ to }) => to.title)] }
}

function isOfNames(path: readonly Hop[]): boolean {
  return path.length > 0 && path.every(({ from, to }) => from.kind === to.kind)
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
