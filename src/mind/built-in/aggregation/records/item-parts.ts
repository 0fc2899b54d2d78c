import { labelledLine } from '../../../../extraction/blocks/labelled-line.ts'
import { languageOf } from '../../../../language/languages.ts'
import { currencyBefore, openingCurrency } from '../../../../language/quantities/currencies.ts'
import { readDates } from '../../../../language/quantities/dates.ts'
import { exactUnitOpening } from '../../../../language/quantities/exact-units.ts'
import { readNumbers } from '../../../../language/quantities/numbers.ts'
import { stemOf } from '../../../../language/word-forms/terms.ts'

/** A part of an item such as "Heron – rowing boat, 4 seats, built 1998". */
export type ItemPart = {
  /** What it is like, the same for the parts of one column: money, a date, a number of seats, a text. */
  readonly like: string
  /** What its column is called; empty where nothing says it. */
  readonly name: string
  readonly cell: string
}

/** Parts of text have no more words; what has more is prose. */
const partWordsMax = 8

/** The parts of an item, in order. Linear in its length. */
export function itemParts(item: string, language: string): readonly ItemPart[] {
  return splitAt(item, separator).flatMap(({ text, isAside }, at) => {
    const labelled = at === 0 ? undefined : labelledLine(text)
    if (labelled)
      return [{ like: `label ${labelled.label}`, name: labelled.label, cell: labelled.value }]
    return splitOnce(text).map((part, nth) => {
      const read = partOf(part, isAside, language)
      // The name of a thing may have a number: "Barolo 2016".
      const isName = at === 0 && nth === 0 && read.name !== ''
      return isName ? { like: 'text', name: '', cell: part } : read
    })
  })
}

type Piece = { readonly text: string; readonly isAside: boolean }

function splitAt(item: string, between: RegExp): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let isAside = false
  const add = (to: number) => {
    const text = item.slice(from, to).trim()
    if (text !== '') pieces.push({ text, isAside })
  }
  for (const { 0: mark, index } of item.matchAll(between)) {
    add(index)
    from = index + mark.length
    isAside = mark.includes('(') || (isAside && !mark.includes(')'))
  }
  add(item.length)
  return pieces
}

/** The two sides of the first colon that a space follows. */
function splitOnce(text: string): readonly string[] {
  const [mark] = [...text.matchAll(colon)]
  if (mark === undefined) return [text]
  return [text.slice(0, mark.index).trim(), text.slice(mark.index + mark[0].length).trim()].filter(
    Boolean,
  )
}

const separator = /\s[–—|·-]\s|[,;]\s|[，；、]|\s?[(（]|[)）]/g
const colon = /:\s|：/g

function partOf(text: string, isAside: boolean, language: string): ItemPart {
  const unnamed = (like: string) => ({ like, name: '', cell: text })
  if (text.split(/\s+/).length > partWordsMax) return unnamed('text')
  if (timeOfDay.test(text)) return unnamed('time')
  if (languageOf(language).aggregation?.free.has(text)) return unnamed('money ')
  const [date, anotherDate] = readDates(text, language)
  if (date?.day !== undefined && !anotherDate && !/\p{N}/u.test(without(text, date)))
    return unnamed('date')
  const [number, another] = readNumbers(text, language)
  const plain = unnamed(isAside ? 'aside' : 'text')
  if (number === undefined || another !== undefined) return plain
  const [ahead, after] = [text.slice(0, number.start), text.slice(number.end)]
  const sign = currencyBefore(ahead, language)
  const isMoney = sign !== '' || openingCurrency(after, language) !== undefined
  const dimension = isMoney ? 'money' : exactUnitOpening(after, language)?.dimension
  if (dimension !== undefined) {
    const from = number.start - sign.length
    const name = text.slice(0, from).trim()
    const isShort = /^[\p{L}\s.]*$/u.test(name) && name.split(/\s+/).length <= 2
    return isShort ? { like: `${dimension} ${name}`, name, cell: text.slice(from) } : plain
  }
  const name = `${ahead} ${after}`.trim()
  const words = name.split(/\s+/)
  const isCount = words.length <= 2 && /^[\p{L}\s.]+$/u.test(name) && /\p{L}/u.test(name)
  if (!isCount || !isEdge(ahead, after)) return plain
  const like = words.map((word) => stemOf(word, language) || word.toLowerCase()).join(' ')
  return { like: `number ${like}`, name, cell: text.slice(number.start, number.end) }
}

/** Whether a number stands at one of the ends of its part. */
function isEdge(ahead: string, after: string): boolean {
  return ahead.trim() === '' || after.trim() === ''
}

function without(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(0, start) + text.slice(end)
}

const timeOfDay = /^\d{1,2}[:.]\d{2}(?:\s?[–-]\s?\d{1,2}[:.]\d{2})?$/
