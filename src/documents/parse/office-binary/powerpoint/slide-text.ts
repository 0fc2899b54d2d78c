import { kind, type SlideRecord } from './presentation-file.ts'

/** A part of a paragraph in letters of one size, in points if it is told, and how far they are raised. */
type Run = { readonly text: string; readonly size: number | undefined; readonly raised: number }
export type SlideParagraph = {
  readonly level: number
  readonly hasBullet: boolean
  readonly runs: readonly Run[]
}

const paragraphEnd = '\r'
/** What stands for the number of a slide, a date, a header or a footer: records with the place of a sign in the text. */
const standIns = new Set([0xfd8, 0xff7, 0xff8, 0xff9, 0xffa, 0x1015])
/**
 * The fields of paragraphs and of letters that a mask says are there, in their order, with their bytes ([MS-PPT]
 * 2.9.20, 2.9.13).
 */
const bulletFlags = 0xf
const paragraphFields: readonly (readonly [mask: number, bytes: number])[] = [
  [bulletFlags, 2],
  [0x80, 2],
  [0x10, 2],
  [0x40, 2],
  [0x20, 4],
  [0x800, 2],
  [0x1000, 2],
  [0x2000, 2],
  [0x4000, 2],
  [0x100, 2],
  [0x400, 2],
  [0x8000, 2],
]
const tabStops = 0x100000
const laterParagraphFields = [0x10000, 0xe0000, 0x200000]
const letterFields: readonly (readonly [mask: number, bytes: number])[] = [
  [0xffff, 2],
  [0x10000, 2],
  [0x200000, 2],
  [0x400000, 2],
  [0x800000, 2],
]
const letterSize = 0x20000
const letterColour = 0x40000
const letterPosition = 0x80000

type ParagraphStyle = { readonly end: number; readonly level: number; readonly hasBullet: boolean }
type LetterStyle = {
  readonly end: number
  readonly size: number | undefined
  readonly raised: number
}
type Styles = {
  readonly paragraphs: readonly ParagraphStyle[]
  readonly letters: readonly LetterStyle[]
}

/** The texts in some records, which each begin with a header: their paragraphs, with the styles that follow them. */
export function slideTextsIn(
  records: Iterable<SlideRecord>,
): readonly (readonly SlideParagraph[])[] {
  const texts: { text: string; styles: Buffer; readonly standIns: Set<number> }[] = []
  for (const { kind: found, data } of records) {
    const last = texts.at(-1)
    if (found === kind.textHeader)
      texts.push({ text: '', styles: Buffer.alloc(0), standIns: new Set() })
    else if (last === undefined) continue
    else if (found === kind.textOfCharacters) last.text = data.toString('utf16le')
    else if (found === kind.textOfBytes) last.text = data.toString('latin1')
    else if (found === kind.textStyles) last.styles = data
    else if (standIns.has(found) && data.length >= 4) last.standIns.add(data.readUInt32LE(0))
  }
  return texts.map(({ text, styles, standIns }) =>
    paragraphsOf(withoutStandIns(text, standIns), readStyles(styles, text.length + 1)),
  )
}

/** The text with spaces in place of signs that stand for something else. */
function withoutStandIns(text: string, places: ReadonlySet<number>): string {
  if (places.size === 0) return text
  return text.replace(/\*/g, (sign, at: number) => (places.has(at) ? ' ' : sign))
}

function paragraphsOf(text: string, { paragraphs, letters }: Styles): readonly SlideParagraph[] {
  let at = 0
  let paragraph = 0
  let letter = 0
  return text.split(paragraphEnd).map((line) => {
    const end = at + line.length
    while ((paragraphs[paragraph]?.end ?? Infinity) <= at) paragraph += 1
    const { level = 0, hasBullet = false } = paragraphs[paragraph] ?? {}
    const runs: Run[] = []
    while (at < end) {
      const style = letters[letter]
      const until = Math.min(end, style?.end ?? end)
      if (until > at)
        runs.push({
          text: text.slice(at, until),
          size: style?.size,
          raised: style?.raised ?? 0,
        })
      at = Math.max(at, until)
      if (style !== undefined && style.end <= at) letter += 1
    }
    at = end + 1
    return { level, hasBullet, runs }
  })
}

/** Reads runs of paragraphs, and behind them runs of letters, until each has all characters. */
function readStyles(bytes: Buffer, length: number): Styles {
  const reader = new FieldReader(bytes)
  const paragraphs: ParagraphStyle[] = []
  for (let end = 0; end < length && !reader.isAtEnd; ) {
    end += reader.next(4)
    paragraphs.push({ end, level: reader.next(2), hasBullet: readHasBullet(reader) })
  }
  const letters: LetterStyle[] = []
  for (let end = 0; end < length && !reader.isAtEnd; ) {
    end += reader.next(4)
    letters.push({ end, ...readLetterStyle(reader) })
  }
  return { paragraphs, letters }
}

function readHasBullet(reader: FieldReader): boolean {
  const mask = reader.next(4)
  let hasBullet = false
  for (const [field, bytes] of paragraphFields) {
    if ((mask & field) === 0) continue
    const value = reader.next(bytes)
    if (field === bulletFlags) hasBullet = (mask & value & 1) === 1
  }
  if ((mask & tabStops) !== 0) reader.pass(reader.next(2) * 4)
  for (const field of laterParagraphFields) if ((mask & field) !== 0) reader.next(2)
  return hasBullet
}

function readLetterStyle(reader: FieldReader): Omit<LetterStyle, 'end'> {
  const mask = reader.next(4)
  for (const [field, bytes] of letterFields) if ((mask & field) !== 0) reader.next(bytes)
  const size = (mask & letterSize) === 0 ? undefined : reader.next(2)
  if ((mask & letterColour) !== 0) reader.next(4)
  const position = (mask & letterPosition) === 0 ? 0 : reader.next(2)
  // Letters below the line have a negative position.
  return { size, raised: position < 0x80_00 ? position : 0 }
}

/** Reads numbers one after another; behind the end they are 0. */
class FieldReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  next(bytes: number): number {
    const start = this.#at
    this.#at += bytes
    return this.#at > this.#bytes.length ? 0 : this.#bytes.readUIntLE(start, bytes)
  }

  pass(bytes: number): void {
    this.#at += bytes
  }
}
