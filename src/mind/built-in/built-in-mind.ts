import { withoutEnd } from '../../base/text/without-end.ts'
import type { Citation } from '../../evidence/citation.ts'
import { marked } from '../../evidence/mark.ts'
import type { Passage } from '../../evidence/passage.ts'
import { escapedTitle, shownTitle } from '../../evidence/shown-title.ts'
import { languageOf } from '../../language/languages.ts'
import {
  type Answer,
  type Grounding,
  type Plan,
  type Question,
  snapPassages,
  type Thinking,
  type Utterance,
} from '../mind.ts'
import { compile } from './classifiers/forest.ts'
import { weights } from './classifiers/weights.ts'
import { missingNames } from './grounding/asked-names.ts'
import { type Judgement, judge } from './grounding/judge.ts'
import {
  partAsked,
  partsOf,
  passagesNaming,
  type Side,
  sidesOf,
  wordsOfAll,
} from './question/decompose.ts'
import { overviewPlan } from './question/overview-asked.ts'
import { inLanguageOf, understand } from './question/understand.ts'
import type { Excerpt } from './segmentation/excerpts.ts'
import { addOfWeb } from './selection/add-of-web.ts'
import { hasArbitraryRows } from './selection/arbitrary-rows.ts'
import { beginWithAsked } from './selection/begin-with-asked.ts'
import { type Candidates, readCandidates } from './selection/candidates.ts'
import { Choice, unsaidPart } from './selection/choice.ts'
import { complete } from './selection/complete.ts'
import { type Connection, connectionIn, explainPaths, hasBoth, leadsOf } from './selection/paths.ts'
import { select } from './selection/select.ts'
import { settings } from './settings.ts'
import { cellAnswer } from './short-answer/cell-answer.ts'
import { type ShortAnswer, shortAnswer } from './short-answer/short-answer.ts'
import { overview } from './writing/overview.ts'
import { overviewOfAll } from './writing/overview-of-all.ts'
import { write } from './writing/write.ts'

const adding = compile(weights.adding)

/**
 * The mind without a language model: it quotes the excerpts that learned weights choose. Deterministic: the same
 * evidence gives the same answer.
 */
export const builtInMind = {
  understand: (conversation: readonly Utterance[]): Question => understand(conversation),

  plan(understood: Question, passages: readonly Passage[]): Plan {
    const question = inLanguageOf(understood, passages)
    if (question.kind === 'overview')
      return { parts: [], leads: [], ...overviewPlan(question, passages) }
    const candidates = readCandidates(question, passages)
    const choice = select(candidates, adding, settings.budget.snap)
    const parts = partsOf(question)
    return {
      parts: parts.length > 0 ? parts : sidesOf(question).map(({ text }) => text),
      leads: leadsOf(question, candidates, choice),
    }
  },

  compose(understood: Question, passages: readonly Passage[], asked: Thinking): Answer {
    const question = inLanguageOf(understood, passages)
    const thinking = question.isOfWeb ? settings.thinkingOfWeb : asked
    const { kind } = question
    if (kind === 'overview') {
      const tell = question.isOfAll ? overviewOfAll : overview
      return tell(question, passages, thinking) ?? toldNothing(question)
    }
    if (kind !== 'question') return replyAlone(kind, question)
    const connection = question.connects && connectionIn(question, passages)
    if (connection) return connected(connection, thinking)
    const allParts = partsOf(question)
    const parts = thinking === 'ponder' ? allParts : []
    const sides = parts.length > 0 ? [] : sidesOf(question)
    const { candidates, choice, isForeign, missing, ...judged } =
      parts.length > 0
        ? answerParts(question, parts, passages)
        : sides.length > 0
          ? answerSides(question, sides, passages, thinking)
          : answerWhole(question, passages, thinking)
    const { connects, language } = question
    const isUnconnected = connects && !hasBoth(connects, language, candidates, choice)
    const isUnanswered = question.isUnanswered || isUnconnected
    const grounding = isUnanswered && judged.grounding === 'answered' ? 'nearest' : judged.grounding
    if (grounding === 'nothing') return toldNothing(question)
    const isShort = allParts.length + sides.length === 0 && grounding === 'answered'
    const short = isShort
      ? (cellAnswer(candidates, choice) ?? shortAnswer(candidates, choice))
      : undefined
    if (question.isOfWeb) addOfWeb(candidates, choice)
    explainPaths(candidates, choice)
    const { text, citations } = write(candidates, choice, thinking, sides.length > 0)
    const { replies } = languageOf(question.language)
    const unread = grounding === 'nearest' && !isForeign ? missingNames(candidates) : []
    const untold = unread.filter((name) => !missing.some((part) => part.includes(name)))
    const paragraphs = [
      ...(grounding === 'nearest' ? [isForeign ? replies.otherLanguage : replies.nearest] : []),
      ...(short === undefined ? [] : [cited(short, candidates, citations)]),
      text,
      ...[...missing, ...(untold.length > 0 ? [untold.join(', ')] : [])].map(
        (part) => `${replies.notFound} ${part}`,
      ),
    ]
    return { text: paragraphs.join('\n\n'), citations, grounding }
  },
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
  const { greeting, thanks } = replies
  return { text: { greeting, thanks, empty }[kind], citations: [] }
}

