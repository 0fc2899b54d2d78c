import { dayName, type Span } from './periods.ts'

const hoursApart = [1, 2, 3, 6, 12]

/** The periods to label below the bars: as many as fit, at even hours or whole days. */
export function tickPlaces(
  starts: readonly Date[],
  step: Span['step'],
  ticksMax: number,
): readonly number[] {
  const places = [...starts.keys()]
  if (step === 'hour') {
    for (const hours of hoursApart) {
      const even = places.filter((place) => (starts[place]?.getHours() ?? 0) % hours === 0)
      if (even.length <= ticksMax) return even
    }
  }
  const days = places.filter((place) => isBeginOfDay(starts[place]))
  const apart = Math.ceil(days.length / Math.max(1, ticksMax))
  return days.filter((_, index) => (days.length - 1 - index) % apart === 0)
}

/** Whether a period begins a day: compared with the moment before, as some days do not begin at midnight. */
export function isBeginOfDay(start: Date | undefined): boolean {
  return start !== undefined && dayName(new Date(start.getTime() - 1)) !== dayName(start)
}
