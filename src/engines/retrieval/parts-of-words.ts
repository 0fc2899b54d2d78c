import { rarity } from '../../base/ranking/bm25.ts'
import { hashTerm } from '../../extraction/terms/hash-term.ts'
import type { IndexReader, IndexStatistics } from '../../index/index-reader.ts'
import { languageOf } from '../../language/languages.ts'
import { stemOf } from '../../language/word-forms/terms.ts'
import type { Postings } from '../../postings/posting-list.ts'
import type { QuestionTerm } from './read-question.ts'

/** The terms that stand for the parts of words, and the posting lists of these terms. */
export type Parts = {
  readonly terms: readonly QuestionTerm[]
  readonly postings: PostingLists
}

type PostingLists = ReadonlyMap<string, Postings>

/**
 * The parts of the words of a question that no document has, where some chunk has both: "relay" and "host" for
 * "relayhost", "Haus" and "Tier" for "Haustier". Of several ways to part a word the one with the rarest parts.
 * `postings` has the lists of all terms that occur. Of 79 questions with two words as one the five first passages have
 * 74 answers instead of 61, and the replies 63 instead of 48; of 1,317 other questions one
 * reply gains an answer and one loses it.
 */
export async function partsOfWords(
  text: string,
  terms: readonly QuestionTerm[],
  { languages, chunkCount, postings }: IndexStatistics & { readonly postings: PostingLists },
  index: IndexReader,
): Promise<Parts> {
  const unknown = terms
    .filter(({ stems }) => !stems.some((stem) => postings.has(`t:${stem}`)))
    .slice(0, wordsMax)
    .map((term) => ({ term, ways: waysOf(term, text, languages) }))
  const halves = new Set(unknown.flatMap(({ ways }) => ways.flat(2)))
  if (halves.size === 0) return { terms: [], postings: new Map() }
  const found = await index.postings([...halves].map((stem) => `t:${stem}`))
  const parts = unknown.flatMap(({ term, ways }) => {
    const valued = ways.map((way) => ({ way, value: rarityOf(way, found, chunkCount) }))
    const best = valued.reduce((most, one) => (one.value > most.value ? one : most), noWay)
    return best.way.map((stems) => ({ ...term, stems, hashes: stems.map(hashTerm) }))
  })
  return { terms: parts, postings: found }
}

/** The stems of each of the two parts of a word. */
type Way = readonly (readonly string[])[]

const noWay: { readonly way: Way; readonly value: number } = { way: [], value: 0 }

/** The ways to part a word; none of what is no word of letters alone, or only points to the topic. */
function waysOf(
  { ranges, weight }: QuestionTerm,
  text: string,
  languages: readonly string[],
): readonly Way[] {
  const [{ start, end } = { start: 0, end: 0 }] = ranges
  const word = text.slice(start, end)
  if (weight < 1 || word.length > lettersMax || !/^\p{L}+$/u.test(word)) return []
  // Where words are told by their first letters, most beginnings would be the first of two.
  if (languages.some((code) => languageOf(code).stemmer === 'truncating')) return []
  const stemsOf = (part: string) => {
    return [...new Set(languages.map((code) => stemOf(part, code)))].filter((stem) => stem !== '')
  }
  const places = Array.from(
    { length: Math.max(0, word.length - 2 * lettersMin + 1) },
    (_, nth) => nth + lettersMin,
  )
  return places.map((at) => {
    const left = word.slice(0, at)
    // "Geburtstag": an s may join the two.
    const joined = left.endsWith('s') && at > lettersMin ? [left.slice(0, -1)] : []
    return [[left, ...joined].flatMap(stemsOf), stemsOf(word.slice(at))]
  })
}

/** Letters of a part at least, and of a word at most. Not measured. */
const [lettersMin, lettersMax] = [3, 40]
/** Words that are parted at most: who writes more of them wants to keep the index busy. Not measured. */
const wordsMax = 8

/** How rare the parts of a word are together; 0 where no chunk has both. */
function rarityOf(way: Way, found: PostingLists, chunkCount: number): number {
  const lists = way.map((stems) => stems.flatMap((stem) => found.get(`t:${stem}`) ?? []))
  const [left = [], right = []] = lists
  if (!left.some((one) => right.some((other) => haveChunk(one, other)))) return 0
  const rarities = lists.map((of) => {
    return rarity(Math.max(...of.map(({ chunks }) => chunks.length)), chunkCount)
  })
  return rarities.reduce((sum, one) => sum + one, 0)
}

/** Whether two posting lists have a chunk in common. */
function haveChunk({ chunks: one }: Postings, { chunks: other }: Postings): boolean {
  let [left, right] = [0, 0]
  while (left < one.length && right < other.length) {
    const [a = 0, b = 0] = [one[left], other[right]]
    if (a === b) return true
    if (a < b) left++
    else right++
  }
  return false
}
