import { asDecimal } from '../../../base/as-decimal.ts'
import { languageOf } from '../../../language/languages.ts'
import { readAmounts } from '../../../language/quantities/amounts.ts'
import { exactUnitOpening } from '../../../language/quantities/exact-units.ts'
import { unitOpening } from '../../../language/quantities/units.ts'
import type { Question } from '../../question.ts'
import { settings } from './settings.ts'

/**
 * A value in the unit that a question asks for: "How long is it in miles?" of "14 km". Undefined where it asks for none,
 * or for one that the value cannot be told in.
 */
export function convertedValue({ text, language }: Question, value: string): string | undefined {
  const asked = languageOf(language).reckoning?.inUnit.find(text) ?? []
  const [amount, another] = readAmounts(value, language)
  if (asked.length === 0 || amount === undefined || another !== undefined) return undefined
  const own = value.slice(amount.to, amount.end)
  for (const { end } of asked) {
    const name = text.slice(end, end + settings.unitLengthMax)
    const to = unitOpening(name, language)
    const from = unitOpening(own.replace('°C', ' celsius').replace('°F', ' fahrenheit'), language)
    if (to === undefined || from === undefined || to === from) continue
    const number = amount.value / (exactUnitOpening(own, language)?.factor ?? 1)
    const result = degrees(number, from, to) ?? scaled(number, own, name, language)
    if (result === undefined || !(Math.abs(result) <= settings.resultMax)) continue
    const rounded = Number(result.toPrecision(3))
    const sign = rounded === asDecimal(result) ? '=' : '≈'
    const format = new Intl.NumberFormat(language, { style: 'unit', unit: to, unitDisplay: 'long' })
    return `${value.slice(amount.start, amount.end)} ${sign} ${format.format(rounded)}`
  }
  return undefined
}

function degrees(value: number, from: string, to: string): number | undefined {
  if (from === 'celsius' && to === 'fahrenheit') return (value * 9) / 5 + 32
  return from === 'fahrenheit' && to === 'celsius' ? ((value - 32) * 5) / 9 : undefined
}

function scaled(value: number, own: string, name: string, language: string): number | undefined {
  const [from, to] = [exactUnitOpening(own, language), exactUnitOpening(name, language)]
  if (from === undefined || to === undefined || from.dimension !== to.dimension) return undefined
  return (value * from.factor) / to.factor
}
