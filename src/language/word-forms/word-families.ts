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

/** A word as it is written shorter, or in full: "max" for "maximum", "maximum" for "max". */
export function shortFormsOf(word: string, language: string): readonly string[] {
  return [...(known.get(language).shortForms.get(stemOf(word, language)) ?? [])]
}

/** What stands before an ending that may be spelled otherwise; in a shorter word it is no ending. */
const startLengthMin = 2

const known = new Memo(64, (code: string) => {
  const { wordFamilies, shortForms, spellings } = languageOf(code)
  const pairs = spellings.map(([one = '', other = '']) => [one, other] as const)
  return {
    families: othersByStem(wordFamilies, code),
    shortForms: othersByStem(shortForms, code),
    endings: [...pairs, ...pairs.map(([one, other]) => [other, one] as const)],
  }
})

/** By the stem of each word of the groups, the others of its group. */
function othersByStem(
  groups: readonly (readonly string[])[],
  language: string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const byStem = new Map<string, Set<string>>()
  for (const group of groups)
    for (const word of group) {
      const stem = stemOf(word, language)
      const others = byStem.get(stem) ?? new Set()
      for (const other of group) if (stemOf(other, language) !== stem) others.add(other)
      byStem.set(stem, others)
    }
  return byStem
}
