import type { Passage } from '../../../evidence/passage.ts'
import { findNames } from '../../../extraction/names/find-names.ts'
import type { Token } from '../../../extraction/terms/tokens.ts'
import { wordSetsOf } from '../../../extraction/terms/word-sets.ts'
import { languageOf } from '../../../language/languages.ts'
import { dateRangeWords } from '../../../language/quantities/date-range-words.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { readNumbers } from '../../../language/quantities/numbers.ts'
import { unitOpening } from '../../../language/quantities/units.ts'
import { fold } from '../../../language/words/fold.ts'
import { overlapsAny } from '../../../language/words/ranges.ts'
import type { Range } from '../../../language/words/words.ts'
import type { Question } from '../../question.ts'
import type { Unit } from '../segmentation/read-evidence.ts'
import type { Candidates } from '../selection/candidates.ts'
import type { Choice } from '../selection/choice.ts'
import { settings as shared } from '../settings.ts'
import { settings } from './settings.ts'

/** A candidate for the short answer: a few words of a chosen unit, as shown. */
export type Wording = {
  readonly text: string
  readonly folded: string
  readonly form: Span['form']
  readonly span: Span
  readonly unit: Unit
  /** The index of its unit among all units. */
  readonly index: number
  /** Indices of its first and last word in the unit. */
  readonly first: number
  readonly last: number
}

/** The wordings of the first chosen excerpt that are in the shown text and not in the question. */
export function readWordings(candidates: Candidates, choice: Choice): readonly Wording[] {
  const asked = fold(candidates.question.text)
  const units = choice.excerpts[0]?.units ?? []
  return units
    .flatMap((index) => wordingsOf(candidates, index, asked))
    .slice(0, settings.wordings.countMax)
}

function wordingsOf(candidates: Candidates, index: number, asked: string): readonly Wording[] {
  const { question, measure, passages, units } = candidates
  const unit = units[index]
  const passage = unit && passages[unit.passage]
  if (unit === undefined || passage === undefined) return []
  const spans = spansOf(passage, unit, question.asks)
  if (spans.length === 0) return []
  const asks = new Set(measure.hits[index]?.map(({ at }) => at))
  return spans.flatMap((span) => {
    const text = passage.text.slice(span.start, span.end)
    const [first, last] = wordsOf(unit, span)
    const words = unit.tokens.slice(first, last + 1)
    if (words.length === 0) return []
    // A wording of the whole unit is no shorter than the quotation.
    if (words.length === unit.tokens.length) return []
    if (span.form !== 'code' && markup.test(text)) return []
    const folded = fold(text)
    const isNew = words.some(({ word }, at) => !word.isStopWord && !asks.has(first + at))
    if (!isNew || asked.includes(folded) || !unit.shown.includes(text)) return []
    return [{ text, folded, form: span.form, span, unit, index, first, last }]
  })
}

