import { dayName, type Span } from './periods.ts'

const hoursApart = [1, 2, 3, 6, 12]

/**
 * Which of the periods are named below the bars: no more than fit, and then at even hours or with whole days between
 * them.
 */
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

/** Told by the day of the moment before, as some days do not begin at midnight. */
export function isBeginOfDay(start: Date | undefined): boolean {
  return start !== undefined && dayName(new Date(start.getTime() - 1)) !== dayName(start)
}
