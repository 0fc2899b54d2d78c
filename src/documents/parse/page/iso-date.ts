/** A date as pages write it for machines, in ISO-8601; with its time, in UTC, where it has one. */
export function isoDate(written: string | null | undefined): string | undefined {
  const text = written?.trim().slice(0, 64) ?? ''
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  const time = Date.parse(text)
  if (Number.isNaN(time)) return day && !Number.isNaN(Date.parse(day)) ? day : undefined
  const date = new Date(time)
  // A page is no older than the web's oldest archives, and a mistyped century says nothing.
  if (date.getUTCFullYear() < 1000 || date.getUTCFullYear() > 9999) return undefined
  if (day && !/^.{10}[T\s]\d/.test(text)) return day
  return date.toISOString()
}
