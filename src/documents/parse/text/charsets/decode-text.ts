import { guessCharset } from './guess-charset.ts'

/** The beginning that decides: letter statistics hardly change with more, and take time for each byte. */
const sampleBytes = 64 * 1024
/**
 * Least share of the bytes in one place of four that are zero: in UTF-32 nearly all of the highest, in UTF-16 some of
 * every second, as even Chinese has spaces and digits. Most share where a zero byte is a stray. Not measured.
 */
const zerosMin = { utf32: 0.9, utf16: 0.02 }
const strayZerosMax = 0.001
/** Most share of control characters in text; the bytes of UTF-16 read one by one have many. Not measured. */
const controlsMax = 0.02

/**
 * Decodes text in any common encoding, by the surest evidence first: byte order mark, the zero bytes of UTF-16 and
 * UTF-32, valid UTF-8, the declared charset, its letters. Malformed sequences become U+FFFD; the byte order mark
 * is dropped.
 */
export function decodeText(bytes: Uint8Array, declaredCharset?: string): string {
  const marked = byteOrderMark(bytes) ?? zeroBytePattern(bytes)
  if (marked?.startsWith('utf-32')) return decodeUtf32(bytes, marked === 'utf-32le')
  if (marked) return new TextDecoder(marked).decode(bytes)

  const declared = knownCharset(charsetInMarkup(bytes)) ?? knownCharset(declaredCharset)
  const escapes = bytes.includes(0x1b)
  if (!escapes || !declared?.startsWith('iso-2022')) {
    const text = decodeStrictly(bytes, 'utf-8')
    if (text !== undefined) return text
  }
  return new TextDecoder(declared ?? guessCharset(bytes)).decode(bytes)
}

/** The charset that a `Content-Type` declares: `text/html; charset=utf-8` → `utf-8`. */
export function charsetOf(contentType: string | undefined): string | undefined {
  return /charset="?([\w-]+)/i.exec(contentType ?? '')?.[1]
}

function byteOrderMark(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  if (head === 'fffe0000') return 'utf-32le'
  if (head === '0000feff') return 'utf-32be'
  if (head.startsWith('efbbbf')) return 'utf-8'
  if (head.startsWith('fffe')) return 'utf-16le'
  if (head.startsWith('feff')) return 'utf-16be'
  return undefined
}

/**
 * Text has no NUL characters, so zero bytes only at certain positions reveal UTF-16 or UTF-32; a few of them in what
 * else is UTF-8 do not.
 */
function zeroBytePattern(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, sampleBytes - (sampleBytes % 4))
  if (!sample.includes(0)) return undefined
  const zeros: [number, number, number, number] = [0, 0, 0, 0]
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] !== 0) continue
    if (index % 4 === 0) zeros[0] += 1
    else if (index % 4 === 1) zeros[1] += 1
    else if (index % 4 === 2) zeros[2] += 1
    else zeros[3] += 1
  }
  const quarter = sample.length / 4
  const many = (count: number) => count > 0 && count >= quarter * zerosMin.utf32
  const none = (count: number) => count <= quarter * strayZerosMax
  const isUtf8 = isUtf8WithoutZeros(sample)
  const some = (count: number) => count >= quarter * (isUtf8 ? 1 : zerosMin.utf16)
  if (many(zeros[3]) && many(zeros[2]) && none(zeros[0])) return 'utf-32le'
  if (many(zeros[0]) && many(zeros[1]) && none(zeros[3])) return 'utf-32be'
  if (some(zeros[1] + zeros[3]) && none(zeros[0] + zeros[2])) return 'utf-16le'
  if (some(zeros[0] + zeros[2]) && none(zeros[1] + zeros[3])) return 'utf-16be'
  return undefined
}

/** Whether it would be UTF-8 but for its zero bytes: a letter of UTF-16 often is a control character beside another. */
function isUtf8WithoutZeros(sample: Uint8Array): boolean {
  const others = sample.filter((byte) => byte !== 0)
  // All but tabs, line breaks and the escape character of other encodings.
  const controls = others.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
  if (controls.length > others.length * controlsMax) return false
  try {
    // The sample may end within a character.
    new TextDecoder('utf-8', { fatal: true }).decode(others, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The charset in an HTML `<meta>` or XML declaration, which must be in the first 1,024 bytes. */
function charsetInMarkup(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const tags = head.match(/<meta[^<>]*/gi) ?? []
  return (
    tags.map((tag) => /charset\s*=[\s"']*([\w:-]+)/i.exec(tag)?.[1]).find(Boolean) ??
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:-]+)/.exec(head)?.[1]
  )
}

function knownCharset(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    const { encoding } = new TextDecoder(label)
    // The declaration was readable as single bytes, so UTF-16 cannot be true.
    return encoding.startsWith('utf') ? undefined : encoding
  } catch {
    return undefined
  }
}

function decodeStrictly(bytes: Uint8Array, charset: string): string | undefined {
  try {
    return new TextDecoder(charset, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function decodeUtf32(bytes: Uint8Array, littleEndian: boolean): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: string[] = []
  for (let offset = 0; offset + 4 <= view.byteLength; offset += 4) {
    const point = view.getUint32(offset, littleEndian)
    parts.push(point > 0x10ffff ? '\ufffd' : String.fromCodePoint(point))
  }
  return parts.join('').replace(/^\ufeff/, '')
}
