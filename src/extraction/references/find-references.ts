import { languageOf } from '../../language/languages.ts'
import type { ReferenceWords } from '../../language/reference-words.ts'
import { isOutside } from './is-outside.ts'
import type { Reference, Target } from './reference.ts'
import { referencePatterns } from './reference-patterns.ts'

/** No more places than this are read from one list or range: "sections 3 to 12". */
const listedMax = 4
/** Texts are read only so far; no sentence is longer. */
const charactersMax = 4_000

/**
 * The references in a text to places of its own document, or of another one of its collection, in the order of the text.
 * Places of laws and of documents that are named beside them are left out. Empty for a language without words for places. `title` is that of the
 * document, by which it may speak of itself. Linear in the text.
 */
export function findReferences(
  text: string,
  language: string,
  title: string,
): readonly Reference[] {
  const words = languageOf(language).references
  if (words === undefined || !mayRefer.test(text)) return []
  const read = text.slice(0, charactersMax)
  const pattern = referencePatterns(language)
  if (pattern === undefined) return []
  const numbered = [...read.matchAll(pattern.numbered)].flatMap((match) => {
    const range = { start: match.index, end: match.index + match[0].length }
    return isOutside(read, range, language, title) ? [] : numberedIn(match, words, pattern.number)
  })
  const taken = (start: number) => numbered.some((one) => one.start <= start && start < one.end)
  const bare = [...read.matchAll(pattern.bare)].flatMap((match) => {
    const [written, number = ''] = match
    const start = match.index + written.length - number.length
    const range = { start, end: start + number.length }
    if (taken(start) || isOutside(read, range, language, title)) return []
    const target: Target = { kind: 'numbered', family: 'section', number, parts: [] }
    return [{ ...range, target }]
  })
  const named = [...read.matchAll(pattern.named)].map((match) => {
    const [written, name = ''] = match
    const target: Target = { kind: 'named', name }
    return { start: match.index, end: match.index + written.length, target }
  })
  const linked = [...read.matchAll(link)].flatMap((match) => {
    const [written, name = '', path = '', anchor = ''] = match
    if (path + anchor === '' || elsewhere.test(path)) return []
    const target: Target = { kind: 'linked', path, anchor, name }
    return [{ start: match.index, end: match.index + written.length, target }]
  })
  return [...numbered, ...bare, ...named, ...linked].toSorted((a, b) => a.start - b.start)
}

/** What every reference has: a number, a letter alone, a quoted name or a link. */
const mayRefer = /\d|["“„«]|\]\(|(?<!\p{L})[A-Z](?!\p{L})|[IVX]{2}/u

/** A link of Markdown that is no picture: its name, path and anchor. */
const link = /(?<!!)\[([^\][]{1,120})\]\(([^\s()#]{0,200})(?:#([^\s()]{0,200}))?\)/g
/** Addresses of the web, of mail and the like. */
const elsewhere = /^[a-z][a-z+.-]*:|^\/\//i

/** The places that a match of the pattern for numbers names. */
function numberedIn(
  match: RegExpMatchArray,
  words: ReferenceWords,
  numberPattern: RegExp,
): readonly Reference[] {
  const [written, form = '', numbers = '', behind = ''] = match
  const range = { start: match.index ?? 0, end: (match.index ?? 0) + written.length }
  const place = words.places.get(form.replace('§§', '§').toLowerCase())
  if (place === undefined) return []
  const further = [...behind.matchAll(/\w{1,4}(?=,|\s|$)/g)].map(([one]) => one)
  const inner = further.filter((one) => /^(?:\d{1,3}|[a-z])$/.test(one))
  const found: { number: string; parts: string[] }[] = []
  for (const [, to, number = ''] of numbers.matchAll(numberPattern)) {
    const [own = '', ...parts] = number
      .toLowerCase()
      .replace(/º|\.º/g, '')
      .split(/[()\s]+/)
    const last = found.at(-1)
    if (to !== undefined && last !== undefined) found.push(...between(last.number, own))
    found.push({ number: own, parts: parts.filter((part) => part !== '') })
  }
  const isDotted = (number: string) => number.includes('.')
  const isNumber = ({ number }: { number: string }) =>
    place.family === 'annex' || place.family === 'table' || /^(?:\d|[ivx]+$)/.test(number)
  const read = found.filter(isNumber).slice(0, listedMax)
  return read.map(({ number, parts }, at, { length }) => {
    const all = at === length - 1 ? [...parts, ...inner] : parts
    // "Paragraph 2.4" is a part of the document, "paragraph 2" one of the section around it.
    const family = place.family === 'part' && isDotted(number) ? 'section' : place.family
    const word = family === place.family ? { word: place.word } : {}
    return { ...range, target: { kind: 'numbered', family, ...word, number, parts: all } }
  })
}

/** The numbers between the ends of a range, which differ in their last: "9.3" and "9.4" between "9.2" and "9.5". */
function between(first: string, last: string): readonly { number: string; parts: string[] }[] {
  const [, stem, from] = /^([^\s]{0,16}?)(\d{1,4})$/.exec(first) ?? []
  const [, sameStem, to] = /^([^\s]{0,16}?)(\d{1,4})$/.exec(last) ?? []
  if (stem === undefined || stem !== sameStem) return []
  const count = Math.min(Number(to) - Number(from) - 1, listedMax)
  return Array.from({ length: Math.max(0, count) }, (_, nth) => {
    return { number: `${stem}${Number(from) + nth + 1}`, parts: [] }
  })
}
