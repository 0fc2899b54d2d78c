import { messageOf } from '../../base/errors/message-of.ts'
import { ServiceError } from '../../base/errors/service-error.ts'
import { shortened } from '../../base/text/shortened.ts'
import { hasVisibleText } from '../../contract/text/visible-text.ts'
import { TextBudget } from '../../extraction/blocks/text-budget.ts'
import { isAsciidoc, parseAsciidoc } from './asciidoc/parse-asciidoc.ts'
import { isCalendar, parseCalendar } from './calendar/parse-calendar.ts'
import { isContacts, parseContacts } from './calendar/parse-contacts.ts'
import { isChat, parseChat } from './conversation/parse-chat.ts'
import { isTranscript, parseTranscript } from './conversation/parse-transcript.ts'
import { parseHtml } from './html/parse-html.ts'
import { titleInHeadings } from './html/title-in-headings.ts'
import { isLatex, parseLatex } from './latex/parse-latex.ts'
import { parseEml } from './mail/parse-eml.ts'
import { parseMsg } from './mail/parse-msg.ts'
import { isWebArchive, parseWebArchive } from './mail/parse-web-archive.ts'
import { parseNotebook } from './notebook/parse-notebook.ts'
import { type PictureReading, PicturesFound } from './ocr/recognised-page.ts'
import { flatOpenDocument } from './office/flat-open-document.ts'
import { parseOdp } from './office/slides/parse-odp.ts'
import { parsePptx } from './office/slides/parse-pptx.ts'
import { parseOds } from './office/spreadsheets/parse-ods.ts'
import { parseXlsb } from './office/spreadsheets/parse-xlsb.ts'
import { parseXlsx } from './office/spreadsheets/parse-xlsx.ts'
import { parseOdt } from './office/texts/parse-odt.ts'
import { parseXls } from './office-binary/excel/parse-xls.ts'
import { type CompoundFile, openCompoundFile } from './office-binary/open-compound-file.ts'
import { parsePpt } from './office-binary/powerpoint/parse-ppt.ts'
import { parseEpub } from './parse-epub.ts'
import type { DocumentContent, DocumentFormat, ParsedDocument } from './parsed-document.ts'
import { parsePdf } from './pdf/parse-pdf.ts'
import { parsePicture } from './picture/parse-picture.ts'
import { openZip, type ZipArchive } from './read-zip.ts'
import { isRoff, parseRoff } from './roff/parse-roff.ts'
import { isRst, parseRst } from './rst/parse-rst.ts'
import { isRtf, parseRtf } from './rtf/parse-rtf.ts'
import { isBinary } from './sniffing/is-binary.ts'
import { sniffArchive, sniffCompoundFile, sniffFamily } from './sniffing/sniff-format.ts'
import { type SniffHint, sniffText } from './sniffing/sniff-text.ts'
import { charsetOf, decodeText } from './text/charsets/decode-text.ts'
import { isPlainCsv } from './text/csv/is-plain-csv.ts'
import { parseCsv } from './text/csv/parse-csv.ts'
import { parseJson } from './text/json/parse-json.ts'
import { isCaptions, parseCaptions } from './text/parse-captions.ts'
import { isCodeFile, parseCode } from './text/parse-code.ts'
import { cleanText, parseMarkdown, parseText } from './text/parse-text.ts'
import { withoutPages } from './text/without-pages.ts'
import { withoutTerminalEscapes } from './text/without-terminal-escapes.ts'
import { parseYamlApi } from './text/yaml/parse-yaml-api.ts'
import { unprocessable } from './unprocessable.ts'
import { isMediaWiki, parseMediaWiki } from './wiki/parse-mediawiki.ts'
import { isDocumentationXml, parseDocumentation } from './xml/parse-documentation.ts'
import { isSpreadsheetXml, parseSpreadsheetXml } from './xml/parse-spreadsheet-xml.ts'
import { isXmlData, parseXmlData } from './xml/parse-xml-data.ts'

const mediaTypes = {
  text: 'text/plain',
  markdown: 'text/markdown',
  html: 'text/html',
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ppt: 'application/vnd.ms-powerpoint',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  xlsb: 'application/vnd.ms-excel.sheet.binary.macroenabled.12',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  rtf: 'application/rtf',
  csv: 'text/csv',
  json: 'application/json',
  eml: 'message/rfc822',
  msg: 'application/vnd.ms-outlook',
  png: 'image/png',
  jpeg: 'image/jpeg',
  tiff: 'image/tiff',
  webp: 'image/webp',
} as const satisfies Record<DocumentFormat, string>

