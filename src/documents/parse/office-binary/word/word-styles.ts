import { allowedXml } from '../allowed-xml.ts'
import { type ParagraphProperties, readParagraphProperties } from './word-properties.ts'

/** The names of styles that every language of Word calls otherwise, by their numbers ([MS-DOC] 2.9.260). */
const builtInNames: ReadonlyMap<number, string> = new Map([
  [0, 'Normal'],
  ...Array.from({ length: 9 }, (_, at) => [at + 1, `heading ${at + 1}`] as const),
  [62, 'Title'],
  [66, 'Body Text'],
])
const noStyle = 0xfff
const paragraphKind = 1

/** The styles of paragraphs as the part of a current document. */
export function stylesXml(sheet: Buffer): string {
  if (sheet.length < 6) return '<w:styles/>'
  const styles: string[] = []
  const baseBytes = sheet.readUInt16LE(4)
  let number = 0
  for (let at = 2 + sheet.readUInt16LE(0); at + 2 <= sheet.length; number++) {
    const length = sheet.readUInt16LE(at)
    const style = sheet.subarray(at + 2, at + 2 + length)
    if (style.length > baseBytes + 2) styles.push(styleXml(style, number, baseBytes))
    at += 2 + length + (length % 2)
  }
  return `<w:styles>${styles.join('')}</w:styles>`
}

function styleXml(style: Buffer, number: number, baseBytes: number): string {
  const kind = style.readUInt16LE(2)
  if ((kind & 15) !== paragraphKind) return ''
  const nameBytes = style.readUInt16LE(baseBytes) * 2
  const written = style.toString('utf16le', baseBytes + 2, baseBytes + 2 + nameBytes)
  const name = builtInNames.get(style.readUInt16LE(0) & 0xfff) ?? written.split(',', 1)[0] ?? ''
  const base = kind >> 4
  const basedOn = base === noStyle ? '' : `<w:basedOn w:val="${base}"/>`
  const numbering = numberingXml(propertiesIn(style.subarray(baseBytes + 2 + nameBytes + 2)))
  return `<w:style w:type="paragraph" w:styleId="${number}"><w:name w:val="${allowedXml(name)}"/>${basedOn}<w:pPr>${numbering}</w:pPr></w:style>`
}

/** What a style says of its paragraphs; what it says of their text follows. */
function propertiesIn(bytes: Buffer): ParagraphProperties {
  const length = bytes.length < 4 ? 0 : bytes.readUInt16LE(0)
  return readParagraphProperties(0, [bytes.subarray(4, Math.max(4, 2 + length))])
}

/** The place of a paragraph in a list, if anything is said of it. */
export function numberingXml({ list, listLevel }: ParagraphProperties): string {
  if (list === undefined && listLevel === undefined) return ''
  const level = listLevel === undefined ? '' : `<w:ilvl w:val="${listLevel}"/>`
  return `<w:numPr>${level}${list === undefined ? '' : `<w:numId w:val="${list}"/>`}</w:numPr>`
}
