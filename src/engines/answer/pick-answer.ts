import type { Question } from './analyse-question.ts'
import { asWideAsAsked } from './as-wide-as-asked.ts'
import { bestOf } from './best-of.ts'
import { birthStems, deathStems, lifeDates } from './life-dates.ts'
import { bareTitle } from './read-evidence.ts'
import { relatedStems } from './related-words.ts'
import type { ScoredSentence } from './score-evidence.ts'
import type { Span } from './span.ts'

export type PickedAnswer = {
  readonly text: string
  /** 0 to 1: how surely this, and nothing else of the sentence, is the answer. */
  readonly confidence: number
}

/**
 * The span of a sentence that answers the question: of what has the right form, the one nearest to
 * the words of the question, best right after them; a name that `isKnown` (the title of another
 * passage, where a next step may go on) before others.
 */
export function pickAnswer(
  question: Question,
  sentence: ScoredSentence,
  isKnown: (name: string) => boolean = () => false,
): PickedAnswer | undefined {
  const life = lifeDate(question, sentence.text)
  if (life) return { text: asAsked(life, question, sentence.text).text, confidence: 0.95 }
  const subject = unnamedSubject(question, sentence)
  if (subject !== undefined) return { text: subject, confidence: 0.7 }
  const [only, ...others] = new Set(sentence.candidates.map(({ text }) => text))
  if (question.sought === 'nationality' && only !== undefined)
    return { text: only, confidence: others.length === 0 && isAbout(sentence) ? 0.7 : 0.2 }
  const anchors = anchorsOf(question, sentence)
  const valued = sentence.candidates.map((candidate) => {
    const span = asAsked(candidate, question, sentence.text)
    const nearest = anchors.reduce((most, anchor) => Math.max(most, nearness(span, anchor)), 0)
    const near = isPossessor(question, sentence.text, span) ? 0 : nearest
    const told = isKnown(span.text) || isCalled(span.text, question)
    return { ...span, near: near + (told ? 0.25 : 0), value: 0.01 + near + (told ? 0.5 : 0) }
  })
  const first = bestOf(valued, ({ value }) => value)
  if (first === undefined) return undefined
  const rival = valued.reduce((most, one) => (one === first ? most : Math.max(most, one.value)), 0)
  const clear = Math.min(1, first.near) * Math.min(1, 0.3 + first.value - rival)
  const { text } = first
  const isSure =
    isCalled(text, question) ||
    (question.sought !== 'name' && (isKnown(text) || isLikely(question, sentence, first)))
  return { text, confidence: isSure ? clear : clear * 0.4 }
}

/** What "It separates …" speaks of, if a question asks for its subject: what the document is about. */
function unnamedSubject(question: Question, { text, passage }: ScoredSentence): string | undefined {
  if (!asksForSubject.test(question.text) || hasForm.has(question.sought)) return undefined
  const title = bareTitle(passage.title)
  if (title === '' || question.text.toLowerCase().includes(title.toLowerCase())) return undefined
  const opening = question.noun === undefined ? pronoun : `${pronoun}|the ${question.noun}`
  return new RegExp(`^(?:${opening})\\b`, 'i').test(text) ? title : undefined
}

const verb = '(?:is|was|are|were|do|does|did|has|have|had|can|could|will|would)\\b'
const asksForSubject = new RegExp(
  `^(?:who|(?:which|what) (?!${verb})\\p{L}+(?: (?!${verb})\\p{Ll}+)?) (?!${verb}|it is)\\p{L}+`,
  'iu',
)
const hasForm = new Set(['date', 'number', 'nationality'])
const pronoun = 'he|she|it|they'

/** "(13 May 1923 – 27 December 2009)" answers when someone was born or died. */
function lifeDate({ sought, otherStems }: Question, text: string): Span | undefined {
  if (sought !== 'date') return undefined
  const { birth, death } = lifeDates(text)
  const asks = (stems: ReadonlySet<string>) => [...otherStems].some((stem) => stems.has(stem))
  if (asks(birthStems)) return birth
  return asks(deathStems) ? death : undefined
}

/** A year of a date; "Halvorsen yard" of "the Halvorsen yard in Norrvik", if a yard is asked for. */
function asAsked(candidate: Span, { sought, noun }: Question, sentence: string): Span {
  if (sought === 'place') return asWideAsAsked(candidate, noun)
  if (noun === 'year')
    return { ...candidate, text: /\b\d{4}\b/.exec(candidate.text)?.[0] ?? candidate.text }
  const after = sentence.slice(candidate.end, candidate.end + 1 + (noun?.length ?? 0))
  if (sought !== 'name' || after !== ` ${noun}`) return candidate
  return { ...candidate, end: candidate.end + after.length, text: candidate.text + after }
}

/** "Avery County" is called what "what county" asks for. */
function isCalled(name: string, { noun }: Question): boolean {
  return noun !== undefined && name.toLowerCase().includes(noun)
}

/** Where the sentence has the question's own words, or related ones; names lie everywhere. */
function anchorsOf({ otherStems }: Question, { terms, start: from }: ScoredSentence): Range[] {
  return terms
    .filter(
      ({ stem }) => otherStems.has(stem) || relatedStems(stem).some((one) => otherStems.has(one)),
    )
    .map(({ start, end }) => ({ start: start - from, end: end - from }))
}

type Range = { readonly start: number; readonly end: number }

/** 1 right after the anchor, falling with the distance; before it, faster. */
function nearness(span: Range, anchor: Range): number {
  const gap = span.start >= anchor.end ? span.start - anchor.end : (anchor.start - span.end) * 1.7
  return 1 / (1 + Math.max(0, gap) / 15)
}

/** "The father of Ada" does not say that Ada is the father. */
function isPossessor({ sought }: Question, text: string, { start }: Range): boolean {
  return sought === 'person' && /\bof (?:the )?$/u.test(text.slice(Math.max(0, start - 10), start))
}

/** Any name may be a person's, one of two words after "by" very likely is; of numbers, only one. */
function isLikely({ sought }: Question, { text, candidates }: ScoredSentence, span: Span): boolean {
  if (sought === 'number') return candidates.length === 1
  if (sought === 'place') return /\p{Lu}/u.test(span.text)
  if (sought !== 'person') return true
  const before = text.slice(Math.max(0, span.start - 60), span.start)
  return span.text.includes(' ') && /\b(?:by|is|was) (?:the )?(?:[\p{Ll}-]+ ){0,3}$/u.test(before)
}

function isAbout({ about, names }: ScoredSentence): boolean {
  return about || names === 1
}
