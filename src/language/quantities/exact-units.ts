import { Memo } from '../../base/cache/memo.ts'
import { keysOf } from '../../base/keys-of.ts'
import { languageOf } from '../languages.ts'
import { fold } from '../words/fold.ts'
import { measureOpening } from './measures.ts'
import { namesOfUnit } from './units.ts'

/** A unit that converts exactly into the others of its dimension: a gram is 0.001 of the `mass` unit. */
export type ExactUnit = {
  readonly dimension: string
  readonly factor: number
  readonly end: number
}

/**
 * The unit that a text begins with, after a space or hyphen, by its symbol or by its name in the language or in
 * English, if it converts exactly. Months have no number of days, and so are of a dimension of their own. Undefined for
 * anything else.
 */
export function exactUnitOpening(text: string, language: string): ExactUnit | undefined {
  const end = measureOpening(text, language)?.end
  if (end === undefined) return undefined
  const written = text.slice(0, end).replace(/^[\s\u00a0\u202f-]/, '')
  const found = symbols.get(written) ?? names.get(languageOf(language).code).get(fold(written))
  return found && { ...found, end }
}

type Factor = Omit<ExactUnit, 'end'>

/** Symbols with their factors. Those of SI are powers of ten, those of data follow IEC 80000-13. */
const factors: Readonly<Record<string, string>> = {
  mass: 'mg 1e-6 g 1e-3 kg 1 t 1e3 lb 0.45359237 lbs 0.45359237 oz 0.028349523125 мг 1e-6 г 1e-3 кг 1 т 1e3',
  length:
    'nm 1e-9 µm 1e-6 μm 1e-6 mm 1e-3 cm 1e-2 dm 0.1 m 1 km 1e3 ft 0.3048 yd 0.9144 mi 1609.344 мм 1e-3 см 1e-2 м 1 км 1e3',
  area: 'mm² 1e-6 cm² 1e-4 cm2 1e-4 dm² 1e-2 m² 1 m2 1 ㎡ 1 ha 1e4 km² 1e6 km2 1e6 м² 1 м2 1 га 1e4 км² 1e6',
  volume:
    'ml 1e-3 mL 1e-3 cl 1e-2 dl 0.1 l 1 L 1 hl 100 m³ 1e3 m3 1e3 cm³ 1e-3 cm3 1e-3 мл 1e-3 л 1 м³ 1e3',
  duration: 'ms 1e-3 s 1 sec 1 min 60 h 3600 hr 3600 hrs 3600 мин 60 ч 3600',
  speed: 'km/h 1 kph 1 kmh 1 mph 1.609344 m/s 3.6 км/ч 1 м/с 3.6',
  power: 'mW 1e-3 W 1 kW 1e3 MW 1e6 GW 1e9 Вт 1 кВт 1e3 МВт 1e6',
  energy: 'Wh 1 kWh 1e3 MWh 1e6 GWh 1e9',
  frequency: 'Hz 1 kHz 1e3 MHz 1e6 GHz 1e9',
  voltage: 'mV 1e-3 V 1 kV 1e3',
  current: 'mA 1e-3 A 1',
  data: 'B 1 KB 1e3 kB 1e3 MB 1e6 GB 1e9 TB 1e12 PB 1e15 KiB 1024 MiB 1048576 GiB 1073741824 TiB 1099511627776 МБ 1e6 ГБ 1e9 ТБ 1e12 Ko 1e3 Mo 1e6 Go 1e9 To 1e12',
}

const symbols = new Map<string, Factor>(
  keysOf(factors).flatMap((dimension) => {
    const written = (factors[dimension] ?? '').split(' ')
    return Array.from({ length: written.length / 2 }, (_, nth) => {
      const factor = { dimension, factor: Number(written[2 * nth + 1]) }
      return [written[2 * nth] ?? '', factor] as const
    })
  }),
)

/** The units that `Intl` has names for, each with its factor. */
const named: Readonly<Record<string, readonly [unit: string, factor: number][]>> = {
  mass: [
    ['gram', 1e-3],
    ['kilogram', 1],
    ['pound', 0.45359237],
    ['ounce', 0.028349523125],
  ],
  length: [
    ['millimeter', 1e-3],
    ['centimeter', 1e-2],
    ['meter', 1],
    ['kilometer', 1e3],
    ['inch', 0.0254],
    ['foot', 0.3048],
    ['yard', 0.9144],
    ['mile', 1609.344],
  ],
  area: [['hectare', 1e4]],
  volume: [
    ['milliliter', 1e-3],
    ['liter', 1],
  ],
  duration: [
    ['millisecond', 1e-3],
    ['second', 1],
    ['minute', 60],
    ['hour', 3600],
    ['day', 86_400],
    ['week', 604_800],
  ],
  months: [
    ['month', 1],
    ['year', 12],
  ],
  data: [
    ['megabyte', 1e6],
    ['gigabyte', 1e9],
    ['terabyte', 1e12],
  ],
}

/** The long and short names of these units in a language and in English, folded. */
const names = new Memo(64, (code: string): ReadonlyMap<string, Factor> => {
  const found = new Map<string, Factor>()
  for (const dimension of keysOf(named))
    for (const [unit, factor] of named[dimension] ?? [])
      for (const locale of new Set([code, 'en', 'en-GB']))
        for (const [name] of namesOfUnit(locale, unit)) {
          const key = fold(name)
          if (!symbols.has(name) && !found.has(key)) found.set(key, { dimension, factor })
        }
  return found
})
