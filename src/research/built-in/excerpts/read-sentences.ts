import { onOneLine, shown } from '../../../evidence/shown.ts'
import type { Block } from '../../../extraction/blocks/block.ts'
import { measureLinks } from '../../../extraction/blocks/measure-links.ts'
import { entityKey } from '../../../extraction/names/entity-key.ts'
import { findNames } from '../../../extraction/names/find-names.ts'
import { termSetOf } from '../../../extraction/terms/term-set.ts'
import { type Token, tokens } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { sentences } from '../../../language/sentences/sentences.ts'
import { countWords } from '../../../language/words/count-words.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings } from '../../settings.ts'
import { isWhole } from './is-whole.ts'
import { type Run, readRuns } from './read-runs.ts'
import { isDeictic, leansBack } from './standing-alone.ts'

/** A sentence of a page that could be quoted. */
export type PageSentence = Range & {
  /** Index into the pages of the run. */
  readonly page: number
  /** Index among the page's quotable sentences. */
  readonly index: number
  /** Index of its block within the page. */
  readonly block: number
  /** Number of its section; a section is the text between two headings. */
  readonly section: number
  /** The headings of its section, outermost first. */
  readonly headings: readonly string[]
  /** The sentence as displayed, without markup. */
  readonly text: string
  /** Its distinct terms as `hashTerm` numbers, in the order of the sentence. */
  readonly terms: readonly number[]
  /** All its words as written, for titles. */
  readonly tokens: readonly Token[]
  readonly names: readonly SentenceName[]
  readonly wordCount: number
  /** Whether the sentence is incomplete without the one before it ("However, it …"). */
  readonly leans: boolean
  /** Whether it refers to its author, reader or date ("we", "you", "today"), which would mislead in a report. */
  readonly isDeictic: boolean
  /** Whether the sentence directly before it, in the same block, is quotable too. */
  readonly goesOn: boolean
  /** The list or table that it is an item or row of, if that is quoted whole; an item then counts as one sentence. */
  readonly run?: Run
}

export type SentenceName = { readonly key: string; readonly name: string; readonly opens: boolean }

/** The part of a page that is read here; ranges of sentences are offsets into `text`. */
export type PageText = {
  readonly text: string
  readonly blocks: readonly Block[]
  /** ISO 639-1, or `und`. */
  readonly language: string
}

/**
 * The quotable sentences of a page, in order. Leaves out everything that is not prose: navigation, captions, tables,
 * code, questions, fragments. Linear in the length of the text, of which the first `pageLengthMax` characters are read.
 */
export function readSentences(page: PageText): readonly PageSentence[] {
  const { text, blocks, language } = page
  const found: PageSentence[] = []
  const seen = new Set<string>()
  const words = languageOf(language)
  const runs = readRuns(text, blocks)
  let headings: { readonly depth: number; readonly title: string }[] = []
  let section = 0
  for (const [number, block] of blocks.entries()) {
    if (block.start > settings.pageLengthMax) break
    const written = text.slice(block.start, block.end)
    if (block.kind === 'heading') {
      headings = headings.filter(({ depth }) => depth < block.depth)
      headings.push({
        depth: block.depth,
        title: shown(written).slice(0, settings.headingLengthMax),
      })
      section++
    }
    const place = { page: 0, block: number, section, headings: headings.map(({ title }) => title) }
    const run = runs.get(number)
    if (run !== undefined) {
      const item = readWords(written, block.start, language)
      if (item === undefined || seen.has(item.text)) continue
      seen.add(item.text)
      const { start, end } = block
      const isAlone = { leans: false, isDeictic: isDeictic(item.text, words), goesOn: false }
      found.push({ ...item, ...place, ...isAlone, start, end, index: found.length, run })
      continue
    }
    if (!isProse(block, text)) continue
    let last = -1
    for (const [at, range] of sentences(written, language).entries()) {
      const start =
        block.start + range.start + lengthOfCaption(written.slice(range.start, range.end))
      const end = block.start + range.end
      const sentence = readSentence(text.slice(start, end), start, language, block)
      if (sentence === undefined || seen.has(sentence.text)) continue
      seen.add(sentence.text)
      found.push({
        ...sentence,
        ...place,
        start,
        end,
        index: found.length,
        leans: leansBack(sentence.text, words),
        isDeictic: isDeictic(sentence.text, words),
        goesOn: at > 0 && last === at - 1,
      })
      last = at
    }
  }
  return found
}

const proseKinds: ReadonlySet<Block['kind']> = new Set([
  'paragraph',
  'item',
  'quote',
  'description',
])

function isProse(block: Block, text: string): boolean {
  if (!proseKinds.has(block.kind)) return false
  const { letters, linked } = measureLinks(text, block)
  return linked <= letters * settings.linkShareMax
}

function readSentence(written: string, start: number, language: string, block: Block) {
  const read = readWords(written, start, language)
  if (read === undefined || !isWhole(read.text, language, block)) return undefined
  const { wordCount, terms, tokens } = read
  if (wordCount < settings.sentenceWordsMin || wordCount > settings.sentenceWordsMax)
    return undefined
  return terms.length < settings.sentenceTermsMin || isMostlyNames(tokens) ? undefined : read
}

/** What is written as shown, with its terms and names; `undefined` of what is laid out in columns, or grown together. */
function readWords(written: string, start: number, language: string) {
  const bare = shown(written).replace(emphasis, '')
  if (laidOut.test(written) || laidOut.test(bare) || grownTogether.test(written)) return undefined
  const text = onOneLine(bare)
  const terms = [...termSetOf(tokens(written, language, start))]
  const own = tokens(text, language)
  const names = findNames(text, own).map((name) => {
    const called = text.slice(name.start, name.end)
    return {
      key: entityKey(called),
      name: called,
      opens: name.opensSentence && name.wordCount === 1,
    }
  })
  return { text, wordCount: countWords(text), terms, tokens: own, names }
}

/**
 * The length of the caption lines before a sentence. A line of at most `captionLengthMax` characters that does not end
 * with a comma, and is followed by a line that begins with a capital, is a headline, byline or picture caption.
 */
function lengthOfCaption(sentence: string): number {
  const written = sentence.slice(0, settings.captionsLengthMax)
  let length = 0
  for (let end = written.indexOf('\n'); end >= 0; end = written.indexOf('\n', end + 1)) {
    const line = written.slice(length, end).trim()
    const next = written.slice(end + 1).trimStart()
    if (line.length > settings.captionLengthMax || /[,;]$/.test(line)) continue
    if (/^["'“‘(]?\p{Lu}/u.test(next)) length = written.length - next.length
  }
  return length
}

/** Three or more spaces in a row occur in columns, buttons and names of commenters, not in sentences. */
const laidOut = /\S[^\S\n]{3,}\S/

/** A link or emphasis that begins or ends within a word: a space was lost, and two words would be read as one. */
const grownTogether = /\p{Ll}\[\p{L}|\]\([^()[\]\s]*\)\p{Ll}{2}|[\s("“]_[^_\n]*_\p{L}/u

/** Asterisks and underscores that mark emphasis; underscores within words are kept. */
const emphasis = /\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])/gu

/** Whether most words are capitalised or numbers: a headline or a list of names. */
function isMostlyNames(words: readonly Token[]): boolean {
  const capitals = words.filter(({ word }) => word.isCapital || word.isNumber).length
  return capitals > words.length * settings.capitalShareMax
}