/** The reply where nothing is near enough to be quoted. */
function toldNothing({ language, isOfWeb, pagesMissing }: Question): Answer {
  const { replies, report } = languageOf(language)
  const text = isOfWeb ? report[pagesMissing ?? 'nothing'] : replies.nothing
  return { text, citations: [], grounding: 'nothing' }
}

/**
 * A short answer as a sentence, with the mark of the citation that has its unit. Without a mark, a year with a full stop
 * would be the number of a list in Markdown.
 */
function cited(
  { text, unit }: Pick<ShortAnswer, 'text' | 'unit'>,
  { units, passages }: Candidates,
  citations: readonly Citation[],
): string {
  const { passage: at = -1, start = 0 } = units[unit] ?? {}
  const passage = passages[at]
  const source = citations.find(
    ({ docId, ...range }) =>
      docId === passage?.docId &&
      range.start <= passage.start + start &&
      passage.start + start < range.end,
  )
  const sentence = `${withoutEnd(text, /[.\s]/)}.`
  return source ? marked(sentence, [source.index]) : sentence.replace(/^(\d+)\.$/, '$1\\.')
}

type Answering = Pick<Judgement, 'grounding' | 'isForeign'> & {
  readonly candidates: Candidates
  readonly choice: Choice
  /** The parts of the question for which no excerpt was found. */
  readonly missing: readonly string[]
}

function answerWhole(
  question: Question,
  passages: readonly Passage[],
  thinking: Thinking,
): Answering {
  const candidates = readCandidates(question, passages)
  const budget = settings.budget[thinking]
  const begun = new Choice(candidates)
  const first = thinking === 'ponder' ? [beginWithSnap(question, passages, begun)] : []
  if (begun.excerpts.length === 0) beginWithAsked(candidates, begun, budget, adding)
  const choice = select(candidates, adding, budget, begun)
  const judgement = judge(candidates, choice)
  complete(candidates, choice, budget)
  const best = bestGrounding([...first, judgement])
  const isNearest = best === 'answered' && hasArbitraryRows(candidates, choice)
  const grounding = isNearest ? 'nearest' : best
  return { candidates, choice, ...judgement, grounding, missing: [] }
}

/**
 * Starts the choice with the excerpts that `snap` would choose, so that `ponder`, which costs more, never says less.
 * Without it `ponder` holds 6 of 100 answers less on manuals, and loses three of 46 that `snap` has, for 2 to 7 words
 * less.
 */
function beginWithSnap(question: Question, passages: readonly Passage[], begun: Choice): Answering {
  const first = answerWhole(question, passages.slice(0, snapPassages), 'snap')
  if (first.grounding !== 'nothing') begun.addAll(first.choice)
  return first
}

function bestGrounding(all: readonly Pick<Judgement, 'grounding'>[]): Grounding {
  const order = ['answered', 'nearest'] as const
  return order.find((one) => all.some(({ grounding }) => grounding === one)) ?? 'nothing'
}

