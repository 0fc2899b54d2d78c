import type { Block } from '../../extraction/blocks/block.ts'
import { fold } from '../../language/fold.ts'
import { languageOf } from '../../language/languages.ts'
import { sentenceEnd } from '../../language/sentences.ts'

/**
 * Whether a sentence, as a reader sees it, ends as one does, asks nothing, and lost nothing on its way from the page.
 */
export function isWhole(text: string, language: string, { kind }: Pick<Block, 'kind'>): boolean {
  const opening = /^[\s"'“”‘’«„[「『【《]*(.)/u.exec(text)?.[1] ?? ''
  if (/\p{Ll}/u.test(opening) || !/[\p{L}\p{N}]/u.test(opening)) return false
  if (sentenceEnd(text, language) !== 'statement') return false
  if (notProse.some((marks) => marks.test(text)) || !isBalanced(text)) return false
  if (opensWithNote(text, language)) return false
  return kind !== 'item' || text.length > itemLengthMin
}

const itemLengthMin = 40

/** The number of a note before a sentence: "2 For the part of the district …". */
function opensWithNote(text: string, language: string): boolean {
  const word = /^\d{1,3} (\p{Lu}\p{L}*)/u.exec(text)?.[1]
  return word !== undefined && languageOf(language).stopWords.has(fold(word))
}

const notProse = [
  /** Addresses, code, tables, things to click, brackets of templates. */
  /https?:|www\.|[{}|<>\\^~=]|\[\s?\]|©|®|#{2}|\.(?:jpe?g|png|gif|svg|pdf|html?)\b|[→»›•·]\s/iu,
  /** It ends with the name of a site: an invitation to go there. */
  /\p{Ll}\.\p{Ll}{2,6}\.?["”’)]*$/u,
  /** A hole before a comma or a full stop, or within brackets, where a formula or a note stood. */
  /\s[,.](?:\s|$)|\(\s*\)/u,
  /** Sentences or words that have grown together. */
  /[\p{Ll}\d][.!?]["”“]?\p{Lu}\p{Ll}|\p{L}[,;]\p{L}/u,
  /** A name that has grown together with a date: the head of a comment. */
  /\p{Ll}(?:\p{Lu}\p{Ll}{2,8} \d{1,2}|\d{1,2} \p{Lu}\p{Ll}{2,8}),? \d{4}\b/u,
  /** A reference: pages, volumes, a number before it, initials before a family name; or the number of a section. */
  /\bpp?\. ?\d|\bvol\.(?: ?\d|$)|\bibid\b|\bdoi:|\bISBN\b/iu,
  /^(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[\p{L}’'-]+ (?:and|&) (?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[\p{L}’'-]+,/u,
  /^\d{1,3} \p{Lu}\S+ \p{Lu}\S+,|^\d+(?:\.\d+)+ \p{Lu}|^[IVXLC]+[.,] |^(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}[\p{L}’'-]+,/u,
]

/** Every quotation mark and bracket that opens is closed: half a quotation says what nobody said. */
function isBalanced(text: string): boolean {
  const count = (marks: RegExp) => text.match(marks)?.length ?? 0
  return count(/["“”„‟]/g) % 2 === 0 && count(/[([（]/g) === count(/[)\]）]/g)
}
