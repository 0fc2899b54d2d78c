import { codeOf } from '../../../evidence/code-of.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import type { LexiconEntry } from '../../../extraction/terms/lexicon.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import { sentenceEnd, sentences } from '../../../language/sentences/sentences.ts'
import { countWords } from '../../../language/words/count-words.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'

/** A sentence, or a block that is no prose, with what depends on its words alone. */
export type Piece = Range & {
  /** Whether it introduces what follows, as its end tells: a colon, or where verbs come last the end of a sentence. */
  readonly endsOpen: boolean
  readonly tokens: readonly Token[]
  readonly traits: Traits
  /** Whether it only refers to another page: "Learn more in Layouts." */
  readonly isReferral: boolean
  /** Whether it is a sentence that asks. */
  readonly isQuestion: boolean
  /** Its words, as written by `folded`. */
  readonly folded: string
  /** Its text as a reader sees it, and the number of words in that. */
  readonly shown: string
  readonly wordCount: number
}

/** What the words of a sentence tell, independent of the question. */
export type Traits = {
  /** The first word. */
  readonly opening: LexiconEntry | undefined
  /** Number of words that are terms of the index, that is, no stop words. */
  readonly termCount: number
  /** Number of numbers, in digits or as numerals. */
  readonly numberCount: number
  /** Capitalized terms after the first word, folded and distinct; at most `features.namesMax`. */
  readonly names: readonly string[]
  readonly isNegated: boolean
  /** Whether it has a month, a day of the week or a year. */
  readonly isDated: boolean
}

/** What of a passage its pieces depend on. */
type Source = Pick<Passage, 'text' | 'language' | 'blocks'>

/** The pieces of each block of a passage. */
export function piecesOf(passage: Source): readonly (readonly Piece[])[] {
  const { blocks } = passage
  return blocks.map((block, number) =>
    isRead(block) ? readBlock(passage, block, blocks[number + 1]) : [],
  )
}

/** The traits of several units together. */
export function together(
  members: readonly number[],
  units: readonly { readonly traits: Traits }[],
): Traits {
  const [first = -1] = members
  const one = members.length === 1 ? units[first] : undefined
  if (one !== undefined) return one.traits
  const names: string[] = []
  let opening: LexiconEntry | undefined
  let [termCount, numberCount] = [0, 0]
  let [isNegated, isDated] = [false, false]
  for (const index of members) {
    const unit = units[index]?.traits
    if (unit === undefined) continue
    opening ??= unit.opening
    termCount += unit.termCount
    numberCount += unit.numberCount
    for (const name of unit.names) if (!names.includes(name)) names.push(name)
    isNegated ||= unit.isNegated
    isDated ||= unit.isDated
  }
  return { opening, termCount, numberCount, names, isNegated, isDated }
}

/** The folded words with a space before and after each, so that `includes` finds whole words only. */
export function folded(words: readonly Token[]): string {
  let all = ' '
  for (const { word } of words) all += `${word.folded} `
  return all
}

/** Whether a block is content of the document, not metadata or boilerplate. */
export function isRead({ kind }: Block): boolean {
  return kind !== 'metadata' && kind !== 'boilerplate'
}

function readBlock(passage: Source, block: Block, next: Block | undefined): readonly Piece[] {
  const leads =
    block.kind !== 'heading' && (next?.kind === 'code' || (next?.kind === 'item' && next.opens))
  const isProse = kindsOfProse.has(block.kind)
  const endsBefore = (start: number, wordCount: number) =>
    start > block.start || (next?.kind === 'code' && wordCount >= settings.leadWordsMin)
  return partsOf(passage, block).map(({ start, end }) => {
    const written = passage.text.slice(start, end)
    const words = block.kind === 'code' ? codeOf(passage.text, block).text : shown(written)
    const found = tokens(written, passage.language, start)
    const wordCount = countWords(words)
    return {
      start,
      end,
      endsOpen:
        colonEnd.test(written) ||
        (leads &&
          end === block.end &&
          (verbFinalEnd.test(written) || (endsBefore(start, wordCount) && wordEnd.test(written)))),
      tokens: found,
      isReferral:
        block.kind !== 'code' &&
        wordCount <= settings.referralWordsMax &&
        languageOf(passage.language).referrals.isIn(words),
      isQuestion: isProse && sentenceEnd(written, passage.language) === 'question',
      traits: traitsOf(found, passage.language),
      folded: folded(found),
      shown: words,
      wordCount,
    }
  })
}

const kindsOfProse: ReadonlySet<Block['kind']> = new Set(['paragraph', 'quote', 'description'])

/** A colon, which may be emphasized with the words before it. */
export const colonEnd = /[:：][*_]{0,3}$/
/** "It is set as follows" ends like any sentence where the verb stands behind its objects: in Japanese and Korean. */
const verbFinalEnd = /(?:\p{sc=Hiragana}[。．]|\p{sc=Hangul}\.)$/u
/**
 * "… . It is better because" goes on in the items below it. A line alone that has no full stop may be anything: of
 * single facts on scraped pages one in 90 is lost with it. Before code it is "If f is such an object, you can use".
 */
const wordEnd = /\p{L}$/u

/** Prose is split into sentences; a row, code or heading is one piece. */
function partsOf({ text, language }: Source, { kind, start, end }: Block): readonly Range[] {
  if (kind === 'row' || kind === 'code' || kind === 'heading') return [{ start, end }]
  return sentences(text.slice(start, end), language).map((range) => {
    return { start: start + range.start, end: start + range.end }
  })
}

/** The traits of a sentence. Linear in the number of its words. */
function traitsOf(tokens: readonly Token[], language: string): Traits {
  const small = wordSetsOf(language)
  const names: string[] = []
  let [termCount, numberCount] = [0, 0]
  let [isNegated, isDated] = [false, false]
  for (let at = 0; at < tokens.length; at++) {
    const word = tokens[at]?.word
    if (word === undefined) continue
    if (word.isTerm) termCount++
    if (word.isNumber || small.numerals.has(word.folded)) numberCount++
    const isName =
      at > 0 && word.isCapital && word.isTerm && names.length < shared.features.namesMax
    if (isName && !names.includes(word.folded)) names.push(word.folded)
    isNegated ||= small.negations.has(word.folded)
    isDated ||= word.isCalendar || isYear(word.folded)
  }
  return { opening: tokens[0]?.word, termCount, numberCount, names, isNegated, isDated }
}

function isYear(folded: string): boolean {
  return folded.length === 4 && /^[12]\d{3}$/.test(folded)
}
