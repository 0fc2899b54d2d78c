import { hash } from 'node:crypto'
import { ServiceError } from '../base/errors/service-error.ts'
import { newId } from '../base/ids.ts'
import { shortened } from '../base/text/shortened.ts'
import { cleanName } from '../contract/text/clean-name.ts'
import { hasVisibleText } from '../contract/text/visible-text.ts'
import { shown } from '../evidence/shown.ts'
import { storedParts } from '../extraction/blocks/document-parts.ts'
import { storedBlocks } from '../extraction/blocks/stored-blocks.ts'
import { TextBudget } from '../extraction/blocks/text-budget.ts'
import { fold } from '../language/words/fold.ts'
import type { Range } from '../language/words/words.ts'
import type { NewDocument } from '../storage/documents/document-rows.ts'
import type { WebPage } from '../web-access/pages/web-page.ts'
import { markdownType, withHeadingMarks, withoutHeadingMarks } from './contents/heading-marks.ts'
import type { ParsedDocument, StructuredText } from './parse/parsed-document.ts'
import { sniffFamily } from './parse/sniffing/sniff-format.ts'
import { isPlainCsv } from './parse/text/csv/is-plain-csv.ts'
import { parseCsv } from './parse/text/csv/parse-csv.ts'
import { cleanText, parseMarkdown } from './parse/text/parse-text.ts'
import { withoutUnseen } from './parse/without-unseen.ts'

/** The fields of a document that its sender may set. */
export type Particulars = {
  readonly title?: string | undefined
  readonly externalId?: string | undefined
  readonly url?: string | undefined
  /** Whether it takes the place of the others of its graph with its `externalId`. */
  readonly replaces?: boolean | undefined
}

/**
 * Up to this many UTF-16 code units, a text is searchable when the call that adds it returns; a longer one soon after.
 */
export const immediateLengthMax = 1024 * 1024

/** The language of a text, and the number of chunks it will be cut into. */
export type Measured = { readonly language: string; readonly chunkCount: number }

/** A parsed document, not yet analysed or stored; a long one may have been measured. */
export type PreparedDocument = Omit<NewDocument, keyof Measured> & {
  /** By which earlier versions tell what is not Markdown: its hash with a text in which headings have no marks. */
  readonly bareHash: string
  readonly measured?: Measured
}

/** A text from a caller, and the limit of its length. */
export type WrittenText = {
  readonly text: string
  readonly said: Particulars
  readonly charactersMax: number
}

/** Titles stand on one line of lists and citations. */
const titleCharactersMax = 120

/** Parses a text. Throws `unprocessable_document` if it is empty or too long. */
export function readWritten({ text, said, charactersMax }: WrittenText): PreparedDocument {
  if (hasVisibleText(text)) return prepareText(text, said, new TextBudget(charactersMax))
  throw new ServiceError('unprocessable_document', 'The text is empty', { param: 'text' })
}

/**
 * Parses a text as Markdown, or as the values of a table that it is nothing but. Throws `unprocessable_document` if it
 * exceeds the budget.
 */
export function prepareText(
  text: string,
  said: Particulars,
  budget = new TextBudget(),
): PreparedDocument {
  const isTable = isPlainCsv(text)
  const parsed = isTable ? parseCsv(text, budget) : parseMarkdown(text, budget)
  const { publishedAt, metadata, ...content } = parsed
  const title = isTable ? firstWords(text) : parsed.title
  const titled = { ...said, title: said.title ?? titleOf(title) }
  const read = prepare(content, titled, markdownType, Buffer.byteLength(text))
  return { ...read, publishedAt, metadata }
}

/**
 * Prepares a research report, which is quotable in a range of offsets, with the headings before. The contents, what
 * was not found or only searched for, and the sources have words of the topic and say nothing about it.
 */
export function prepareReport(report: string, title: string, quotable: Range): PreparedDocument {
  const { text, blocks } = parseMarkdown(report)
  const lengthTo = (end: number) => cleanText(report.slice(0, end)).length
  const [from, to] = [lengthTo(quotable.start), lengthTo(quotable.end)]
  const told = blocks.map((block) => {
    const isQuotable = block.start < to && (block.end > from || block.kind === 'heading')
    return isQuotable ? block : { ...block, kind: 'boilerplate' as const, depth: 0, opens: false }
  })
  const size = Buffer.byteLength(report)
  return prepare({ text, blocks: told }, { title }, markdownType, size)
}

/** The facts about a file that its preparation needs; its bytes are added by the caller. */
type FileFacts = { readonly filename?: string | undefined; readonly byteLength: number }

