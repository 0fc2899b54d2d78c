import { languageOf } from '../../../language/languages.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import type { Coverage } from '../features/coverage.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import { settings } from '../settings.ts'
import type { Candidates } from './candidates.ts'
import type { Choice } from './choice.ts'

/**
 * Adds sentences to a choice among pages of the web that the forest passes over, because it was trained on documents of
 * one subject: the opening of a page whose title the question has, the sentence with the latest date if the question
 * asks for the latest, and the sentences that cover most of the question.
 */
export function addOfWeb(candidates: Candidates, choice: Choice): void {
  const sentences = sentencesOf(candidates)
  addOpening(candidates, sentences, choice)
  const about = sentences.filter(isOfSubject(candidates))
  addLatest(candidates, about, choice)
  addMatching(about, choice)
}

type Sentence = {
  readonly excerpt: Excerpt
  readonly at: number
  /**
   * Weighted share of the question terms that the sentence covers, alone (`own`) and with its headings and title
   * (`placed`); 0 to 1.
   */
  readonly own: number
  readonly placed: number
}

function sentencesOf({ excerpts, units, measure }: Candidates): readonly Sentence[] {
  const shareOf = (coverages: readonly Coverage[], at: number) =>
    measure.share(coverages[at] ?? measure.none())
  return excerpts.flatMap((excerpt) => {
    const [at = -1] = excerpt.units
    if (excerpt.kind !== 'sentence' || units[at]?.isFragment !== false) return []
    return { excerpt, at, own: shareOf(measure.alike, at), placed: shareOf(measure.placed, at) }
  })
}

/**
 * Whether a sentence, with its headings and title, is about the subject of the question. The weights of the terms are
 * their rarities, so that what is asked of a subject outweighs the subject, which all passages name; times the number
 * of units that have them the subject outweighs the rest.
 */
function isOfSubject({ measure }: Candidates): (sentence: Sentence) => boolean {
  const weights = measure.terms.map((_, term) => {
    const having = measure.exact.filter((coverage) => (coverage[term] ?? 0) > 0).length
    return having * (measure.weights[term] ?? 0)
  })
  const shares = measure.placed.map((coverage) =>
    coverage.reduce((sum, value, term) => sum + value * (weights[term] ?? 0), 0),
  )
  const least = settings.web.subjectMin * Math.max(0, ...shares)
  return ({ at }) => (shares[at] ?? 0) >= least
}

/**
 * Adds the opening of the best page, up to its second heading, if its title covers most of the question: a page says
 * there who or what its subject is, and in its sections something else.
 */
function addOpening(
  { passages, units, measure }: Candidates,
  sentences: readonly Sentence[],
  choice: Choice,
): void {
  const { wordsMax, askedMin, shareMin } = settings.web.opening
  const [best] = passages
  const opening = passages.findIndex(({ docId, start }) => docId === best?.docId && start === 0)
  if (best === undefined || opening < 0) return
  const { asked, coverage } = measure.titleOf(best)
  if (asked < askedMin || measure.share(coverage) < shareMin) return
  const first = sentences.find(({ excerpt }) => excerpt.passage === opening)
  const sectionOf = (sentence: Sentence | undefined) => units[sentence?.at ?? -1]?.headings.join()
  let words = 0
  for (const sentence of sentences) {
    const { excerpt } = sentence
    if (excerpt.passage !== opening) continue
    if (sectionOf(sentence) !== sectionOf(first)) return
    words += excerpt.wordCount
    if (words > wordsMax) return
    add(excerpt, choice)
  }
}

/**
 * If the question asks for the latest, adds the sentence with the latest date among those that cover enough of the
 * question.
 */
function addLatest(
  { question, passages, units }: Candidates,
  sentences: readonly Sentence[],
  choice: Choice,
): void {
  if (languageOf(question.language).latestWords.find(question.text).length === 0) return
  const least = settings.web.latestMin * Math.max(0, ...sentences.map(({ placed }) => placed))
  const dated = sentences.flatMap((sentence) => {
    const { excerpt, at, placed } = sentence
    const language = passages[excerpt.passage]?.language ?? ''
    if (placed === 0 || placed < least) return []
    const dates = readDates(units[at]?.shown ?? '', language).filter(({ year }) => year)
    return dates.length === 0
      ? []
      : { ...sentence, date: Math.max(...dates.map(({ value }) => value)) }
  })
  const [latest] = dated.toSorted((a, b) => b.date - a.date || b.placed - a.placed || a.at - b.at)
  if (latest !== undefined) add(latest.excerpt, choice)
}

/**
 * Adds the sentences that cover nearly as much of the question as the best one, unless they cover far less with what
 * stands above them than the best one does so: below a heading that asks the question no sentence repeats it, and one
 * elsewhere that merely names its subject would have as many of its words.
 */
function addMatching(sentences: readonly Sentence[], choice: Choice): void {
  const { wordsMax, shareMin, placedMin } = settings.web.matching
  const ranked = sentences.toSorted((a, b) => b.own - a.own || a.at - b.at)
  const least = shareMin * (ranked[0]?.own ?? 0)
  const placedLeast = placedMin * Math.max(0, ...sentences.map(({ placed }) => placed))
  let words = 0
  for (const { excerpt, own, placed } of ranked) {
    if (own === 0 || own < least) return
    if (placed < placedLeast) continue
    const further = choice.newWords(excerpt)
    if (words + further > wordsMax) continue
    if (add(excerpt, choice)) words += further
  }
}

function add(excerpt: Excerpt, choice: Choice): boolean {
  const isNew = choice.newWords(excerpt) > 0 && !choice.wouldRepeat(excerpt)
  if (isNew) choice.add(excerpt, 0)
  return isNew
}
