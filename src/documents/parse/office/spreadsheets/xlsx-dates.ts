import { dayMs } from '../../../../base/day-ms.ts'

/** Excel counts 29 February 1900, which did not exist, as day 60; counting from here fits all later days. */
const excelEpochMs = Date.UTC(1899, 11, 30)
/** Excel shows no finer part of a second. */
const fractionDigitsMax = 3
/** What `[h]` counts in full begins anew after so many where it is `h`. */
const units: Readonly<Record<string, { readonly seconds: number; readonly cycle: number }>> = {
  h: { seconds: 3600, cycle: 24 },
  m: { seconds: 60, cycle: 60 },
  s: { seconds: 1, cycle: 60 },
}
/**
 * Text in quotes or after a backslash, room for a character, units of time and the part of a second, other brackets.
 */
const durationPart = /"([^"]*)"|\\(.)|[_*].|\[?(?:h+|m+|s+)\]?|\.0+|\[[^[\]]*\]/gi

/** The serial day number of a date in the form of ISO 8601, which is in no time zone; undefined for what is none. */
export function dateSerial(written: string): number | undefined {
  const ms = Date.parse(`${written.replace(/Z$/, '')}Z`)
  return Number.isNaN(ms) ? undefined : (ms - excelEpochMs) / dayMs
}

/** A serial day number as an ISO date, with a time if it has one, or as a time alone. */
export function excelDate(serial: number, startsIn1904: boolean): string {
  const start = startsIn1904 ? Date.UTC(1904, 0, 1) : excelEpochMs
  const time = new Date(start + Math.round((serial * dayMs) / 1000) * 1000)
  const [date = '', clock = ''] = time
    .toISOString()
    .replace(/(:00)?\.000Z$/, '')
    .split('T')
  if (serial > 0 && serial < 1) return clock
  return clock === '00:00' ? date : `${date} ${clock}`
}

/**
 * The time of day of a serial day number. A format of minutes and seconds is that of short durations, such as the times
 * of a race: they keep their form, as `01:48` would be an hour with a clock.
 */
export function excelTime(serial: number, code: string): string {
  const ofDay = serial - Math.floor(serial)
  const fraction = /s(\.0+)/i.exec(code)?.[1] ?? ''
  const isShort = !/h/i.test(code)
  const form = isShort && ofDay * 24 < 1 ? 'mm:ss' : 'hh:mm:ss'
  const shown = excelDuration(ofDay, form + fraction)
  return isShort || fraction !== '' ? shown : shown.replace(/:00$/, '')
}

/** A number of days in the units of a format, of which those in brackets are counted in full: `40:30` for `[h]:mm`. */
export function excelDuration(days: number, code: string): string {
  const digits = Math.min(/s\]?\.(0+)/i.exec(code)?.[1]?.length ?? 0, fractionDigitsMax)
  const ticks = Math.round((Math.abs(days) * dayMs * 10 ** digits) / 1000)
  const seconds = Math.floor(ticks / 10 ** digits)
  const fraction = String(ticks % 10 ** digits).padStart(digits, '0')
  const shown = code.replace(durationPart, (part: string, quoted = '', escaped = '') => {
    if (/^\[?[hms]/i.test(part)) return shownUnit(part, seconds)
    return part.startsWith('.') && digits > 0 ? `.${fraction}` : quoted + escaped
  })
  return (days < 0 && ticks > 0 ? '-' : '') + shown.trim()
}

function shownUnit(part: string, seconds: number): string {
  const letters = part.replace(/[[\]]/g, '')
  const unit = units[letters.charAt(0).toLowerCase()]
  if (!unit) return ''
  const count = Math.floor(seconds / unit.seconds)
  const shown = part.startsWith('[') ? count : count % unit.cycle
  return String(shown).padStart(letters.length, '0')
}
