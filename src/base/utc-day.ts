/** The UTC day of a time in milliseconds since 1970: `2024-05-17`. Throws a `RangeError` if it is no time. */
export function utcDay(time: number | Date = Date.now()): string {
  return new Date(time).toISOString().slice(0, 10)
}
