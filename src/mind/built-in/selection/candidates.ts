import type { Passage } from '../../../evidence/passage.ts'
import {
  designationFinder,
  designationsIn,
  isDesignationOf,
  mayBeHeading,
} from '../../../language/designations.ts'
import { namesFigure } from '../../../language/figures.ts'
import { headingNames } from '../../../language/heading-names.ts'
import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import type { Question } from '../../question.ts'
import { ExcerptRows } from '../features/excerpt-rows.ts'
import type { MeasuredUnits } from '../features/features.ts'
import { Measure } from '../features/measure.ts'
import { asksForKind } from '../question/asked-terms.ts'
import { type Excerpt, excerptOf, excerptsOf } from '../segmentation/excerpts.ts'
import { readEvidence, type Unit } from '../segmentation/read-evidence.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { settings } from './settings.ts'

/** All excerpts that could be quoted, with their features for the question. */
export type Candidates = MeasuredUnits & {
  readonly excerpts: readonly Excerpt[]
  readonly rows: ExcerptRows
  /** Where the excerpts stand, read when some are first compared: a step of a chain reads few of them. */
  readonly placing: () => Placing
}

type Placing = {
  /** For each excerpt, whether some heading names the subject of the question and the excerpt is under another. */
  readonly isElsewhere: readonly boolean[]
  /** For each excerpt, whether it describes an option that the question names; undefined where none does. */
  readonly isUnderOption: readonly boolean[] | undefined
}

/** Reads the candidates of a question. `units` may be passed where the passages were read before. */
export function readCandidates(
  question: Question,
  passages: readonly Passage[],
  units: readonly Unit[] = readEvidence(passages),
): Candidates {
  return candidatesAmong(measureUnits(question, passages, units))
}

/** The units of passages that were read before, measured by a question. */
export function measureUnits(
  question: Question,
  passages: readonly Passage[],
  units: readonly Unit[],
): MeasuredUnits {
  const asksNegated = languageOf(question.language).negations.find(question.text).length > 0
  return { question, asksNegated, passages, units, measure: new Measure(question, passages, units) }
}

/** The excerpts of units that could be quoted, or those of them that are `wanted`. */
export function candidatesAmong(
  read: MeasuredUnits,
  wanted: (excerpt: Excerpt) => boolean = () => true,
): Candidates {
  const { question, passages, units, measure } = read
  const asksForFigure = namesFigure(question.text, question.language)
  const isLeftOut = (excerpt: Excerpt) => {
    const first = units[excerpt.units[0] ?? -1]
    if (first === undefined) return true
    if (first.isCaption && !asksForFigure) return true
    if (isOfReplaced(first, question, passages) || isOfReplacedName(excerpt, read)) return true
    return isContents(excerpt, read)
  }
  const all = excerptsOf(units)
  const tellsReferrals = asksForReferral(question)
  const quotable = withoutEnds(all, units, ({ isReferral, isQuestion }, index) => {
    if (isQuestion) return !asksTheSame([index], measure)
    return isReferral && !tellsReferrals
  })
  const excerpts = quotable.filter((excerpt) => wanted(excerpt) && !isLeftOut(excerpt))
  const rows = new ExcerptRows(read, excerpts)
  let placing: Placing | undefined
  const place = () => {
    placing ??= {
      isElsewhere: standElsewhere(read, excerpts),
      isUnderOption: underOptions(read, excerpts),
    }
    return placing
  }
  return { ...read, excerpts, rows, placing: place }
}

/**
 * The excerpts without the sentences at their end that tell nothing: they only refer to another page, "Learn more in
 * Layouts.", or ask what is answered behind them. Paragraphs that refer are cut off at the beginning as well, while a
 * question may stand before its answer.
 */
