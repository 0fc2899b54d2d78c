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

/** Words by which texts tell of an aspect that is called by this word: "prognosis" for "outlook". */
export function aspectWordsOf(word: string, language: string): readonly string[] {
  const stem = stemOf(word, language)
  return stem === '' ? [] : [...(known.get(language).aspects.get(stem) ?? [])]
}

/** What stands before an ending that may be spelled otherwise; in a shorter word it is no ending. */
const startLengthMin = 2

const known = new Memo(64, (code: string) => {
  const { wordFamilies, spellings, aspectWords } = languageOf(code)
  const [families, aspects] = [byStem(wordFamilies, code), byStem(aspectWords, code)]
  const pairs = spellings.map(([one = '', other = '']) => [one, other] as const)
  const endings = [...pairs, ...pairs.map(([one, other]) => [other, one] as const)]
  return { families, aspects, endings }
})

/** The other words of the groups that have a word, by its stem. */
function byStem(groups: readonly (readonly string[])[], code: string): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>()
  for (const group of groups)
    for (const word of group) {
      const stem = stemOf(word, code)
      const others = all.get(stem) ?? new Set()
      for (const other of group) if (stemOf(other, code) !== stem) others.add(other)
      all.set(stem, others)
    }
  return all
}
