import { jaccard } from '../../../base/ranking/jaccard.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { detectLanguage } from '../../../language/detection/detect-language.ts'
import type { Language } from '../../../language/language.ts'
import { languageOf } from '../../../language/languages.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { askingSentences } from '../../../language/sentences/asking-sentences.ts'
import { sentences } from '../../../language/sentences/sentences.ts'
import { countWords } from '../../../language/words/count-words.ts'
import type { Range } from '../../../language/words/words.ts'
import { classifyTopic } from '../../../web-access/search/classify-topic.ts'
import type { ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import { comparedSides, contextOf } from './compared-sides.ts'
import { searchedNames } from './searched-names.ts'

/**
 * Derives a plan from the words of the topic alone: its subject, language, facets and first queries. Never fails; the
 * topic of more than `topicLengthMax` characters is cut to what it asks.
 */
export function planTopic(topic: string): ResearchPlan {
  const text = withQuotedTitles(shortened(topic.trim()))
  const language = detectLanguage(text)
  const words = languageOf(language)
  const subject = subjectOf(text, words)
  const clauses = sentences(subject, language).map(({ start, end }) =>
    subjectOf(subject.slice(start, end), words).replace(questionMarks, ''),
  )
  const names = [...new Set(clauses.flatMap((clause) => searchedNames(clause, language)))]
  const listed = clauses.length === 1 ? aspectsOf(subject, words) : undefined
  const bare = subject.replace(questionMarks, '')
  const compared = `${comparingRequest(text, words)}${listed?.about ?? bare}`
  const sides = clauses.length === 1 ? comparedSides(compared, words) : undefined
  const facets =
    listed?.aspects ??
    sides ??
    clauses.flatMap((clause) => facetsOf(clause, words)).slice(0, settings.facetsMax)
  const parts = clauses.flatMap((clause) => partsOf(clause, words.conjunctions.find(clause), words))
  const queries =
    listed === undefined
      ? queriesOf(
          bare,
          sides?.map((side) => `${side} ${contextOf(bare, sides)}`.trim()) ?? parts,
          sides === undefined ? names : [],
          language,
        )
      : queriesOfAspects(subject, listed, sides ?? [], language)
  return {
    subject,
    language,
    topic: classifyTopic(subject, language),
    ...(listed !== undefined && { about: listed.about }),
    ...(sides !== undefined && { sides }),
    ...((listed ?? sides) !== undefined && { isListed: true }),
    facets,
    queries: queries.map((query) => query.replace(/[“”]/g, '')),
    effort: {
      facets: facets.length,
      entities: names.length,
      markers: countMarkers(text, words),
      words: countWords(text),
    },
  }
}

/** A topic that is not too long; of a longer one the sentences that ask, or else its beginning. */
function shortened(topic: string): string {
  const { topicLengthMax } = settings
  if (topic.length <= topicLengthMax) return topic
  const asking = askingSentences(topic, detectLanguage(topic))
  const asked = asking.map(({ start, end }) => topic.slice(start, end)).join(' ')
  return (asked === '' ? topic : asked).slice(0, topicLengthMax)
}

const questionMarks = /(?<![\s?？؟])[\s?？؟]+$/u

/**
 * Turns emphasis into quotation marks, "the film _Rain: A Story_" into "the film “Rain: A Story”": search engines would
 * look for the underscores.
 */
function withQuotedTitles(text: string): string {
  return text.replace(
    /(?<![\p{L}\p{N}])[_*]{1,2}([^\s_*][^_*]{0,200})[_*]{1,2}(?![\p{L}\p{N}])/gu,
    '“$1”',
  )
}

/** The topic without an opening request ("Describe") and without the final full stop; a question keeps its mark. */
function subjectOf(text: string, { requests }: Language): string {
  const opening = requests.opening(text)
  const rest = (opening === undefined ? text : text.slice(opening.end)).trim()
  const subject = rest.replace(/^[\s:,]+|(?<![\s.!。！])[\s.!。！]+$/gu, '')
  return subject === '' ? text : subject
}

/**
 * The request that opens a topic if it asks to compare, which is no part of the subject but tells that it has sides; or
 * ''.
 */
function comparingRequest(text: string, { requests, comparisons }: Language): string {
  const opening = requests.opening(text)
  const request = opening === undefined ? '' : text.slice(0, opening.end)
  return comparisons.find(request).length > 0 ? `${request} ` : ''
}

type Aspects = { readonly about: string; readonly aspects: readonly string[] }

/**
 * What a topic is about and the aspects that it lists behind a colon: "Mill Lane: history, shops and traffic".
 * `undefined` if it is no such list: a single aspect may be the rest of a title, and what opens with a question word is
 * a question.
 */
function aspectsOf(subject: string, words: Language): Aspects | undefined {
  const { about, list } =
    /^(?<about>[^:：“"«]{2,120}?)\s*(?::\s|：)(?<list>.{1,800})$/su.exec(subject)?.groups ?? {}
  if (about === undefined || list === undefined || countTerms(about, words.code) === 0)
    return undefined
  const cuts = [...marksIn(list), ...words.conjunctions.find(list)].sort(
    (a, b) => a.start - b.start,
  )
  const aspects = [...cuts, { start: list.length, end: list.length }]
    .map(({ start }, at) => withoutMarks(list.slice(cuts[at - 1]?.end ?? 0, start)))
    .filter((aspect) => countTerms(aspect, words.code) > 0)
    .slice(0, settings.facetsMax)
  const areAsked = aspects.some((aspect) => words.asks.opening(aspect) !== undefined)
  return areAsked || aspects.length < 2 ? undefined : { about: about.trim(), aspects }
}

/** The first queries of a list of aspects: all of it, what it is about, what that compares, and it with each aspect. */
function queriesOfAspects(
  subject: string,
  { about, aspects }: Aspects,
  sides: readonly string[],
  language: string,
): string[] {
  const asked = aspects.map((aspect) => `${about} ${aspect}`)
  return distinctQueries([subject, about, ...sides, ...asked], [], language).slice(
    0,
    settings.queriesMax,
  )
}

/** The clauses of a topic. A clause of fewer than `facetTermsMin` terms is joined to the one before it. */
function facetsOf(subject: string, words: Language): string[] {
  const joins = words.conjunctions
    .find(subject)
    .filter(({ start, end }) => joinsClauses(subject, start, end, words))
  return partsOf(subject, joins, words)
}

/** Splits at commas, colons, brackets and the given conjunctions, except within quotation marks. */
function partsOf(subject: string, conjunctions: readonly Range[], { code }: Language): string[] {
  const quoted = Array.from(
    subject.matchAll(/[“"«][^“”"«»]{1,200}[”"»]/gu),
    ({ 0: title, index }) => ({
      start: index,
      end: index + title.length,
    }),
  )
  const cuts = [...marksIn(subject), ...conjunctions]
    .filter((cut) => !quoted.some(({ start, end }) => start < cut.start && cut.end < end))
    .sort((a, b) => a.start - b.start)
  const parts: string[] = []
  let start = 0
  for (const cut of [...cuts, { start: subject.length, end: subject.length }]) {
    if (cut.start < start) continue
    const part = subject.slice(start, cut.start).trim()
    const before = parts.at(-1)
    const isShort = countTerms(part, code) < settings.facetTermsMin
    const followsShort = before !== undefined && countTerms(before, code) < settings.facetTermsMin
    if (before !== undefined && (isShort || followsShort))
      parts[parts.length - 1] = subject.slice(subject.indexOf(before), cut.start).trim()
    else parts.push(part)
    start = cut.end
  }
  return parts
    .map(withoutMarks)
    .map((part) => (/\([^()]*$/.test(part) ? `${part})` : part))
    .filter((part) => part !== '')
    .slice(0, settings.facetsMax)
}

function marksIn(text: string): Range[] {
  return Array.from(text.matchAll(/[,;:、，；：()]+/gu), ({ 0: mark, index }) => ({
    start: index,
    end: index + mark.length,
  }))
}

/** A part of a topic without the marks and spaces around it. */
function withoutMarks(part: string): string {
  return part.trim().replace(/(?<![\s,;:、，；：(])[\s,;:、，；：(]+$/u, '')
}

/**
 * Whether a conjunction begins a clause that makes sense on its own: it follows a comma, or precedes an article, a
 * pronoun or a question word. The "and" of "between tests and proofs" does not.
 */
function joinsClauses(text: string, start: number, end: number, words: Language): boolean {
  if (words.isUnspaced || /[,;]\s*$/.test(text.slice(Math.max(0, start - 3), start))) return true
  const rest = text.slice(end)
  return [words.articles, words.pronouns, words.asks].some((one) => one.opening(rest) !== undefined)
}

/** The first queries: the whole subject, its names, and each clause together with the longest name of the subject. */
function queriesOf(
  subject: string,
  parts: readonly string[],
  names: readonly string[],
  language: string,
): string[] {
  const [main = ''] = names.toSorted((a, b) => b.length - a.length)
  const asked = parts.map((part) => (part.includes(main) ? part : `${main} ${part}`))
  return distinctQueries([subject, names.join(' '), ...asked], [], language).slice(
    0,
    settings.queriesMax,
  )
}

/** The queries whose sets of terms differ (Jaccard below `sameQueryMin`) from each other and from all in `asked`. */
export function distinctQueries(
  queries: readonly string[],
  asked: readonly string[],
  language: string,
): string[] {
  const known = asked.map((query) => termSet(query, language))
  return queries.filter((query) => {
    const terms = termSet(query, language)
    if (terms.size === 0 || known.some((other) => jaccard(terms, other) >= settings.sameQueryMin))
      return false
    known.push(terms)
    return true
  })
}

function countTerms(text: string, language: string): number {
  return termSet(text, language).size
}

/** How many of five kinds of question (comparison, time, cause, number or list, condition) a topic asks: 0 to 5. */
function countMarkers(text: string, words: Language): number {
  const asked = new Set(words.asks.find(text).map(({ value }) => value))
  return [
    words.comparisons.find(text).length > 0 || asked.has('choice'),
    asked.has('time') || readDates(text, words.code).length > 0,
    asked.has('reason'),
    asked.has('number') || asked.has('list'),
    words.relatives.find(text).length > 1,
  ].filter(Boolean).length
}
