import { overlap } from '../../language/words/ranges.ts'
import type { Range } from '../../language/words/words.ts'
import type { Token } from '../terms/tokens.ts'

/**
 * Where a sentence has the words of a title, whatever their capitals are ("the Halvorsen yard"), unless they hold
 * several of its names, or one that goes on beyond them ("the Halvorsen Yard Museum"). `words` are those of the
 * sentence.
 */
export function findTitle(
  title: readonly string[],
  words: readonly Token[],
  names: readonly Range[],
): readonly Range[] {
  const found: Range[] = []
  for (let first = 0; first + title.length <= words.length; first++) {
    if (!areAt(first, title, words)) continue
    const { start = 0 } = words[first] ?? {}
    const { end = 0 } = words[first + title.length - 1] ?? {}
    const [name, ...others] = names.filter((one) => overlap(one, { start, end }))
    const isPart = name !== undefined && (name.start < start || end < name.end)
    if (!isPart && others.length === 0) found.push({ start, end })
  }
  return found
}

/** Whether the words from `first` on are these. */
function areAt(first: number, folded: readonly string[], words: readonly Token[]): boolean {
  for (let at = 0; at < folded.length; at++)
    if (words[first + at]?.word.folded !== folded[at]) return false
  return true
}
