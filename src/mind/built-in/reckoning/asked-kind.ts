import { languageOf } from '../../../language/languages.ts'
import type { Amount } from '../../../language/quantities/amounts.ts'

type OfKind = (amount: Amount) => boolean

/**
 * Which amounts a question asks for, the likelier ones first: money, where it asks what something costs, or else what its
 * question words name. One that only asks "how much" or "what" may ask for money or for an amount of something.
 */
export function kindsAskedFor(text: string, language: string): readonly OfKind[] {
  const { reckoning, aggregation, values } = languageOf(language)
  const asked = values.asks.find(text)[0]?.value ?? []
  if (asked[0] === 'count') return [({ unit }) => unit === 'count']
  const isOfPrice = reckoning?.pays.isIn(text) === true || aggregation?.prices.isIn(text) === true
  const isOfAny = asked.length === 0 || asked[0] === 'money'
  if (isOfAny) return isOfPrice && !mayBeOther(text, language) ? [isMoney] : [isMoney, isOther]
  return [({ unit }) => asked.some((kind) => unit.startsWith(kind)) || isTimeOf(asked, unit)]
}

const isMoney: OfKind = ({ unit }) => unit === 'money'
const isOther: OfKind = ({ unit }) => unit !== 'money' && unit !== 'count'

/** "How much" alone, which is among the words for prices, asks for either. */
function mayBeOther(text: string, language: string): boolean {
  const { reckoning, aggregation, values } = languageOf(language)
  const [asking] = values.asks.find(text)
  const rest =
    asking === undefined ? text : `${text.slice(0, asking.start)} ${text.slice(asking.end)}`
  return reckoning?.pays.isIn(rest) !== true && aggregation?.prices.isIn(rest) !== true
}

function isTimeOf(asked: readonly string[], unit: string): boolean {
  return unit === 'months' && asked.includes('duration')
}
