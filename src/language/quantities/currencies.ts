import { Memo } from '../../base/cache/memo.ts'

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
