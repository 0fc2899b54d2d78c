import type { IndexedChunk, IndexReader } from '../../../index/index-reader.ts'
import { designationsIn } from '../../../language/designations.ts'
import { stemmerOf } from '../../../language/word-forms/stemmer.ts'
import { fold } from '../../../language/words/fold.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import { type Range, words } from '../../../language/words/words.ts'
import type { Postings } from '../../../postings/posting-list.ts'
import type { QuestionTerm, ReadQuestion } from '../read-question.ts'
import type { Correction } from './corrected.ts'
import { editsOf } from './edits.ts'

/**
 * Letters of a word. With four at least, 13 of 520 misspelt questions more are corrected, and no more replies hold the
 * answer; of 300 that are spelled well 7 instead of 5 are "corrected". Longer words are no words, and have too many
 * edits.
 */
const [lettersMin, lettersMax] = [5, 40]
/**
 * A question with more words that no document has is about something else, or in another language. With one, 73 fewer of
 * 520 misspelt questions are corrected, and 1 to 3 of 100 replies fewer hold the answer.
 */
const misspeltMax = 2
/** Each text is stemmed in its language. So many are tried: the question's own, English, and others of the documents. */
const languagesMax = 3
/**
 * So many of the likeliest words are looked for, each in so many passages that have most of the rest of the question.
 * With one of each, 17 of 520 fewer are corrected.
 */
const [candidatesMax, passagesMax] = [4, 3]
/**
 * A shorter stem is shared by words that have little in common. With three letters 5 of 520 more are corrected, and
 * 6 instead of 5 of 300 that are spelled well.
 */
const stemMin = 5

/** The passages in which words are looked up: those of documents, or of pages that were read for one question. */
export type SpellingIndex = Pick<IndexReader, 'mayHave'> & {
  postings(features: readonly string[]): Promise<ChunksOf>
  chunks(numbers: readonly number[]): Promise<readonly WrittenChunk[]>
}

/** A question, and in which chunks its terms are. */
export type LookedUpTerms = {
  readonly question: Pick<ReadQuestion, 'text' | 'terms' | 'languages'>
  readonly collection: {
    readonly postings: ChunksOf
    readonly chunkCount: number
    readonly languages: readonly string[]
  }
}

type ChunksOf = ReadonlyMap<string, Pick<Postings, 'chunks'>>
type WrittenChunk = Pick<IndexedChunk, 'number' | 'title' | 'text'> & {
  readonly features: { readonly layout: { readonly headings: readonly string[] } }
}

/**
 * Corrects the spelling of words that occur in no document, not even in two words: each is read as a word that is one
 * edit away and stands in a passage with other words of the question. What may be a designation stays as it is, since
 * "E4013" is not "E4012"; so does what may be a small word.
 */
export async function correctSpelling(
  { question, collection }: LookedUpTerms,
  index: SpellingIndex,
): Promise<readonly Correction[]> {
  const { postings, chunkCount, languages: ofDocuments } = collection
  const isKnown = ({ stems }: QuestionTerm) => stems.some((stem) => postings.has(`t:${stem}`))
  const known = question.terms.filter(isKnown)
  // Of a word that was parted the parts are known, and stand where it does.
  const places = new Set(known.map(({ ranges }) => ranges[0]?.start))
  const unknown = question.terms.filter(({ ranges }) => !places.has(ranges[0]?.start))
  const misspelt = unknown.flatMap(({ ranges }) => writtenIn(question.text, ranges[0]) ?? [])
  if (misspelt.length === 0 || misspelt.length > misspeltMax) return []
  const context = contextOf(known, postings, chunkCount)
  const languages = question.languages
    .filter((language) => ofDocuments.includes(language))
    .slice(0, languagesMax)
  const corrections: Correction[] = []
  for (const written of misspelt) {
    const meant = await firstWritten(await candidatesFor(written, languages, context, index), index)
    if (meant !== undefined) corrections.push({ written, meant: capitalisedAs(written, meant) })
  }
  return corrections
}

/** The word in this range, if it is one that may be misspelt: of letters alone, with none but the first in capitals. */
function writtenIn(text: string, range: Range | undefined): string | undefined {
  if (range === undefined) return undefined
  const written = text.slice(range.start, range.end)
  if (written.length < lettersMin || written.length > lettersMax) return undefined
  if (!/^\p{L}[\p{Ll}\p{Lo}\p{M}]+$/u.test(written)) return undefined
  return overlapsAny(range, designationsIn(text)) ? undefined : written
}

/** For each chunk how much it has of the rest of a question: the sum of the weights of its terms, more for rarer ones. */
function contextOf(
  terms: readonly QuestionTerm[],
  postings: ChunksOf,
  chunkCount: number,
): ReadonlyMap<number, number> {
  const context = new Map<number, number>()
  for (const { stems } of terms) {
    const chunks = new Set(stems.flatMap((stem) => [...(postings.get(`t:${stem}`)?.chunks ?? [])]))
    const weight = Math.log(1 + chunkCount / chunks.size)
    for (const chunk of chunks) context.set(chunk, (context.get(chunk) ?? 0) + weight)
  }
  return context
}

