import type { Thinking } from '../../base/thinking.ts'
import type { Passage } from '../../evidence/passage.ts'
import { escapedTitle, shownTitle } from '../../evidence/shown-title.ts'
import { languageOf } from '../../language/languages.ts'
import type { Answer, Plan, Utterance } from '../mind.ts'
import type { Question, UnderstoodQuestion } from '../question.ts'
import { answerQuestion, openingOf } from './answer-question.ts'
import { forests } from './classifiers/weights.ts'
import { answerWhole } from './judged-choice.ts'
import { partsOf, sidesOf } from './question/decompose.ts'
import { overviewPlan } from './question/overview-asked.ts'
import { inLanguageOf, understand } from './question/understand.ts'
import { readCandidates } from './selection/candidates.ts'
import { moreOf } from './selection/more-of.ts'
import { type Connection, connectionIn, namesToSearch } from './selection/paths.ts'
import { select } from './selection/select.ts'
import { settings } from './settings.ts'
import { overview } from './writing/overview.ts'
import { overviewOfAll } from './writing/overview-of-all.ts'
import { retold, toldAll } from './writing/retell.ts'
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
    const referred = all.filter(({ isReferred }) => isReferred)
    const answer = answerQuestion(question, { passages, referred }, thinking)
    return answer ?? toldNothing(question)
  },
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
