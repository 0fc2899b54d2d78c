import { allowedXml } from '../allowed-xml.ts'

/** How counts are written, by the numbers of formats ([MS-OSHARED] 2.2.1.3); in digits where it is none of these. */
const formats: ReadonlyMap<number, string> = new Map([
  [1, 'upperRoman'],
  [2, 'lowerRoman'],
  [3, 'upperLetter'],
  [4, 'lowerLetter'],
  [22, 'decimalZero'],
  [23, 'bullet'],
  [255, 'none'],
])
const listBytes = 28
const levelBytes = 28
const numberingBytes = 16
const levelsOfList = 9
const noStyle = 0xfff
const isSimple = 1
const isLegal = 4
/** What an override of a level says: its number, whether another first number follows, and another level. */
const override = { level: 0xf, startsAnew: 0x10, isFormatted: 0x20 }

/** The lists of a document as the part of a current document: lists, and the numberings that count in them. */
export function listsXml(lists: Buffer, numberings: Buffer): string {
  return `<w:numbering>${abstractLists(lists)}${countedLists(numberings)}</w:numbering>`
}

/** The descriptions of all lists, and behind them the levels of all. */
function abstractLists(bytes: Buffer): string {
  if (bytes.length < 2) return ''
  const count = bytes.readInt16LE(0)
  const levels = new LevelReader(bytes, 2 + Math.max(count, 0) * listBytes)
  let xml = ''
  for (let list = 0; list < count && !levels.isAtEnd; list++) {
    const at = 2 + list * listBytes
    const count = ((bytes[at + 26] ?? 0) & isSimple) === 0 ? levelsOfList : 1
    let own = ''
    for (let level = 0; level < count && !levels.isAtEnd; level++)
      own += levels.next(level, bytes.readUInt16LE(at + 8 + level * 2))
    xml += `<w:abstractNum w:abstractNumId="${bytes.readInt32LE(at)}">${own}</w:abstractNum>`
  }
  return xml
}

/** The numberings, numbered from 1, and behind them what they change of the levels of their lists. */
function countedLists(bytes: Buffer): string {
  if (bytes.length < 4) return ''
  const count = Math.min(bytes.readUInt32LE(0), Math.floor((bytes.length - 4) / numberingBytes))
  const levels = new LevelReader(bytes, 4 + count * numberingBytes)
  let xml = ''
  for (let index = 0; index < count; index++) {
    const at = 4 + index * numberingBytes
    // An unused number stands before the changes.
    levels.pass(4)
    let changes = ''
    for (let left = bytes[at + 12] ?? 0; left > 0 && !levels.isAtEnd; left--)
      changes += levels.change()
    xml += `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${bytes.readInt32LE(at)}"/>${changes}</w:num>`
  }
  return xml
}

/** Reads levels of lists, which follow each other. */
class LevelReader {
  readonly #bytes: Buffer
  #at: number

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes
    this.#at = at
  }

  get isAtEnd(): boolean {
    return this.#at + 8 > this.#bytes.length
  }

  pass(bytes: number): void {
    this.#at += bytes
  }

  /** A level of a list, and the style whose paragraphs are at it. */
  next(level: number, style = noStyle): string {
    const bytes = this.#bytes
    const at = this.#at
    if (at + levelBytes + 2 > bytes.length) {
      this.#at = bytes.length
      return ''
    }
    const format = formats.get(bytes[at + 4] ?? 0) ?? 'decimal'
    const propertiesBytes = (bytes[at + 24] ?? 0) + (bytes[at + 25] ?? 0)
    const textAt = at + levelBytes + propertiesBytes
    const length = textAt + 2 > bytes.length ? 0 : bytes.readUInt16LE(textAt) * 2
    const written = bytes.toString('utf16le', textAt + 2, textAt + 2 + length)
    this.#at = textAt + 2 + length
    // The place of a count has the number of its level.
    const text = written.replace(/\p{Cc}/gu, (sign) => `%${sign.charCodeAt(0) + 1}`)
    const legal = ((bytes[at + 5] ?? 0) & isLegal) === 0 ? '' : '<w:isLgl/>'
    const ofStyle = style === noStyle ? '' : `<w:pStyle w:val="${style}"/>`
    return `<w:lvl w:ilvl="${level}"><w:start w:val="${bytes.readInt32LE(at)}"/><w:numFmt w:val="${format}"/>${ofStyle}${legal}<w:lvlText w:val="${allowedXml(text)}"/></w:lvl>`
  }

  /** What a numbering changes of a level. */
  change(): string {
    const start = this.#bytes.readInt32LE(this.#at)
    const said = this.#bytes[this.#at + 4] ?? 0
    this.pass(8)
    const level = said & override.level
    // A level that is replaced as a whole begins with its own number; the description stays that of the list.
    if ((said & override.isFormatted) !== 0) this.next(level)
    const first = (said & override.startsAnew) === 0 ? '' : `<w:startOverride w:val="${start}"/>`
    return `<w:lvlOverride w:ilvl="${level}">${first}</w:lvlOverride>`
  }
}
