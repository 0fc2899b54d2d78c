import { withoutEnd } from '../../base/text/without-end.ts'
import type { Thinking } from '../../base/thinking.ts'
import type { Citation } from '../../evidence/citation.ts'
import { marked } from '../../evidence/citation-marks.ts'
import type { Passage } from '../../evidence/passage.ts'
import { languageOf } from '../../language/languages.ts'
import type { Answer, Grounding } from '../mind.ts'
import type { Question } from '../question.ts'
import { answerSides } from './answer-sides.ts'
import { forests } from './classifiers/weights.ts'
import { mainUnit, tellOtherwise } from './disagreement/tell-otherwise.ts'
import { missingNames } from './grounding/asked-names.ts'
import { judge } from './grounding/judge.ts'
import { answerParts, answerWhole, type JudgedChoice } from './judged-choice.ts'
import { partsOf, sidesOf } from './question/decompose.ts'
import { nestedPerson, saysTwice } from './question/nested-person.ts'
import { type Followed, followReferences, wholeOf } from './references/follow-references.ts'
import { addOfWeb } from './selection/add-of-web.ts'
import type { Candidates } from './selection/candidates.ts'
import type { Choice } from './selection/choice.ts'
import { mostTelling } from './selection/most-telling.ts'
import { superseded } from './selection/newest-first.ts'
import { explainPaths, hasBoth } from './selection/paths.ts'
import { cellAnswer } from './short-answer/cell-answer.ts'
import { shortAnswer } from './short-answer/short-answer.ts'
import { isOtherValue, lacksValue, type ValueAnswer } from './values/begin-with-value.ts'
import { framed } from './writing/retell.ts'
import { write } from './writing/write.ts'

/** What a question is answered from: the passages that were found, and those that they refer to. */
type Evidence = { readonly passages: readonly Passage[]; readonly referred: readonly Passage[] }

/** Answers a question by quotes; undefined where nothing is near enough to be quoted. */
export function answerQuestion(
  question: Question,
  { passages, referred }: Evidence,
  thinking: Thinking,
): Answer | undefined {
  const parts = partsOf(question)
  const sides = parts.length > 0 ? [] : sidesOf(question)
  const ofParts = parts.length > 0 && answerParts(question, parts, passages, thinking)
  const ofSides = sides.length > 0 && answerSides(question, sides, passages, thinking)
  const judged = ofParts || ofSides || answerWhole(question, passages, thinking)
  const { candidates, isForeign, overRows } = judged
  const isUnanswered = question.isUnanswered === true || isUnconnected(judged)
  const isAnswered = judged.grounding === 'answered' && !isUnanswered
  if (judged.grounding === 'nothing') return undefined
  const isWhole = parts.length + sides.length === 0 && !judged.isOfOtherKind
  const otherwise =
    isWhole && !overRows
      ? tellOtherwise(candidates, judged.choice, answeringUnit(judged))
      : undefined
  const choice = otherwise?.choice ?? judged.choice
  const old = superseded(candidates, choice)
  const first = otherwise?.isOpen
    ? undefined
    : (computedOf(judged, choice) ??
      (isWhole && isAnswered ? chosenValue(judged, choice, old) : undefined))
  if (question.isOfWeb) addOfWeb(candidates, choice)
  explainPaths(candidates, choice)
  const isShortest = question.retelling?.how === 'shorter'
  const shown = isShortest
    ? mostTelling(candidates, choice, forests.selection, first?.units[0])
    : choice
  const isTold = question.isOfWeb || otherwise || (first !== undefined && thinking === 'snap')
  const followed = isTold ? undefined : followReferences(candidates, shown, referred, thinking)
  const isRaised = followed !== undefined && !isUnanswered && answers(followed)
  const grounding: Grounding = isAnswered || isRaised ? 'answered' : 'nearest'
  // Where two of a series speak, a reader must know which one is which.
  const areApart = sides.length > 0 || old.size > 0 || otherwise !== undefined
  const { text, citations } = followed
    ? write(followed.candidates, followed.choice, thinking, areApart, followed.told)
    : write(candidates, shown, thinking, areApart, otherwise?.told)
  const paragraphs = [
    ...openingOf({ grounding, isForeign }, question),
    ...(first === undefined ? [] : [cited(first, candidates, citations)]),
    text,
    ...notFound(judged, grounding),
  ]
  const answer = { text: paragraphs.join('\n\n'), citations, grounding }
  return { ...framed(answer, question), ...(followed?.unread[0] && { unread: followed.unread }) }
}

