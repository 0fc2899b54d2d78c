import type { Question } from '../../question.ts'
import type { CompiledForest } from '../classifiers/forest.ts'
import { asksForKind } from '../question/asked-terms.ts'
import { type Excerpt, excerptOf } from '../segmentation/excerpts.ts'
import { type Candidates, coversMost, isOfAsked } from './candidates.ts'
import type { Choice } from './choice.ts'
import { datedHeading } from './dated-heading.ts'
import { definingSentence } from './defining-sentence.ts'
import { underSameQuestion } from './same-question.ts'
import { type Budget, fits } from './select.ts'
import { settings } from './settings.ts'
import { stepsOfSection } from './steps-of-section.ts'

/**
 * Begins the choice with what a question asks for by its form. A list: the headings, terms or items under the heading
 * that names them. Steps: those of the section that it names (`stepsOf`), or whose introduction has most of it. A
 * definition, thing or person: the sentence that says what or who it is. A time: the heading that has its date.
 */
export function beginWithAsked(
  candidates: Candidates,
  choice: Choice,
  budget: Budget,
  forest: CompiledForest,
): void {
  const find = finders.get(candidates.question.asks)
  const asked = underSameQuestion(candidates) ?? find?.(candidates)
  if (asked === undefined) return
  const room = { ...budget, wordsMax: budget.wordsMax * settings.askedListExcess }
  if (!fits(choice, asked.wordCount, asked.kind, room)) return
  const index = candidates.excerpts.findIndex(({ units }) => hasSame(units, asked.units))
  // A heading with the date has all that is asked, and nothing need be added.
  const unread = find === datedHeading ? 1 : 0
  choice.add(asked, index < 0 ? unread : choice.probabilityWith(index, forest))
}

function hasSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((index, at) => index === other[at])
}

type Find = (candidates: Candidates) => Excerpt | undefined

const finders: ReadonlyMap<Question['asks'], Find> = new Map([
  ['list', outlineOf],
  ['choice', outlineOf],
  [
    'thing',
    (candidates) =>
      asksForKind(candidates.question)
        ? outlineOf(candidates)
        : (describedTerm(candidates) ?? definingSentence(candidates)),
  ],
  ['definition', (candidates) => describedTerm(candidates) ?? definingSentence(candidates)],
  ['person', definingSentence],
  ['steps', (candidates) => stepsOf(candidates) ?? bestSteps(candidates)],
  ['time', datedHeading],
  ['manner', (candidates) => stepsOf(candidates) ?? bestSteps(candidates)],
])

/** The headings, terms or items under the heading that a question for things of a kind names. */
function outlineOf(candidates: Candidates): Excerpt | undefined {
  const { excerpts, measure, units } = candidates
  const named = excerpts.filter((excerpt) => isOfAsked(excerpt, candidates))
  const shareOf = ({ units: [first = -1] }: Excerpt) =>
    units[first] ? measure.ownShare(measure.placed[first] ?? measure.none()) : 0
  return named.toSorted((one, other) => shareOf(other) - shareOf(one))[0]
}

/** What a glossary says first of the term that a question asks about: the paragraph under it. */
function describedTerm(candidates: Candidates): Excerpt | undefined {
  const { units, passages } = candidates
  const first = units.findIndex(
    ({ isDescription, opensBlock, kind, headings, passage }) =>
      isDescription &&
      opensBlock &&
      kind === 'sentence' &&
      coversMost(
        headings.at(-1) ?? '',
        passages[passage],
        candidates.measure,
        settings.defining.termMin,
      ),
  )
  const own = units[first]
  if (own === undefined) return undefined
  const members = units.flatMap(({ passage, block }, index) =>
    passage === own.passage && block === own.block ? [index] : [],
  )
  return excerptOf('paragraph', members, units)
}

/**
 * The only numbered list of the best section that the question names, or of its subsections: "Method" under "Lentil
 * soup" does not repeat what is cooked. With several of them, nothing tells which is asked for.
 */
function stepsOf(candidates: Candidates): Excerpt | undefined {
  const { excerpts, measure, passages, units } = candidates
  const numbered = excerpts.flatMap((list) => {
    const first = units[list.units.find((index) => units[index]?.kind === 'item') ?? -1]
    const passage = passages[list.passage]
    if (list.kind !== 'list' || first?.isOrdered !== true || passage === undefined) return []
    const depth = first.headings.findLastIndex((heading) =>
      coversMost(heading, passage, measure, settings.stepsAskedMin),
    )
    if (depth < Math.max(0, first.headings.length - 2)) return []
    const place = [passage.docId, ...first.headings.slice(0, depth + 1)].join('\n')
    return [{ list, place, last: list.units.at(-1) }]
  })
  const [best] = numbered
  const own = numbered.filter(({ place }) => place === best?.place)
  const isOne = own.every(({ last }) => last === best?.last)
  return isOne ? own.toSorted((a, b) => a.list.wordCount - b.list.wordCount)[0]?.list : undefined
}

/**
 * The numbered steps whose introduction, heading and title have most of the question, where nothing else has as much.
 */
function bestSteps({ measure, units }: Candidates): Excerpt | undefined {
  const led = units.flatMap((unit, index) => {
    const opens = unit.kind === 'item' && unit.opensGroup && unit.opensBlock
    if (!opens || unit.isOrdered !== true) return []
    const steps = stepsOfSection(index, units)
    const first = steps?.units[0]
    if (steps === undefined || first === undefined) return []
    const share = measure.ownShare(measure.placed[first] ?? measure.none())
    return share < settings.stepsLedMin ? [] : [{ steps, share }]
  })
  const [best, next] = led.toSorted((one, other) => other.share - one.share)
  return best !== undefined && best.share > (next?.share ?? 0) ? best.steps : undefined
}
