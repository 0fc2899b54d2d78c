import type { Passage } from '../../../evidence/passage.ts'
import { tokens } from '../../../extraction/terms/tokens.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { fold } from '../../../language/words/fold.ts'
import { isAtAny, isWithinAny } from '../../../language/words/ranges.ts'
import type { CompiledForest } from '../classifiers/forest.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'
import { settings } from './settings.ts'

/** Which document of a series a passage is of: the minutes of May, the price list of 2026. */
export type Issue = {
  /** The title without its dates, the same for all documents of the series. */
  readonly series: string
  /** year × 10,000 + month × 100 + day, with 0 for a missing part. */
  readonly date: number
}

/**
 * Of documents of one series what the newest says stands before what older ones say, if it says as much of the question;
 * what it says is added where only an older one was chosen. A question with a date of its own may ask for what was so
 * then, and is left as it is.
 */
export function newestFirst(candidates: Candidates, choice: Choice, forest: CompiledForest): void {
  if (isDated(candidates)) return
  const issues = issuesOf(candidates.passages)
  for (const excerpt of [...choice.excerpts]) {
    const newer = newestLike(excerpt, issues, candidates, choice, forest)
    if (newer === undefined) continue
    const place = choice.excerpts.indexOf(excerpt)
    const from = choice.excerpts.indexOf(newer)
    if (from >= 0 && from < place) continue
    if (from >= 0) choice.excerpts.splice(place, 0, ...choice.excerpts.splice(from, 1))
    else if (!choice.wouldRepeat(newer)) choice.add(newer, settings.newest.probability, place)
    else continue
    if (choice.best === excerpt) choice.best = newer
  }
}

/** The passages of a choice than which it has newer ones of the same series. */
export function superseded(
  candidates: Candidates,
  { excerpts }: Pick<Choice, 'excerpts'>,
): ReadonlySet<number> {
  if (isDated(candidates)) return new Set()
  const chosen = new Set(excerpts.map(({ passage }) => passage))
  const issues = issuesOf(candidates.passages)
  const isOld = (at: number) => [...chosen].some((other) => isNewer(issues[other], issues[at]))
  return new Set([...chosen].filter(isOld))
}

function isDated({ question: { text, language } }: Candidates): boolean {
  return readDates(text, language).length > 0
}

function isNewer(one: Issue | undefined, other: Issue | undefined): boolean {
  return one !== undefined && one.series === other?.series && one.date > other.date
}

/** The excerpt of the newest document of the series of another that says as much of the question; undefined if none. */
function newestLike(
  excerpt: Excerpt,
  issues: readonly (Issue | undefined)[],
  { excerpts, measure }: Candidates,
  choice: Choice,
  forest: CompiledForest,
): Excerpt | undefined {
  const shareOf = ({ units }: Excerpt) => measure.share(measure.union(measure.placed, units))
  const own = issues[excerpt.passage]
  const shareMin = shareOf(excerpt) * settings.newest.shareMin
  const wordsMax = Math.max(excerpt.wordCount * settings.newest.excess, settings.newest.wordsMin)
  let best: { readonly one: Excerpt; readonly date: number; readonly worth: number } | undefined
  excerpts.forEach((one, index) => {
    const issue = issues[one.passage]
    if (issue === undefined || !isNewer(issue, own) || one.wordCount > wordsMax) return
    if (best !== undefined && issue.date < best.date) return
    if (shareOf(one) < shareMin) return
    const isChosen = choice.excerpts.includes(one)
    const worth = isChosen ? 1 : choice.probabilityWith(index, forest)
    if (best === undefined || issue.date > best.date || worth > best.worth)
      best = { one, date: issue.date, worth }
  })
  return best?.one
}

/**
 * For each passage the issue of its document; undefined if it has none, or if the numbers of its series are names:
 * neither of "Pump 2000" and "Pump 2010" is older.
 */
export function issuesOf(passages: readonly Passage[]): readonly (Issue | undefined)[] {
  const issues = passages.map(issueOf)
  const namedIn = new Map<string, boolean>()
  issues.forEach((issue, at) => {
    const passage = passages[at]
    if (issue === undefined || passage === undefined || issue.date % 10_000 > 0) return
    for (const isName of numbersAsNames(passage, issue.date / 10_000))
      namedIn.set(issue.series, isName && (namedIn.get(issue.series) ?? true))
  })
  return issues.map((issue) => (issue && namedIn.get(issue.series) ? undefined : issue))
}

/**
 * For each place where sentences of a passage have the year of its title, whether it is a name there: behind the same
 * word as in the title, which has a capital.
 */
function numbersAsNames({ title, text, blocks }: Passage, year: number): readonly boolean[] {
  const word = wordsBefore(title, year)[0]?.word ?? ''
  const headings = blocks.filter(({ kind }) => kind === 'heading')
  return wordsBefore(text, year).flatMap(({ word: before, at }) => {
    if (isAtAny(at, headings)) return []
    return [word !== '' && fold(before) === fold(word) && /^\p{Lu}/u.test(before)]
  })
}

/** The word right before each place where a text has a year, empty where there is none. */
function wordsBefore(text: string, year: number) {
  return Array.from(text.matchAll(fourDigits), ({ 0: written, index: at }) => {
    const before = text.slice(Math.max(0, at - wordLengthMax), at)
    return { written, at, word: lastWord.exec(before)?.[1] ?? '' }
  }).filter(({ written }) => Number(written) === year)
}

const fourDigits = /(?<!\d)\d{4}(?!\d)/g
const wordLengthMax = 40
const lastWord = /(\p{L}[\p{L}\p{M}'’]{0,30})[\s_-]$/u

/**
 * The issue of a document whose title has a date, or at least a year, or which is told from others of its title by one.
 * Undefined if it has none.
 */
export function issueOf({
  title,
  about = '',
  language,
}: Pick<Passage, 'title' | 'about' | 'language'>): Issue | undefined {
  const inTitle = datesIn(title, language)
  const dates = inTitle.length > 0 ? inTitle : datesIn(about, language)
  if (dates.length === 0) return undefined
  const written = readDates(title, language)
  const words = tokens(title, language).filter(
    (token) => token.word.isTerm && !token.word.isNumber && !isWithinAny(token, written),
  )
  const series = words.map(({ word }) => word.folded).join(' ')
  return series === '' ? undefined : { series, date: Math.max(...dates) }
}

/** The dates with a year that a text has, also as file names have them: "prices-2026-07". */
function datesIn(text: string, language: string): readonly number[] {
  const ofFile = [...text.matchAll(yearAndMonth)].map(
    ([, year, month = '0']) => Number(year) * 10_000 + Number(month) * 100,
  )
  const read = readDates(text, language).filter(({ year }) => year !== undefined)
  return [...ofFile, ...read.map(({ value }) => value)]
}

const yearAndMonth = /(?<!\d)((?:19|20)\d\d)(?:[-_.](0[1-9]|1[0-2]))?(?!\d)/g
