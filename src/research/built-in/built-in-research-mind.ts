import { checkStatement } from '../../evidence/support/check-statement.ts'
import { termSet } from '../../extraction/terms/term-set.ts'
import { endsQuestion } from '../../language/sentence-ends.ts'
import type {
  Draft,
  DraftStatement,
  FoundPage,
  FoundResult,
  ReportBudget,
  ResearchMind,
  ResearchPlan,
} from '../research-mind.ts'
import { settings } from '../settings.ts'
import { chooseExcerpts, type PageExcerpt } from './excerpts/choose-excerpts.ts'
import { chooseFindings } from './excerpts/choose-findings.ts'
import { outline } from './excerpts/outline.ts'
import type { PageSentence } from './excerpts/read-sentences.ts'
import { reviewPages } from './review-pages.ts'
import { scoreSources } from './score-sources.ts'
import { tellGaps } from './tell-gaps.ts'
import { planTopic } from './topic/plan-topic.ts'
import { proposeQuestions } from './topic/propose-questions.ts'
import { TopicEvidence } from './topic/topic-evidence.ts'

/** The research mind that needs no model: every sentence of its drafts is a quotation. */
export const builtInResearchMind: ResearchMind = {
  proposeQuestions: async (topic) => proposeQuestions(topic),

  plan: async ({ topic }) => planTopic(topic),

  rankResults: async (plan, results) => rankResults(plan, results),

  review: async (plan, pages, asked) => reviewPages(plan, new TopicEvidence(plan, pages), asked),

  compose: async (plan, pages, budget) => compose(plan, pages, budget),

  judge: async (sentence, { quotes, language }) => checkStatement(sentence, quotes, language),
}

/**
 * Keeps the order of the search engines, but moves results whose title and snippet share no term with the topic to the
 * end.
 */
function rankResults(
  { subject, language }: ResearchPlan,
  results: readonly FoundResult[],
): number[] {
  const asked = termSet(subject, language)
  const isForeign = results.map(({ result: { title, snippet } }) => {
    const said = termSet(`${title}\n${snippet}`, language)
    return ![...asked].some((term) => said.has(term))
  })
  const order = [...results.keys()]
  return [
    ...order.filter((index) => !isForeign[index]),
    ...order.filter((index) => isForeign[index]),
  ]
}

function compose(plan: ResearchPlan, pages: readonly FoundPage[], budget: ReportBudget): Draft {
  const evidence = new TopicEvidence(plan, pages)
  const scores = scoreSources(evidence, plan, budget.today)
  const isMissing = evidence.name.isMissing || evidence.windowMost < settings.topicFoundMin
  const wordsMax = budget.wordsMax * (isMissing ? settings.nearestWordsShare : 1)
  const excerpts = chooseExcerpts(evidence, scores, { ...budget, wordsMax }, plan)
  const findings = chooseFindings(plan, evidence, excerpts)
  const rest = excerpts.filter((excerpt) => !findings.includes(excerpt))
  const gaps = tellGaps(plan, evidence, excerpts)
  const isAsideOnly = plan.facets.length > 0 && gaps.length >= plan.facets.length
  return {
    findings: findings.flatMap(toStatements),
    sections: outline(plan, evidence, rest).map(({ title, excerpts: own }) => ({
      title,
      statements: own.flatMap(toStatements),
    })),
    gaps,
    scores,
    // Where no part of the topic is found, what is told of its subject is not what was asked for.
    isNearest: isMissing || isAsideOnly,
  }
}

/** The statement of an excerpt; of a list or table one for each item or row. */
function toStatements({ sentences, page }: PageExcerpt): DraftStatement[] {
  const [first] = sentences
  if (first === undefined) return []
  const caption = captionOf(first)
  if (first.run === undefined) {
    const [start, end] = [first.start, sentences.at(-1)?.end ?? 0]
    const text = sentences.map((one) => one.text).join(' ')
    return [{ text, evidence: [{ page, start, end }], ...(caption !== undefined && { caption }) }]
  }
  const { id, isOrdered } = first.run
  return sentences.map(({ text, start, end }, place) => ({
    text,
    evidence: [{ page, start, end }],
    list: { id, isOrdered },
    ...(place === 0 && caption !== undefined && { caption }),
  }))
}

/** What a reader needs before a quotation: the question that it answers, or what leads to a list. */
function captionOf({ run, headings }: PageSentence): string | undefined {
  const above = headings.at(-1)
  if (run !== undefined) return run.lead ?? above
  return above !== undefined && endsQuestion(above) ? above : undefined
}
