import { withoutEnd } from '../../../base/text/without-end.ts'
import { keyWords } from '../../../extraction/names/entity-key.ts'

/** Most names and terms in a title, so that it fits on a line. */
const namesMax = 3
const termsMax = 2
/** Longest name in a title, in characters; longer ones are sentences, such as the titles of papers. */
const nameLengthMax = 60
/** Words with the same first letters, this many, count as one: "award" and "awards". */
const rootLength = 5

/** Makes a title from the first names, without names that repeat one another, and from terms that are in no name. */
export function titleCommunity(names: readonly string[], terms: readonly string[]): string {
  const short = names.filter((name) => name.length <= nameLengthMax)
  const roots = new Set<string>()
  const chosen = takeNew(short.length > 0 ? short : names.slice(0, 1), namesMax, roots)
  const added = takeNew(terms, termsMax, roots)
  return [chosen.join(', '), added.join(', ')].filter((part) => part !== '').join(' – ')
}

function takeNew(texts: readonly string[], max: number, roots: Set<string>): readonly string[] {
  const taken: string[] = []
  for (const text of texts) {
    const own = keyWords(text).map((word) => word.slice(0, rootLength))
    if (taken.length === max || own.some((root) => roots.has(root))) continue
    // Unrelated names may share short words: link words, initials and numerals.
    for (const root of own) if (root.length > 2 || own.length === 1) roots.add(root)
    taken.push(withoutEnd(text.replaceAll(/\s+/g, ' ').replace(/^[\s,;:]+/, ''), /[\s,;:.]/))
  }
  return taken
}
