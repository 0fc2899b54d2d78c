import type { Block } from '../../extraction/blocks/block.ts'

export type DocumentFormat =
  | 'text'
  | 'markdown'
  | 'html'
  | 'pdf'
  | 'docx'
  | 'pptx'
  | 'xlsx'
  | 'odt'
  | 'epub'
  | 'csv'
  | 'json'
  | 'eml'

/** Readable text with its blocks, in ascending order. */
export type StructuredText = { readonly text: string; readonly blocks: readonly Block[] }

/**
 * What a file says, as plain text: well-formed UTF-16 with `\n` as newline, paragraphs separated by a
 * blank line, table rows as `cell | cell`.
 */
export type ParsedDocument = StructuredText & {
  readonly format: DocumentFormat
  readonly mediaType: string
  readonly title?: string
  /** In ISO-8601, as the file states it. */
  readonly publishedAt?: string | undefined
  /** What else the file says of itself, by name. */
  readonly metadata?: DocumentMetadata | undefined
}

export type DocumentMetadata = Readonly<Record<string, string>>

/** What one format's reader finds; the caller adds the format's name. */
export type DocumentContent = StructuredText & {
  readonly title?: string | undefined
} & Pick<ParsedDocument, 'publishedAt' | 'metadata'>
