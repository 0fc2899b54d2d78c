import { Readability } from '@mozilla/readability'
import { readArticle } from '../../src/documents/parse/page/article/read-article.ts'
import { parsePageDom } from '../../src/documents/parse/page/page-dom.ts'
import { loadMeasures, type Measures } from '../answers/measures.ts'
import { misspell } from '../answers/misspell.ts'
import type { Model } from '../answers/posted-set.ts'
import { type Half, halfOf } from '../half-of.ts'
import { AskTheWeb, type WebReply } from './ask-the-web.ts'
import { readArticlePages, readEvaluationPages } from './evaluation-pages.ts'
import { shingleF1, shingleScore } from './shingle-score.ts'
import { readFacts, readFreshQuestions, type WebQuestion } from './web-questions.ts'

export type WebChoice = {
  readonly half: Half
  readonly model: Model
  readonly limit?: number
  /** Whether each question has a word that is misspelt. */
  readonly isMisspelt?: boolean
}

type Row = {
  readonly what: string
  readonly figure: number
  readonly naive: number | undefined
  /** What the right pages themselves hold, whole: nobody who quotes can show more. */
  readonly most?: number
  readonly must?: number
  readonly aim?: number
}

/**
 * How well pages are read, and questions answered from them: a table, the replies to look at, and whether all is as it
 * must be.
 */
export async function evaluateWeb({ half, model, limit, isMisspelt = false }: WebChoice) {
  const measures = await loadMeasures()
  const pages = readEvaluationPages()
  const inHalf = (all: readonly WebQuestion[]) =>
    all
      .filter(({ id }) => halfOf(id) === half)
      .slice(0, limit)
      .map((one) => (isMisspelt ? { ...one, question: misspell(one.question, one.id) } : one))
  const web = new AskTheWeb(pages, measures)
  const askAll = async (questions: readonly WebQuestion[]) => {
    const replies: WebReply[] = []
    for (const question of inHalf(questions)) replies.push(await web.ask(question, model))
    return replies
  }
  const fresh = await askAll(readFreshQuestions())
  const facts = await askAll(readFacts())
  const texts = new Map(pages.map(({ id, text }) => [id, text]))
  const ofRightPages = ({ question: { goldPages } }: WebReply) =>
    goldPages.map((id) => texts.get(id) ?? '').join('\n\n')
  const judged = { measures, ofRightPages }
  const rows = [articleRow(half), ...freshRows(fresh, judged), ...factRows(facts, judged)]
  const replies = [...fresh, ...facts]
  const exact = sumOf(replies, ({ exactQuotes }) => exactQuotes)
  const quotes = sumOf(replies, (reply) => reply.quotes)
  const table = [
    '| The web | figure | naive | whole right pages | must | aim |',
    '|---|---|---|---|---|---|',
    ...rows.map(lineOf),
    `| quotes that are exactly their range of the snapshot | **${exact} of ${quotes}** |  |  | all ${mark(exact === quotes)} |  |`,
  ].join('\n')
  const isReached = exact === quotes && rows.every(({ figure, must = 0 }) => figure >= must)
  return { table: `${table}\n\n${notesOf(fresh, facts, model)}`, isReached, replies }
}

type Judged = {
  readonly measures: Measures
  readonly ofRightPages: (reply: WebReply) => string
}

/** Naive is the library alone, as text. */
function articleRow(half: Half): Row {
  const pages = readArticlePages().filter(({ id }) => halfOf(id) === half)
  const f1 = (read: (html: string, url: string) => string) =>
    shingleF1(pages.map(({ html, url, text }) => shingleScore(text, read(html, url))))
  return {
    what: `main text of ${pages.length} pages: F1 of 4-word shingles (naive: Readability.js alone)`,
    figure: f1((html, url) => readArticle(html, url).text),
    naive: f1((html) => new Readability(parsePageDom(html)).parse()?.textContent ?? ''),
    must: 0.947,
    aim: 0.965,
  }
}

