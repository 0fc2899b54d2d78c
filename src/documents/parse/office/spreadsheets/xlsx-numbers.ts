/** Excel shows no more decimal places. */
const decimalsMax = 30
/** Text in quotes or after a backslash, room for a character, colours and conditions, and the place of a digit. */
const zerosPart = /"([^"]*)"|\\(.)|[_*].|\[[^[\]]*\]|0/g

/** By the least and the most decimal places: to make one takes far longer than to use it. */
const percentages = new Map<string, Intl.NumberFormat>()

/** A number of hundredths with the decimal places of its format: `12.5%` for `0.0%`. */
export function shownPercentage(number: number, code: string): string {
  const decimals = /\.([0#?]+)/.exec(code)?.[1]?.slice(0, decimalsMax) ?? ''
  return percentage(decimals.replace(/[^0]/g, '').length, decimals.length).format(number)
}

/** A number without the decimal places that its format does not show: `8.38` for `0.00`, and `1.5` for it. */
export function shownDecimal(number: number, code: string): string {
  const decimals = /\.([0#?]+)/.exec(code)?.[1]?.length ?? 0
  const rounded = Number(number.toFixed(Math.min(decimals, decimalsMax)))
  return String(rounded === 0 ? 0 : rounded)
}

/**
 * The digits of a whole number in the places of a format of zeros, with the text between them: `01067` for `00000`.
 * What has too many digits keeps them.
 */
export function shownWithZeros(number: number, code: string): string {
  const places = code.match(zerosPart)?.filter((part) => part === '0').length ?? 0
  const digits = String(Math.abs(number)).padStart(places, '0')
  const surplus = digits.length - places
  let end = surplus
  const shown = code.replace(zerosPart, (part: string, quoted = '', escaped = '') => {
    if (part !== '0') return quoted + escaped
    const start = end === surplus ? 0 : end
    end += 1
    return digits.slice(start, end)
  })
  return (number < 0 ? '-' : '') + shown.trim()
}

function percentage(least: number, most: number): Intl.NumberFormat {
  const key = `${least} to ${most}`
  const known = percentages.get(key)
  if (known) return known
  const made = new Intl.NumberFormat('en', {
    style: 'percent',
    minimumFractionDigits: least,
    maximumFractionDigits: most,
    useGrouping: false,
    signDisplay: 'negative',
  })
  percentages.set(key, made)
  return made
}
