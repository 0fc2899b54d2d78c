import { languageOf } from '../../../language/languages.ts'
import { endsQuestion } from '../../../language/sentence-ends.ts'
import type { Question } from '../../question.ts'
import type { Coverage } from '../features/coverage.ts'
import { isOwn } from '../question/asked-terms.ts'
import { kindAsked } from '../question/understand.ts'
import { type Excerpt, excerptOf } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import { settings } from './settings.ts'

/**
 * The paragraph, or the first sentence, right under a heading that asks what the question asks, as lists of frequent
 * questions have them: "Does it do PTP?" is answered under "2.13. Does it support PTP?". The heading has the words of
 * the question; a single word must be asked for in the same way.
 */
export function underSameQuestion(candidates: Candidates): Excerpt | undefined {
  const { measure, passages, question, units } = candidates
  const known = new Map<string, boolean>()
  const own = measure.terms.flatMap((term, at) => (isOwn(term) ? [at] : []))
  const isSingle = own.length === 1
  const weightOf = (of: (term: number) => number) =>
    own.reduce((sum, term) => sum + (measure.weights[term] ?? 0) * of(term), 0)
  const whole = weightOf(() => 1)
  const shareOfOwn = (coverage: Coverage) => weightOf((term) => coverage[term] ?? 0) / whole
  const asksTheSame = (heading: string, language: string) => {
    if (!endsQuestion(bare(heading))) return false
    const { asked, coverage } = measure.title(heading, language)
    const { share, ofHeading } = settings.sameQuestion
    if (asked < ofHeading || shareOfOwn(coverage) < share) return false
    return !isSingle || isAlike(kindAsked(bare(heading), languageOf(language)), question.asks)
  }
  if (whole === 0) return undefined
  const first = units.findIndex(({ headings, passage, kind }, index) => {
    const heading = headings.at(-1) ?? ''
    const above = units[index - 1]
    const isFirst = above?.kind === 'heading' || above?.headings.at(-1) !== heading
    if (kind !== 'sentence' || !isFirst) return false
    const found = known.get(heading) ?? asksTheSame(heading, passages[passage]?.language ?? '')
    known.set(heading, found)
    return found
  })
  const opening = units[first]
  if (opening === undefined) return undefined
  const members = units.flatMap(({ passage, block }, index) =>
    passage === opening.passage && block === opening.block ? [index] : [],
  )
  const paragraph = excerptOf('paragraph', members, units)
  return paragraph.wordCount <= settings.sameQuestion.wordsMax
    ? paragraph
    : excerptOf('sentence', [first], units)
}

/** Whether two questions about one thing ask the same of it: what it is may be asked as its meaning. */
function isAlike(one: Question['asks'], other: Question['asks']): boolean {
  return one === other || (asksWhatItIs.has(one) && asksWhatItIs.has(other))
}

const asksWhatItIs: ReadonlySet<Question['asks']> = new Set(['definition', 'thing'])

/** A heading without its number and the marks of strong letters around it. */
function bare(heading: string): string {
  return heading.replace(/^[\s*_]{0,4}(?:\d[\d.]{0,11}\s+)?|[\s*_]{1,4}$/g, '')
}
