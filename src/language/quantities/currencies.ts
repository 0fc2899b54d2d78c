import { Memo } from '../../base/cache/memo.ts'
import { languageOf } from '../languages.ts'
import { Phrases } from '../phrases.ts'

/** The signs of currencies that tell one; "$" is taken for the one that is most often meant. */
const codes = new Map([
  ['€', 'EUR'],
  ['$', 'USD'],
  ['£', 'GBP'],
  ['¥', 'JPY'],
  ['₹', 'INR'],
  ['₽', 'RUB'],
  ['₴', 'UAH'],
  ['₺', 'TRY'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
])
const supported = new Set(Intl.supportedValuesOf('currency'))

/**
 * What the currencies of a text are called in a language: for "Price EUR" in English "€", "EUR", "euro" and "euros".
 * Empty if the text has no sign or code of one.
 */
export function currencyNames(text: string, language: string): readonly string[] {
  const written = text.match(/\p{Sc}|\b[A-Z]{3}\b|zł|Kč/gu) ?? []
  const found = new Set(written.map((one) => codes.get(one) ?? one))
  return [...found].filter((code) => supported.has(code)).flatMap((code) => namesOf(code, language))
}

function namesOf(code: string, language: string): readonly string[] {
  return memo.get(`${code} ${language === 'und' ? 'en' : language}`)
}

const memo = new Memo(100, (key: string): readonly string[] => {
  const [code = '', language] = key.split(' ')
  const signs = [...codes].flatMap(([sign, of]) => (of === code ? [sign] : []))
  const named = (count: number) =>
    new Intl.NumberFormat(language, {
      ...{ style: 'currency', currency: code, currencyDisplay: 'name' },
      maximumFractionDigits: 0,
    })
      .formatToParts(count)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : []))
  return [...new Set([...signs, code, ...[1, 2, 5].flatMap(named)])]
})

/**
 * The length of the sign, code or name of a currency that a text begins with, after a space: 2 for " €". Undefined for
 * anything else.
 */
export function openingCurrency(text: string, language: string): number | undefined {
  const [sign] = signOpening.exec(text) ?? []
  if (sign !== undefined) return sign.length
  const [code = ''] = codeOpening.exec(text) ?? []
  if (code !== '' && supported.has(code.trim())) return code.length
  const found = moneyNames.get(languageOf(language).code).opening(text)
  return found && /^[\s\u00a0-]?$/.test(text.slice(0, found.start)) ? found.end : undefined
}

/** The sign or code of a currency that a text ends with, with the space behind it: "US$"; empty if there is none. */
export function currencyBefore(text: string, language: string): string {
  const [sign = ''] = signEnding.exec(text.slice(-signLengthMax)) ?? []
  return sign !== '' && openingCurrency(sign.trim(), language) !== undefined ? sign : ''
}

const signLengthMax = 5
const signEnding = /(?:\p{Sc}|US\$|\b[A-Z]{3})[\s\u00a0]?$/u

const signOpening = /^[\s\u00a0]?(?:\p{Sc}|US\$|zł|Kč|kr\b|Ft\b|lei\b|руб\.?|грн\.?)/u
const codeOpening = /^[\s\u00a0]?[A-Z]{3}(?![\p{L}\p{N}])/u

/** What people call the currencies of a language, and the most frequent ones in English. */
const moneyNames = new Memo(64, (code: string): Phrases => {
  const { isUnspaced, values } = languageOf(code)
  const ofEnglish = code === 'en' ? [] : languageOf('en').values.units
  const names = [...values.units, ...ofEnglish].filter(([, kind]) => kind === 'money')
  return new Phrases(
    names.map(([name]) => [name, true]),
    isUnspaced,
  )
})
