import { InvalidArgumentError } from 'commander'

const unitsMs = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** `90s`, `30m`, `12h`, `30d`, `2w` in milliseconds. */
export function duration(text: string): number {
  const [, amount, unit] = /^([1-9]\d{0,5})([smhdw])$/.exec(text) ?? []
  if (amount === undefined) throw new InvalidArgumentError('Say it like 30d, 12h or 45m.')
  return Number(amount) * unitsMs[unit as keyof typeof unitsMs] // the pattern takes no other units
}

/** Tokens: `500`, `0.5`. */
export function tokenAmount(text: string): number {
  const amount = /^\d{1,12}(\.[05])?$/.test(text) ? Number(text) : Number.NaN
  if (Number.isNaN(amount)) throw new InvalidArgumentError('Tokens are whole or end in .5.')
  return amount
}

/** `chat,research` */
export function commaList(text: string): string[] {
  return text.split(',').map((entry) => entry.trim())
}
