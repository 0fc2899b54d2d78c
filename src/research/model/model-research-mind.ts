import { readReply } from '../../evidence/read-reply.ts'
import { shown } from '../../evidence/shown.ts'
import { checkStatement } from '../../evidence/support/check-statement.ts'
import { isSupported } from '../../evidence/support/is-supported.ts'
import { sentences } from '../../language/sentences/sentences.ts'
import type { Prompt } from '../../models/language-model.ts'
import { searchesOf } from '../../models/short-lines.ts'
import { builtInResearchMind } from '../built-in/built-in-research-mind.ts'
import { judgedEvidence } from '../report/verify-draft.ts'
import type { ResearchTools, Verdict } from '../research.ts'
import type {
  Draft,
  DraftSection,
  DraftStatement,
  FoundPage,
  JudgedEvidence,
  ReportBudget,
  ResearchMind,
  ResearchPlan,
} from '../research-mind.ts'
import { type NumberedQuote, numberedQuotes } from './numbered-quotes.ts'
import { missingPrompt, orderPrompt, queriesPrompt, sectionPrompt } from './research-prompts.ts'
import { settings } from './settings.ts'

type Write = NonNullable<ResearchTools['write']>

/**
 * The research mind that lets a language model take part: it names further searches, orders their results and writes
 * the sections from numbered quotations. What it proposes is added to what the built-in mind does; a step in which it
 * fails is done by the built-in mind alone. `write` must give the same reply for the same prompt.
 */
export function modelResearchMind(name: string, write: Write): ResearchMind {
  const aside = async (prompt: Prompt): Promise<string> => {
    const written = await write(prompt)
    return 'text' in written ? written.text : ''
  }
  return {
    ...builtInResearchMind,

    async plan(request) {
      const plan = await builtInResearchMind.plan(request)
      const more = searchesOf(await aside(queriesPrompt(plan)))
      return { ...plan, queries: united(plan.queries, more) }
    },

    async rankResults(plan, results) {
      const order = await builtInResearchMind.rankResults(plan, results)
      const first = order.slice(0, settings.resultsMax)
      const seen = first.flatMap((index) => results[index] ?? [])
      const chosen = numbersIn(await aside(orderPrompt(plan, seen))).flatMap(
        (number) => first[number - 1] ?? [],
      )
      return [...new Set([...chosen, ...order])]
    },

    async review(plan, pages, asked) {
      const review = await builtInResearchMind.review(plan, pages, asked)
      const more = searchesOf(await aside(missingPrompt(plan, pages, asked)))
      const known = new Set(asked.map(folded))
      const queries = united(review.queries, more).filter((query) => !known.has(folded(query)))
      return { ...review, queries }
    },

    compose: (plan, pages, budget) => new Composing(name, write, plan, pages).compose(budget),

    judge: async (sentence, evidence) => judge(sentence, evidence),
  }
}

/**
 * `inference` for a sentence in words of its own that is supported by less than a check asks for. Such a sentence may
 * name the subject, as quotations often only refer to it.
 */
function judge(
  sentence: string,
  { quotes, titles, subject, language }: JudgedEvidence,
): Verdict | undefined {
  const verdict = checkStatement(sentence, quotes, language)
  if (verdict !== undefined) return verdict
  const known = titles.join('\n')
  const grounds = { quotes: quotes.map(shown), known, asked: '', before: subject, language }
  return isSupported(sentence, grounds) ? 'inference' : undefined
}

/** One report while it is written. */
class Composing {
  readonly #name: string
  readonly #write: Write
  readonly #plan: ResearchPlan
  readonly #pages: readonly FoundPage[]
  #failure: string | undefined

  constructor(name: string, write: Write, plan: ResearchPlan, pages: readonly FoundPage[]) {
    this.#name = name
    this.#write = write
    this.#plan = plan
    this.#pages = pages
  }

  async compose(budget: ReportBudget): Promise<Draft> {
    const draft = await builtInResearchMind.compose(this.#plan, this.#pages, budget)
    if (draft.isNearest) return quotesAlone(draft, 'No page is about the topic itself.')
    const wordsMax = Math.ceil(budget.wordsMax / Math.max(1, draft.sections.length))
    const all = [draft.findings, ...draft.sections.map(({ statements }) => statements)].flat()
    const asked = { title: '', isFindings: true, wordsMax: settings.findingWords }
    const [findings, ...sections] = await Promise.all([
      this.#statements(asked, all),
      ...draft.sections.map(async ({ title, statements }): Promise<DraftSection | undefined> => {
        const own = await this.#statements({ title, isFindings: false, wordsMax }, statements)
        return own && { title, statements: own }
      }),
    ])
    const parts = [findings, ...sections]
    const failed = parts.filter((part) => part === undefined).length
    const why = this.#failure ?? unsupported
    if (failed === parts.length) return quotesAlone(draft, why)
    const fallback = `${failed} of ${parts.length} parts are quotations alone. ${why}`
    return {
      ...draft,
      findings: findings ?? draft.findings,
      sections: draft.sections.map((quoted, index) => sections[index] ?? quoted),
      writer: { name: this.#name, ...(failed > 0 && { fallback }) },
    }
  }

  /** A section in the words of the model; `undefined` if it failed, or its quotations support nothing of it. */
  async #statements(
    section: Parameters<typeof sectionPrompt>[1],
    quoted: readonly DraftStatement[],
  ): Promise<readonly DraftStatement[] | undefined> {
    if (quoted.length === 0) return undefined
    const quotes = numberedQuotes(quoted, this.#pages)
    const written = await this.#write(sectionPrompt(this.#plan, section, quotes))
    if ('failure' in written) {
      this.#failure = `The language model failed: ${written.failure}`
      return undefined
    }
    const statements = statementsOf(written.text, quotes, this.#plan.language)
    return statements.some((statement) => this.#isSupported(statement)) ? statements : undefined
  }

  #isSupported({ text, evidence }: DraftStatement): boolean {
    return judge(text, judgedEvidence(evidence, this.#pages, this.#plan)) !== undefined
  }
}

function quotesAlone(draft: Draft, fallback: string): Draft {
  return { ...draft, writer: { name: 'built-in', fallback } }
}

const unsupported = 'The quotations that the language model cites do not support what it wrote.'

/** The sentences of a reply, each with the quotations that it cites as evidence. */
function statementsOf(
  reply: string,
  quotes: readonly NumberedQuote[],
  language: string,
): readonly DraftStatement[] {
  const read = readReply(reply)
  if (read.kind !== 'answer') return []
  return read.lines
    .flatMap(({ claims }) => claims)
    .filter(({ isCode }) => !isCode)
    .flatMap(({ text, cited }) => {
      const evidence = [...new Set(cited)].flatMap((number) => quotes[number - 1]?.range ?? [])
      return sentences(text, language).map(({ start, end }) => ({
        text: text.slice(start, end),
        evidence,
      }))
    })
}

/** The numbers of a reply in their order: `3, 1, 12`. */
function numbersIn(reply: string): readonly number[] {
  return Array.from(reply.matchAll(/\d{1,3}/g), ([number]) => Number(number))
}

/** Both lists, each query once, as it is written first. */
function united(queries: readonly string[], more: readonly string[]): readonly string[] {
  return [...Map.groupBy([...queries, ...more], folded).values()].flatMap(([first]) => first ?? [])
}

function folded(query: string): string {
  return query.trim().toLowerCase()
}
