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

/** The words of one heading: a range of the text in UTF-16 code units, end exclusive, level 1 (top) to 6. */
export type Heading = { readonly start: number; readonly end: number; readonly level: number }

/** Readable text with the headings in it, in ascending order. */
export type OutlinedText = { readonly text: string; readonly outline: readonly Heading[] }

/**
 * What a file says, as plain text: well-formed UTF-16 with `\n` as newline, paragraphs separated by a
 * blank line, table rows as `cell | cell`.
 */
export type ParsedDocument = OutlinedText & {
  readonly format: DocumentFormat
  readonly mediaType: string
  readonly title?: string
}

/** What one format's reader finds; the caller adds the format's name. */
export type DocumentContent = OutlinedText & { readonly title?: string | undefined }