/** Whether a question asks how two names are connected, and nothing that was chosen has both. */
function isUnconnected({ candidates, choice }: JudgedChoice): boolean {
  const { connects, language } = candidates.question
  return connects !== undefined && !hasBoth(connects, language, candidates, choice)
}

/** The unit that answers, to be compared with what other documents say. */
function answeringUnit({ computed, value, candidates, choice }: JudgedChoice): number | undefined {
  return computed?.units[0] ?? value?.unit ?? mainUnit(candidates, choice)
}

/** What a reply begins with, and the units that it rests on. */
type ToldFirst = { readonly text: string; readonly units: readonly number[] }

/** What was computed from units that are all told. */
function computedOf({ computed }: JudgedChoice, choice: Choice): ToldFirst | undefined {
  const isTold = computed?.units.every((unit) => choice.units.has(unit)) === true
  return isTold ? { text: computed.line, units: computed.units } : undefined
}

/** The value that answers. `old` are the passages that newer ones of a series supersede. */
function chosenValue(
  { overRows, value, candidates }: JudgedChoice,
  choice: Choice,
  old: ReadonlySet<number>,
): ToldFirst | undefined {
  if (overRows) return overRows.cell && withText(overRows.cell)
  return value ? withText(value) : shortOf(candidates, choice, old)
}

/**
 * The answer in short, which no document gives that a newer one of its series supersedes. None to a question that asks
 * on from what it describes, as the choice may have only that.
 */
function shortOf(
  candidates: Candidates,
  choice: Choice,
  old: ReadonlySet<number>,
): ToldFirst | undefined {
  const { question } = candidates
  if (nestedPerson(question) !== undefined || saysTwice(question)) return undefined
  const excerpts = choice.excerpts.filter(({ passage }) => !old.has(passage))
  const cell = cellAnswer(candidates, { excerpts })
  const short = cell ?? shortAnswer(candidates, choice)
  if (short === undefined) return undefined
  // A column tells what its cells are, without a unit in each.
  if (cell === undefined && isOtherValue(candidates, short)) return undefined
  const passage = candidates.units[short.unit]?.passage
  return passage !== undefined && old.has(passage)
    ? undefined
    : { text: short.text, units: [short.unit] }
}

function withText({ text, unit }: Pick<ValueAnswer, 'text' | 'unit'>): ToldFirst | undefined {
  return text === undefined ? undefined : { text, units: [unit] }
}

/** Whether a choice answers with what is told of the places that it refers to. */
function answers(followed: Followed): boolean {
  if (followed.told.length === 0) return false
  const whole = wholeOf(followed)
  const { grounding } = judge(followed.candidates, whole)
  return grounding === 'answered' && !lacksValue(followed.candidates, whole)
}

/** The sentence that opens an answer of what is only near. */
export function openingOf(
  { grounding, isForeign }: Pick<JudgedChoice, 'grounding' | 'isForeign'>,
  { language }: Question,
): readonly string[] {
  const { replies } = languageOf(language)
  if (grounding !== 'nearest') return []
  return [isForeign ? replies.otherLanguage : replies.nearest]
}

/** What nothing was found about: parts of the question, and names in what is only near. */
function notFound(
  { candidates, missing, isForeign }: JudgedChoice,
  grounding: Grounding,
): readonly string[] {
  const { replies } = languageOf(candidates.question.language)
  const names = grounding === 'nearest' && !isForeign ? missingNames(candidates) : []
  const untold = names.filter((name) => !missing.some((part) => part.includes(name)))
  const parts = untold.length > 0 ? [...missing, untold.join(', ')] : missing
  return parts.map((part) => `${replies.notFound} ${part}`)
}

/**
 * What a reply begins with as a sentence, with the marks of the citations that have its units. Without a mark, a year
 * with a full stop would be the number of a list in Markdown.
 */
function cited(
  { text, units: own }: ToldFirst,
  { units, passages }: Candidates,
  citations: readonly Citation[],
): string {
  const sources = own.flatMap((unit) => {
    const { passage: at = -1, start = 0 } = units[unit] ?? {}
    const passage = passages[at]
    const source = citations.find(
      ({ docId, ...range }) =>
        docId === passage?.docId &&
        range.start <= passage.start + start &&
        passage.start + start < range.end,
    )
    return source === undefined ? [] : [source.index]
  })
  const sentence = `${withoutEnd(text, /[.\s]/)}.`
  return sources.length > 0
    ? marked(sentence, [...new Set(sources)])
    : sentence.replace(/^(\d+)\.$/, '$1\\.')
}
