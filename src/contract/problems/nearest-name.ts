/** The least number of letters in common words for two names to count as similar. */
const sharedLettersMin = 4
/** Allowed edits for a misspelt name: one per this many letters, rounded up; two are enough for a transposition. */
const lettersPerMistake = 3

/**
 * The known name that was probably meant: the one that shares most letters in whole words (`graph_id`:
 * `target_graph_id`), otherwise the one nearest in spelling (`mesages`: `messages`).
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const words = wordsOf(name)
  const byWords = best(known, (one) => sharedLetters(words, wordsOf(one)))
  if (byWords && byWords.score >= sharedLettersMin) return byWords.name
  const plain = words.join('')
  const bySpelling = best(known, (one) => -editDistance(plain, wordsOf(one).join('')))
  const mistakesMax = Math.ceil(plain.length / lettersPerMistake)
  return bySpelling && -bySpelling.score <= mistakesMax ? bySpelling.name : undefined
}

/** `targetGraphId`, `target-graph-id` → `target`, `graph`, `id` */
function wordsOf(name: string): string[] {
  return name
    .replaceAll(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\W]+/)
    .filter((word) => word !== '')
}

function sharedLetters(one: readonly string[], other: readonly string[]): number {
  return one.filter((word) => other.includes(word)).join('').length
}

function best(names: readonly string[], scoreOf: (name: string) => number) {
  const scored = names.map((name) => ({ name, score: scoreOf(name) }))
  return scored.reduce<(typeof scored)[number] | undefined>(
    (first, one) => (first && first.score >= one.score ? first : one),
    undefined,
  )
}

/** The Levenshtein distance of two names (Wagner and Fischer, 1974). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [place, of] of [...other].entries()) {
      const changed = (row[place] ?? 0) + (letter === of ? 0 : 1)
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
