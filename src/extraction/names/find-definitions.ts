import type { Range } from '../../language/words.ts'

export type Definition = Range & { readonly kind: 'acronym' | 'defined' }

/**
 * Finds terms that a sentence marks: in quotation marks, in bold, as `code`, in the title marks of Chinese and
 * Japanese, or as an acronym in brackets after its expansion.
 */
export function findDefinitions(text: string, { start, end }: Range): Definition[] {
  const slice = text.slice(start, end)
  const found: Definition[] = []
  for (const match of slice.matchAll(setApart)) {
    const term = match.slice(1).find((group) => group !== undefined) ?? ''
    const from = start + match.index + match[0].indexOf(term)
    found.push({ start: from, end: from + term.length, kind: match[1] ? 'acronym' : 'defined' })
  }
  return found
}

const setApart =
  /\((\p{Lu}[\p{Lu}\p{N}&-]{1,9})\)|"\s?([^"\s,;][^"]{1,58}[^"\s])\s?"|“([^“”]{2,60})”|„([^„“”]{2,60})[“”]|«\s?([^«»]{2,60}?)\s?»|[《「『]([^《「『》」』]{1,40})[》」』]|\*\*([^*]{2,60})\*\*|`([^`]{2,60})`/gu
