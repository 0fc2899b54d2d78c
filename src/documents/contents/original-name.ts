import type { StoredDocument } from '../../storage/documents/stored-document.ts'

/** The usual extensions of the types of files that are read; the first is given to a name that has none. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  'text/markdown': ['md', 'markdown'],
  'text/html': ['html', 'htm', 'xhtml'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/msword': ['doc', 'dot'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.ms-powerpoint': ['ppt', 'pps', 'pot'],
  'application/vnd.ms-excel.sheet.binary.macroenabled.12': ['xlsb'],
  'application/vnd.ms-excel': ['xls', 'xlt'],
  'application/vnd.oasis.opendocument.text': ['odt', 'fodt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods', 'fods'],
  'application/vnd.oasis.opendocument.presentation': ['odp', 'fodp'],
  'application/epub+zip': ['epub'],
  'application/rtf': ['rtf'],
  'text/csv': ['csv', 'tsv'],
  'application/json': ['json', 'jsonl', 'ndjson', 'ipynb'],
  'message/rfc822': ['eml', 'mbox', 'mht', 'mhtml'],
  'application/vnd.ms-outlook': ['msg'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/tiff': ['tif', 'tiff'],
  'image/webp': ['webp'],
}

/** The name under which the file of a document is given back: its own, or its title, with the extension of its type. */
export function originalName({
  title,
  mediaType,
  metadata,
}: Pick<StoredDocument, 'title' | 'mediaType' | 'metadata'>): string {
  const said: { filename?: string } = metadata === null ? {} : JSON.parse(metadata)
  const name = said.filename ?? title
  const usual = extensions[mediaType]
  // Plain text may be code or captions, whose extension is part of the name.
  if (!usual) return extensionOf(name) === undefined ? `${name}.txt` : name
  return usual.includes(extensionOf(name) ?? '') ? name : `${name}.${usual[0]}`
}

/** The extension of a name, without its dot. */
function extensionOf(name: string): string | undefined {
  return /\.([a-z][a-z0-9]{0,7})$/.exec(name.toLowerCase())?.[1]
}
