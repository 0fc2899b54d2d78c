import type { Passage } from '../../../evidence/passage.ts'
import { designationsIn, hasDesignation } from '../../../language/designations.ts'
import { fold } from '../../../language/fold.ts'
import { headingNames } from '../../../language/heading-names.ts'
import { languageOf } from '../../../language/languages.ts'
import type { Question } from '../../mind.ts'
import { FeatureRows } from '../features/feature-rows.ts'
import { excerptFeatures } from '../features/features.ts'
import { type Coverage, Measure } from '../features/measure.ts'
import { type Excerpt, excerptsOf } from '../segmentation/excerpts.ts'
import { readEvidence, type Unit } from '../segmentation/read-evidence.ts'
import { settings } from '../settings.ts'

/** Everything that could be quoted, measured against the question. */
export type Candidates = {
  readonly question: Question
  /** Whether the question has a negation. */
  readonly asksNegated: boolean
  readonly passages: readonly Passage[]
  readonly units: readonly Unit[]
  readonly measure: Measure
  readonly excerpts: readonly Excerpt[]
  /** What each excerpt covers with its headings and its title. */
  readonly covers: readonly Coverage[]
  /** Of each excerpt whether a heading is just what is asked about, and it stands under another. */
  readonly isElsewhere: readonly boolean[]
  /**
   * Of each excerpt the features. Those that depend on what is chosen besides it are the last, from column `related`
   * on: scratch space that all choices among these candidates share. Only `Choice` reads these columns, and it writes
   * them anew each time before it does.
   */
  readonly rows: FeatureRows
  readonly related: number
}

/** `units` are those of the passages, where they were read before. */
export function readCandidates(
  question: Question,
  passages: readonly Passage[],
  units: readonly Unit[] = readEvidence(passages),
): Candidates {
  const asksNegated = languageOf(question.language).negations.find(question.text).length > 0
  const measure = new Measure(question, passages, units)
  const excerpts = excerptsOf(units).filter((excerpt) => !isContents(excerpt, question, measure))
  const covers = excerpts.map((excerpt) => measure.union(measure.placed, excerpt.units))
  const read = { question, asksNegated, passages, units, measure }
  const rows = new FeatureRows(excerpts.length)
  const putFeatures = excerptFeatures(read, rows)
  excerpts.forEach((excerpt, index) => {
    rows.write(index)
    putFeatures(excerpt, covers[index] ?? measure.none())
  })
  const isElsewhere = standElsewhere(read, excerpts)
  return { ...read, excerpts, covers, isElsewhere, rows, related: rows.names.length }
}

type Read = Pick<Candidates, 'question' | 'passages' | 'units' | 'measure'>

/**
 * A manual says what a setting is under its name, and speaks of it in other places too: where a heading is just what is
 * asked about, tells of each excerpt whether it stands under another.
 */
function standElsewhere(read: Read, excerpts: readonly Excerpt[]): readonly boolean[] {
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

/** Whether a heading is all that is asked about, or has what the question writes as one, such as `work_mem`. */
export function isAskedAbout(
  heading: string,
  passage: Passage | undefined,
  { question, measure }: Pick<Candidates, 'question' | 'measure'>,
): boolean {
  if (heading === '') return false
  const isName = (name: string) => {
    const { asked, coverage } = measure.title(name, passage?.language ?? '')
    return asked === 1 && measure.share(coverage) >= settings.headingIsAskedMin
  }
  if (headingNames(heading).some(isName)) return true
  const folded = fold(heading)
  return designationsIn(question.text).some(({ text }) => hasDesignation(folded, text))
}

/** What a list of headings may be the answer to. */
const asksForHeadings: ReadonlySet<Question['asks']> = new Set(['list', 'choice'])

/**
 * Whether an outline only leads to the answer, as a table of contents does: no items are asked for; or one heading has
 * more of the question than most others, and what stands under that one is asked for; or none has any of it.
 */
function isContents(
  { kind, units: headings }: Excerpt,
  { asks }: Question,
  measure: Measure,
): boolean {
  if (kind !== 'outline') return false
  if (!asksForHeadings.has(asks)) return true
  const shares = headings
    .map((heading) => measure.share(measure.alike[heading] ?? measure.none()))
    .toSorted((one, other) => one - other)
  const [most = 0, median = 0] = [shares.at(-1), shares[Math.floor(shares.length / 2)]]
  return most === 0 ? asks !== 'list' : median < settings.contentsMin * most
}
