import { posix } from 'node:path'
import type { TextBudget } from '../../extraction/blocks/text-budget.ts'
import { TextBuilder } from './building/text-builder.ts'
import { parseHtml } from './html/parse-html.ts'
import { isoDate } from './page/iso-date.ts'
import type { DocumentContent } from './parsed-document.ts'
import { readXml } from './read-xml.ts'
import type { ZipArchive } from './read-zip.ts'
import { decodeText } from './text/charsets/decode-text.ts'
import { unprocessable } from './unprocessable.ts'
import { xmlElementText, xmlTitle } from './xml-title.ts'

/** Parses a book: its chapters in reading order (the spine), with their headings. */
export function parseEpub(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const packagePath = findPackage(zip)
  const packageFile = packagePath && zip.read(packagePath)
  if (!packageFile) throw unprocessable('The file is damaged: the EPUB has no package document')
  const locked = lockedFiles(zip)

  const book = new TextBuilder(budget)
  for (const href of spine(decodeText(packageFile))) {
    const path = posix.join(posix.dirname(packagePath), href)
    if (locked.has(path)) throw unprocessable('The EPUB is locked by copy protection')
    const chapter = zip.read(path)
    if (chapter) book.append(parseHtml(decodeText(chapter), budget))
  }
  const date = xmlElementText(packageFile, 'date') ?? ''
  // Many books state only their year.
  const publishedAt = /^\d{4}-\d\d-\d\d/.test(date) ? isoDate(date) : undefined
  return { ...book.finish(), title: xmlTitle(packageFile), publishedAt }
}

function findPackage(zip: ZipArchive): string | undefined {
  let path: string | undefined
  readXml(decodeText(zip.read('META-INF/container.xml') ?? new Uint8Array()), {
    open: (name, attributes) => {
      if (name === 'rootfile') path ??= attributes['full-path']
    },
  })
  return path
}

/** The distinct paths of the chapters, in order, as the package document writes them. */
function spine(packageXml: string): ReadonlySet<string> {
  const hrefs = new Map<string, string>()
  const inOrder = new Set<string>()
  readXml(packageXml, {
    open: (name, { id, href, idref }) => {
      if (name === 'item' && id && href) hrefs.set(id, decodePath(href))
      const chapter = name === 'itemref' && idref ? hrefs.get(idref) : undefined
      if (chapter) inOrder.add(chapter)
    },
  })
  return inOrder
}

/** The encrypted files. A readable book may have obfuscated fonts, so the caller checks for chapters. */
function lockedFiles(zip: ZipArchive): ReadonlySet<string> {
  const locked = new Set<string>()
  readXml(decodeText(zip.read('META-INF/encryption.xml') ?? new Uint8Array()), {
    open: (name, attributes) => {
      if (name === 'CipherReference' && attributes.URI) locked.add(decodePath(attributes.URI))
    },
  })
  return locked
}

function decodePath(href: string): string {
  const [path = ''] = href.split('#', 1)
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
