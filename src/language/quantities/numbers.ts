import type { Language } from '../language.ts'
import { languageOf } from '../languages.ts'
import { Phrases } from '../phrases.ts'
import type { Range } from '../words/words.ts'

/** A number in a text; the range is exact and includes the word for its magnitude ("3.2 million"). */
export type FoundNumber = Range & { readonly value: number }

/**
 * The numbers of a text as its language writes them: "14.800" is fourteen thousand eight hundred in
 * German and 14.8 in English. Digits of any script, magnitudes ("million", "万") and the words from
 * two to twelve. Linear in the length of the text.
 */
export function readNumbers(text: string, language: string): FoundNumber[] {
  const format = formatOf(languageOf(language))
  const found: FoundNumber[] = []
  for (const { 0: written, index } of text.matchAll(format.isSpaced ? spacedFigures : figures)) {
    const value = readFigures(written, format)
    if (value === undefined) continue
    const end = index + written.length
    const magnitude = format.magnitudes.opening(text.slice(end, end + magnitudeLengthMax))
    const follows = magnitude && /^[\s\u00a0-]?$/.test(text.slice(end, end + magnitude.start))
    found.push(
      follows
        ? { start: index, end: end + magnitude.end, value: value * magnitude.value }
        : { start: index, end, value },
    )
  }
  return [...found, ...languageOf(language).numerals.find(text)].sort((a, b) => a.start - b.start)
}

/** Languages that write decimals in the two ways there are, 1.5 and 1,5: what both read alike is not ambiguous. */
export const decimalStyles: readonly string[] = ['en', 'de']

/** Digits with separators, whose meaning depends on the language. */
const figures = /(?<![\p{Script=Latin}\p{Nd}])\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*/gu
/** Figures that may also have a space before each three digits: "1 234 567". */
const spacedFigures =
  /(?<![\p{Script=Latin}\p{Nd}])(?:\p{Nd}{1,3}(?:[ \u00a0\u202f]\p{Nd}{3}(?!\p{Nd}))+(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,'’٫٬]\p{Nd}+)*)/gu
/** Longest text searched for a magnitude; none comes near. */
const magnitudeLengthMax = 24

type NumberFormat = {
  readonly decimal: string
  readonly group: string
  /** Whether groups of digits are separated by a space. */
  readonly isSpaced: boolean
  readonly magnitudes: Phrases<number>
}

/** `undefined` for what is no number: "1.2.3", "12.10.1851". */
function readFigures(written: string, { decimal, group }: NumberFormat): number | undefined {
  const plain = Array.from(written, (character) => digitOf(character) ?? separatorOf(character))
  const [whole = '', ...rest] = plain.join('').split(/(?=\D)/)
  const last = rest.at(-1)
  const isGroup = (part: string) =>
    (part[0] === group || part[0] === ' ' || part[0] === "'") && /^.\d{2,3}$/.test(part)
  const hasFraction =
    last !== undefined && (last[0] === decimal || rest.length === 1) && !endsGroups(last, group)
  const groups = hasFraction ? rest.slice(0, -1) : rest
  if (!groups.every(isGroup)) return undefined
  const digits = whole + groups.map((part) => part.slice(1)).join('')
  return Number(hasFraction ? `${digits}.${last.slice(1)}` : digits)
}

function endsGroups(part: string, group: string): boolean {
  return part.length === 4 && (part[0] === group || part[0] === ' ' || part[0] === "'")
}

function separatorOf(character: string): string {
  if (character === '٫') return '.'
  if (character === '٬') return ','
  if (/\s/.test(character)) return ' '
  return character === '’' ? "'" : character
}

/** The ASCII digit for a digit of any script: Unicode has the ten digits of each in a row. */
function digitOf(character: string): string | undefined {
  if (character >= '0' && character <= '9') return character
  if (!/\p{Nd}/u.test(character)) return undefined
  const code = character.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value)
}

const formats = new Map<string, NumberFormat>()

function formatOf({ code, isUnspaced }: Language): NumberFormat {
  const known = formats.get(code)
  if (known !== undefined) return known
  const parts = new Intl.NumberFormat(code, { numberingSystem: 'latn' }).formatToParts(1234567.5)
  const written = (type: string, otherwise: string) =>
    separatorOf(parts.find((part) => part.type === type)?.value ?? otherwise)
  const magnitudes = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e12].flatMap((value) =>
    namesOf(code, value),
  )
  const group = written('group', ',')
  const format: NumberFormat = {
    decimal: written('decimal', '.'),
    group,
    isSpaced: group === ' ',
    magnitudes: new Phrases(magnitudes, isUnspaced),
  }
  formats.set(code, format)
  return format
}

/** The names of a magnitude after 1, 2, 5 and 1.5, long and short: "миллион", "миллионов", "млн". */
function namesOf(code: string, magnitude: number): (readonly [string, number])[] {
  return (['long', 'short'] as const).flatMap((compactDisplay) => {
    const format = new Intl.NumberFormat(code, { notation: 'compact', compactDisplay })
    return [1, 2, 5, 1.5].flatMap((count) => {
      const parts = format.formatToParts(count * magnitude)
      const integer = parts.find(({ type }) => type === 'integer')?.value ?? ''
      const name = parts.find(({ type }) => type === 'compact')?.value.replace(/\.$/, '') ?? ''
      const isOwn = Array.from(integer, digitOf).join('') === String(Math.floor(count))
      // "5 m" is mostly five metres.
      const isTelling = name.length > 2 || /\p{Lo}/u.test(name)
      return isOwn && isTelling ? [[name, magnitude] as const] : []
    })
  })
}
