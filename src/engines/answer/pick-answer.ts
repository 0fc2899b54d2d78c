import type { Question } from './analyse-question.ts'
import { asWideAsAsked } from './as-wide-as-asked.ts'
import { bestOf } from './best-of.ts'
import { isWhatIsAsked } from './is-what-is-asked.ts'
import { birthStems, deathStems, lifeDates } from './life-dates.ts'
import type { EvidenceSentence } from './read-evidence.ts'
import { relatedStems } from './related-words.ts'
import type { ScoredSentence } from './score-evidence.ts'
import type { Span } from './span.ts'
import { unnamedSubject } from './unnamed-subject.ts'

export type PickedAnswer = {
  readonly text: string
  /** 0 to 1: how surely this, and nothing else of the sentence, is the answer. */
  readonly confidence: number
}

/**
 * The span of a sentence that answers the question: of what has the right form, the one nearest to
 * the words of the question, best right after them; the title of another passage, where a next step
 * may go on, before others. `introduce` finds the sentence of another passage that tells what a name
 * stands for.
 */
export function pickAnswer(
  question: Question,
  sentence: ScoredSentence,
  introduce: Introduce = () => undefined,
): PickedAnswer | undefined {
  const life = lifeDate(question, sentence.text)
  if (life) return { text: asAsked(life, question, sentence.text).text, confidence: 0.95 }
  const subject = unnamedSubject(question, sentence)
  if (subject !== undefined) return { text: subject, confidence: 0.7 }
  const [only, ...others] = new Set(sentence.candidates.map(({ text }) => text))
  if (question.sought === 'nationality' && only !== undefined)
    return { text: only, confidence: others.length === 0 && isAbout(sentence) ? 0.7 : 0.2 }
  const valued = valuedCandidates(question, sentence, introduce)
  const first = bestOf(valued, ({ value }) => value)
  if (first === undefined) return undefined
  const rival = valued.reduce((most, one) => (one === first ? most : Math.max(most, one.value)), 0)
  const clear = Math.min(1, first.near) * Math.min(1, 0.3 + first.value - rival)
  return { text: first.text, confidence: clear * trust(question, sentence, first) }
}

type Introduce = (name: string) => EvidenceSentence | undefined

type Valued = Span & {
  readonly isFit: boolean
  readonly isKnown: boolean
  /** How near to what the question says it stands. */
  readonly near: number
  readonly value: number
}

function valuedCandidates(
  question: Question,
  sentence: ScoredSentence,
  introduce: Introduce,
): Valued[] {
  const anchors = anchorsOf(question, sentence)
  return sentence.candidates.map((candidate) => {
    const span = asAsked(candidate, question, sentence.text)
    const nearest = anchors.reduce((most, anchor) => Math.max(most, nearness(span, anchor)), 0)
    const near = isPossessor(question, sentence.text, span) ? 0 : nearest
    const introduction = introduce(span.text)
    const isFit = isWhatIsAsked(question, span.text, introduction)
    const isKnown = introduction !== undefined
    const isTold = isFit && (isKnown || isCalled(span.text, question))
    const value = (0.01 + near + (isTold ? 0.5 : 0)) * (isFit ? 1 : 0.1)
    return { ...span, isFit, isKnown, near: near + (isTold ? 0.25 : 0), value }
  })
}

/** How far the form of an answer can be trusted, 0 to 1; one name of several is no full answer. */
function trust(question: Question, sentence: ScoredSentence, answer: Valued): number {
  if (!answer.isFit) return 0.2
  const isSure =
    isCalled(answer.text, question) ||
    (question.sought !== 'name' && (answer.isKnown || isLikely(question, sentence, answer)))
  const isOneOfMany =
    question.sought === 'person' && /^,? (?:and )?\p{Lu}/u.test(sentence.text.slice(answer.end))
  return (isSure ? 1 : 0.4) * (isOneOfMany ? 0.3 : 1)
}

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
  return (
    span.text.includes(' ') &&
    /\b(?:by|is|was|von|war|ist|par|est|était|por|es|fue) (?:the )?(?:[\p{Ll}-]+ ){0,3}$/u.test(
      before,
    )
  )
}

function isAbout({ about, names }: ScoredSentence): boolean {
  return about || names === 1
}
