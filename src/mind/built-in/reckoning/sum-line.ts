import { asDecimal } from '../../../base/as-decimal.ts'
import type { Amount } from '../../../language/quantities/amounts.ts'
import type { Factor, Fit } from './fit-rates.ts'
import { wholeOf } from './hundredths.ts'
import { settings } from './settings.ts'

/** "2 × £9.50 + 3 × £5.00 = £34.00"; undefined where the amounts cannot be added, or a part of a whole or all digits are not told. */
export function sumLine(fits: readonly Fit[], language: string): string | undefined {
  const [first] = fits
  if (first === undefined) return undefined
  const format = (value: number, decimals = 0) =>
    new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: Math.max(decimals, 3),
    }).format(value)
  const isSame = fits.every(({ rate: { amount } }) => {
    const { unit, factor, currency } = first.rate.amount
    return amount.unit === unit && amount.factor === factor && amount.currency === currency
  })
  const isWhole = fits.every(({ factors }) => factors.every(isWholeNumber))
  if (!isSame || !isWhole) return undefined
  const values = fits.map(({ rate, factors }) =>
    factors.reduce((all, { times }) => all * times, rate.amount.value / rate.amount.factor),
  )
  const total = asDecimal(values.reduce((sum, value) => sum + value, 0))
  if (!(total <= settings.resultMax)) return undefined
  const terms = fits.map((fit) => termOf(fit, format))
  const decimals = Math.max(...fits.map((fit) => decimalsOf(writtenIn(fit).number)))
  return `${terms.join(' + ')} = ${resultOf(total, decimals, first, format, language)}`
}

/** What is per several is not paid for a part of them. */
function isWholeNumber({ times, per }: Factor): boolean {
  return per === 1 || Number.isInteger(asDecimal(times))
}

type Format = (value: number, decimals?: number) => string

/** "2 × 3 × €2.20", "250 ÷ 5 × 1 point" */
function termOf(fit: Fit, format: Format): string {
  const counts = fit.factors
    .filter(({ given, times }) => !(given.isOne && times === 1))
    .map(({ times, per }) =>
      per === 1 ? format(times) : `${format(times * per)} ÷ ${format(per)}`,
    )
  return [...counts, writtenIn(fit).whole].join(' × ')
}

/** The result, written as the amount of the first rate is. */
function resultOf(
  total: number,
  decimals: number,
  fit: Fit,
  format: Format,
  language: string,
): string {
  const { before, behind } = writtenIn(fit)
  const sign = wholeOf(fit.rate.amount, language)
  if (sign !== undefined) {
    const whole = total / 100
    return `${sign}${format(whole, Number.isInteger(whole) ? 0 : 2)}`
  }
  const isFraction = fit.rate.amount.unit === 'money' && !Number.isInteger(total)
  const shown = isFraction ? Math.max(decimals, 2) : decimals
  return `${before}${format(total, shown)}${behind}`
}

function writtenIn({ rate }: Fit) {
  return written(rate.amount, rate.written)
}

/** An amount as it stands in a text: its number, and the sign and unit around it. */
export function written({ start, end, from, to }: Amount, text: string) {
  return {
    whole: text.slice(start, end).trim(),
    before: text.slice(start, from),
    number: text.slice(from, to),
    behind: text.slice(to, end),
  }
}

function decimalsOf(number: string): number {
  return /[.,](\d{1,2})$/u.exec(number)?.[1]?.length ?? 0
}
