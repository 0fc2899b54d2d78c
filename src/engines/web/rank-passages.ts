import { bm25, rarity } from '../../base/ranking/bm25.ts'
import { hasHalfOf } from '../../base/ranking/has-half-of.ts'
import type { Passage } from '../../evidence/passage.ts'
import { namesIn } from '../../extraction/names/names-in.ts'
import { detectLanguage } from '../../language/detection/detect-language.ts'
import { terms } from '../../language/word-forms/terms.ts'
import { isInHost } from '../../web-access/is-in-host.ts'
import { type Correction, Misspelt } from '../retrieval/spelling/corrected.ts'
import { type Candidate, candidatesOf, type RankedPage } from './candidates.ts'
import { correctByPages } from './correct-by-pages.ts'

export type PageSearch = {
  readonly question: string
  /** Terms of earlier messages; they weigh less than the question. */
  readonly context: string
  /** Ordered by search rank, best first. */
  readonly pages: readonly RankedPage[]
  /** Most passages, not counting the openings of the best pages. */
  readonly limit: number
  /** Whether no passages are wanted if words of the question are misspelt, but what is meant. */
  readonly asksForSpelling?: boolean
}

/** Passages, best first, or the words of the question that are misspelt. */
export type RankedPassages =
  | { readonly passages: readonly Passage[]; readonly corrections?: never }
  | { readonly corrections: readonly Correction[] }

/** Chosen on the tune half of the single facts of 1,085 scraped pages. */
const settings = {
  bm25: { saturation: 1.2, lengthShare: 0.6 },
  contextWeight: 0.3,
  /**
   * A passage needs this share of the best one's score by words: where one page alone is about the question, others
   * share a small word with it ("hace" of "¿Cómo se hace …?").
   */
  wordsMin: 0.2,
  /** Largest bonus for the search rank of the page. */
  pageRankWeight: 0.4,
  /**
   * Bonuses of the first and second passage of a page whose title is what the question names: encyclopedias define a
   * thing there. Of 60 questions of freshqa, tune half, 25 replies hold the answer instead of 22 with the first. With
   * the second, with no passage twice and with lists behind sentences 43 instead of 40 have it among their passages,
   * and 38 instead of 36 replies hold it; of 89 single facts 14 instead of 13.
   */
  openingWeights: [0.5, 0.3],
  /** Penalty of a passage without any sentence: lists of links and references have many names and no statements. */
  sentenceWeight: 0.3,
  /**
   * Most passages per page. A page whose whole title, of two words or more, is in the question has no limit: of 100
   * questions of freshqa, tune half, 48 instead of 47 have the answer among their passages, 41 instead of 40 replies
   * hold it.
   */
  perPageMax: 3,
  /**
   * Most pages that the question names by their title, two words or more, and that have a passage in any case. It
   * changes no figure of freshqa or of single facts, tune half, where few questions compare.
   */
  namedPagesMax: 3,
  /**
   * The first passage of this many pages, those with the best passages, is appended if it is not among them: the top of
   * a page says who holds an office now, or which is the first. Of 100 questions of freshqa, tune half, 42 replies hold
   * the answer instead of 40 with it and the greater weight for a page's place, of 89 single facts 18 instead of 17.
   */
  openingsMax: 3,
} as const

/** Ranks the passages of pages, unless it is asked for words that are misspelt, and there are some. */
export async function rankPassages(search: PageSearch): Promise<RankedPassages> {
  const candidates = candidatesOf(search.pages, search.question)
  if (candidates.length === 0) return { passages: [] }
  const corrections = search.asksForSpelling ? await correctByPages(candidates, search) : []
  return corrections.length > 0 ? { corrections } : { passages: ranked(candidates, search) }
}

/** Throws `Misspelt` if there are no passages because of that. */
export function passagesIn(ranked: RankedPassages): readonly Passage[] {
  if (ranked.corrections) throw new Misspelt(ranked.corrections)
  return ranked.passages
}

/**
 * The passages that cover most of the question, weighted by rarity: at most `perPageMax` per page unless the question
 * has its title, and of passages with the same text the first. Then the openings of the best pages. Pages without the
 * name that is asked about are left out, and so are passages with hardly a word of the question.
 */
