import type { PictureFormat } from '../parsed-document.ts'

/** The first bytes of files of a kind (in Latin-1), and their offset. */
type Magic<Name extends string = string> = readonly [name: Name, bytes: string, offset?: number]

const archives: readonly Magic[] = [
  ['GZIP', '\x1f\x8b'],
  ['BZIP2', 'BZh'],
  ['XZ', '\xfd7zXZ\0'],
  ['7-Zip', '7z\xbc\xaf\x27\x1c'],
  ['RAR', 'Rar!\x1a\x07'],
  ['Zstandard', '\x28\xb5\x2f\xfd'],
  ['TAR', 'ustar', 257],
]

const pictures: readonly Magic<PictureFormat>[] = [
  ['png', '\x89PNG\r\n'],
  ['jpeg', '\xff\xd8\xff'],
  ['webp', 'WEBP', 8],
  ['tiff', 'II*\0'],
  ['tiff', 'MM\0*'],
]

const unreadable: readonly Magic[] = [
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/x-icon', '\0\0\x01\0'],
  ['image/vnd.adobe.photoshop', '8BPS'],
  ['image/heic', 'ftyphei', 4],
  ['image/avif', 'ftypavif', 4],
  ['video/mp4', 'ftyp', 4],
  ['video/webm', '\x1aE\xdf\xa3'],
  ['video/x-msvideo', 'AVI ', 8],
  ['audio/wav', 'WAVE', 8],
  ['audio/mpeg', 'ID3'],
  ['audio/mpeg', '\xff\xfb'],
  ['audio/ogg', 'OggS'],
  ['audio/flac', 'fLaC'],
  ['application/x-executable', '\x7fELF'],
  ['application/wasm', '\0asm'],
  ['application/java-vm', '\xca\xfe\xba\xbe'],
  ['application/vnd.sqlite3', 'SQLite format 3\0'],
  ['application/postscript', '%!PS'],
  ['font/woff', 'wOFF'],
  ['font/woff2', 'wOF2'],
  ['font/otf', 'OTTO'],
  ['font/ttf', '\0\x01\0\0\0'],
]

/** The archive format that the first bytes show, such as `GZIP`. */
export function archiveName(head: string): string | undefined {
  return find(archives, head)
}

/** The format of a picture whose text can be read, as the first bytes show it. */
export function pictureFormat(head: string): PictureFormat | undefined {
  return find(pictures, head)
}

/** The media type that the first bytes show, if files of that type contain no text. */
export function unreadableMediaType(head: string): string | undefined {
  return find(unreadable, head)
}

function find<Name extends string>(magics: readonly Magic<Name>[], head: string): Name | undefined {
  return magics.find(([, bytes, offset = 0]) => head.startsWith(bytes, offset))?.[0]
}
