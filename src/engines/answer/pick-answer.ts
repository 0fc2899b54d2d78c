import type { Question } from './analyse-question.ts'
import { asWideAsAsked } from './as-wide-as-asked.ts'
import { bestOf } from './best-of.ts'
import { lifeDates } from './life-dates.ts'
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
  if (life) return { text: life.text, confidence: 0.95 }
  const subject = unnamedSubject(question, sentence)
  if (subject !== undefined) return { text: subject, confidence: 0.7 }
  const anchors = anchorsOf(question, sentence)
  const valued = sentence.candidates.map((candidate) => {
    const span = question.sought === 'place' ? asWideAsAsked(candidate, question.noun) : candidate
    const near = anchors.reduce((most, anchor) => Math.max(most, nearness(span, anchor)), 0)
    const told = isKnown(span.text) || isCalled(span.text, question)
    return { ...span, near, value: 0.01 + near + (told ? 0.5 : 0) }
  })
  const first = bestOf(valued, ({ value }) => value)
  if (first === undefined) return undefined
  const rival = valued.reduce((most, one) => (one === first ? most : Math.max(most, one.value)), 0)
  const clear = Math.min(1, first.near) * Math.min(1, 0.3 + first.value - rival)
  const { text } = first
  const isSure = isKnown(text) || isLikely(question, sentence, first)
  return { text, confidence: isSure ? clear : clear * 0.4 }
}

/** What "It separates …" speaks of, if a question asks for its subject: what the document is about. */
function unnamedSubject(question: Question, { text, passage }: ScoredSentence): string | undefined {
  if (!asksForSubject.test(question.text)) return undefined
  const title = bareTitle(passage.title)
  if (title === '' || question.text.toLowerCase().includes(title.toLowerCase())) return undefined
  const opening = question.noun === undefined ? pronoun : `${pronoun}|the ${question.noun}`
  return new RegExp(`^(?:${opening})\\b`, 'i').test(text) ? title : undefined
}

const asksForSubject =
  /^(?:who|which \p{L}+(?: \p{Ll}+)?|what \p{L}+) (?!is|was|are|were|do|does|did|has|have|had|it)\p{L}+/iu
const pronoun = 'he|she|it|they'

/** "(13 May 1923 – 27 December 2009)" answers when someone was born or died. */
function lifeDate({ sought, otherStems }: Question, text: string): Span | undefined {
  if (sought !== 'date') return undefined
  const { birth, death } = lifeDates(text)
  if (otherStems.has('born') || otherStems.has('birth')) return birth
  return otherStems.has('die') || otherStems.has('death') ? death : undefined
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

/** Any name may be a person's, one of two words after "by" very likely is; of numbers, only one. */
function isLikely({ sought }: Question, { text, candidates }: ScoredSentence, span: Span): boolean {
  if (sought === 'number') return candidates.length === 1
  if (sought === 'place') return /\p{Lu}/u.test(span.text)
  if (sought !== 'person') return true
  const before = text.slice(Math.max(0, span.start - 60), span.start)
  return span.text.includes(' ') && /\bby (?:the )?(?:[\p{Ll}-]+ ){0,3}$/u.test(before)
}
