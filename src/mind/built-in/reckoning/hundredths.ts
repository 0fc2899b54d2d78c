import { languageOf } from '../../../language/languages.ts'
import type { Amount } from '../../../language/quantities/amounts.ts'

/** The amounts of a text in hundredths of a currency, "20p", with the sign of these as their currency. Linear in its length. */
export function hundredthsIn(text: string, language: string): readonly Amount[] {
  const { hundredths } = languageOf(language).reckoning ?? {}
  if (hundredths === undefined) return []
  return Array.from(
    text.matchAll(numberWithSign),
    ({ 0: { length }, 1: number = '', 2: currency = '', index }): Amount => {
      const [start, end, to] = [index, index + length, index + number.length]
      return {
        start,
        end,
        from: start,
        to,
        value: Number(number),
        factor: 1,
        unit: 'money',
        currency,
      }
    },
  ).filter(({ currency }) => currency === hundredths.sign)
}

const numberWithSign = /(?<![\p{L}\p{N}.,])(\d{1,3})\s?(\p{L})(?![\p{L}\p{N}.-])/gu

/** The sign of the currency of which an amount is in hundredths: "£" of "20p"; undefined for any other. */
export function wholeOf({ currency }: Amount, language: string): string | undefined {
  const { hundredths } = languageOf(language).reckoning ?? {}
  return currency !== undefined && currency === hundredths?.sign ? hundredths.whole : undefined
}
