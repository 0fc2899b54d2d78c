import type { ResearchOutcome } from '../../src/research/research.ts'
import { runResearch } from '../../src/research/run-research.ts'
import type { Measures } from '../answers/measures.ts'
import { countRepeated, countWords, withoutMarks } from '../answers/reply-text.ts'
import { readWildQuestions, type WildQuestion } from '../evaluation-set.ts'
import { type Half, halfOf } from '../half-of.ts'
import { mean } from '../statistics.ts'
import { bestCoverage } from './best-report.ts'
import type { ClosedWeb } from './closed-web.ts'
import { naiveReport } from './naive-report.ts'

/** What a report may hold, the list of sources and the contents left out. */
const reportWordsMax = 600
const sourcesMax = 8
/** Why a page that was read is not among the sources. */
const readReasons: ReadonlySet<string> = new Set(['not-needed', 'not-about-it'])

export type ResearchFigures = {
  readonly half: Half
  readonly topics: number
  /** The share of statements that the reports cover, and that naive ones of as many words do. */
  readonly coverage: number
  readonly naive: number
  /** Naive, of the gold pages alone. */
  readonly naiveOfGold: number
  /** What one could that knows the statements, of the pages that were read. */
  readonly best: number
  /** Of the processor, for one run. */
  readonly cpuMs: number
  /** Topics of which a gold page is among the sources; among the first 8 of one search. */
  readonly goldFound: number
  readonly goldFirst: number
  /** How near the best window comes to each statement: it moves with less than a whole statement. */
  readonly nearness: number
  readonly naiveNearness: number
  readonly words: number
  /** Of the longest report, of which no more than 600 words are judged. */
  readonly longest: number
  readonly sources: number
  readonly citations: number
  readonly wrongCitations: number
  readonly inventedUrls: number
  readonly repeated: number
}

export type Researched = {
  readonly question: WildQuestion
  readonly outcome: ResearchOutcome
  readonly cpuMs: number
}

export function readSummaries(half: Half): WildQuestion[] {
  return readWildQuestions('summary').filter(({ id }) => halfOf(id) === half)
}

/** Researches the summary questions of `wild` over a web of its pages. */
export async function research(questions: readonly WildQuestion[], web: ClosedWeb) {
  const done: Researched[] = []
  for (const question of questions) {
    const request = {
      topic: question.question,
      thinking: 'ponder' as const,
      maxResults: sourcesMax,
      today: '2026-01-01',
    }
    const before = process.cpuUsage()
    const outcome = await runResearch(request, web.tools, () => {}, new AbortController().signal)
    const { user, system } = process.cpuUsage(before)
    done.push({ question, outcome, cpuMs: (user + system) / 1000 })
  }
  return done
}

/** The figures of reports, each beside a naive one of the same pages: their means, and of faults the sums. */
export function researchFigures(
  half: Half,
  done: readonly Researched[],
  web: ClosedWeb,
  measures: Measures,
): ResearchFigures {
  const judged = done.map((one) => judgeReport(one, web, measures))
  const average = (key: keyof JudgedReport) => mean(judged.map((one) => one[key]))
  const total = (key: keyof JudgedReport) => judged.reduce((sum, one) => sum + one[key], 0)
  return {
    half,
    topics: judged.length,
    coverage: average('coverage'),
    naive: average('naive'),
    naiveOfGold: average('naiveOfGold'),
    best: average('best'),
    cpuMs: average('cpuMs'),
    goldFound: average('goldFound'),
    goldFirst: average('goldFirst'),
    nearness: average('nearness'),
    naiveNearness: average('naiveNearness'),
    words: average('words'),
    longest: Math.max(...judged.map(({ wordsWhole }) => wordsWhole)),
    sources: average('sources'),
    citations: total('citations'),
    wrongCitations: total('wrongCitations'),
    inventedUrls: total('inventedUrls'),
    repeated: total('repeated'),
  }
}

type JudgedReport = ReturnType<typeof judgeReport>

function judgeReport({ question, outcome, cpuMs }: Researched, web: ClosedWeb, measures: Measures) {
  const { statements } = question
  const whole = withoutMarks(bodyOf(outcome))
  const body = firstWords(whole, reportWordsMax)
  const first = web.find(question.question, sourcesMax)
  const gold = web.pages.filter(({ id }) => question.gold_ids.includes(id))
  const isGold = (id: string | undefined) => id !== undefined && question.gold_ids.includes(id)
  const naiveOf = (pages: Parameters<typeof naiveReport>[1]) =>
    naiveReport(question.question, pages, reportWordsMax, measures)
  const naive = naiveOf(first.map(({ page, score }) => ({ text: page.text, score })))
  const naiveOfGold = naiveOf(gold.map(({ text }) => ({ text, score: 1 })))
  return {
    coverage: measures.coverage({ statements }, body),
    naive: measures.coverage({ statements }, naive),
    best: bestCoverage(statements, textsRead(outcome, web), reportWordsMax, measures),
    cpuMs,
    naiveOfGold: measures.coverage({ statements }, naiveOfGold),
    goldFound: Number(outcome.sources.some(({ page }) => isGold(web.idOf(page.url)))),
    goldFirst: Number(first.some(({ page }) => isGold(page.id))),
    nearness: nearness(statements, body, measures),
    naiveNearness: nearness(statements, naive, measures),
    words: countWords(body),
    wordsWhole: countWords(whole),
    sources: outcome.sources.length,
    repeated: countRepeated(whole),
    ...checkCitations(outcome, web),
  }
}

/** The texts of all pages that a run has read, whether the report uses them or not. */
function textsRead({ sources, dropped }: ResearchOutcome, web: ClosedWeb): readonly string[] {
  const unused = dropped.filter(({ reason }) => readReasons.has(reason))
  const read = new Set([...sources.map(({ page }) => page.url), ...unused.map(({ url }) => url)])
  return web.pages.filter(({ url }) => read.has(url)).map(({ text }) => text)
}

/** The report without its contents list and its list of sources. */
function bodyOf({ report, statements }: ResearchOutcome): string {
  const first = statements[0]?.start ?? report.length
  const contents = report.indexOf('\n## ', report.indexOf('\n## ') + 1)
  const sources = report.lastIndexOf('\n## ')
  return report.slice(Math.min(first, contents < 0 ? first : contents), sources)
}

function firstWords(text: string, count: number): string {
  const last = [...text.matchAll(/\S+/g)][count]
  return last === undefined ? text : text.slice(0, last.index)
}

function checkCitations({ statements, sources, report }: ResearchOutcome, web: ClosedWeb) {
  let [citations, wrongCitations] = [0, 0]
  for (const { evidence } of statements)
    for (const { source, start, end, quote } of evidence) {
      citations++
      const isRight = sources[source - 1]?.page.text.slice(start, end) === quote && quote !== ''
      if (!isRight) wrongCitations++
    }
  const urls = report.match(/(?<=\()<https?:[^>]+>/g) ?? []
  const inventedUrls = urls.filter((url) => web.idOf(url.slice(1, -1)) === undefined).length
  return { citations, wrongCitations, inventedUrls }
}

/** The share of each statement's words that its best window has, up to the 60 % that count as covered. */
function nearness(statements: readonly string[], reply: string, measures: Measures): number {
  const windows = measures.windows(reply)
  return mean(
    statements.map((statement) => {
      const wanted = [...measures.contentWords(statement)]
      const best = Math.max(
        0,
        ...windows.map((window) => wanted.filter((word) => window.has(word)).length),
      )
      return Math.min(1, best / wanted.length / 0.6)
    }),
  )
}
