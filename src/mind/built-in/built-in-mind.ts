import { withoutEnd } from '../../base/text/without-end.ts'
import type { Thinking } from '../../base/thinking.ts'
import type { Citation } from '../../evidence/citation.ts'
import { marked } from '../../evidence/citation-marks.ts'
import type { Passage } from '../../evidence/passage.ts'
import { escapedTitle, shownTitle } from '../../evidence/shown-title.ts'
import { languageOf } from '../../language/languages.ts'
import type { Answer, Plan, Utterance } from '../mind.ts'
import type { Question, UnderstoodQuestion } from '../question.ts'
import { forests } from './classifiers/weights.ts'
import { mainUnit, tellOtherwise } from './disagreement/tell-otherwise.ts'
import { missingNames } from './grounding/asked-names.ts'
import { judge } from './grounding/judge.ts'
import { answerParts, answerSides, answerWhole } from './judged-choice.ts'
import { partsOf, sidesOf } from './question/decompose.ts'
import { nestedPerson, saysTwice } from './question/nested-person.ts'
import { overviewPlan } from './question/overview-asked.ts'
import { inLanguageOf, understand } from './question/understand.ts'
import { type Followed, followReferences, wholeOf } from './references/follow-references.ts'
import { addOfWeb } from './selection/add-of-web.ts'
import { type Candidates, readCandidates } from './selection/candidates.ts'
import type { Choice } from './selection/choice.ts'
import { moreOf } from './selection/more-of.ts'
import { mostTelling } from './selection/most-telling.ts'
import { superseded } from './selection/newest-first.ts'
import {
  type Connection,
  connectionIn,
  explainPaths,
  hasBoth,
  namesToSearch,
} from './selection/paths.ts'
import { select } from './selection/select.ts'
import { settings } from './settings.ts'
import { cellAnswer } from './short-answer/cell-answer.ts'
import { shortAnswer } from './short-answer/short-answer.ts'
import { isOtherValue, lacksValue, type ValueAnswer } from './values/begin-with-value.ts'
import { overview } from './writing/overview.ts'
import { overviewOfAll } from './writing/overview-of-all.ts'
import { framed, retold, toldAll } from './writing/retell.ts'
import { write } from './writing/write.ts'

/**
 * The mind without a language model: it quotes the excerpts that learned weights choose. Deterministic: the same
 * evidence gives the same answer.
 */
