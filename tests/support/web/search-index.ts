import type { LocalPage } from './local-page.ts'

const k1 = 1.2
const b = 0.75
const leadLength = 300

/**
 * What a plain engine finds: BM25 over the title and the first 300 characters, so that a good page may well stand
 * eighth.
 */
export class SearchIndex {
  readonly #pages: readonly LocalPage[]
  readonly #lengths: readonly number[]
  readonly #meanLength: number
  readonly #postings = new Map<string, Map<number, number>>()

  constructor(pages: readonly LocalPage[]) {
    this.#pages = pages.filter(({ isListed = true, status = 200 }) => isListed && status < 500)
    const words = this.#pages.map(({ title, lead }) =>
      wordsOf(`${title} ${lead.slice(0, leadLength)}`),
    )
    this.#lengths = words.map(({ length }) => length)
    this.#meanLength = this.#lengths.reduce((sum, length) => sum + length, 0) / (words.length || 1)
    for (const [page, of] of words.entries())
      for (const word of of) {
        const places = this.#postings.get(word) ?? new Map<number, number>()
        this.#postings.set(word, places.set(page, (places.get(page) ?? 0) + 1))
      }
  }

  /** The best first. */
  find(
    query: string,
    limit: number,
    accepts: (page: LocalPage) => boolean = () => true,
  ): LocalPage[] {
    const scores = new Map<number, number>()
    for (const word of new Set(wordsOf(query))) {
      const places = this.#postings.get(word)
      if (!places) continue
      const rarity = Math.log(1 + (this.#pages.length - places.size + 0.5) / (places.size + 0.5))
      for (const [page, count] of places) {
        const norm = k1 * (1 - b + (b * (this.#lengths[page] ?? 0)) / this.#meanLength)
        const score = (rarity * count * (k1 + 1)) / (count + norm)
        scores.set(page, (scores.get(page) ?? 0) + score)
      }
    }
    const ranked = [...scores].sort(
      ([page, score], [other, otherScore]) => otherScore - score || page - other,
    )
    return ranked
      .flatMap(([page]) => this.#pages[page] ?? [])
      .filter(accepts)
      .slice(0, limit)
  }
}

/** Words that engines do not look for. */
const stopWords = new Set(
  (
    'a an and are as at be but by did do does for from had has have he her his how i in into is it its not of on or she so ' +
    'than that the their then they this to was we were what when where which who whom whose why will with you your'
  ).split(' '),
)

/** Without endings, as engines compare them. */
function wordsOf(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .filter((word) => !stopWords.has(word))
    .map((word) => (word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word))
}
