import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { markContents } from '../../../extraction/blocks/layout/mark-contents.ts'
import { markOutline } from '../../../extraction/blocks/layout/mark-outline.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import {
  type PictureReading,
  PicturesFound,
  type Recognised,
  type RecognisedPage,
} from '../ocr/recognised-page.ts'
import { settings as ocr } from '../ocr/settings.ts'
import { tellReading, unreadable } from '../ocr/tell-reading.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { unprocessable } from '../unprocessable.ts'
import { layOutPages } from './lay-out-pages.ts'
import { linesOfRecognised } from './lines-of-recognised.ts'
import { linesOfPage, type PdfLine } from './pdf-lines.ts'
import { settings } from './settings.ts'
import { hasOnlyStamp, isPicture } from './stamped-scan.ts'

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** Reading stops after this many broken pages in a row: a page tree may claim millions of pages that do not exist. */
const failuresInARowMax = 100

/**
 * Reads the text layer of a PDF with pdf.js, in the order of the file, and what was read on pages that are pictures;
 * broken pages are left out. Throws `PicturesFound` if pages that are pictures are wanted.
 */
export async function parsePdf(
  bytes: Uint8Array,
  budget: TextBudget,
  pictures: PictureReading = 'off',
): Promise<DocumentContent> {
  const pdf = await openPdf(bytes)
  try {
    const pages = await readPages(pdf, budget)
    if (pictures === 'wanted') {
      const found = await picturesIn(pdf, pages)
      if (found.length > 0) throw new PicturesFound(found)
    }
    const recognised = typeof pictures === 'string' ? undefined : withMore(pictures, pages)
    const read = linesOfRecognised(recognised?.pages ?? [])
    const lines = [...pages].map(([page, own]) => read.get(page) ?? own)
    if (lines.every((some) => some.length === 0)) throw nothingRead(recognised)
    const laidOut = layOutPages(lines, budget)
    const blocks = markOutline(laidOut.text, markContents(laidOut.text, laidOut.blocks))
    const metadata = recognised && tellReading(recognised)
    return { ...laidOut, blocks, title: await titleOf(pdf), ...(metadata && { metadata }) }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/**
 * The pages that are pictures: without a line, or with no more than a stamp. As many of these are looked at as could be
 * read; further ones are what the last of them was.
 */
async function picturesIn(pdf: Pdf, pages: Pages): Promise<readonly number[]> {
  const found: number[] = []
  let [looks, wasPicture] = [0, false]
  for (const [number, lines] of pages) {
    if (lines.length === 0) found.push(number)
    if (lines.length === 0 || lines.length > settings.stamp.linesMax) continue
    const page = await pdf.getPage(number)
    if (!hasOnlyStamp(page, lines)) continue
    if (looks++ < ocr.pagesMax) wasPicture = await isPicture(page)
    if (wasPicture) found.push(number)
  }
  return found
}

/** Without the pages on which less was read than is written there. */
function withMore(recognised: Recognised, pages: Pages): Recognised {
  const hasMore = ({ page, lines }: RecognisedPage) =>
    lengthOf(lines.flatMap(({ words }) => words)) > lengthOf(pages.get(page) ?? [])
  return { ...recognised, pages: recognised.pages.filter(hasMore) }
}

function lengthOf(texts: readonly { readonly text: string }[]): number {
  return texts.reduce((sum, { text }) => sum + text.length, 0)
}

function nothingRead(recognised: Recognised | undefined): Error {
  return recognised
    ? unreadable(recognised)
    : unprocessable('The PDF has no text layer; it would need OCR')
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // pdf.js takes ownership of its input and accepts no `Buffer`: hence the copy.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      BinaryDataFactory: LocalCharacterMaps,
    })
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      throw unprocessable('The PDF is encrypted and needs a password', error)
    throw unprocessable('The file is damaged: the PDF cannot be opened', error)
  }
}

/** The lines of each page that is not broken, by its number. */
type Pages = ReadonlyMap<number, readonly PdfLine[]>

async function readPages(pdf: Pdf, budget: TextBudget): Promise<Pages> {
  const pages = new Map<number, readonly PdfLine[]>()
  let failuresInARow = 0
  let length = 0
  for (let number = 1; number <= pdf.numPages && failuresInARow < failuresInARowMax; number += 1) {
    try {
      const page = await pdf.getPage(number)
      const { items, styles } = await page.getTextContent()
      const texts = items.filter((item) => 'str' in item)
      const lines = linesOfPage({ items: texts, styles }, number)
      length += lengthOf(lines)
      pages.set(number, lines)
      page.cleanup()
      failuresInARow = 0
    } catch {
      failuresInARow += 1
    }
    budget.demandRoom(length)
  }
  if (pages.size === 0) throw unprocessable('The file is damaged: no page of the PDF can be read')
  return pages
}

/** The title in the metadata, unless it is the name of a converted file. */
async function titleOf(pdf: Pdf): Promise<string | undefined> {
  const { info } = await pdf.getMetadata().catch(() => ({ info: {} }))
  const title: unknown = 'Title' in info ? info.Title : undefined
  if (typeof title !== 'string' || /\.\w{2,5}$|^(untitled|microsoft \w+ - )/i.test(title.trim()))
    return undefined
  return title.replace(/[\s\p{Cc}]+/gu, ' ').trim() || undefined
}

const require = createRequire(import.meta.url)
const resources = dirname(require.resolve('pdfjs-dist/package.json'))

/**
 * Provides Adobe's character maps, needed for Chinese, Japanese and Korean text in fonts that are not embedded. They
 * come from the installed package; pdf.js can fetch nothing else.
 */
class LocalCharacterMaps {
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    if (kind !== 'cMapUrl' || !/^[\w-]+\.bcmap$/.test(filename))
      throw new Error(`Resource "${filename}" is not offered`)
    return new Uint8Array(await readFile(join(resources, 'cmaps', filename)))
  }
}
