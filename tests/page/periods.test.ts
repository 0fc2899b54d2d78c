import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import {
  dayName,
  endOf,
  periodsOf,
  spanOf,
  spanOfDay,
  spansOffered,
} from '../../web/src/usage/periods.ts'
import { isBeginOfDay, tickPlaces } from '../../web/src/usage/tick-places.ts'

const hourMs = 3_600_000
const zones = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'Pacific/Auckland'],
  // Half an hour off, half an hour of summer time, and clocks that are changed at midnight.
  ...['Asia/Kolkata', 'Australia/Lord_Howe', 'Asia/Beirut'],
]
const zoneBefore = process.env.TZ

afterEach(() => {
  if (zoneBefore === undefined) delete process.env.TZ
  else process.env.TZ = zoneBefore
})

const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) })
const anyMoment = fc.tuple(fc.constantFrom(...zones), moment)

it('gives a day that the clocks are changed on 23 or 25 hours', () => {
  process.env.TZ = 'Europe/Berlin'
  const hoursOf = (day: string) => {
    const span = spanOfDay(day)
    return span && periodsOf([], span).length
  }
  expect([hoursOf('2026-03-29'), hoursOf('2026-03-30'), hoursOf('2026-10-25')]).toEqual([
    ...[23, 24, 25],
  ])
})

it('has periods without gaps, whatever the time zone, that end with the one of now', () => {
  const check = fc.property(anyMoment, fc.constantFrom(...spansOffered), ([zone, at], name) => {
    process.env.TZ = zone
    const now = new Date(at)
    const span = spanOf(name, now)
    const starts = periodsOf([], span).map(({ start }) => start)
    for (const [index, start] of starts.entries()) {
      const next = starts[index + 1] ?? span.to
      expect(endOf(start, span.step).getTime()).toBe(next.getTime())
      if (span.step === 'day')
        expect(dayName(new Date(start.getTime() - 1))).not.toBe(dayName(start))
    }
    expect(starts.at(-1)?.getTime()).toBeLessThanOrEqual(at)
    expect(span.to.getTime()).toBeGreaterThan(at)
  })
  fc.assert(check, { numRuns: 300 })
})

it('puts all that was spent on a day into its hours, once', () => {
  const check = fc.property(
    anyMoment,
    fc.array(fc.nat(1000), { maxLength: 30 }),
    ([zone, at], spent) => {
      process.env.TZ = zone
      const span = spanOfDay(dayName(new Date(at)))
      if (!span) throw new Error('A day has hours')
      const length = (span.to.getTime() - span.from.getTime()) / hourMs
      const hours = spent.map((tokens, index) => {
        const hour = Math.floor((index * length) / spent.length)
        return {
          at: new Date(span.from.getTime() + hour * hourMs).toISOString(),
          name: null,
          tokens,
        }
      })
      const periods = periodsOf(hours, span)
      for (const { start, tokens } of periods) {
        const own = hours.filter((hour) => Date.parse(hour.at) === start.getTime())
        expect(tokens.get(null) ?? 0).toBe(own.reduce((sum, hour) => sum + hour.tokens, 0))
      }
    },
  )
  fc.assert(check, { numRuns: 300 })
})

it('names as many periods below the bars as fit, evenly, and whole days rather than hours between them', () => {
  const check = fc.property(
    anyMoment,
    fc.constantFrom(...spansOffered),
    fc.integer({ min: 2, max: 30 }),
    ([zone, at], name, ticksMax) => {
      process.env.TZ = zone
      const span = spanOf(name, new Date(at))
      const starts = periodsOf([], span).map(({ start }) => start)
      const places = tickPlaces(starts, span.step, ticksMax)
      expect(places.length).toBeGreaterThan(0)
      expect(places.length).toBeLessThanOrEqual(ticksMax)
      // A day of 23 or 25 hours is an hour off.
      const apart = places.slice(1).map((place, index) => place - (places[index] ?? 0))
      expect(Math.max(0, ...apart) - Math.min(...apart, 1e9)).toBeLessThanOrEqual(2)
      if (places.length < 7 && name !== '24h')
        expect(places.every((place) => isBeginOfDay(starts[place]))).toBe(true)
    },
  )
  fc.assert(check, { numRuns: 300 })
})
