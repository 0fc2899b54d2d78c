import { languageOf } from '../../language/languages.ts'
import type { ReferenceWords } from '../../language/reference-words.ts'

/** How a language writes references and the lines with which places begin. */
export type ReferencePatterns = {
  /** A word for a place, its number or a list of them, and the parts in it. */
  readonly numbered: RegExp
  /** Of such a list each number, with the word of a range before it. */
  readonly number: RegExp
  /** A number of several parts behind a word that points there: "see 4.2". */
  readonly bare: RegExp
  /** A quoted name behind such a word. */
  readonly named: RegExp
  /** What connects a place with what it is a place of. */
  readonly of: RegExp
  readonly line: RegExp
}

/** "7.3", "12a", "B", "IV", "A.1", each with the parts in brackets behind it: "12(3)(a)". */
const plainNumber = String.raw`(?:\d{1,4}[a-z]?(?:\.\d{1,3}){0,5}|[A-Z](?:\.\d{1,3}){0,3}|[IVX]{1,5})(?:\.?º)?(?:\s?\(\w{1,4}\)){0,3}(?![\p{L}\p{N}]|/\d)`

const known = new Map<string, ReferencePatterns | undefined>()

/** The patterns of a language, made once; undefined for one without words for places. */
export function referencePatterns(language: string): ReferencePatterns | undefined {
  if (!known.has(language)) {
    const { references } = languageOf(language)
    known.set(language, references && makePatterns(references))
  }
  return known.get(language)
}

function makePatterns(words: ReferenceWords): ReferencePatterns {
  const { place, part, beforeNumber, and, to, pointing, of } = words.alternatives
  const before = String.raw`\s{0,2}(?:(?:${beforeNumber})\s{0,2})?`
  const between = String.raw`\s{0,2}(?:${and}|${to}){1,2}\s{0,2}(?:§\s?)?`
  const parts = String.raw`(?:,?\s{1,2}(?:${part})${before}\w{1,4}(?![\p{L}\p{N}])){0,3}`
  return {
    numbered: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(${place})${before}(${plainNumber}(?:${between}${plainNumber}){0,6})(${parts})`,
      'gu',
    ),
    number: new RegExp(String.raw`(${to})?\s{0,2}(?<![\p{L}\p{N}.])(${plainNumber})`, 'gu'),
    bare: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${pointing})\s{1,2}(\d{1,3}(?:\.\d{1,3}){1,4})(?=[).,;:]|\s(?:${and})\s|$)(?![.,]\d)`,
      'gu',
    ),
    named: new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${pointing}|${place})\s{1,2}["“„«]\s?([^"“”„«»\n]{3,80})["”“»]`,
      'gu',
    ),
    of: new RegExp(String.raw`^\s{1,2}(?:${of})\s?(?=\p{L})`, 'u'),
    line: linePattern(place, beforeNumber),
  }
}

/** Signs of Markdown, a word for the place, its number, what ends that, and what stands behind. */
function linePattern(place: string, beforeNumber: string): RegExp {
  return new RegExp(
    String.raw`^[\s#>*_]{0,12}(?:(${place})\s{0,2}(?:(?:${beforeNumber})\s{0,2})?)?(?:\((\w{1,4})\)|((?:\d{1,4}[a-z]?|[A-Z]|[IVX]{1,5})(?:\.\d{1,3}){0,5})(?:\.?º)?([.):]?))(?=[\s:.–—*_(]|$)[\s:.–—*_-]{0,6}(.*)$`,
    'u',
  )
}

/** How places begin where a language has no words for them. */
export const lineWithoutWords = linePattern('§{1,2}', '(?!)')
