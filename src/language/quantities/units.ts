import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'
import { Phrases } from '../phrases.ts'
import { fold } from '../words/fold.ts'

/**
 * The unit of measure that a short text begins with, after a space or hyphen: `kilometer` for "km", "kilometres" and,
 * in German, "Kilometer". `undefined` for anything else.
 */
export function unitOpening(text: string, language: string): string | undefined {
  if (/^\s?%/.test(text)) return 'percent'
  const found = known.get(languageOf(language).code).opening(text)
  return found && /^[\s\u00a0-]?$/.test(text.slice(0, found.start)) ? found.value : undefined
}

/** The names of units in a language and, as symbols are much the same everywhere, in English. */
const known = new Memo(64, (code: string): Phrases<string> => {
  const { stopWords, isUnspaced } = languageOf(code)
  const all = [...new Set([code, 'en', 'en-GB'])].flatMap((locale) =>
    units.flatMap((unit) => namesOfUnit(locale, unit)),
  )
  // "in" is mostly no inch.
  const telling = all.filter(([name]) => !stopWords.has(fold(name)))
  return new Phrases(telling, isUnspaced)
})

/** Without bits, which only their case tells from bytes. */
const units = [
  ...['acre', 'hectare', 'millimeter', 'centimeter', 'meter', 'kilometer', 'inch', 'foot', 'yard'],
  ...['mile', 'gram', 'kilogram', 'ounce', 'pound', 'stone', 'milliliter', 'liter', 'gallon'],
  ...['millisecond', 'second', 'minute', 'hour', 'day', 'week', 'month', 'year', 'percent'],
  ...['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte', 'petabyte', 'celsius', 'fahrenheit'],
]

/** The names of a unit after 1, 2, 5 and 1.5, long and short: "час", "часа", "часов", "ч". */
export function namesOfUnit(locale: string, unit: string): readonly UnitName[] {
  return names.get(`${locale} ${unit}`)
}

/** A name of a unit, and the unit. */
type UnitName = readonly [name: string, unit: string]

/**
 * Names by locale and unit, in each of two generations: to ask `Intl` for those of all units of a locale takes some 15
 * ms, and each language has those of English besides its own.
 */
const namesMax = 256

const names = new Memo(namesMax, (key): readonly UnitName[] => {
  const [locale = '', unit = ''] = key.split(' ')
  return (['long', 'short'] as const).flatMap((unitDisplay) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay })
    return [1, 2, 5, 1.5].flatMap((count) => {
      const name = format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? ''
      const bare = name.trim().replace(/\.$/, '')
      return /\p{L}/u.test(bare) ? [[bare, unit] as const] : []
    })
  })
})