function ranked(
  candidates: readonly Candidate[],
  { question, context, pages, limit }: PageSearch,
): readonly Passage[] {
  const score = scorer(candidates, question, context)
  const asked = stemsOf(question)
  const best = Math.max(...candidates.map(score), Number.EPSILON)
  const scored = withName(candidates, question).map((candidate) => {
    const place = 1 - candidate.pageIndex / pages.length
    const { pageRankWeight, openingWeights, sentenceWeight } = settings
    const opens = (openingWeights[candidate.index] ?? 0) * shareIn(candidate.titled, asked)
    const prose = 1 - sentenceWeight * (1 - candidate.sentenceShare)
    const words = score(candidate)
    return { candidate, words, score: (prose * words) / best + pageRankWeight * place + opens }
  })
  const taken = new Map<string, number>()
  const chosen: Passage[] = []
  const byScore = scored.toSorted((one, other) => other.score - one.score)
  const isNamed = ({ titled }: Candidate) => titled.size > 1 && shareIn(titled, asked) === 1
  const reserved = bestOfPages(
    byScore.flatMap(({ candidate }) => (isNamed(candidate) ? candidate : [])),
  )
  const wordsMin = settings.wordsMin * Math.max(...scored.map(({ words }) => words))
  const near = byScore.filter(
    ({ words, candidate }) => words >= wordsMin || reserved.has(candidate),
  )
  const isChosen = ({ text }: Passage) => chosen.some((one) => one.text === text)
  for (const { candidate, score } of near) {
    const { passage } = candidate
    const isReserved = reserved.delete(candidate)
    const count = taken.get(passage.docId) ?? 0
    if (!isReserved && chosen.length + reserved.size >= limit) continue
    if (count >= (isNamed(candidate) ? limit : settings.perPageMax) || isChosen(passage)) continue
    taken.set(passage.docId, count + 1)
    chosen.push({ ...passage, score })
    if (chosen.length === limit) break
  }
  const bestPages = [...new Set(near.map(({ candidate }) => candidate.pageIndex))]
  for (const page of bestPages.slice(0, settings.openingsMax)) {
    const opening = byScore.find(({ candidate }) => isOpeningOf(page, candidate))
    if (opening === undefined || isChosen(opening.candidate.passage)) continue
    chosen.push({ ...opening.candidate.passage, score: opening.score })
  }
  return chosen
}

/**
 * The candidates of pages that have a name of the question, or all if no page has one. A page that shares all other
 * words with the question is about something else of the same kind. A page has a name if it, or the name of its site,
 * has half of the weight of the name's words, the squares of their rarities: the rare one, or most of them. The site of
 * a town or a maker is about it, and seldom says so.
 */
function withName(candidates: readonly Candidate[], question: string): readonly Candidate[] {
  const language = detectLanguage(question)
  const names = namesIn(question, language).map((name) => {
    const written = new Map(
      terms(name, language).map(({ start, end, stem }) => [stem, name.slice(start, end)]),
    )
    return Array.from(written, ([stem, word]) => {
      const having = candidates.filter(({ counts }) => counts.has(stem))
      const weight = rarity(having.length, candidates.length) ** 2
      const sites = candidates.filter(({ passage }) => isInHost(word.toLowerCase(), passage.url))
      return {
        stem,
        weight,
        pages: new Set([...having, ...sites].map(({ pageIndex }) => pageIndex)),
      }
    })
  })
  const isOn = (page: number) =>
    names.some((stems) => {
      const weights = new Map(stems.map(({ stem, weight }) => [stem, weight]))
      const said = new Set(stems.flatMap(({ stem, pages }) => (pages.has(page) ? stem : [])))
      return hasHalfOf(weights, said)
    })
  const pages = new Set(candidates.map(({ pageIndex }) => pageIndex))
  const named = new Set([...pages].filter(isOn))
  return named.size === 0 ? candidates : candidates.filter(({ pageIndex }) => named.has(pageIndex))
}

/**
 * The first of these of each page, so that a page which the question names is read whatever another one says: both
 * sides of a comparison have a page of their own.
 */
function bestOfPages(ranked: readonly Candidate[]): Set<Candidate> {
  const first = new Map<number, Candidate>()
  for (const candidate of ranked)
    if (!first.has(candidate.pageIndex)) first.set(candidate.pageIndex, candidate)
  return new Set([...first.values()].slice(0, settings.namedPagesMax))
}

function isOpeningOf(page: number, { pageIndex, index }: Candidate): boolean {
  return pageIndex === page && index === 0
}

function stemsOf(question: string): ReadonlySet<string> {
  return new Set(terms(question, detectLanguage(question)).map(({ stem }) => stem))
}

/** The share of `stems` that are in `others`, 0 to 1. */
function shareIn(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return stems.size === 0 ? 0 : [...stems].filter((stem) => others.has(stem)).length / stems.size
}

/** A scorer by BM25, with statistics of the candidates alone. */
function scorer(candidates: readonly Candidate[], question: string, context: string) {
  const language = detectLanguage(question)
  const asked = new Map<string, number>()
  for (const { stem } of terms(context, language)) asked.set(stem, settings.contextWeight)
  for (const { stem } of terms(question, language)) asked.set(stem, 1)
  const weights = [...asked].map(([stem, weight]) => {
    const having = candidates.filter(({ counts }) => counts.has(stem)).length
    return [stem, weight * rarity(having, candidates.length)] as const
  })
  const meanLength =
    candidates.reduce((sum, { length }) => sum + length, 0) / candidates.length || 1
  const score = bm25(settings.bm25, meanLength)
  return ({ counts, length }: Candidate): number =>
    weights.reduce((sum, [stem, weight]) => sum + score(weight, counts.get(stem) ?? 0, length), 0)
}
