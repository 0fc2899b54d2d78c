import { once } from 'node:events'
import { ServiceError } from '../../../base/errors/service-error.ts'
import { lowerPriority } from '../../../base/turns/lower-priority.ts'
import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { ParsedPage, Sitemap } from '../../../web-access/pages/web-page.ts'
import { type Particulars, type PreparedDocument, prepareFile } from '../../prepared-document.ts'
import type { PageOfPictures } from '../ocr/recognise-page.ts'
import { type PictureReading, PicturesFound } from '../ocr/recognised-page.ts'
import type { PageOrigin } from '../page/parse-page.ts'
import { parseDocument } from '../parse-document.ts'
import type { SniffHint } from '../sniffing/sniff-text.ts'
import type { TimedPage } from './recognise-pages.ts'

/** What to parse: a file, a page of one that is a picture, the response of a web server, or the sitemap of one. The bytes are sent apart. */
export type ParseTask =
  | {
      readonly hint: SniffHint
      readonly said: Particulars
      readonly charactersMax: number
      readonly pictures: PictureReading
    }
  | { readonly picture: PageOfPictures }
  | { readonly page: PageOrigin }
  | { readonly sitemap: true }

/** A task as it is sent; `byteLength` bytes follow on standard input. */
export type SentTask = { readonly task: ParseTask; readonly byteLength: number }

type FileTask = Extract<ParseTask, { hint: SniffHint }>

/** A rejection as data: errors lose their class between processes. */
export type ParseOutcome =
  | { readonly kind: 'read'; readonly prepared: PreparedDocument }
  | { readonly kind: 'pictures'; readonly pages: readonly number[] }
  | ({ readonly kind: 'recognised' } & TimedPage)
  | { readonly kind: 'page'; readonly page: ParsedPage }
  | { readonly kind: 'sitemap'; readonly sitemap: Sitemap }
  | { readonly kind: 'unprocessable'; readonly reason: string }

lowerPriority()

process.on('message', async (message) => {
  // Only `ParseProcess` sends messages to this process.
  const { task, byteLength } = message as SentTask
  const outcome = await parse(await received(byteLength), task)
  process.send?.(outcome)
})

async function received(byteLength: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(byteLength)
  for (let at = 0; at < byteLength; ) {
    const piece: Uint8Array | null = process.stdin.read()
    if (piece) bytes.set(piece, at)
    else await once(process.stdin, 'readable')
    at += piece?.length ?? 0
  }
  return bytes
}

async function parse(bytes: Uint8Array, task: ParseTask): Promise<ParseOutcome> {
  try {
    if ('page' in task) {
      // Loaded on demand: the libraries for pages take 14 MB.
      const { parsePage } = await import('../page/parse-page.ts')
      return { kind: 'page', page: await parsePage(bytes, task.page) }
    }
    if ('sitemap' in task) {
      const { parseSitemap } = await import('../page/parse-sitemap.ts')
      return { kind: 'sitemap', sitemap: parseSitemap(bytes) }
    }
    if ('picture' in task) {
      // Loaded on demand: Tesseract and PDFium take 100 MB.
      const { recognisePage } = await import('../ocr/recognise-page.ts')
      const before = process.cpuUsage()
      const page = await recognisePage(bytes, task.picture)
      const { user, system } = process.cpuUsage(before)
      return { kind: 'recognised', page, ms: Math.round((user + system) / 1_000) }
    }
    return { kind: 'read', prepared: await read(bytes, task) }
  } catch (error) {
    if (error instanceof PicturesFound) return { kind: 'pictures', pages: error.pages }
    if (error instanceof ServiceError && error.code === 'unprocessable_document')
      return { kind: 'unprocessable', reason: error.message }
    throw error
  }
}

/** The prepared document of a file without its bytes, which the sender has. */
async function read(
  bytes: Uint8Array,
  { hint, said, charactersMax, pictures }: FileTask,
): Promise<PreparedDocument> {
  const parsed = await parseDocument(bytes, hint, new TextBudget(charactersMax), pictures)
  return prepareFile({ ...hint, byteLength: bytes.length }, parsed, said)
}
