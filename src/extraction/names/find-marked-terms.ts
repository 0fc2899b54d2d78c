import type { Range } from '../../language/words/words.ts'
import { isNoTerm, type TermMark } from './doubt-term.ts'

export type MarkedTerm = Range & {
  readonly kind: 'acronym' | 'defined'
  /** Whether it may be no name: a value, a phrase, a sentence. */
  readonly isDoubtful: boolean
}

/**
 * Finds terms that a sentence marks: in quotation marks, in bold, as `code`, in the title marks of Chinese and
 * Japanese, or as an acronym in brackets after its expansion.
 */
export function findMarkedTerms(
  text: string,
  { start, end }: Range,
  language: string,
): MarkedTerm[] {
  const slice = text.slice(start, end)
  if (!mark.test(slice)) return []
  const found: MarkedTerm[] = []
  setApart.lastIndex = 0
  for (let match = setApart.exec(slice); match !== null; match = setApart.exec(slice)) {
    const group = match.findIndex((term, index) => index > 0 && term !== undefined)
    const term = match[group] ?? ''
    if (term.length > lengthMax) continue
    const from = start + match.index + match[0].indexOf(term)
    const isAttribute = text[start + match.index - 1] === '='
    found.push({
      start: from,
      end: from + term.length,
      kind: group === 1 ? 'acronym' : 'defined',
      isDoubtful: isAttribute || (group > 1 && isNoTerm(term, markOf(group), language)),
    })
  }
  return found
}

/** The longest term. Longer bold texts are read, as what stands behind one would be taken for bold, and left out. */
const lengthMax = 60
/** What each alternative of `setApart` begins with; most sentences have none. */
const mark = /[("“„«《「『*`]/
const setApart =
  /\((\p{Lu}[\p{Lu}\p{N}&-]{1,9})\)|"\s?([^"\s,;][^"]{1,58}[^"\s])\s?"|“([^“”]{2,60})”|„([^„“”]{2,60})[“”]|«\s?([^«»]{2,60}?)\s?»|[《『]([^《「『》」』]{1,40})[》』]|\*\*([^*]{2,})\*\*|`([^`]{2,60})`|「([^《「『》」』]{1,40})」/gu

/** How the group of `setApart` sets a term apart. */
function markOf(group: number): TermMark {
  if (group === 6) return 'title'
  if (group === 7) return 'bold'
  if (group === 8) return 'code'
  if (group === 9) return 'corner'
  return 'quoted'
}
