import type { Block } from '../../../extraction/blocks/block.ts'
import { languageOf } from '../../../language/languages.ts'
import { sentenceEnd } from '../../../language/sentences/sentences.ts'
import { fold } from '../../../language/words/fold.ts'
import { settings } from '../../settings.ts'

/**
 * Whether a sentence, as displayed, is a complete statement: it begins with a capital, a digit or a letter without
 * case, ends with a full stop, and shows no trace of markup, a removed formula or words joined by extraction.
 */
export function isWhole(text: string, language: string, { kind }: Pick<Block, 'kind'>): boolean {
  const opening = /^[\s"'“”‘’«„[「『【《]*(.)/u.exec(text)?.[1] ?? ''
  if (/\p{Ll}/u.test(opening) || !/[\p{L}\p{N}]/u.test(opening)) return false
  if (sentenceEnd(text, language) !== 'statement') return false
  if (notProse.some((marks) => marks.test(text)) || isReference(text)) return false
  if (!isBalanced(text)) return false
  if (opensWithFootnote(text, language)) return false
  return kind !== 'item' || text.length > settings.itemLengthMin
}

/** Whether a text is a bibliographic reference. */
export function isReference(text: string): boolean {
  return references.some((marks) => marks.test(text))
}

/** Whether a footnote number precedes the sentence: "2 For the part of the district …". */
function opensWithFootnote(text: string, language: string): boolean {
  const word = /^\d{1,3} (\p{Lu}\p{L}*)/u.exec(text)?.[1]
  return word !== undefined && languageOf(language).stopWords.has(fold(word))
}

const notProse = [
  /** Web addresses, code, tables, buttons, template brackets. */
  /https?:|www\.|[{}|<>\\^~=]|\[\s?\]|©|®|#{2}|\.(?:jpe?g|png|gif|svg|pdf|html?)\b|[→»›•·]\s/iu,
  /** Ends with the name of a site: an invitation to go there. */
  /\p{Ll}\.\p{Ll}{2,6}\.?["”’)]*$/u,
  /** A space before a comma or full stop, or empty brackets: a formula or a note was removed there. */
  /\s[,.](?:\s|$)|\(\s*\)/u,
  /** Two sentences or words without a space between them. */
  /[\p{Ll}\d][.!?]["”“]?\p{Lu}\p{Ll}|[\p{L}\d][,;]\p{L}/u,
  /** The number of an equation. */
  /(?:^| )\p{Ll}+ \(\d{1,3}\)/u,
  /** A name joined to a date: the header of a comment. */
  /\p{Ll}(?:\p{Lu}\p{Ll}{2,8} \d{1,2}|\d{1,2} \p{Lu}\p{Ll}{2,8}),? \d{4}\b/u,
]

/** A bibliographic reference (pages, volume, leading number, initials before a family name), or a section number. */
const references = [
  /\bpp?\. ?\d|\bvol\.(?: ?\d|$)|\bibid\b|\bdoi:|\bISBN\b/iu,
  /^(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[\p{L}’'-]+ (?:and|&) (?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[\p{L}’'-]+,/u,
  /^\d{1,3} \p{Lu}\S+ \p{Lu}\S+,|^\d+(?:\.\d+)+ \p{Lu}|^[IVXLC]+[.,] |^(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[\p{L}’'-]+,/u,
]

/** Whether every quotation mark and bracket that opens is closed: half a quotation misquotes its author. */
function isBalanced(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  return count(/["“”„‟]/g) % 2 === 0 && count(/[([（]/g) === count(/[)\]）]/g)
}
