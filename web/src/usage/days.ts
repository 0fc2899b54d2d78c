/** A day of the time zone of the browser, and the tokens that each name spent on it. */
export type Day = { readonly day: Date; readonly tokens: ReadonlyMap<string | null, number> }

/** The last days up to today, with sums of what was spent in each hour. */
export function byDay(
  hours: readonly { readonly at: string; readonly name: string | null; readonly tokens: number }[],
  count: number,
): readonly Day[] {
  const today = startOfDay(new Date())
  const days = Array.from({ length: count }, (_, index) => {
    // Not by adding hours: some days have 23 or 25.
    const day = new Date(today.getFullYear(), today.getMonth(), today.getDate() - count + 1 + index)
    return { day, tokens: new Map<string | null, number>() }
  })
  const byTime = new Map(days.map((each) => [each.day.getTime(), each.tokens]))
  for (const { at, name, tokens } of hours) {
    const sums = byTime.get(startOfDay(new Date(at)).getTime())
    sums?.set(name, (sums.get(name) ?? 0) + tokens)
  }
  return days
}

function startOfDay(time: Date): Date {
  return new Date(time.getFullYear(), time.getMonth(), time.getDate())
}