function withoutEnds(
  excerpts: readonly Excerpt[],
  units: readonly Unit[],
  tellsNothing: (unit: Unit, index: number) => boolean,
): readonly Excerpt[] {
  const empty = units.map(tellsNothing)
  if (!empty.includes(true)) return excerpts
  const known = new Set<string>()
  return excerpts
    .map((excerpt) => {
      const end = excerpt.units.findLastIndex((index) => empty[index] === false) + 1
      const first = excerpt.units.findIndex((index) => !empty[index] || units[index]?.isQuestion)
      const start = Math.max(0, first)
      const isApart = units[excerpt.units[start] ?? -1]?.opensBlock === true
      const kept = excerpt.units.slice(isApart ? start : 0, end)
      if (kept.length === excerpt.units.length) return excerpt
      return excerptOf(excerpt.kind, kept, units)
    })
    .filter((excerpt) => {
      const key = excerpt.units.join()
      const isNew = key !== '' && !known.has(key)
      known.add(key)
      return isNew
    })
}

/** Whether units have nearly all words of the question: a sentence that asks the same stands before the answer. */
export function asksTheSame(units: readonly number[], measure: Measure): boolean {
  return measure.share(measure.union(measure.alike, units)) >= settings.sameQuestionMin
}

/** Whether a question may be answered by where more is told, or by whom. */
function asksForReferral({ text, language, asks }: Question): boolean {
  return (
    asks === 'place' || asks === 'person' || languageOf(language).referrals.find(text).length > 0
  )
}

/**
 * For each excerpt, whether it is outside the section that is named after the subject of the question, if there is one:
 * a manual defines a setting under its name and mentions it in other places too.
 */
function standElsewhere(read: MeasuredUnits, excerpts: readonly Excerpt[]): readonly boolean[] {
  const known = new Map<string, boolean>()
  const isUnder = ({ headings, passage }: Unit) => {
    const heading = headings.at(-1) ?? ''
    const found = known.get(heading) ?? isAskedAbout(heading, read.passages[passage], read)
    known.set(heading, found)
    return found
  }
  const isAny = read.units.some((unit) => isUnder(unit))
  return excerpts.map(({ units: [first = -1] }) => {
    const unit = read.units[first]
    return isAny && unit !== undefined && !isUnder(unit)
  })
}

/**
 * For each excerpt whether it describes what the question names as it is written in a document: whether it stands under
 * an option, version or clause, as "-M, --maxdays" is for "-M", or has the row or item of a name such as `maxPayload`.
 * Where some do in documents whose title has words of the question, as that of the command, only those. Undefined where
 * none does.
 */
function underOptions(
  { question, units, passages, measure }: MeasuredUnits,
  excerpts: readonly Excerpt[],
): readonly boolean[] | undefined {
  const asked = designationsIn(question.text)
  if (asked.length === 0) return undefined
  const options = asked.filter(mayBeHeading)
  const known = new Map<string, boolean>()
  const isNamed = (heading: string) => {
    const found = known.get(heading) ?? options.some(designationFinder(heading))
    known.set(heading, found)
    return found
  }
  const isLabelled = units.map((unit) => {
    const label = labelOf(unit)
    return label !== undefined && asked.some(isDesignationOf(label))
  })
  const isTitled = passages.map(({ title, language }) => {
    return measure.share(measure.title(title, language).coverage) > 0
  })
  const under = excerpts.map(({ units: own }) => {
    return isNamed(units[own[0] ?? -1]?.headings.at(-1) ?? '') || own.some((at) => isLabelled[at])
  })
  const own = under.map((is, index) => is && isTitled[excerpts[index]?.passage ?? -1] === true)
  if (own.includes(true)) return own
  return under.includes(true) ? under : undefined
}

/** What a row or item is about: its first cell, or the code or words before a colon or dash that it begins with. */
function labelOf({ kind, shown, opensBlock }: Unit): string | undefined {
  if (kind === 'row') return cellsOf(shown)[0]
  return kind === 'item' && opensBlock ? itemLabel.exec(shown)?.[1] : undefined
}

