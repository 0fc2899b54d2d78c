/** Normalises a machine-readable date of a page to ISO 8601; with its time, in UTC, if it has one. */
export function isoDate(written: string | null | undefined): string | undefined {
  const text = written?.trim().slice(0, 64) ?? ''
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  const time = Date.parse(text)
  if (Number.isNaN(time)) return day && !Number.isNaN(Date.parse(day)) ? day : undefined
  const date = new Date(time)
  // Years outside 1000 to 9999 are typing errors.
  if (date.getUTCFullYear() < 1000 || date.getUTCFullYear() > 9999) return undefined
  if (day && !/^.{10}[T\s]\d/.test(text)) return day
  return date.toISOString()
}
