import { tally } from '../../../../base/tally.ts'
import { endsSentence } from '../../../../language/sentence-ends.ts'
import { fold } from '../../../../language/words/fold.ts'
import type { Range } from '../../../../language/words/words.ts'
import type { Block } from '../../block.ts'
import { matchesAt, opensSentence } from '../../reading/lines.ts'
import { isAlone } from '../lists/list-titles.ts'
import { proseEnd } from '../plain-lines.ts'
import { stamp } from '../records.ts'

/** Longest title, in characters and in words; more are mostly a sentence. Not measured. */
const lengthMax = 80
const wordsMax = 9
/** One line alone may be anything, such as the name under a letter. */
const titlesMin = 2
/** A text is longer than the title above it and ends as a sentence, or has so many characters. */
const proseMin = 90
export const depthMax = 6

/** Addresses, fields with their values, columns and code. */
const signsOfOthers = /[@<>|{}=\\*_[\]]|:\s|:\/\/|\s{2}|\t/
/** A whole line in strong letters, as Markdown that was written by hand has its titles. */
export const strong = /^(\*\*|__)([^*_\n]+)\1$/

/** The word and number that open a title which may end as a sentence does: "SCENE 1. A room." */
const numberedOpening = /^\p{Lu}\p{L}{1,20} (?:\d{1,4}|[IVXLC]{1,6})\.(?=\s|$)/u

/** Whether a line opens with a word and its number, and so is no sentence. */
function isNumberedTitle(line: string): boolean {
  return numberedOpening.test(line)
}

/** How titles that stand alone are marked: not at all in plain text, and in strong letters in Markdown. */
export type TitleMark = 'none' | 'strong'

/**
 * Makes headings of short lines that stand alone above a text and are no sentence: "Article 7 - Notice", "Second
 * Chapter", "Side effects". What is said under an article, a chapter or a scene is said nowhere else, and a reader asks
 * for it by that name. Those that share their first or last word are of one level, and those right below another title
 * are within it. Linear in the length of the text.
 */
export function withTitlesAlone(
  text: string,
  blocks: readonly Block[],
  mark: TitleMark = 'none',
): Block[] {
  const kinds = kindsOf(titlesIn(text, blocks, mark))
  // Strong letters may also mark what matters, and the first lines are those of the whole text.
  for (const [index, kind] of kinds) {
    const isOfAll = index === 0 || (index === 1 && kinds.has(2))
    if (kind === '' && (mark === 'strong' || isOfAll)) kinds.delete(index)
  }
  if (kinds.size < titlesMin) return [...blocks]
  const levels = new Map<string, number>()
  let [above, level] = [0, 0]
  return blocks.map((block, index): Block => {
    if (block.kind === 'heading') [above, level] = [block.depth, 0]
    const kind = kinds.get(index)
    if (kind === undefined) return block
    if (kind !== '') {
      level = levels.get(kind) ?? (kinds.get(index - 1) ? level + 1 : 1)
      levels.set(kind, level)
    }
    const depth = above + (kind === '' ? level + 1 : level)
    return { ...block, kind: 'heading', depth: Math.min(depth, depthMax) }
  })
}

/** The words of the blocks that are titles, by their index. */
function titlesIn(
  text: string,
  blocks: readonly Block[],
  mark: TitleMark,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>()
  for (let index = blocks.length - 1; index >= 0; index--) {
    const [block, above, below] = [blocks[index], blocks[index - 1], blocks[index + 1]]
    if (!block || !below) continue
    const words = wordsOfTitle(text, block, mark)
    if (words === undefined) continue
    const leads = found.has(index + 1) || isTextOf(text, below, block)
    if (leads && (!above || mayPrecede(text, above))) found.set(index, words)
  }
  return found
}

/** The words of a block that may be a title. */
function wordsOfTitle(text: string, block: Block, mark: TitleMark): string | undefined {
  if (block.kind !== 'paragraph' || block.end - block.start > lengthMax) return undefined
  const written = text.slice(block.start, block.end)
  const words = mark === 'none' ? written : strong.exec(written)?.[2]
  if (words === undefined || !isAlone(text, block, () => true)) return undefined
  const isTitle =
    opensSentence(words, 0) &&
    !matchesAt(stamp, words, 0) &&
    (isNumberedTitle(words) || !proseEnd.test(words)) &&
    !signsOfOthers.test(words) &&
    words.split(/\s+/).length <= wordsMax
  return isTitle ? words : undefined
}

/** Whether a block is the text of a title: a longer sentence, apart from it; below a numbered one, any sentence. */
function isTextOf(text: string, block: Block, title: Range): boolean {
  const isLonger =
    isNumberedTitle(text.slice(title.start, title.end)) ||
    block.end - block.start > title.end - title.start
  const isApart = text.slice(title.end, block.start).includes('\n\n')
  const isText = block.kind === 'paragraph' || block.kind === 'description'
  return isText && isLonger && isApart && isProse(text, block)
}

function isProse(text: string, { start, end }: Range): boolean {
  return end - start >= proseMin || endsSentence(text.slice(start, end))
}

/** Whether a title may stand below a block: what ends with a comma goes on, as a greeting with a name. */
function mayPrecede(text: string, { kind, end }: Block): boolean {
  return kind !== 'paragraph' || !goesOn.test(text.slice(Math.max(0, end - 1), end))
}

const goesOn = /[,;:，；：、-]/

/**
 * The kind of each title: the word that it shares with another, with a number, "Article 7 - Notice", or with one other
 * word, "Second Chapter"; empty for the others.
 */
function kindsOf(titles: ReadonlyMap<number, string>): Map<number, string> {
  const named = [...titles].map(([index, title]) => [index, namesOf(title)] as const)
  const counts = tally(named.flatMap(([, names]) => names))
  return new Map(
    named.map(([index, names]) => [index, names.find((name) => (counts.get(name) ?? 0) > 1) ?? '']),
  )
}

/** What a title may share with others of its kind: its first word, and with a single other word its last. */
function namesOf(title: string): readonly string[] {
  const [first = '', second = '', ...more] = fold(title)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  if (second !== '' && more.length === 0) return [`${first} …`, `… ${second}`]
  return number.test(second) ? [`${first} …`] : []
}

const number = /^(?:\d{1,4}\p{L}?|[ivxlc]{1,6})$/u
