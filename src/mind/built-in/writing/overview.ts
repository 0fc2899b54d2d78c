import type { Thinking } from '../../../base/thinking.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import type { Answer } from '../../mind.ts'
import type { Question } from '../../question.ts'
import { isCalled, titleHasAll } from '../question/overview-asked.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import { type Candidates, readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { settings } from './settings.ts'
import { write } from './write.ts'

/**
 * Writes an overview of a document: the beginning of each section as long as there is room. For a named section, as
 * much of it as there is room for. Undefined if nothing can be quoted.
 */
export function overview(
  question: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answer | undefined {
  const candidates = readCandidates(question, passages)
  const parts = stepsOfParts(candidates, sectionAsked(candidates) ?? [...candidates.units.keys()])
  const chosen = chosenFrom(candidates, parts, settings.overview[thinking])
  const { text, citations } = write(candidates, choiceOf(candidates, chosen), thinking)
  return citations.length === 0 ? undefined : { text, citations, grounding: 'answered' }
}

/** The chosen units, those of a passage together and in their order. */
export function choiceOf(candidates: Candidates, chosen: readonly number[]): Choice {
  const choice = new Choice(candidates)
  for (const [passage, units] of Map.groupBy(
    chosen.toSorted((a, b) => a - b),
    (index) => candidates.units[index]?.passage ?? -1,
  ))
    choice.add({ kind: 'section', units, passage, wordCount: wordsOf(candidates, units) }, 1)
  return choice
}

/** Units that are shown together: one sentence, or some items, rows or code with what introduces them. */
type Step = readonly number[]

/** The units under the heading that the question names; undefined if a title has its words, or no heading does. */
function sectionAsked({ question, passages, units }: Candidates): number[] | undefined {
  const { overviewOf = '', language } = question
  const asked = termSet(overviewOf, language)
  const isTitle = passages.some((passage) => titleHasAll(passage, asked, language))
  if (asked.size === 0 || isTitle) return undefined
  const within = [...units.keys()].filter((index) =>
    units[index]?.headings.some((heading) => isCalled(heading, asked, language)),
  )
  return within.length > 0 ? within : undefined
}

/** The steps of each section; of each paragraph, list and table if there are too few sections. */
export function stepsOfParts(
  { units }: Candidates,
  read: readonly number[],
): readonly (readonly Step[])[] {
  const quotable = read.filter((index) => isQuotable(units, index))
  const sections = grouped(quotable, (index) => `${units[index]?.passage} ${units[index]?.section}`)
  const parts =
    sections.length >= settings.overview.sectionsMin ? sections : blocksOf(units, quotable)
  return parts.map((part) => stepsOf(units, part))
}

/** Headings stand above what is told, and code says something only below what introduces it. */
export function isQuotable(units: readonly Unit[], index: number): boolean {
  const unit = units[index]
  if (unit === undefined || unit.kind === 'heading') return false
  if (unit.kind === 'code') return isLed(units[index - 1], unit)
  return unit.kind !== 'sentence' || !unit.isFragment
}

/** Whether a unit ends with a colon, and another one of its section, which is no prose, follows. */
function isLed(before: Unit | undefined, unit: Unit): boolean {
  const isOfSection = before?.passage === unit.passage && before.section === unit.section
  return isOfSection && before.endsOpen && unit.kind !== 'sentence'
}

/** The paragraphs, lists and tables, each with what introduces it. */
function blocksOf(units: readonly Unit[], quotable: readonly number[]): readonly number[][] {
  const parts: number[][] = []
  for (const index of quotable) {
    const [unit, last] = [units[index], units[parts.at(-1)?.at(-1) ?? -1]]
    if (unit === undefined) continue
    const isOfBlock = last?.passage === unit.passage && last.block === unit.block
    if (isOfBlock || isLed(last, unit)) parts.at(-1)?.push(index)
    else parts.push([index])
  }
  return parts
}

function grouped(
  quotable: readonly number[],
  keyOf: (index: number) => string,
): readonly number[][] {
  return [...Map.groupBy(quotable, keyOf).values()]
}

function stepsOf(units: readonly Unit[], part: readonly number[]): readonly Step[] {
  const steps: number[][] = []
  for (const index of part) {
    const step = steps.at(-1)
    const last = units[step?.at(-1) ?? -1]
    const unit = units[index]
    if (unit === undefined) continue
    const isOpen = last?.kind === 'sentence' && !shownEnd.test(last.shown)
    const goesOn = unit.kind !== 'sentence' && (isOpen || last?.kind === unit.kind)
    const hasRoom = (step?.length ?? 0) < settings.overview.linesMax
    if (step !== undefined && (isLed(last, unit) || (goesOn && hasRoom))) step.push(index)
    else steps.push([index])
  }
  return steps
}

/**
 * The end of a sentence as a reader sees it: what is no letter may follow, such as a note `[1]` or the end of bold
 * type.
 */
export const shownEnd = /[\p{STerm}…]\P{L}{0,3}$/u

/**
 * Takes the first step of each part, then the second ones, and so on until the words are used up. If not even the first
 * steps fit, takes evenly spaced parts.
 */
export function chosenFrom(
  candidates: Candidates,
  parts: readonly (readonly Step[])[],
  wordsMax: number,
): readonly number[] {
  const first = parts.reduce((sum, [step = []]) => sum + wordsOf(candidates, step), 0)
  const count = Math.max(1, Math.min(parts.length, Math.floor((parts.length * wordsMax) / first)))
  const some = Array.from({ length: count }, (_, nth) => {
    return parts[Math.floor((nth * parts.length) / count)] ?? []
  })
  const chosen: number[] = []
  let words = 0
  const roundsMax = Math.max(0, ...some.map(({ length }) => length))
  const ended = new Set<readonly Step[]>()
  for (let round = 0; round < roundsMax; round++)
    for (const steps of some) {
      const step = steps[round] ?? []
      const own = wordsOf(candidates, step)
      if (chosen.length > 0 && words + own > wordsMax) ended.add(steps)
      if (ended.has(steps)) continue
      chosen.push(...step)
      words += own
    }
  return chosen
}

function wordsOf({ units }: Candidates, step: readonly number[]): number {
  return step.reduce((sum, index) => sum + (units[index]?.wordCount ?? 0), 0)
}
