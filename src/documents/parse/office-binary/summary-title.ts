import { decodeCodePage } from '../text/charsets/code-pages.ts'
import type { CompoundFile } from './open-compound-file.ts'

const codePageProperty = 1
const titleProperty = 2
const string8 = 0x1e
const string16 = 0x1f
const utf16CodePage = 1200
const westernCodePage = 1252

/** The title that is saved with a document of Office ([MS-OLEPS] 2.20), if it can be read. */
export function summaryTitle(file: CompoundFile): string | undefined {
  const stream = file.read('\x05SummaryInformation')
  if (stream === undefined || stream.length < 48) return undefined
  const set = stream.subarray(stream.readUInt32LE(44))
  const places = new Map<number, number>()
  const count = set.length < 8 ? 0 : Math.min(set.readUInt32LE(4), Math.floor((set.length - 8) / 8))
  for (let at = 0; at < count; at++)
    places.set(set.readUInt32LE(8 + at * 8), set.readUInt32LE(12 + at * 8))
  const propertyOf = (id: number) => {
    const value = set.subarray(places.get(id) ?? set.length)
    return value.length < 8 ? undefined : value
  }
  const codePage = propertyOf(codePageProperty)?.readUInt16LE(4) ?? westernCodePage
  const title = propertyOf(titleProperty)
  const type = title?.readUInt32LE(0)
  if (title === undefined || (type !== string8 && type !== string16)) return undefined
  const isUtf16 = type === string16 || codePage === utf16CodePage
  const bytes = title.readUInt32LE(4) * (type === string16 ? 2 : 1)
  const text = decodeCodePage(title.subarray(8, 8 + bytes), isUtf16 ? utf16CodePage : codePage)
  return text.split('\0', 1)[0]?.trim() || undefined
}