function freshRows(replies: readonly WebReply[], { measures, ofRightPages }: Judged): Row[] {
  const straight = replies.filter(({ question }) => !question.hasFalsePremise)
  const mistaken = replies.filter(({ question }) => question.hasFalsePremise)
  const heldOf = (some: readonly WebReply[], wanted: 'wanted' | 'wantedInWords') => {
    const share = (textOf: (reply: WebReply) => string) =>
      shareOf(some, (reply) => measures.holdsAnswer(reply.question[wanted], textOf(reply)))
    return {
      figure: share(({ reply }) => reply),
      naive: share(({ naive }) => naive.reply),
      most: share(ofRightPages),
    }
  }
  const untold = ({ grounding }: WebReply) => grounding !== 'answered'
  return [
    {
      what: 'freshqa: the right page is among the sources',
      figure: shareOf(replies, ({ question, read }) => isAmong(question, read)),
      naive: shareOf(replies, ({ question, naive }) => isAmong(question, naive.found)),
      must: 0.85,
      aim: 0.92,
    },
    {
      what: 'freshqa: the answer is in the reply',
      ...heldOf(replies, 'wanted'),
      must: 0.45,
      aim: 0.6,
    },
    { what: '… where the question supposes nothing wrong', ...heldOf(straight, 'wanted') },
    {
      what: '… and dates count however they are written',
      ...heldOf(straight, 'wantedInWords'),
    },
    {
      what: '… where it supposes something wrong, that no page says it outright is told',
      figure: shareOf(mistaken, untold),
      naive: undefined,
    },
    {
      what: '… and of the others (less is better)',
      figure: shareOf(straight, untold),
      naive: undefined,
    },
  ]
}

function factRows(replies: readonly WebReply[], { measures, ofRightPages }: Judged): Row[] {
  const covered = (of: (reply: WebReply) => string) => (reply: WebReply) =>
    measures.coverage(reply.question.wanted, of(reply)) > 0
  return [
    {
      what: 'single facts: a right page is among those read (naive: the first ten of one search)',
      figure: shareOf(replies, ({ question, read }) => isAmong(question, read)),
      naive: shareOf(replies, ({ question, naive }) => isAmong(question, naive.found)),
      must: 0.55,
      aim: 0.72,
    },
    {
      what: 'single facts: the reply has 60 % of the words of the answer',
      figure: shareOf(
        replies,
        covered(({ reply }) => reply),
      ),
      naive: shareOf(
        replies,
        covered(({ naive }) => naive.reply),
      ),
      most: shareOf(replies, covered(ofRightPages)),
      must: 0.18,
      aim: 0.28,
    },
  ]
}

function lineOf({ what, figure, naive, most, must, aim }: Row): string {
  const shown = (value: number | undefined) =>
    value === undefined
      ? ''
      : what.includes('F1')
        ? value.toFixed(3)
        : `${(100 * value).toFixed(1)} %`
  const promised = (least: number | undefined) =>
    least === undefined ? '' : `≥ ${shown(least)} ${mark(figure >= least)}`
  return `| ${what} | **${shown(figure)}** | ${shown(naive)} | ${shown(most)} | ${promised(must)} | ${promised(aim)} |`
}

function notesOf(fresh: readonly WebReply[], facts: readonly WebReply[], model: Model): string {
  const replies = [...fresh, ...facts]
  const words = (of: (reply: WebReply) => string) =>
    Math.round(sumOf(replies, (reply) => of(reply).split(/\s+/).length) / replies.length)
  const pages = sumOf(replies, ({ read }) => read.length) / replies.length
  return `${fresh.length} questions of freshqa, ${facts.length} single facts, model \`${model}\`: ${words(({ reply }) => reply)} words a reply, the naive answer ${words(({ naive }) => naive.reply)}; ${pages.toFixed(1)} pages read.`
}

function isAmong({ goldPages }: WebQuestion, ids: readonly string[]): boolean {
  return goldPages.some((id) => ids.includes(id))
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(holds).length / items.length
}

function sumOf<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + of(item), 0)
}

function mark(isReached: boolean): string {
  return isReached ? '✓' : '✗'
}
