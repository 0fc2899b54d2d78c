import type { Period } from '../../language/language.ts'
import { languageOf } from '../../language/languages.ts'
import type { FoundPhrase } from '../../language/phrases.ts'
import type { WebQuery } from './web-search.ts'

/**
 * Queries for one question, of which the first asks for the last month or year if its words ask for what is new. The
 * others are for all times, as the newest there is may be older; if there is no other, the first without these words.
 */
export function timelyQueries(
  queries: readonly string[],
  language: string,
): readonly Pick<WebQuery, 'text' | 'period'>[] {
  const [first = '', ...others] = queries
  const asking = languageOf(language).timeliness.find(first)
  const periods = asking.map(({ value }) => value)
  const period = periods.find((one) => one === 'month') ?? periods[0]
  const rest = others.length > 0 ? others : [without(first, asking)]
  if (period === undefined || rest[0] === '') return queries.map((text) => ({ text }))
  return [{ text: first, period }, ...rest.map((text) => ({ text }))]
}

function without(text: string, phrases: readonly FoundPhrase<Period>[]): string {
  const kept = phrases.toReversed().reduce((left, { start, end }) => {
    return `${left.slice(0, start)} ${left.slice(end)}`
  }, text)
  return kept.replace(/\s+/g, ' ').trim()
}