/**
 * Prepares a parsed file. Its title is the sender's, otherwise the heading that the file is named after, as each file of
 * a manual may begin with the name of the manual, otherwise the file's own, otherwise its name.
 */
export function prepareFile(
  file: FileFacts,
  parsed: ParsedDocument,
  said: Particulars,
): PreparedDocument {
  const own = headingNamed(file.filename, parsed) ?? parsed.title
  const title = said.title ?? titleOf(own) ?? (titleOf(file.filename) || undefined)
  const { mediaType, publishedAt, metadata } = parsed
  const read = prepare(parsed, { ...said, title }, mediaType, file.byteLength)
  const filename = titleOf(file.filename)
  const isOfUse = filename !== undefined && filename !== '' && filename !== title
  return { ...read, publishedAt, metadata: isOfUse ? { filename, ...metadata } : metadata }
}

/** A file that has not been read, as a document without text, under the name that it has so far. */
export function untitledFile({
  bytes,
  hint: { filename },
  said,
}: {
  readonly bytes: Uint8Array
  readonly hint: Pick<FileFacts, 'filename'>
  readonly said: Particulars
}): NewDocument {
  const docId = newId('document')
  const family = sniffFamily(bytes)
  return {
    docId,
    ...said,
    title: said.title ?? (titleOf(filename) || 'Untitled'),
    mediaType: mediaTypes[family] ?? 'application/octet-stream',
    language: 'und',
    hash: docId,
    bytes: bytes.byteLength,
    text: '',
    blocks: storedBlocks([]),
    original: bytes,
    chunkCount: 0,
  }
}

/** The media types of the kinds of file that may take long, where their first bytes tell. */
const mediaTypes: Partial<Record<ReturnType<typeof sniffFamily>, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
  webp: 'image/webp',
}

/** The first of the headings that a text opens with which has the words of the name of its file, and no others. */
function headingNamed(filename: string | undefined, content: StructuredText): string | undefined {
  const named = wordsIn(filename?.replace(/\.[^.\s]{1,8}$/, '') ?? '')
  if (named === '') return undefined
  return content.blocks
    .filter(({ kind }) => kind === 'heading')
    .slice(0, openingHeadings)
    .map(({ start, end }) =>
      shown(content.text.slice(start, Math.min(end, start + titleCharactersMax))),
    )
    .find((heading) => wordsIn(heading) === named)
}

/** Headings further below are those of sections. */
const openingHeadings = 3

function wordsIn(text: string): string {
  return (fold(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')
}

/** Prepares a web page, under its canonical address. */
export function preparePage(page: WebPage, said: Particulars): PreparedDocument {
  const { text, mediaType, canonicalUrl, publishedAt, fetchedAt } = page
  const title = said.title ?? titleOf(page.title)
  const written = { ...said, title, url: canonicalUrl }
  const read = prepare(page, written, mediaType, Buffer.byteLength(text))
  return { ...read, publishedAt, fetchedAt }
}

/** A snapshot of a web page, identified by address and content; neither indexed nor cut into chunks. */
export function snapshotOf(page: WebPage): NewDocument {
  const identity = JSON.stringify([page.canonicalUrl, page.sha256])
  const kept = { kind: 'page' as const, language: 'und', chunkCount: 0 }
  return { ...preparePage(page, {}), ...kept, hash: hash('sha256', identity) }
}

function prepare(
  content: StructuredText,
  said: Particulars,
  mediaType: string,
  bytes: number,
): PreparedDocument {
  const title = said.title ?? firstWords(content.text)
  const hashWith = (text: string) =>
    hash('sha256', JSON.stringify([said.externalId, title, said.url, text]))
  const { text, blocks } = content
  const isMarkdown = mediaType === markdownType
  // The Markdown that an export makes of a document is the same document.
  const marked = isMarkdown ? text : withHeadingMarks(text, blocks)
  const bare = isMarkdown ? withoutHeadingMarks(text, blocks) : text
  const hashOfMarked = hashWith(marked)
  return {
    text,
    blocks: storedBlocks(blocks),
    parts: storedParts(content.parts),
    docId: newId('document'),
    externalId: said.externalId,
    replaces: said.replaces,
    title,
    url: said.url,
    mediaType,
    bytes,
    hash: hashOfMarked,
    bareHash: bare === marked ? hashOfMarked : hashWith(bare),
  }
}

/** A title on one line, shortened: a heading may be as long as its document. */
function titleOf(title: string | undefined): string | undefined {
  return title === undefined ? undefined : firstWords(withoutUnseen(title).replace(/\s+/g, ' '))
}

function firstWords(text: string): string {
  const line = cleanName(text.trimStart().split('\n', 1)[0] ?? '')
  return shortened(line, titleCharactersMax, '…').trimEnd()
}