const itemLabel = /^(`[^`]{1,80}`|[^\s:]{1,80}(?=:|\s[-–—]\s))/u

/** Whether a unit stands under a heading or title with a designation that the follow-up replaces by another. */
function isOfReplaced(
  { headings, passage }: Unit,
  { replaced = [] }: Question,
  passages: readonly Passage[],
): boolean {
  if (replaced.length === 0) return false
  const isAbove = designationFinder([passages[passage]?.title ?? '', ...headings].join('\n'))
  return replaced.some((text) => isAbove({ text, isOption: false }))
}

/**
 * Whether an excerpt has the name that the follow-up replaces before any that it asks about, in its units or above
 * them: after the Aurelia, "And the Kestrel?" is not answered by what is said of the Aurelia.
 */
function isOfReplacedName(
  { units: own }: Excerpt,
  { question: { replacedName }, measure, units, passages }: MeasuredUnits,
): boolean {
  if (replacedName === undefined) return false
  const text = fold(replacedName)
  for (const index of own) {
    const said = measure.placed[index] ?? measure.none()
    if (measure.terms.some(({ isName }, term) => isName && (said[term] ?? 0) > 0)) return false
    const { passage = -1, headings = [], shown = '' } = units[index] ?? {}
    const written = [passages[passage]?.title ?? '', ...headings, shown].join('\n')
    if (designationFinder(written)({ text, isOption: false })) return true
  }
  return false
}

/**
 * Whether a heading names the subject of the question: it has all its terms in the question and covers most of it, or
 * it contains a designation of the question, such as `work_mem`.
 */
export function isAskedAbout(
  heading: string,
  passage: Passage | undefined,
  { question, measure }: Pick<Candidates, 'question' | 'measure'>,
): boolean {
  if (heading === '') return false
  if (coversMost(heading, passage, measure, settings.headingIsAskedMin)) return true
  return designationsIn(question.text).some(designationFinder(heading))
}

/** Whether a heading, or one of the names in it, has all its terms in the question and covers this share of it. */
export function coversMost(
  heading: string,
  passage: Passage | undefined,
  measure: Measure,
  least: number,
): boolean {
  return headingNames(heading).some((name) => {
    const { asked, coverage } = measure.title(name, passage?.language ?? '')
    return asked === 1 && measure.share(coverage) >= least
  })
}

/** Questions that a list of headings may answer. */
const asksForHeadings: ReadonlySet<Question['asks']> = new Set(['list', 'choice'])

/**
 * Whether an outline is no answer but a table of contents: the question asks for no items; or the best heading covers
 * much more of the question than the median heading, so that the text under it is asked for; or a question other than
 * for a list shares no term with the headings. None if the question names its kind, and the heading above is called so.
 */
function isContents(excerpt: Excerpt, read: MeasuredUnits): boolean {
  const { measure, question } = read
  if (excerpt.kind !== 'outline') return false
  if (asksForKind(question) && isOfAsked(excerpt, read)) return false
  const { asks } = question
  if (!asksForHeadings.has(asks)) return true
  const shares = excerpt.units
    .map((heading) => measure.share(measure.alike[heading] ?? measure.none()))
    .toSorted((one, other) => one - other)
  const [most = 0, median = 0] = [shares.at(-1), shares[Math.floor(shares.length / 2)]]
  return most === 0 ? asks !== 'list' : median < settings.contentsMin * most
}

/**
 * Whether an outline or a list stands directly under a heading whose words are all asked for: "Log levels" has them
 * all, and no sentence lists them. With the headings above and the title that has to cover enough of the question.
 */
export function isOfAsked(
  { kind, units: [first = -1], passage }: Excerpt,
  read: MeasuredUnits,
): boolean {
  const { measure, passages, units } = read
  const above = units[first]?.headings.at(kind === 'outline' ? -2 : -1)
  if ((kind !== 'outline' && kind !== 'list') || above === undefined) return false
  const { language = '' } = passages[passage] ?? {}
  const isAsked = headingNames(above).some((name) => measure.title(name, language).asked === 1)
  const share = measure.ownShare(measure.placed[first] ?? measure.none())
  return isAsked && share >= settings.outlineAskedMin
}
