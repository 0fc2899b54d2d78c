import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'
import { fold } from '../words/fold.ts'
import { stemOf } from './terms.ts'

/**
 * Other forms of a word of a language that its stemmer does not join: "write" and "written" for "wrote", "payment" for
 * "paid", "color" for "colour".
 */
export function relativesOf(word: string, language: string): readonly string[] {
  const { families, endings } = known.get(language)
  const stem = stemOf(word, language)
  if (stem === '') return []
  const folded = fold(word)
  const spelled = endings.flatMap(([one, other]) => {
    if (!folded.endsWith(one)) return []
    const start = folded.slice(0, -one.length)
    return start.length >= startLengthMin ? [start + other] : []
  })
  return [...(families.get(stem) ?? []), ...spelled]
}

/** What stands before an ending that may be spelled otherwise; in a shorter word it is no ending. */
const startLengthMin = 2

const known = new Memo(64, (code: string) => {
  const { wordFamilies, spellings } = languageOf(code)
  const families = new Map<string, Set<string>>()
  for (const family of wordFamilies)
    for (const word of family) {
      const stem = stemOf(word, code)
      const others = families.get(stem) ?? new Set()
      for (const other of family) if (stemOf(other, code) !== stem) others.add(other)
      families.set(stem, others)
    }
  const pairs = spellings.map(([one = '', other = '']) => [one, other] as const)
  return { families, endings: [...pairs, ...pairs.map(([one, other]) => [other, one] as const)] }
})
