import { Memo } from '../../base/cache/memo.ts'
import { keysOf } from '../../base/keys-of.ts'
import { languageOf } from '../languages.ts'
import { Phrases } from '../phrases.ts'
import type { ValueKind } from '../value-words.ts'
import { fold } from '../words/fold.ts'
import { namesOfUnit } from './units.ts'

/** The unit behind a number: what kind of value it makes of it, and where it ends. */
type FoundMeasure = { readonly kind: ValueKind; readonly end: number }

/**
 * The unit that a text begins with, after a space or hyphen, by its symbol or by its name in the language or in
 * English: `mass` for " kg" and " kilograms". Undefined for anything else.
 */
export function measureOpening(text: string, language: string): FoundMeasure | undefined {
  const [whole = '', gap = '', written = ''] = opening.exec(text) ?? []
  const symbol = written === '' ? undefined : symbolIn(written)
  const name = named.get(languageOf(language).code).opening(text)
  if (name && beforeUnit.test(text.slice(0, name.start)) && (!symbol || name.end > whole.length))
    return { kind: name.value, end: name.end }
  return symbol && { kind: symbol.kind, end: gap.length + symbol.length }
}

/**
 * Whether a word right behind a number makes a quantity of it: "kg", "minutes", "Minuten". With a capital, the name of a
 * unit is one only where all nouns have capitals ("In 1914 Pound came"). `folded` is the word, folded.
 */
export function isUnit(written: string, folded: string, language: string): boolean {
  const { code, stopWords, capitalizesNouns } = languageOf(language)
  if (symbols.has(written)) return !stopWords.has(folded)
  return words.get(code).has(folded) && (capitalizesNouns || !/^\p{Lu}/u.test(written))
}

/** Whether a word alone is a unit by its small and capital letters: "Nm", "Wh". A unit of data ("Go") is a word too. */
export function isUnitSymbol(written: string): boolean {
  const kind = symbols.get(written)
  return kind !== undefined && kind !== 'data' && /^\p{Lu}.*\p{Ll}/u.test(written)
}

/** Whether a folded word alone is a unit of time: "month", "jahr". */
export function isTimeUnit(folded: string, language: string): boolean {
  return words.get(languageOf(language).code).get(folded) === 'duration'
}

const opening = /^([\s\u00a0\u202f-]?)((?:°\s)?[^\s\d,;:!?]{1,14})/u
const beforeUnit = /^[\s\u00a0\u202f-]?$/

/** The longest symbol that a word is, without the marks behind it, and letters of scripts without spaces. */
function symbolIn(written: string): { kind: ValueKind; length: number } | undefined {
  const bare = written.replace(/[.)\]"'’»”*_|]{1,4}$/u, '')
  const [beforeDash = bare] = bare.split(/[/–-]/u, 1)
  const [beforeLetters = bare] = bare.split(/[\p{Lo}。、，；：]/u, 1)
  for (const one of [written, bare, beforeDash, beforeLetters]) {
    const kind = symbols.get(one.replace(/\s/, ''))
    if (kind !== undefined) return { kind, length: one.length }
  }
  return undefined
}

/** Symbols of units, which are the same in all languages; their case tells some apart. */
const symbolsOfKind: Readonly<Partial<Record<ValueKind, string>>> = {
  mass: 'kg g mg µg μg lb lbs oz t кг г мг т',
  length: 'mm cm dm m km µm μm nm ft yd mi м см мм км ″ "',
  area: 'mm² cm² dm² m² km² m2 km2 cm2 ha sqm sqft м² км² м2 га ㎡',
  volume: 'ml mL cl dl l L hl m³ cm³ m3 cm3 cc gal tbsp tsp л мл м³',
  flow: 'l/min L/min l/h L/h l/s m³/h m3/h ml/h ml/min gpm л/мин',
  speed: 'km/h kph kmh mph m/s kn knots км/ч м/с',
  duration: 'ms s sec min h hr hrs yrs ч мин с',
  temperature: '°C °F K ℃ ℉ °С',
  sound: 'dB dBA dB(A) дБ',
  power: 'W kW MW GW mW hp bhp PS kVA VA CV ch Вт кВт МВт',
  energy: 'Wh kWh MWh GWh J kJ MJ kcal cal mAh Ah Втч кВтч кВт·ч мАч',
  voltage: 'V kV mV VAC VDC В кВ',
  current: 'A mA А мА',
  frequency: 'Hz kHz MHz GHz rpm Гц кГц МГц ГГц',
  pressure: 'bar mbar Pa kPa hPa MPa psi бар',
  force: 'Nm N kN lbf lb-ft Н Нм',
  light: 'lm lx cd lux',
  data: 'B KB kB MB GB TB PB KiB MiB GiB TiB Mbit Gbit Mbps Gbps kbps Mbit/s Gbit/s MB/s GB/s МБ ГБ ТБ Go Mo To Ko',
  angle: '°',
  percentage: '% ‰ ％ ٪',
}

const symbols = new Map<string, ValueKind>(
  keysOf(symbolsOfKind).flatMap((kind) =>
    (symbolsOfKind[kind] ?? '').split(' ').map((symbol) => [symbol, kind] as const),
  ),
)

/** The units that `Intl` has names for. */
const unitsOfKind: Readonly<Partial<Record<ValueKind, readonly string[]>>> = {
  mass: ['gram', 'kilogram', 'ounce', 'pound', 'stone'],
  length: ['millimeter', 'centimeter', 'meter', 'kilometer', 'inch', 'foot', 'yard', 'mile'],
  area: ['acre', 'hectare'],
  volume: ['milliliter', 'liter', 'gallon', 'fluid-ounce'],
  flow: ['liter-per-minute', 'liter-per-hour', 'liter-per-second'],
  speed: ['kilometer-per-hour', 'mile-per-hour', 'meter-per-second'],
  duration: ['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year'],
  temperature: ['celsius', 'fahrenheit'],
  data: ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte', 'megabit', 'gigabit'],
  angle: ['degree'],
  percentage: ['percent'],
}

/** The names of units of a language, and in English. */
const named = new Memo(64, (code: string): Phrases<ValueKind> => {
  const { stopWords, isUnspaced, values } = languageOf(code)
  const ofIntl = [...new Set([code, 'en', 'en-GB'])].flatMap((locale) =>
    keysOf(unitsOfKind).flatMap((kind) =>
      (unitsOfKind[kind] ?? []).flatMap((unit) =>
        namesOfUnit(locale, unit).map(([name]) => [name, kind] as const),
      ),
    ),
  )
  const own = [...values.units, ...(code === 'en' ? [] : languageOf('en').values.units)]
  // "in" is mostly no inch, and a symbol is read as one.
  const isTelling = (name: string) => name.length > 2 || !stopWords.has(fold(name))
  const telling = ofIntl.filter(([name]) => isTelling(name) && !symbols.has(name))
  return new Phrases([...own, ...telling], isUnspaced)
})

/** The names of units, folded, to look up single words. */
const words = new Memo(64, (code: string): ReadonlyMap<string, ValueKind> => {
  return new Map(named.get(code).entries.map(([name, kind]) => [fold(name), kind]))
})
