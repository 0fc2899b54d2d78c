/** At most so many pages are counted. */
const pagesMax = 1_000

/**
 * How many pages a picture file has: a TIFF has a list of directories, one for each (TIFF 6.0, section 2); any other
 * picture has one.
 */
export function countPages(bytes: Uint8Array): number {
  return Math.max(1, directoriesOf(bytes).length)
}

/** A file whose first page is the given one, from 1. */
export function tiffPage(bytes: Uint8Array, page: number): Uint8Array {
  const directory = page > 1 ? directoriesOf(bytes)[page - 1] : undefined
  if (directory === undefined) return bytes
  const copy = bytes.slice()
  viewOf(copy).setUint32(4, directory, isLittleEndian(copy))
  return copy
}

/** The offsets of the directories of a TIFF, each once, as a hostile list may go in circles. */
function directoriesOf(bytes: Uint8Array): readonly number[] {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (head !== 'II*\0' && head !== 'MM\0*') return []
  const view = viewOf(bytes)
  const isLittle = isLittleEndian(bytes)
  const found = new Set<number>()
  let at = 4
  while (at + 4 <= bytes.length && found.size < pagesMax) {
    const directory = view.getUint32(at, isLittle)
    if (directory === 0 || directory + 2 > bytes.length || found.has(directory)) break
    found.add(directory)
    at = directory + 2 + view.getUint16(directory, isLittle) * entryBytes
  }
  return [...found]
}

const entryBytes = 12

function isLittleEndian(bytes: Uint8Array): boolean {
  return bytes[0] === 0x49
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
