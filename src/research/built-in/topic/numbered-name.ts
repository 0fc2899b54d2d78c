import type { FoundPage, ResearchPlan } from '../../research-mind.ts'
import type { PageSentence } from '../excerpts/read-sentences.ts'

/**
 * The names of a topic that end with a number, "Vireo 5" or "OrrinOS 7": what pages tell of "Vireo 3" is of another
 * model or version. "7.0" is a "7"; a number of four digits may be a year, and tells none. Likewise its seasons: what is
 * of "2023/24" is not of "2024/25".
 */
export class NumberedName {
  /** The numbers of each name in lower case. */
  readonly #asked = new Map<string, string[]>()
  readonly #seasons: readonly number[]
  readonly #ofAnother: readonly boolean[]

  constructor({ subject }: Pick<ResearchPlan, 'subject'>, pages: readonly FoundPage[]) {
    for (const { name, number } of numberedIn(subject))
      if (/^\p{Lu}/u.test(name))
        this.#asked.set(key(name), [...(this.#asked.get(key(name)) ?? []), number])
    this.#seasons = seasonsIn(subject)
    this.#ofAnother = pages.map(({ page }) => this.#verdict(page.title) === 'other')
  }

  /** Whether a sentence, or else its headings or the title of its page, names another number and not the asked one. */
  isOfAnother({ text, headings, page }: PageSentence): boolean {
    if (this.#asked.size === 0 && this.#seasons.length === 0) return false
    for (const said of [text, ...headings.toReversed()]) {
      const verdict = this.#verdict(said)
      if (verdict !== undefined) return verdict === 'other'
    }
    return this.#ofAnother[page] === true
  }

  #verdict(text: string): 'asked' | 'other' | undefined {
    const seasons = this.#seasons.length === 0 ? [] : seasonsIn(text)
    if (seasons.some((season) => this.#seasons.includes(season))) return 'asked'
    let verdict: 'other' | undefined = seasons.length > 0 ? 'other' : undefined
    for (const { name, number } of this.#asked.size === 0 ? [] : numberedIn(text)) {
      const asked = this.#asked.get(key(name))
      if (asked === undefined) continue
      if (asked.some((one) => isSame(one, number))) return 'asked'
      verdict = 'other'
    }
    return verdict
  }
}

const numbered =
  /(?<![\p{L}\p{N}])(?<name>\p{L}[\p{L}\p{N}]{1,40})[ \u00a0-](?<number>\d{1,3}(?:\.\d{1,3}){0,3})(?![\p{L}\p{N}])/gu

function numberedIn(text: string): readonly { readonly name: string; readonly number: string }[] {
  return Array.from(text.matchAll(numbered), ({ groups }) => ({
    name: groups?.name ?? '',
    number: groups?.number ?? '',
  }))
}

/** The first years of what two years in a row are written for: "2024/25", "2024–2025". */
function seasonsIn(text: string): readonly number[] {
  return Array.from(text.matchAll(season), ({ groups }) => {
    const first = Number(groups?.first)
    const next = String(first + 1)
    return groups?.last === next || groups?.last === next.slice(2) ? first : []
  }).flat()
}

const season = /(?<![\p{L}\p{N}])(?<first>\d{4})[/–-](?<last>\d{4}|\d{2})(?![\p{L}\p{N}])/gu

function key(name: string): string {
  return name.toLowerCase()
}

/** Whether one number is the other, or begins it: 7 and 7.0.1. */
function isSame(one: string, other: string): boolean {
  return `${one}.`.startsWith(`${other}.`) || `${other}.`.startsWith(`${one}.`)
}
