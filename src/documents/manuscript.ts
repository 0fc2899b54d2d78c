import { hash } from 'node:crypto'
import { newId } from '../base/ids.ts'
import { ServiceError } from '../base/service-error.ts'
import { shortened } from '../base/shortened.ts'
import { hasVisibleText } from '../contract/visible-text.ts'
import { storedBlocks } from '../extraction/blocks/stored-blocks.ts'
import { TextBudget } from '../extraction/blocks/text-budget.ts'
import type { NewDocument } from '../storage/documents/document-rows.ts'
import type { WebPage } from '../web-access/web-page.ts'
import { parseMarkdown } from './parse/parse-text.ts'
import type { ParsedDocument, StructuredText } from './parse/parsed-document.ts'

/** The fields of a document that its sender may give. */
export type Particulars = {
  readonly title?: string | undefined
  readonly externalId?: string | undefined
  readonly url?: string | undefined
}

/** A text up to this length is searchable when the call that adds it returns, a longer one soon after. */
export const immediateLengthMax = 1024 * 1024

/** How a text will be cut. */
export type Measured = { readonly language: string; readonly chunkCount: number }

/** A document that was read, but is not yet analysed and stored; a long one may be measured. */
export type Manuscript = Omit<NewDocument, keyof Measured> & { readonly measured?: Measured }

/** A text that somebody sent, and how long it may be. */
export type WrittenText = {
  readonly text: string
  readonly said: Particulars
  readonly charactersMax: number
}

const titleCharactersMax = 120

/** Throws `unprocessable_document` for a text that is empty or too long. */
export function readWritten({ text, said, charactersMax }: WrittenText): Manuscript {
  if (hasVisibleText(text)) return manuscriptOfText(text, said, new TextBudget(charactersMax))
  throw new ServiceError('unprocessable_document', 'The text is empty', { param: 'text' })
}

/** A text as Markdown. Throws `unprocessable_document` if it is beyond the budget. */
export function manuscriptOfText(
  text: string,
  said: Particulars,
  budget = new TextBudget(),
): Manuscript {
  const { title, publishedAt, metadata, ...content } = parseMarkdown(text, budget)
  const titled = { ...said, title: said.title ?? titleOf(title) }
  const read = manuscript(content, titled, 'text/markdown', Buffer.byteLength(text))
  return { ...read, publishedAt, metadata }
}

/** A file as far as its manuscript needs it; its bytes are added where they are. */
type FileFacts = { readonly filename?: string | undefined; readonly byteLength: number }

/** A file that was parsed. It is called what its sender says, or else what it says itself, or else by its name. */
export function manuscriptOfFile(
  file: FileFacts,
  parsed: ParsedDocument,
  said: Particulars,
): Manuscript {
  const title = said.title ?? titleOf(parsed.title) ?? (titleOf(file.filename) || undefined)
  const { text, blocks, mediaType, publishedAt, metadata } = parsed
  const read = manuscript({ text, blocks }, { ...said, title }, mediaType, file.byteLength)
  const filename = titleOf(file.filename)
  const isOfUse = filename !== undefined && filename !== '' && filename !== title
  return { ...read, publishedAt, metadata: isOfUse ? { filename, ...metadata } : metadata }
}

/** A page of the web, under its canonical address. */
export function manuscriptOfPage(page: WebPage, said: Particulars): Manuscript {
  const { text, blocks, mediaType, canonicalUrl, publishedAt, fetchedAt } = page
  const title = said.title ?? titleOf(page.title)
  const written = { ...said, title, url: canonicalUrl }
  const read = manuscript({ text, blocks }, written, mediaType, Buffer.byteLength(text))
  return { ...read, publishedAt, fetchedAt }
}

/** A page that is kept as it was, by what it says: neither searched nor cut into passages. */
export function snapshotOf(page: WebPage): NewDocument {
  const identity = JSON.stringify([page.canonicalUrl, page.sha256])
  const kept = { kind: 'page' as const, language: 'und', chunkCount: 0 }
  return { ...manuscriptOfPage(page, {}), ...kept, hash: hash('sha256', identity) }
}

function manuscript(
  content: StructuredText,
  said: Particulars,
  mediaType: string,
  bytes: number,
): Manuscript {
  const title = said.title ?? firstWords(content.text)
  const identity = JSON.stringify([said.externalId, title, said.url, content.text])
  return {
    text: content.text,
    blocks: storedBlocks(content.blocks),
    docId: newId('document'),
    externalId: said.externalId,
    title,
    url: said.url,
    mediaType,
    bytes,
    hash: hash('sha256', identity),
  }
}

/** A title as the text has it, on one line: a heading may be as long as its document. */
function titleOf(title: string | undefined): string | undefined {
  return title === undefined ? undefined : firstWords(title.replace(/\s+/g, ' '))
}

function firstWords(text: string): string {
  const line = text.trimStart().split('\n', 1)[0] ?? ''
  return shortened(line, titleCharactersMax, '…').trimEnd()
}
