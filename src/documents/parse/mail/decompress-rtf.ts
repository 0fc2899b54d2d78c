import { unprocessable } from '../unprocessable.ts'

/** What a compressed text may refer to before it has begun ([MS-OXRTFCP] 2.1.2.1). */
const dictionary = Buffer.from(
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
  'latin1',
)
const headerBytes = 16
const windowBytes = 4096
const compressed = 'LZFu'
const stored = 'MELA'
/** A byte of flags and eight references of two bytes give most: eight times 17 bytes. */
const growthMax = 8
const lengthMax = 17

/**
 * The Rich Text of a message of Outlook, which is stored as it is or compressed by references to what was said before
 * ([MS-OXRTFCP]). It has at most eight times the bytes of what is stored. Throws `unprocessable_document`.
 */
export function decompressRtf(bytes: Buffer): Buffer {
  const kind = bytes.toString('latin1', 8, 12)
  if (kind === stored) return bytes.subarray(headerBytes)
  if (kind !== compressed)
    throw unprocessable('The file is damaged: its text cannot be decompressed')
  const text = Buffer.alloc(dictionary.length + bytes.length * growthMax + lengthMax)
  let end = dictionary.copy(text)
  for (let at = headerBytes; at < bytes.length; ) {
    const flags = bytes[at++] ?? 0
    for (let bit = 0; bit < 8 && at < bytes.length; bit++) {
      if ((flags & (1 << bit)) === 0) {
        text[end++] = bytes[at++] ?? 0
        continue
      }
      if (at + 2 > bytes.length) break
      const reference = bytes.readUInt16BE(at)
      at += 2
      const distance = (end - (reference >> 4)) & (windowBytes - 1)
      // A reference to where the text ends is its end.
      if (distance === 0) return text.subarray(dictionary.length, end)
      for (let length = (reference & 15) + 2; length > 0; length--, end++)
        text[end] = text[end - distance] ?? 0
    }
  }
  return text.subarray(dictionary.length, end)
}