/** What a parser may give as a title, which `prepared-document.ts` shortens further. */
const titleLengthMax = 300
const workbooks: ReadonlySet<DocumentFormat> = new Set(['xlsx', 'xlsb', 'xls', 'ods'])
/** What Node throws where bytes are read that are not there. */
const outOfBounds = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS'])
/** Libraries repeat what they stumble over. */
const reasonLengthMax = 200

/**
 * Parses a file of any supported format. The content decides the format; the hint only distinguishes plain text,
 * Markdown, CSV and code. Throws `unprocessable_document` with the reason. A hostile file may take much time and
 * memory: outside tests use `DocumentParser`. Throws `PicturesFound` if there are pages to be read as pictures first.
 */
export async function parseDocument(
  bytes: Uint8Array,
  hint: SniffHint,
  budget = new TextBudget(),
  pictures: PictureReading = 'off',
): Promise<ParsedDocument> {
  if (bytes.length === 0) throw unprocessable('The file is empty')
  try {
    const { format, content } = await readContent(bytes, hint, budget, pictures)
    if (!hasVisibleText(content.text)) throw unprocessable('The file is empty: it holds no text')
    const title =
      content.title ?? (mayHaveTitle(format, content) ? titleInHeadings(content) : undefined)
    return {
      format,
      mediaType: mediaTypes[format],
      ...(title ? { title: title.toWellFormed().slice(0, titleLengthMax) } : {}),
      text: content.text,
      blocks: content.blocks,
      ...(content.parts && { parts: content.parts }),
      publishedAt: content.publishedAt,
      metadata: content.metadata,
    }
  } catch (error) {
    if (error instanceof ServiceError || error instanceof PicturesFound) throw error
    // Format libraries throw at damaged files.
    throw unprocessable(`The file is damaged: ${reasonOf(error)}`, error)
  }
}

/** The message of a library's error, where it is about the file and not about the library. */
function reasonOf(error: unknown): string {
  if (error instanceof RangeError && error.message.includes('call stack'))
    return 'its parts nest too deeply'
  if (error instanceof TypeError || error instanceof ReferenceError)
    return 'its parts do not fit together'
  // Binary formats are read by offsets that stand in them.
  if (error instanceof RangeError && 'code' in error && outOfBounds.has(String(error.code)))
    return 'it ends early, or its parts are said to be longer than they are'
  const message = messageOf(error)
  if (message.includes('xmldom')) return 'its XML is not well-formed'
  return shortened(message.split('\n', 1)[0] ?? '', reasonLengthMax, '…')
}

type Read = { readonly format: DocumentFormat; readonly content: DocumentContent }

async function readContent(
  bytes: Uint8Array,
  hint: SniffHint,
  budget: TextBudget,
  pictures: PictureReading,
): Promise<Read> {
  const family = sniffFamily(bytes)
  switch (family) {
    case 'pdf':
      return { format: 'pdf', content: await parsePdf(bytes, budget, pictures) }
    case 'zip':
      return readArchive(openZip(bytes), budget)
    case 'compound':
      return readCompoundFile(openCompoundFile(bytes), budget)
    case 'text':
      return readText(bytes, hint, budget)
    default: {
      const content = parsePicture(bytes, mediaTypes[family], budget, pictures)
      return { format: family, content }
    }
  }
}

async function readArchive(zip: ZipArchive, budget: TextBudget): Promise<Read> {
  const format = sniffArchive(zip)
  switch (format) {
    case 'docx': {
      // Loaded on demand: the library takes 10 MB.
      const { parseDocx } = await import('./office/texts/parse-docx.ts')
      return { format, content: await parseDocx(zip, budget) }
    }
    case 'pptx':
      return { format, content: parsePptx(zip, budget) }
    case 'xlsx':
      return { format, content: parseXlsx(zip, budget) }
    case 'xlsb':
      return { format, content: parseXlsb(zip, budget) }
    case 'odt':
      return { format, content: parseOdt(zip, budget) }
    case 'ods':
      return { format, content: parseOds(zip, budget) }
    case 'odp':
      return { format, content: parseOdp(zip, budget) }
    case 'epub':
      return { format, content: parseEpub(zip, budget) }
  }
}

async function readCompoundFile(file: CompoundFile, budget: TextBudget): Promise<Read> {
  const format = sniffCompoundFile(file)
  switch (format) {
    case 'doc': {
      // As for DOCX.
      const { parseDoc } = await import('./office-binary/word/parse-doc.ts')
      return { format, content: await parseDoc(file, budget) }
    }
    case 'xls':
      return { format, content: parseXls(file, budget) }
    case 'ppt':
      return { format, content: parsePpt(file, budget) }
    case 'msg':
      return { format, content: await parseMsg(file, budget) }
  }
}

