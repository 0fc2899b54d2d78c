/** A name and its words share so many letters at least. */
const sharedLettersMin = 4
/** Of a name that is spelt wrongly, one letter in so many may be wrong, rounded up: two letters that changed places. */
const lettersPerMistake = 3

/**
 * The known name that somebody may have meant: the one with the most letters in words that both names have (`graph_id`:
 * `target_graph_id`), otherwise the one that differs least in spelling (`mesages`: `messages`).
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

/** The least number of letters to add, remove or change to make one of the other: Wagner and Fischer, 1974. */
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
