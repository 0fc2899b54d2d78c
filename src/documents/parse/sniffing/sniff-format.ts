import { type CompoundFile, isCompoundFile } from '../office-binary/open-compound-file.ts'
import type { DocumentFormat, PictureFormat } from '../parsed-document.ts'
import type { ZipArchive } from '../read-zip.ts'
import { unprocessable } from '../unprocessable.ts'
import { archiveName, pictureFormat, unreadableMediaType } from './magic-bytes.ts'

/** The family of a file by its bytes alone. Throws `unprocessable_document` for files without readable text. */
export function sniffFamily(
  bytes: Uint8Array,
): 'pdf' | 'zip' | 'compound' | 'text' | PictureFormat {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip'
  if (isCompoundFile(bytes)) return 'compound'
  const archive = archiveName(head)
  if (archive) throw archiveProblem(archive)
  const picture = pictureFormat(head)
  if (picture) return picture
  const mediaType = unreadableMediaType(head)
  if (mediaType) throw unprocessable(`Unsupported file type (${mediaType})${adviceFor(mediaType)}`)
  // PDF readers accept other bytes before the header.
  return head.includes('%PDF-') && !/^\s*</.test(head) ? 'pdf' : 'text'
}

/** The format of a ZIP container by its members. Throws `unprocessable_document` if it is no known one. */
export function sniffArchive(
  zip: ZipArchive,
): Extract<DocumentFormat, 'docx' | 'pptx' | 'xlsx' | 'xlsb' | 'odt' | 'ods' | 'odp' | 'epub'> {
  const has = (pattern: RegExp) => zip.names.some((name) => pattern.test(name))
  if (has(/^\[Content_Types\]\.xml$/)) {
    if (has(/^word\/document\d*\.xml$/)) return 'docx'
    if (has(/^ppt\/presentation\.xml$/)) return 'pptx'
    if (has(/^xl\/workbook\.xml$/)) return 'xlsx'
    if (has(/^xl\/workbook\.bin$/)) return 'xlsb'
  }
  const mediaType = Buffer.from(zip.read('mimetype') ?? [])
    .toString('latin1')
    .trim()
  if (mediaType === 'application/epub+zip' || has(/^META-INF\/container\.xml$/)) return 'epub'
  const [, kind = ''] = /^application\/vnd\.oasis\.opendocument\.(\w{1,20})/.exec(mediaType) ?? []
  if (kind === 'text') return 'odt'
  if (kind === 'spreadsheet') return 'ods'
  if (kind === 'presentation') return 'odp'
  if (/^[\w.+-]{1,80}\/[\w.+-]{1,80}$/.test(mediaType))
    throw unprocessable(`Unsupported file type (${mediaType})`)
  throw archiveProblem('ZIP')
}

/** What phones take and nothing here decodes. */
function adviceFor(mediaType: string): string {
  return mediaType === 'image/heic' || mediaType === 'image/avif'
    ? ': save the picture as JPEG or PNG'
    : ''
}

/** The format of a compound file by its streams. Throws `unprocessable_document` if it is no known one. */
export function sniffCompoundFile({
  names,
}: CompoundFile): Extract<DocumentFormat, 'msg' | 'doc' | 'xls' | 'ppt'> {
  const has = (name: string) => names.includes(name)
  if (has('__properties_version1.0')) return 'msg'
  if (has('WordDocument')) return 'doc'
  if (has('Workbook') || has('Book')) return 'xls'
  if (has('PowerPoint Document')) return 'ppt'
  // A newer file with a password.
  if (has('EncryptedPackage')) throw unprocessable('The file is encrypted and needs a password')
  throw unprocessable(
    'Unsupported file type (application/x-ole-storage): save it in a current format, such as DOCX, XLSX or PPTX',
  )
}

function archiveProblem(kind: string): Error {
  return unprocessable(`The file is an archive (${kind}): add the documents in it one by one`)
}