/** Markup, which would lose its other half when cut out of the sentence. */
const markup = /[*_`[\]|<>\\\n]/

function wordsOf({ tokens }: Unit, span: Span): readonly [first: number, last: number] {
  const first = tokens.findIndex(({ end }) => end > span.start)
  return [first < 0 ? tokens.length : first, tokens.findLastIndex(({ start }) => start < span.end)]
}

/** The forms of a span. The weights encode a form as its index in this list. */
export const spanForms = ['name', 'date', 'number', 'quotation', 'code', 'cell'] as const
export type SpanForm = (typeof spanForms)[number]

/** A few words within a unit that may be a short answer; the range counts from the start of the passage. */
export type Span = Range & { readonly form: SpanForm }

/**
 * The spans that may answer a question of this kind: names, dates, numbers with what they count, and texts in quotation
 * marks, code marks or table cells. Spans may overlap. Linear in the length of the unit.
 */
function spansOf(
  { text, language }: Passage,
  unit: Unit,
  asked: Question['asks'],
): readonly Span[] {
  if (unit.kind === 'code') return []
  const forms = formsFor[asked ?? 'thing'] ?? []
  const found = (
    form: SpanForm,
    read: (written: string) => readonly Range[],
    part: Range = unit,
  ) => {
    if (!forms.includes(form) || part.end <= part.start) return []
    const written = text.slice(part.start, Math.min(part.end, part.start + shared.bounds.unit))
    return read(written).map(({ start, end }) => {
      return { form, start: start + part.start, end: end + part.start }
    })
  }
  const names = forms.includes('name') ? findNames(text, unit.tokens) : []
  const counting = countingPart(unit, language)
  const dates = found('date', (written) => periodsIn(written, language), counting).filter(
    ({ start, end }) => start > unit.start + 1 || !timeOfDay.test(text.slice(end, end + 10)),
  )
  const numbers = found('number', (written) => countedIn(written, language), counting).filter(
    ({ start, end }) => asked !== 'number' || !clock.test(text.slice(start, end)),
  )
  const isDate = (number: Span) => overlapsAny(number, dates)
  return [
    ...names.map(({ start, end }) => ({ form: 'name' as const, start, end })),
    ...dates,
    ...numbers.filter((number) => !isDate(number)),
    ...found('quotation', (written) => marked(written, quotation)),
    ...found('code', (written) => marked(written, code)),
    ...found('cell', (written) => (unit.kind === 'row' ? marked(written, cell) : [])),
  ]
}

/** The possible forms of an answer, by what is asked for; none for what takes a sentence to say. */
const formsFor: Readonly<Partial<Record<NonNullable<Question['asks']>, readonly SpanForm[]>>> = {
  person: ['name', 'quotation', 'cell'],
  place: ['name', 'quotation', 'cell', 'code'],
  time: ['date', 'number', 'cell', 'code'],
  number: ['date', 'number', 'cell', 'code'],
  choice: spanForms,
  thing: spanForms,
}

/** Dates; a period is one span: "3 to 24 November", "27 May – 2 June". */
function periodsIn(text: string, language: string): readonly Range[] {
  const found: { start: number; end: number }[] = []
  for (const { start, end } of readDates(text, language)) {
    const last = found.at(-1)
    if (last !== undefined && isBetween(text.slice(last.end, start))) last.end = end
    else {
      const from = dayFrom(text.slice(Math.max(0, start - shared.bounds.end), start))
      found.push({ start: start - from.length, end })
    }
  }
  return found
}

/** Words, not dashes: a dash between two whole dates may separate a birth from a death. */
function isBetween(gap: string): boolean {
  return dateRangeWords.between.has(spacedWord.exec(gap)?.[1] ?? '')
}

/** The day before a date that is the first of its period, with what joins them: "3rd to "; empty if there is none. */
function dayFrom(before: string): string {
  const [, from = '', ending, word] = openDay.exec(before) ?? []
  const { between, ordinalEndings } = dateRangeWords
  const isOrdinal = ending === undefined || ordinalEndings.has(ending)
  return isOrdinal && (word === undefined || between.has(word)) ? from : ''
}

const spacedWord = /^\s(\p{L}{1,20})\s$/u
const openDay = /(?:^|[\s(])(\d{1,2}(?:\.|(\p{L}{1,20}))?(?:\s(\p{L}{1,20})\s|\s?[-–—]\s?))$/u
/** A time of day is no answer to "how many". */
const clock = /^\d{1,2}:[0-5]\d(?!\d)/

/** The range from the first to the last number of a unit, with some words on each side for units and things counted. */
function countingPart({ tokens, start, end }: Unit, language: string): Range {
  const { numerals } = wordSetsOf(language)
  const isNumber = ({ word }: Token) => word.isNumber || numerals.has(word.folded)
  const first = tokens.findIndex(isNumber)
  if (first < 0) return { start, end: start }
  const last = tokens.findLastIndex(isNumber)
  return {
    start: tokens[first - settings.wordings.wordsAround]?.start ?? start,
    end: tokens[last + settings.wordings.wordsAround]?.end ?? end,
  }
}

/**
 * Numbers with their sign and the unit or thing after them: "$ 5", "14 %", "800 goats", "3–5 km"; and with a word that
 * says which units they are: "28 calendar days".
 */
function countedIn(text: string, language: string): readonly Range[] {
  const found: { start: number; end: number }[] = []
  for (const { start, end } of readNumbers(text, language)) {
    const last = found.at(-1)
    const gap = text.slice(last?.end ?? start, start)
    if (last !== undefined && (rangeMark.test(gap) || isGroup(gap, text.slice(start, end))))
      last.end = end
    else found.push({ start, end })
  }
  const { isUnspaced, stopWords, aggregation } = languageOf(language)
  const isRate = (word: string) =>
    aggregation?.phrases.get(word)?.some(({ kind }) => kind === 'each') === true
  return found.map(({ start, end }) => {
    const before = sign.exec(text.slice(Math.max(0, start - 4), start))?.[0].length ?? 0
    const rest = text.slice(end, end + shared.bounds.end)
    const [after = '', , word = ''] = (isUnspaced ? counter : thing).exec(rest) ?? []
    const per = isRate(word) ? (perWhat.exec(rest.slice(after.length))?.[0] ?? '') : ''
    const isThing = !stopWords.has(fold(word)) && (!isRate(word) || per !== '')
    const counted = rest.slice(after.length + per.length)
    const isOfKind = word !== '' && isThing && unitOpening(counted, language) !== undefined
    const unit = isOfKind ? (perWhat.exec(counted)?.[0] ?? '') : ''
    const thingLength = after.length + per.length + unit.length
    return { start: start - before, end: end + (isThing ? thingLength : 0) }
  })
}

/** A date and time at the start of a line is a timestamp, and its date alone answers nothing. */
const timeOfDay = /^(?:T|,? )\d{1,2}:\d\d/

/** Three digits after a space continue the number before them, also in languages that group by full stops. */
function isGroup(gap: string, figures: string): boolean {
  return /^[ \u00a0\u202f]$/.test(gap) && /^\d{3}$/.test(figures)
}

const rangeMark = /^\s?[-–—:×/]\s?$/
const sign = /(?:[\p{Sc}±~≈≤≥−]|US\$)\s?$/u
const thing =
  /^(?:[\s\u00a0]?([%‰°]\p{L}?|\p{Sc})|[\s\u00a0-](\p{L}[\p{L}\p{M}²³/]*)(?![\p{L}\p{M}]))/u
/** What a rate is of: of "0.38 per" without it nobody knows how much it is. */
const perWhat = /^[\s\u00a0]\p{L}[\p{L}\p{M}²³]{0,20}(?![\p{L}\p{M}])/u
const counter = /^\s?([%‰]|\p{Sc}|\p{L})/u

function marked(text: string, mark: RegExp): readonly Range[] {
  return Array.from(text.matchAll(mark), ({ 0: written, index }) => {
    const lead = written.length - written.trimStart().length
    return { start: index + lead, end: index + lead + written.trim().length }
  })
}

const quotation = /(?<=["“„«「『《])[^"“”„«»「」『』《》\n]{2,80}(?=["”“»」』》])/gu
const code = /`[^`\n]{1,60}`/g
const cell = /(?<=\|)[^|\n]{1,60}(?=\|)/g
