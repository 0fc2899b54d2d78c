import type { Measures } from '../answers/measures.ts'
import { countWords } from '../answers/reply-text.ts'

/**
 * The share of statements that a report could cover that knows them: of each the fewest words of one sentence, or of
 * two neighbours, that cover it, the cheapest statements first, until so many words are used.
 */
export function bestCoverage(
  statements: readonly string[],
  pages: readonly string[],
  wordsMax: number,
  { contentWords }: Measures,
): number {
  const candidates = pages.flatMap((text) => {
    const sentences = text.split(/\n{2,}/).flatMap((block) => block.split(/(?<=[.!?])\s+/))
    return sentences.flatMap((sentence, at) =>
      [sentence, `${sentence} ${sentences[at + 1] ?? ''}`].map((said) => {
        return { words: contentWords(said), cost: countWords(said) }
      }),
    )
  })
  const costs = statements.flatMap((statement) => {
    const wanted = [...contentWords(statement)]
    const covering = candidates.filter(
      ({ words }) => wanted.filter((word) => words.has(word)).length >= wanted.length * coveredMin,
    )
    return covering.length === 0 ? [] : [Math.min(...covering.map(({ cost }) => cost))]
  })
  let [covered, length] = [0, 0]
  for (const cost of costs.sort((a, b) => a - b)) {
    length += cost
    if (length <= wordsMax) covered++
  }
  return covered / (statements.length || 1)
}

/** As `measures.mjs` has it. */
const coveredMin = 0.6