async function readText(bytes: Uint8Array, hint: SniffHint, budget: TextBudget): Promise<Read> {
  if (isRtf(bytes)) return { format: 'rtf', content: parseRtf(bytes, budget) }
  const text = withoutTerminalEscapes(decodeText(bytes, charsetOf(hint.contentType)))
  if (isBinary(text)) throw unprocessable('Unsupported file type (application/octet-stream)')
  const flat = flatOpenDocument(text)
  if (flat) return readArchive(flat, budget)
  if (isWebArchive(text)) return { format: 'eml', content: await parseWebArchive(bytes, budget) }
  if (isCaptions(text)) return { format: 'text', content: parseCaptions(text, budget) }
  if (isCalendar(text)) return { format: 'text', content: parseCalendar(text, budget) }
  if (isContacts(text)) return { format: 'text', content: parseContacts(text, budget) }
  if (isRoff(text)) return { format: 'text', content: parseRoff(text, budget) }
  if (isDocumentationXml(text)) return { format: 'html', content: parseDocumentation(text, budget) }
  const data = readXmlData(text, budget)
  if (data !== undefined) return data
  const format = sniffText(text, hint)
  switch (format) {
    case 'text':
      return { format, content: await parsePlain(text, hint.filename, budget) }
    case 'markdown':
      if (isPlainCsv(text)) return { format: 'text', content: parseCsv(text, budget) }
      return { format, content: parseMarkdown(text, budget) }
    case 'html':
      return { format, content: parseHtml(text, budget) }
    case 'csv':
      return { format, content: parseCsv(text, budget) }
    case 'json':
      return { format, content: parseNotebook(text, budget) ?? parseJson(text, budget) }
    case 'eml':
      return { format, content: await parseEml(bytes, budget) }
  }
}

/** XML that is neither documentation nor a page, which has a declaration too. */
function readXmlData(text: string, budget: TextBudget): Read | undefined {
  if (!isXmlData(text) || sniffText(text, {}) === 'html') return undefined
  if (isSpreadsheetXml(text)) return { format: 'text', content: parseSpreadsheetXml(text, budget) }
  const content = isMediaWiki(text) ? parseMediaWiki(text, budget) : parseXmlData(text, budget)
  return content && { format: 'text', content }
}

/** Parses plain text, or what only looks like it: code, values of a table, and sources of documentation. */
async function parsePlain(
  text: string,
  filename: string | undefined,
  budget: TextBudget,
): Promise<DocumentContent> {
  const api = parseYamlApi(text, budget)
  if (api !== undefined) return api
  if (filename !== undefined && isCodeFile(filename)) return parseCode(text, filename, budget)
  if (isPlainCsv(text)) return parseCsv(text, budget)
  if (isChat(text)) return parseChat(text, budget)
  if (isTranscript(text)) return parseTranscript(text, budget)
  if (isLatex(text, filename)) return parseLatex(text, budget)
  if (isRst(text, filename)) return parseRst(text, budget)
  if (isAsciidoc(text, filename)) return parseAsciidoc(text, budget)
  return parseText(withoutPages(cleanText(text)), budget)
}

/** A letterhead before the title of a scan is shorter. Not measured further. */
const openingLength = 200

/**
 * Whether a heading may be the title. Those of workbooks and texts are of parts. In files of word processors a number
 * shows that the first heading is of a part too, and in a PDF also its size, if it is smaller than others.
 * In a picture the largest letters may not have been read: then a heading further below is of a part.
 */
function mayHaveTitle(
  format: DocumentFormat,
  { blocks, text, metadata }: DocumentContent,
): boolean {
  if (format === 'text' || format === 'markdown' || workbooks.has(format)) return false
  const isWritten = format === 'docx' || format === 'doc' || format === 'odt' || format === 'rtf'
  const isLaidOut = format === 'pdf' || isPicture(format)
  if (!isLaidOut && !isWritten) return true
  const heading = blocks.find(({ kind }) => kind === 'heading')
  if (heading === undefined || (isLaidOut && heading.depth !== 1)) return false
  if (metadata?.read_by_ocr !== undefined && heading.start > openingLength) return false
  return !/^\d{1,2}[.\d]{0,8}\s/.test(text.slice(heading.start, heading.end))
}

function isPicture(format: DocumentFormat): boolean {
  return mediaTypes[format].startsWith('image/')
}
