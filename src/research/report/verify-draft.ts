import { jaccard } from '../../base/ranking/jaccard.ts'
import { shown } from '../../evidence/shown.ts'
import { termSet } from '../../extraction/terms/term-set.ts'
import { sentences } from '../../language/sentences/sentences.ts'
import { overlap } from '../../language/words/ranges.ts'
import type { PageQuote, ReportGrounding, Verdict } from '../research.ts'
import type {
  DraftStatement,
  FoundPage,
  JudgedEvidence,
  ResearchMind,
  ResearchPlan,
  StatementForm,
} from '../research-mind.ts'

/** A statement that passed verification; its evidence refers to numbered sources. */
export type Verified = {
  readonly text: string
  readonly evidence: readonly PageQuote[]
  readonly verdict: Verdict
} & StatementForm

export type VerifiedSection = { readonly title: string; readonly statements: readonly Verified[] }

/** Numbers pages from 1 in the order of first citation. */
export class SourceNumbers {
  /** Indices of the cited pages; the page at index 0 is source 1. */
  readonly used: number[] = []

  of(page: number): number {
    const known = this.used.indexOf(page)
    return known >= 0 ? known + 1 : this.used.push(page)
  }
}

/** Two statements on the same evidence say the same if they share so much of their words, and all of their numbers. */
const sameStatementMin = 0.75

/**
 * Admits a statement only if its evidence exists and the mind judges that it supports the statement; drops sentences
 * that were admitted before, and statements that say in other words what was said from the same evidence.
 */
export class Verification {
  readonly #mind: ResearchMind
  readonly #pages: readonly FoundPage[]
  readonly #plan: ResearchPlan
  readonly #numbers: SourceNumbers
  readonly #said = new Set<string>()
  readonly #admitted: Said[] = []
  #refused = 0

  constructor(
    mind: ResearchMind,
    pages: readonly FoundPage[],
    plan: ResearchPlan,
    numbers: SourceNumbers,
  ) {
    this.#mind = mind
    this.#pages = pages
    this.#plan = plan
    this.#numbers = numbers
  }

  async verify(statements: readonly DraftStatement[]): Promise<Verified[]> {
    const kept: Verified[] = []
    for (const { text, evidence, ...form } of statements) {
      const judged = judgedEvidence(evidence, this.#pages, this.#plan)
      const { quotes } = judged
      const isAnchored = quotes.length > 0 && quotes.every((quote) => shown(quote) !== '')
      const verdict = isAnchored ? await this.#mind.judge(text, judged) : undefined
      const parts = sentencesOf(text, judged.language)
      const said = saidBy(text, evidence, judged.language)
      const isRepeated =
        parts.some((part) => this.#said.has(part)) ||
        (verdict !== 'quote' && this.#admitted.some((one) => saysTheSame(one, said)))
      if (verdict === undefined || isRepeated) {
        this.#refused += parts.length
        continue
      }
      for (const part of parts) this.#said.add(part)
      this.#admitted.push(said)
      const cited = evidence.map(({ page, start, end }, place) => {
        const quote = quotes[place] ?? ''
        return { source: this.#numbers.of(page), start, end, quote }
      })
      kept.push({ text, evidence: cited, verdict, ...form })
    }
    return kept
  }

  /** Counts the sentences of each verdict. */
  grounding(statements: readonly Verified[]): ReportGrounding {
    const count = (wanted: readonly Verified[]) =>
      wanted.reduce((sum, { text }) => sum + sentencesOf(text, this.#plan.language).length, 0)
    const all = count(statements)
    const quotes = count(statements.filter(({ verdict }) => verdict === 'quote'))
    const checks = count(statements.filter(({ verdict }) => verdict === 'checks'))
    const inferences = all - quotes - checks
    return { sentences: all, cited: all, quotes, checks, inferences, refused: this.#refused }
  }
}

/** What two statements are compared by. */
type Said = {
  readonly terms: ReadonlySet<number>
  readonly numbers: string
  readonly evidence: DraftStatement['evidence']
}

function saidBy(text: string, evidence: DraftStatement['evidence'], language: string): Said {
  const numbers = [...new Set(text.match(/\d+/g) ?? [])].sort().join(' ')
  return { terms: termSet(text, language), numbers, evidence }
}

function saysTheSame(one: Said, other: Said): boolean {
  const isOnSame = one.evidence.some((range) =>
    other.evidence.some((its) => its.page === range.page && overlap(its, range)),
  )
  const isAlike = isOnSame && one.numbers === other.numbers
  return isAlike && jaccard(one.terms, other.terms) >= sameStatementMin
}

/** What a mind judges a statement by. */
export function judgedEvidence(
  evidence: DraftStatement['evidence'],
  pages: readonly FoundPage[],
  { subject }: ResearchPlan,
): JudgedEvidence {
  const cited = evidence.flatMap(({ page }) => pages[page] ?? [])
  return {
    quotes: evidence.map(({ page, start, end }) => pages[page]?.page.text.slice(start, end) ?? ''),
    titles: [...new Set(cited.map(({ page }) => page.title))],
    subject,
    language: cited[0]?.language ?? 'und',
  }
}

function sentencesOf(text: string, language: string): string[] {
  return sentences(text, language).map(({ start, end }) => text.slice(start, end))
}