export const builtInMind = {
  understand: (conversation: readonly Utterance[]): UnderstoodQuestion => understand(conversation),

  plan(understood: Question, passages: readonly Passage[]): Plan {
    const question = inLanguageOf(understood, passages)
    if (question.kind === 'overview')
      return { parts: [], names: [], ...overviewPlan(question, passages) }
    const candidates = readCandidates(question, passages)
    const choice = select(candidates, forests.selection, settings.budget.snap)
    const parts = partsOf(question)
    return {
      parts: parts.length > 0 ? parts : sidesOf(question).map(({ text }) => text),
      names: namesToSearch(question, candidates, choice),
    }
  },

  compose(understood: Question, all: readonly Passage[], asked: Thinking): Answer {
    const passages = all.filter(({ isReferred }) => !isReferred)
    const question = inLanguageOf(understood, passages)
    const thinking = question.isOfWeb ? settings.thinkingOfWeb : asked
    const { kind } = question
    if (kind === 'overview') {
      const tell = question.isOfAll ? overviewOfAll : overview
      const length = question.retelling?.how === 'more' ? 'ponder' : thinking
      const told = tell(question, passages, length)
      return told ? retold(told, question) : toldNothing(question)
    }
    if (kind !== 'question') return replyAlone(kind, question)
    const { retelling } = question
    if (retelling?.how === 'more') return tellMore(question, retelling.told, passages, thinking)
    const connection = question.connects && connectionIn(question, passages)
    if (connection) return connected(connection, thinking)
    const parts = partsOf(question)
    const sides = parts.length > 0 ? [] : sidesOf(question)
    const {
      candidates,
      choice: chosen,
      isForeign,
      missing,
      overRows,
      isOfOtherKind,
      value,
      computed,
      ...judged
    } = parts.length > 0
      ? answerParts(question, parts, passages, thinking)
      : sides.length > 0
        ? answerSides(question, sides, passages, thinking)
        : answerWhole(question, passages, thinking)
    const { connects, language } = question
    const isUnconnected = connects && !hasBoth(connects, language, candidates, chosen)
    const isUnanswered = question.isUnanswered || isUnconnected
    const judgedAlone =
      isUnanswered && judged.grounding === 'answered' ? 'nearest' : judged.grounding
    if (judgedAlone === 'nothing') return toldNothing(question)
    const isWhole = parts.length + sides.length === 0 && !isOfOtherKind
    const isShort = isWhole && judgedAlone === 'answered'
    const main = computed?.units[0] ?? value?.unit ?? mainUnit(candidates, chosen)
    const otherwise = isWhole && !overRows ? tellOtherwise(candidates, chosen, main) : undefined
    const choice = otherwise?.choice ?? chosen
    const old = superseded(candidates, choice)
    const ofChoice = () => {
      if (overRows) return overRows.cell && withText(overRows.cell)
      return value ? withText(value) : shortOf(candidates, choice, old)
    }
    const isComputed = computed?.units.every((unit) => choice.units.has(unit)) === true
    const told = isComputed ? { text: computed.line, units: computed.units } : undefined
    const short = otherwise?.isOpen || !(told || isShort) ? undefined : (told ?? ofChoice())
    if (question.isOfWeb) addOfWeb(candidates, choice)
    explainPaths(candidates, choice)
    // Where two of a series speak, a reader must know which one is which.
    const areApart = sides.length > 0 || old.size > 0 || otherwise !== undefined
    const isShortest = retelling?.how === 'shorter'
    const shownChoice = isShortest
      ? mostTelling(candidates, choice, forests.selection, short?.units[0])
      : choice
    const referred = all.filter(({ isReferred }) => isReferred)
    const isTold = question.isOfWeb || otherwise || (short !== undefined && thinking === 'snap')
    const followed = isTold
      ? undefined
      : followReferences(candidates, shownChoice, referred, thinking)
    const isRaised = followed !== undefined && !isUnanswered && answers(followed)
    const grounding = isRaised ? 'answered' : judgedAlone
    const { text, citations } = followed
      ? write(followed.candidates, followed.choice, thinking, areApart, followed.told)
      : write(candidates, shownChoice, thinking, areApart, otherwise?.told)
    const { replies } = languageOf(question.language)
    const unread = grounding === 'nearest' && !isForeign ? missingNames(candidates) : []
    const untold = unread.filter((name) => !missing.some((part) => part.includes(name)))
    const paragraphs = [
      ...openingOf({ grounding, isForeign }, question),
      ...(short === undefined ? [] : [cited(short, candidates, citations)]),
      text,
      ...[...missing, ...(untold.length > 0 ? [untold.join(', ')] : [])].map(
        (part) => `${replies.notFound} ${part}`,
      ),
    ]
    const answer = { text: paragraphs.join('\n\n'), citations, grounding }
    return { ...framed(answer, question), ...(followed?.unread[0] && { unread: followed.unread }) }
  },
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

/** What a reply begins with, and the units that it rests on. */
type ToldFirst = { readonly text: string; readonly units: readonly number[] }

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
function openingOf(
  { grounding, isForeign }: Pick<ReturnType<typeof answerWhole>, 'grounding' | 'isForeign'>,
  { language }: Question,
): readonly string[] {
  const { replies } = languageOf(language)
  if (grounding !== 'nearest') return []
  return [isForeign ? replies.otherLanguage : replies.nearest]
}

/** What there is about a question besides what was told of it. */
function tellMore(
  question: Question,
  told: readonly string[],
  passages: readonly Passage[],
  thinking: Thinking,
): Answer {
  const whole = answerWhole(question, passages, thinking)
  if (whole.grounding === 'nothing') return toldNothing(question)
  const { snap, ponder } = settings.budget
  const budget = { ...snap, wordsMax: ponder.wordsMax }
  const { candidates, choice } = moreOf(whole.candidates, told, budget, forests.selection)
  if (choice.excerpts.length === 0) return toldAll(question)
  const { text, citations } = write(candidates, choice, 'ponder')
  const paragraphs = [...openingOf(whole, question), text]
  return { text: paragraphs.join('\n\n'), citations, grounding: whole.grounding }
}

/** Each way from name to name in one line, and the sentences that have each two of them. */
function connected({ candidates, choice, ways }: Connection, thinking: Thinking): Answer {
  const { text, citations } = write(candidates, choice, thinking)
  const lines = ways.map((names) =>
    names.map((name) => `**${escapedTitle(shownTitle(name))}**`).join(' – '),
  )
  return { text: [...lines, text].join('\n\n'), citations, grounding: 'answered' }
}

/** The reply to a message that needs no evidence. */
function replyAlone(
  kind: Exclude<Question['kind'], 'question' | 'overview'>,
  { language, overviewOf }: Question,
): Answer {
  const { replies } = languageOf(language)
  const empty = (overviewOf !== undefined && replies.whichDocument) || replies.emptyHanded
  return { text: kind === 'empty' ? empty : replies[kind], citations: [] }
}

/** The reply where nothing is near enough to be quoted. */
function toldNothing({ language, isOfWeb, pagesMissing }: Question): Answer {
  const { replies, report } = languageOf(language)
  const text = isOfWeb ? report[pagesMissing ?? 'nothing'] : replies.nothing
  return { text, citations: [], grounding: 'nothing' }
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
