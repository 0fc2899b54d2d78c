import { tally } from '../../base/tally.ts'
import { chunkText } from '../../documents/indexing/chunk-text.ts'
import type { Passage } from '../../evidence/passage.ts'
import type { Block } from '../../extraction/blocks/block.ts'
import type { DocumentPartStart } from '../../extraction/blocks/document-parts.ts'
import { detectLanguage } from '../../language/detection/detect-language.ts'
import { endsClause } from '../../language/sentence-ends.ts'
import { terms } from '../../language/word-forms/terms.ts'
import { markFragments } from './mark-fragments.ts'

/** A page, with what is needed to cut passages from it. */
export type RankedPage = {
  /** A placeholder for the id of the document that the page will be stored as. */
  readonly docId: string
  readonly title: string
  readonly url: string
  readonly publishedAt?: string | undefined
  readonly text: string
  readonly blocks: readonly Block[]
  /** The pages of a PDF, and the like. */
  readonly parts?: readonly DocumentPartStart[] | undefined
}

/** A passage of a page, with what it is ranked by. */
export type Candidate = {
  readonly passage: Passage
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
  readonly pageIndex: number
  /** Index of the passage in its page. */
  readonly index: number
  /** The stems of the page's title. */
  readonly titled: ReadonlySet<string>
  /** Share of the passage in sentences, 0 to 1. */
  readonly sentenceShare: number
}

const settings = {
  /** Weight of the words of title and headings; those of the passage itself have 1. */
  headingWeight: 0.5,
  /** Most chunks ranked per page: a longer page is mostly a list or a book. */
  chunksPerPageMax: 400,
} as const

/** All passages of the pages, page by page. A page whose language cannot be told is in that of the question. */
export function candidatesOf(pages: readonly RankedPage[], question: string): Candidate[] {
  const language = detectLanguage(question)
  return pages.flatMap((page, index) => candidatesOfPage(page, index, language))
}

function candidatesOfPage(
  { docId, title, url, publishedAt, text, blocks, parts }: RankedPage,
  pageIndex: number,
  asked: string,
): Candidate[] {
  // A list, or a few lines, may have too few small words to tell: it is in the language of the question then.
  const language = detectLanguage(text.slice(0, 5_000), asked === 'en' ? undefined : asked)
  const titled = new Set(terms(title, language).map(({ stem }) => stem))
  return chunkText(text, markFragments(text, blocks, language))
    .slice(0, settings.chunksPerPageMax)
    .map(({ start, end, layout }, index) => {
      const { headings, blocks: own, leadIn } = layout
      const part = text.slice(start, end)
      const stems = terms(part, language)
      const counts = tally(stems.map(({ stem }) => stem))
      for (const { stem } of terms([title, ...headings].join(' '), language))
        counts.set(stem, (counts.get(stem) ?? 0) + settings.headingWeight)
      const passage = {
        chunkId: `${docId}:${index}`,
        docId,
        title,
        url,
        language,
        headings,
        start,
        end,
        text: part,
        blocks: own,
        score: 0,
        path: [],
        ...(leadIn && { leadIn }),
        ...(parts && { parts }),
        ...(publishedAt && { publishedAt }),
      }
      const sentenceShare = shareOfSentences(part)
      return { passage, counts, length: stems.length, pageIndex, index, titled, sentenceShare }
    })
}

/** The share of a text in lines that are long and have a sentence end. */
function shareOfSentences(text: string): number {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const said = lines.filter(
    (line) => line.length > sentenceLengthMin && (endsClause(line) || closed.test(line)),
  )
  return said.reduce((sum, { length }) => sum + length, 0) / (text.length || 1)
}

const sentenceLengthMin = 40
/** A bracket or quotation mark closes a line of prose as well: a note or a quotation may stand at its end. */
const closed = /["”’»)\]]$/u
