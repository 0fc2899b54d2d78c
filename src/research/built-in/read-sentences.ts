import { onOneLine, shown } from '../../evidence/show.ts'
import type { Block } from '../../extraction/blocks/block.ts'
import { measureLinks } from '../../extraction/blocks/measure-links.ts'
import { entityKey } from '../../extraction/entity-key.ts'
import { findNames } from '../../extraction/find-names.ts'
import { termSetOf } from '../../extraction/term-set.ts'
import { type Token, tokens } from '../../extraction/tokens.ts'
import { countWords } from '../../language/count-words.ts'
import { languageOf } from '../../language/languages.ts'
import { sentences } from '../../language/sentences.ts'
import type { Range } from '../../language/words.ts'
import { settings } from '../settings.ts'
import { isWhole } from './is-whole.ts'
import { isDeictic, leansBack } from './standing-alone.ts'

/** A sentence of a page that could be quoted. */
export type PageSentence = Range & {
  /** Index into the pages. */
  readonly page: number
  /** Counts the sentences of the page that could be quoted, from 0. */
  readonly index: number
  /** The number of its block within the page. */
  readonly block: number
  /** The number of its section, which is what stands between two headings. */
  readonly section: number
  /** The headings that it stands under, outermost first. */
  readonly headings: readonly string[]
  /** The sentence as a reader sees it. */
  readonly text: string
  /** Of its distinct terms, by `hashTerm`, in the order of the sentence. */
  readonly terms: readonly number[]
  /** The words of each term as written, for titles. */
  readonly tokens: readonly Token[]
  readonly names: readonly SentenceName[]
  readonly wordCount: number
  /** Only with the sentence before it does it say anything. */
  readonly leans: boolean
  /** It points at its author, its reader or its day, which are not those of a report. */
  readonly isDeictic: boolean
  /** It is the next sentence of the same block as the one before it. */
  readonly goesOn: boolean
}

export type SentenceName = { readonly key: string; readonly name: string; readonly opens: boolean }

/** What is read of a page; ranges of sentences count in its text. */
export type PageText = {
  readonly text: string
  readonly blocks: readonly Block[]
  /** ISO 639-1, or `und`. */
  readonly language: string
}

/**
 * The sentences of a page that could be quoted, in order, without what is no prose: navigation, captions, tables,
 * code, questions, fragments. Linear in the length that is read.
 */
export function readSentences(page: PageText): readonly PageSentence[] {
  const { text, blocks, language } = page
  const found: PageSentence[] = []
  const seen = new Set<string>()
  const words = languageOf(language)
  let headings: { readonly depth: number; readonly title: string }[] = []
  let section = 0
  for (const [number, block] of blocks.entries()) {
    if (block.start > settings.pageLengthMax) break
    const written = text.slice(block.start, block.end)
    if (block.kind === 'heading') {
      headings = headings.filter(({ depth }) => depth < block.depth)
      headings.push({ depth: block.depth, title: shown(written).slice(0, headingLengthMax) })
      section++
    }
    if (!isProse(block, text)) continue
    let last = -1
    for (const [place, range] of sentences(written, language).entries()) {
      const start =
        block.start + range.start + lengthOfCaption(written.slice(range.start, range.end))
      const end = block.start + range.end
      const sentence = readSentence(text.slice(start, end), start, language, block)
      if (sentence === undefined || seen.has(sentence.text)) continue
      seen.add(sentence.text)
      found.push({
        ...sentence,
        start,
        end,
        page: 0,
        index: found.length,
        block: number,
        section,
        headings: headings.map(({ title }) => title),
        leans: leansBack(sentence.text, words),
        isDeictic: isDeictic(sentence.text, words),
        goesOn: place > 0 && last === place - 1,
      })
      last = place
    }
  }
  return found
}

const headingLengthMax = 200
const proseKinds: ReadonlySet<Block['kind']> = new Set(['paragraph', 'item', 'quote', 'definition'])

function isProse(block: Block, text: string): boolean {
  if (!proseKinds.has(block.kind)) return false
  const { letters, linked } = measureLinks(text, block)
  return linked <= letters * settings.linkShareMax
}

function readSentence(written: string, start: number, language: string, block: Block) {
  const bare = shown(written).replace(emphasis, '')
  if (laidOut.test(written) || laidOut.test(bare)) return undefined
  const text = onOneLine(bare)
  if (!isWhole(text, language, block)) return undefined
  const wordCount = countWords(text)
  if (wordCount < settings.sentenceWordsMin || wordCount > settings.sentenceWordsMax)
    return undefined
  const read = tokens(written, language, start)
  const terms = [...termSetOf(read)]
  if (terms.length < settings.sentenceTermsMin || isMostlyNames(read)) return undefined
  const own = tokens(text, language)
  const names = findNames(text, own).map((name) => {
    const called = text.slice(name.start, name.end)
    return {
      key: entityKey(called),
      name: called,
      opens: name.opensSentence && name.wordCount === 1,
    }
  })
  return { text, wordCount, terms, tokens: own, names }
}

/**
 * How long the lines are that stand before a sentence without belonging to it: a short line without a full stop or a
 * comma, and after it one that begins with a capital, is a headline, a byline or the caption of a picture.
 */
function lengthOfCaption(sentence: string): number {
  const written = sentence.slice(0, captionsLengthMax)
  let length = 0
  for (let end = written.indexOf('\n'); end >= 0; end = written.indexOf('\n', end + 1)) {
    const line = written.slice(length, end).trim()
    const next = written.slice(end + 1).trimStart()
    if (line.length > captionLengthMax || /[,;]$/.test(line)) continue
    if (/^["'“‘(]?\p{Lu}/u.test(next)) length = written.length - next.length
  }
  return length
}

const captionLengthMax = 60
/** How many characters before a sentence may be captions. */
const captionsLengthMax = 400

/** Spaces in a row set apart what is no sentence: columns, buttons, the names of those who comment. */
const laidOut = /\S[^\S\n]{3,}\S/

/** Asterisks and underscores of emphasis, not those within words. */
const emphasis = /\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])/gu

/** Lists of names and headlines in capitals say nothing of what they name. */
function isMostlyNames(words: readonly Token[]): boolean {
  const capitals = words.filter(({ word }) => word.isCapital || word.isNumber).length
  return capitals > words.length * settings.capitalShareMax
}