/**
 * Answers a compound question: the `snap` answer to the whole, then each part on its own with an equal share of the
 * budget. The grounding is the best of these.
 */
function answerParts(
  question: Question,
  parts: readonly string[],
  passages: readonly Passage[],
): Answering {
  const { wordsMax, ...gains } = settings.budget.ponder
  const budget = { wordsMax: wordsMax / parts.length, ...gains }
  const candidates = readCandidates(question, passages)
  const whole = new Choice(candidates)
  const first = beginWithSnap(question, passages, whole)
  const missing: string[] = []
  const quotes: string[] = []
  const judgements = parts.map((part) => {
    const own = partAsked(part, question, parts, quotes)
    const asked = readCandidates(own, passages, candidates.units)
    const choice = select(asked, adding, budget)
    const judgement = judge(asked, choice)
    complete(asked, choice, budget)
    if (judgement.grounding === 'answered') quotes.push(...quotesOf(asked, choice))
    if (judgement.grounding === 'nothing') missing.push(part)
    else
      for (const excerpt of choice.excerpts)
        if (!whole.wouldRepeat(excerpt)) whole.add(excerpt, choice.probability)
    return judgement
  })
  const all = [first, ...judgements]
  const isForeign = all.every((one) => one.isForeign)
  return { candidates, choice: whole, grounding: bestGrounding(all), isForeign, missing }
}

/**
 * Answers a comparison: what names all sides first, then the same question about each side, from the passages that name
 * that side, with a share of the budget each.
 */
function answerSides(
  question: Question,
  sides: readonly Side[],
  passages: readonly Passage[],
  thinking: Thinking,
): Answering {
  const { wordsMax, ...gains } = settings.budget[thinking]
  const budget = { wordsMax: (wordsMax * settings.sides.excess) / sides.length, ...gains }
  const candidates = readCandidates(question, passages)
  const both = new Choice(candidates)
  beginWithContrast(sides, candidates, both, budget.wordsMax)
  const judgements = sides.map((side) => {
    const asked = readCandidates(
      { ...question, text: side.text, asks: side.asks },
      passages,
      candidates.units,
    )
    const choice = select(asked, adding, budget, new Choice(asked), passagesNaming(side, passages))
    const judgement = judge(asked, choice)
    complete(asked, choice, budget)
    if (judgement.grounding !== 'nothing')
      for (const excerpt of choice.excerpts) {
        const part = unsaidPart(excerpt, candidates, both)
        if (part) both.add(part, choice.probability)
      }
    return judgement
  })
  const grounding = bestGrounding(judgements)
  if (grounding === 'nothing') return answerWhole(question, passages, thinking)
  const isForeign = judgements.every((one) => one.isForeign)
  return { candidates, choice: both, grounding, isForeign, missing: [] }
}

/** Starts the choice with the excerpt that most probably answers a comparison, of those that name all sides. */
function beginWithContrast(
  sides: readonly Side[],
  { excerpts, units }: Candidates,
  choice: Choice,
  wordsMax: number,
): void {
  const wanted = new Set(wordsOfAll(sides))
  const said = units.map(({ tokens }) => {
    return tokens.flatMap(({ word }) => (wanted.has(word.folded) ? [word.folded] : []))
  })
  let best: { readonly excerpt: Excerpt; readonly probability: number } | undefined
  excerpts.forEach((excerpt, index) => {
    if (excerpt.wordCount > wordsMax) return
    const named = new Set(excerpt.units.flatMap((unit) => said[unit] ?? []))
    if (named.size < wanted.size) return
    const probability = choice.probabilityWith(index, adding)
    if (best === undefined || probability > best.probability) best = { excerpt, probability }
  })
  if (best !== undefined) choice.add(best.excerpt, best.probability)
}

/** The texts of the chosen units. */
function quotesOf({ units, passages }: Candidates, choice: Choice): readonly string[] {
  return [...choice.units].flatMap((index) => {
    const { passage = -1, start, end } = units[index] ?? {}
    return passages[passage]?.text.slice(start, end) ?? []
  })
}
