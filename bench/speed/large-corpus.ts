import { hash } from 'node:crypto'
import type { ImportDocument } from '../../src/contract/documents/document-import.ts'
import { readLongSources, readShortSources, type Source } from './read-sources.ts'

export const passagesMax = 100_000
/** How long texts are cut: so many sentences in a row. */
const wholeCut = { first: 0, length: 4 }
/** How all texts are cut anew: the middles of short passages, other windows of long texts, halves and joins. */
const otherCuts = [
  { first: 1, length: 2 },
  { first: 2, length: 5 },
  { first: 0, length: 3 },
]
/** Less is a heading, or the rest of a list. */
const lengthMin = 60
const titleLengthMax = 200

/**
 * 100,000 passages of real text (50 MB), always the same, no text twice: those of the evaluation data, then the same
 * texts cut anew at other sentences. Each keeps the title of its source, so that the links of the graph stay real.
 *
 * | source | as it is | cut anew |
 * |---|---|---|
 * | 2wiki, passages | 6,119 | 2,422 |
 * | hotpotqa, passages | 8,975 | 4,417 |
 * | musique, passages | 7,687 | 3,204 |
 * | scifact, abstracts | 5,183 | 6,189 |
 * | squad2, paragraphs | 210 | 150 |
 * | freshqa, whole pages of Wikipedia | 23,597 | 12,982 |
 * | wice, cited pages of the web | 9,390 | 4,650 |
 * | web_pages, articles | 2,033 | 1,093 |
 * | documents, reference texts | 1,160 | 539 |
 * | together | 64,354 | 35,646 |
 */
function readLargeCorpus(): ImportDocument[] {
  const short = readShortSources()
  const long = readLongSources()
  const asTheyAre = distinct([...short, ...long.flatMap((source) => cut(source, wholeCut))])

  const anew = otherCuts.flatMap((how) =>
    [...short, ...long].flatMap((source) =>
      cut({ ...source, from: `${source.from}, cut anew` }, how),
    ),
  )
  const fresh = distinct([...asTheyAre, ...anew]).slice(asTheyAre.length)
  const corpus = [...asTheyAre, ...evenly(fresh, passagesMax - asTheyAre.length)]
  if (corpus.length === passagesMax) return corpus.map(toPassage)
  throw new Error(`The evaluation data give ${corpus.length} passages instead of ${passagesMax}`)
}

/** Sentences of a passage that is made of others: two of one of them, two of another. */
const sentencesOfEach = 2

/**
 * So many passages: those of `readLargeCorpus`, and beyond them two sentences of one with two of another, always the
 * same. Names and words become more frequent so, and hardly any are added but a number that no other passage has.
 */
export function readCorpusOf(count: number): ImportDocument[] {
  const corpus = readLargeCorpus()
  const sentences = corpus.map(({ text }) => text.split(sentenceEnd))
  const random = numbersBelow(corpus.length)
  const someOf = (passage: number) => {
    const all = sentences[passage] ?? []
    return Array.from({ length: sentencesOfEach }, () => all[random() % all.length] ?? '')
  }
  for (let index = corpus.length; index < count; index++) {
    const [one, other] = [random(), random()]
    const text = [...someOf(one), ...someOf(other), `Item ${index}.`].join(' ')
    const title = corpus[one]?.title
    corpus.push({ external_id: `joined ${index}`, ...(title !== undefined && { title }), text })
  }
  return corpus.slice(0, count)
}

/** Numbers below a limit that look random, always the same: Park and Miller's generator (1988). */
function numbersBelow(limit: number): () => number {
  let state = 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}

function toPassage({ from, title, text }: Source, index: number): ImportDocument {
  return {
    external_id: `${from} ${index}`,
    ...(title && { title: title.slice(0, titleLengthMax).toWellFormed() }),
    text,
  }
}

const sentenceEnd = /\n+|(?<=[.!?]["”')\]]*)\s+(?=["“'([]*[\p{Lu}\p{N}])/u

/** Windows of consecutive sentences, one after the other; what is left at the end is shorter. */
function cut(source: Source, { first, length }: { first: number; length: number }): Source[] {
  const sentences = source.text.split(sentenceEnd).filter((sentence) => sentence.trim() !== '')
  const windows: Source[] = []
  for (let from = first; from < sentences.length; from += length) {
    const text = sentences.slice(from, from + length).join(' ')
    if (text.length >= lengthMin) windows.push({ ...source, text })
  }
  return windows
}

/** The first of those with the same text. */
function distinct(sources: readonly Source[]): Source[] {
  const known = new Set<string>()
  return sources.filter(({ text }) => {
    const digest = hash('sha256', text.replaceAll(/\s+/g, ' ').trim(), 'base64')
    if (known.has(digest)) return false
    known.add(digest)
    return true
  })
}

/** So many of them, from all parts alike. */
function evenly<Item>(items: readonly Item[], count: number): Item[] {
  const before = (index: number) => Math.floor((index * count) / items.length)
  return items.filter((_, index) => before(index + 1) > before(index))
}
