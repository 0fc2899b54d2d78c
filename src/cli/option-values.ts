import { InvalidArgumentError } from 'commander'

/** The milliseconds of each unit of a duration. */
const unitsMs: ReadonlyMap<string, number> = new Map([
  ['s', 1_000],
  ['m', 60_000],
  ['h', 3_600_000],
  ['d', 86_400_000],
  ['w', 604_800_000],
])

/** The milliseconds of a duration such as `90s`, `30m`, `12h`, `30d` or `2w`. */
export function duration(text: string): number {
  const [, amount, unit = ''] = /^([1-9]\d{0,5})([smhdw])$/.exec(text) ?? []
  const unitMs = unitsMs.get(unit)
  if (unitMs === undefined)
    throw new InvalidArgumentError('A duration is a number and a unit, such as 30d, 12h or 45m.')
  return Number(amount) * unitMs
}

/** An amount of tokens such as `500` or `0.5`. */
export function tokenAmount(text: string): number {
  const amount = /^\d{1,12}(\.[05])?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(amount))
    throw new InvalidArgumentError('An amount of tokens is 0 or more, and whole or ends in .5.')
  return amount
}

/** An amount of tokens, or `none`. Commander would take null for an option without a value. */
export function tokenAmountOrNone(text: string): number | 'none' {
  return text === 'none' ? text : tokenAmount(text)
}

/** `chat,research` → `['chat', 'research']` */
export function commaList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim())
}

/** The options that say which pages of the web may be read. */
export const domainOptions = [
  [
    '--include-domains <names>',
    'read only pages of these domains, such as example.org,example.com',
  ],
  ['--exclude-domains <names>', 'read no pages of these domains'],
] as const

/** A number such as `8`. */
export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(text)
}