/** A word that may be meant, folded, with the passages that speak for it, the one that does so most first. */
type Candidate = {
  readonly word: string
  /** The word with its accents and capitals. */
  readonly unfolded: string
  /** Its stem, if that has the edit in it: a word with another ending may be meant then. */
  readonly stem: string | undefined
  readonly score: number
  readonly passages: readonly number[]
}

/**
 * The words that may be meant, likeliest first: those in more passages, of which one has more of the rest of the
 * question. Where nothing of the rest is known, every passage counts the same. None where a small word may be meant.
 */
async function candidatesFor(
  written: string,
  languages: readonly string[],
  context: ReadonlyMap<number, number>,
  index: SpellingIndex,
): Promise<readonly Candidate[]> {
  const edits = editsOf(written.toLowerCase()).map(({ word, ...edit }) => {
    return { ...edit, word: fold(word), unfolded: word }
  })
  const stemmed = languages
    .map(stemmerOf)
    .flatMap((stemOf) => edits.map((edit) => ({ ...edit, stem: stemOf(edit.word) })))
  if (stemmed.some(({ stem }) => stem === '')) return []
  const ofFeature = Map.groupBy(stemmed, ({ stem }) => `t:${stem}`)
  const lists = await index.postings(await index.mayHave([...ofFeature.keys()]))
  const weigh = (chunk = -1) => (context.size === 0 ? 1 : (context.get(chunk) ?? 0))
  const candidates = [...lists].flatMap(([feature, { chunks }]) => {
    const passages = bestOf(chunks, weigh)
    if (passages.length === 0) return []
    const score = weigh(passages[0]) * Math.log(1 + chunks.length)
    return (ofFeature.get(feature) ?? []).map(({ word, unfolded, at, stem }) => {
      const hasEdit = stem.length >= stemMin && word.startsWith(stem) && at < stem.length
      return { word, unfolded, stem: hasEdit ? stem : undefined, score, passages }
    })
  })
  return candidates.sort((a, b) => b.score - a.score)
}

/** The chunks with the most weight, at most `passagesMax`, the first of equal ones first; none without any. */
function bestOf(chunks: Iterable<number>, weigh: (chunk?: number) => number): readonly number[] {
  const best: number[] = []
  for (const chunk of chunks) {
    const weight = weigh(chunk)
    if (weight === 0 || (best.length === passagesMax && weight <= weigh(best.at(-1)))) continue
    const place = best.findIndex((other) => weigh(other) < weight)
    best.splice(place < 0 ? best.length : place, 0, chunk)
    if (best.length > passagesMax) best.pop()
  }
  return best
}

/**
 * The first of the candidates that a passage has, as it is written there, or else of which it has another form. That a
 * passage has the stem is not enough: "smalles", which is an edit away from "smallest", has the stem of "small".
 */
async function firstWritten(
  candidates: readonly Candidate[],
  index: SpellingIndex,
): Promise<string | undefined> {
  const likeliest = candidates.slice(0, candidatesMax)
  const chunks = await index.chunks([...new Set(likeliest.flatMap(({ passages }) => passages))])
  const wordsOf = new Map(chunks.map((chunk) => [chunk.number, wordsIn(chunk)]))
  const wordsFor = ({ passages }: Candidate) => passages.flatMap((one) => wordsOf.get(one) ?? [])
  for (const candidate of likeliest) {
    const same = wordsFor(candidate).find(({ folded }) => folded === candidate.word)
    if (same) return plainly(same.written, candidate)
  }
  return likeliest.find((candidate) =>
    wordsFor(candidate).some(({ folded }) => isForm(folded, candidate)),
  )?.unfolded
}

/**
 * A word as a passage writes it, unless it has more characters than letters: a stranger may have heaped marks on them,
 * and what is read is shown and searched for.
 */
function plainly(written: string, { word, unfolded }: Candidate): string {
  const composed = written.normalize('NFKC')
  return composed.length > word.length ? unfolded : composed
}

/** Whether a word has the stem of a candidate, and an ending that is longer or shorter by no more than two letters. */
function isForm(folded: string, { word, stem }: Candidate): boolean {
  return stem !== undefined && folded.startsWith(stem) && Math.abs(folded.length - word.length) <= 2
}

function wordsIn({ title, text, features }: WrittenChunk) {
  const all = [title, ...features.layout.headings, text].join('\n')
  return words(all).map(({ text: folded, start, end }) => ({
    folded,
    written: all.slice(start, end),
  }))
}

/** The word with a capital where the written one has it, unless it has others of its own, as "GitHub" has. */
function capitalisedAs(written: string, word: string): string {
  const [first = '', rest] = [written.charAt(0), word.slice(1)]
  if (rest !== rest.toLowerCase()) return word
  const isCapital = first !== first.toLowerCase()
  return (isCapital ? word.charAt(0).toUpperCase() : word.charAt(0).toLowerCase()) + rest
}
