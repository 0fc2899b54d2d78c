import type { Block } from '../../extraction/blocks/block.ts'
import type { DocumentPartStart } from '../../extraction/blocks/document-parts.ts'

export type DocumentFormat =
  | 'text'
  | 'markdown'
  | 'html'
  | 'pdf'
  | 'docx'
  | 'doc'
  | 'pptx'
  | 'ppt'
  | 'xlsx'
  | 'xls'
  | 'xlsb'
  | 'odt'
  | 'ods'
  | 'odp'
  | 'rtf'
  | 'epub'
  | 'csv'
  | 'json'
  | 'eml'
  | 'msg'
  | PictureFormat

export type PictureFormat = 'png' | 'jpeg' | 'tiff' | 'webp'

/** Readable text, with its blocks and the pages, slides or sheets it was on, in ascending order. */
export type StructuredText = {
  readonly text: string
  readonly blocks: readonly Block[]
  readonly parts?: readonly DocumentPartStart[]
}

/**
 * The text of a file: well-formed UTF-16 with `\n` as newline, a blank line between paragraphs, table rows as `cell |
 * cell`.
 */
export type ParsedDocument = StructuredText & {
  readonly format: DocumentFormat
  readonly mediaType: string
  readonly title?: string
  /** ISO 8601, as the file states it. */
  readonly publishedAt?: string | undefined
  /** Other metadata of the file, by name. */
  readonly metadata?: DocumentMetadata | undefined
}

export type DocumentMetadata = Readonly<Record<string, string>>

/** The result of one format's parser; the caller adds the format's name. */
export type DocumentContent = StructuredText & {
  readonly title?: string | undefined
} & Pick<ParsedDocument, 'publishedAt' | 'metadata'>
