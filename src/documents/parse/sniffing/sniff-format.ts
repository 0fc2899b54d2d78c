import type { DocumentFormat, PictureFormat } from '../parsed-document.ts'
import type { ZipArchive } from '../read-zip.ts'
import { unprocessable } from '../unprocessable.ts'
import { archiveName, pictureFormat, unreadableMediaType } from './magic-bytes.ts'

/** The family of a file by its bytes alone. Throws `unprocessable_document` for files without readable text. */
export function sniffFamily(bytes: Uint8Array): 'pdf' | 'zip' | 'text' | PictureFormat {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip'
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) throw compoundFileProblem(bytes)
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
): Extract<DocumentFormat, 'docx' | 'pptx' | 'xlsx' | 'odt' | 'ods' | 'odp' | 'epub'> {
  const has = (pattern: RegExp) => zip.names.some((name) => pattern.test(name))
  if (has(/^\[Content_Types\]\.xml$/)) {
    if (has(/^word\/document\d*\.xml$/)) return 'docx'
    if (has(/^ppt\/presentation\.xml$/)) return 'pptx'
    if (has(/^xl\/workbook\.xml$/)) return 'xlsx'
    if (has(/^xl\/workbook\.bin$/))
      throw unprocessable(
        'Unsupported file type (application/vnd.ms-excel.sheet.binary.macroEnabled.12)',
      )
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

function archiveProblem(kind: string): Error {
  return unprocessable(`The file is an archive (${kind}): add the documents in it one by one`)
}

/** The error for a file in Microsoft's compound file format: Office before 2007, or a newer file with a password. */
function compoundFileProblem(bytes: Uint8Array): Error {
  const directory = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (directory.includes(Buffer.from('EncryptedPackage', 'utf16le')))
    return unprocessable('The file is encrypted and needs a password')
  return unprocessable(
    'Unsupported file type (application/x-ole-storage): save it in a current format, such as DOCX, XLSX or PPTX',
  )
}
