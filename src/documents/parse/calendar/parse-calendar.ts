import { readPlainBlocks } from '../../../extraction/blocks/read-blocks.ts'
import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { TextBuilder } from '../building/text-builder.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { cleanText } from '../text/parse-text.ts'
import { type Component, type Property, readComponents, unescaped } from './content-lines.ts'

/** Whether a text is a calendar as iCalendar writes it, which invitations are too. */
export function isCalendar(text: string): boolean {
  return /^\s{0,20}BEGIN:VCALENDAR\s/i.test(text.slice(0, 200))
}

const kinds: ReadonlySet<string> = new Set(['VEVENT', 'VTODO', 'VJOURNAL'])

/**
 * Parses a calendar: each event, task or note with its title as heading, when and where it is, who takes part and who
 * has declined, and its description. Times are as written; one that ends with Z is in UTC.
 */
export function parseCalendar(text: string, budget: TextBudget): DocumentContent {
  const calendars = readComponents(cleanText(text))
  const document = new TextBuilder(budget)
  for (const entry of calendars.flatMap(({ components }) => components))
    if (kinds.has(entry.name)) writeEntry(document, entry, budget)
  const name = calendars.flatMap(({ properties }) => valuesOf(properties, 'X-WR-CALNAME'))[0]
  return { ...document.finish(), title: name }
}

function writeEntry(document: TextBuilder, { properties }: Component, budget: TextBudget): void {
  const textOf = (name: string) => valuesOf(properties, name)[0]
  const title = textOf('SUMMARY')
  if (title !== undefined) document.writeHeading(2, title)
  const fields: readonly (readonly [label: string, value: string | undefined])[] = [
    ['When', whenOf(properties)],
    ['Due', timeOf(properties, 'DUE')],
    ['Repeats', repeats(textOf('RRULE'))],
    ['Where', textOf('LOCATION')],
    ['Organizer', peopleIn(properties, 'ORGANIZER')],
    ['Attendees', peopleIn(properties, 'ATTENDEE')],
    ...repliesOf(properties),
    ['Status', textOf('STATUS')?.toLowerCase()],
    ['Categories', textOf('CATEGORIES')],
  ]
  for (const [label, value] of fields)
    if (value) document.writeLine(`${label}: ${value.replace(/\s+/g, ' ')}`, { hasHeader: false })
  document.breakParagraph()
  const description = textOf('DESCRIPTION') ?? ''
  budget.addText(description.length)
  document.append({ text: description, blocks: readPlainBlocks(description, budget) })
}

function valuesOf(properties: readonly Property[], name: string): readonly string[] {
  return properties
    .filter((property) => property.name === name)
    .map(({ value }) => unescaped(value))
    .filter((value) => value !== '')
}

/** "2026-05-04 09:30 – 11:00 (Europe/Berlin)"; the end of whole days is the last of them. */
function whenOf(properties: readonly Property[]): string | undefined {
  const start = timeOf(properties, 'DTSTART')
  const end = timeOf(properties, 'DTEND')
  if (start === undefined) return undefined
  const zone = properties.find(({ name }) => name === 'DTSTART')?.parameters.get('TZID')
  const shown = zone === undefined ? '' : ` (${zone})`
  if (end === undefined || end === start) return start + shown
  const [day = '', time] = end.split(' ')
  if (time === undefined) {
    const last = new Date(Date.parse(day) - dayMs).toISOString().slice(0, 10)
    return last > start ? `${start} – ${last}` : start
  }
  return `${start} – ${start.startsWith(day) ? end.slice(day.length + 1) : end}${shown}`
}

const dayMs = 86_400_000

function timeOf(properties: readonly Property[], name: string): string | undefined {
  const value = properties.find((property) => property.name === name)?.value ?? ''
  const [, year, month, day, hour, minute, isUtc] =
    /^(\d{4})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:T(\d\d)(\d\d)\d{0,2}(Z)?)?/.exec(value) ?? []
  if (day === undefined) return undefined
  const time = hour === undefined ? '' : ` ${hour}:${minute}${isUtc ? ' UTC' : ''}`
  return `${year}-${month}-${day}${time}`
}

const days: Readonly<Record<string, string>> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}

/** "weekly, Wednesday", with what else the rule says as it is written. */
function repeats(rule: string | undefined): string | undefined {
  if (rule === undefined) return undefined
  const parts = rule.split(';').map((part) => part.split('='))
  const said = parts.map(([name = '', value = '']) => {
    if (name === 'FREQ') return value.toLowerCase()
    if (name !== 'BYDAY') return `${name.toLowerCase()} ${value}`
    return value.replace(/[A-Z]{2}/g, (day) => days[day] ?? day).replaceAll(',', ', ')
  })
  return said.join(', ')
}

/** What those who are invited have answered, each answer with nobody where none of them has given it. */
function repliesOf(properties: readonly Property[]): readonly (readonly [string, string])[] {
  return Object.entries(replies).map(([state, label]) => {
    const own = properties.filter(
      ({ parameters }) => parameters.get('PARTSTAT')?.toUpperCase() === state,
    )
    return [label, peopleIn(own, 'ATTENDEE')] as const
  })
}

const replies: Readonly<Record<string, string>> = {
  ACCEPTED: 'Accepted',
  DECLINED: 'Declined',
  TENTATIVE: 'Tentative',
  'NEEDS-ACTION': 'No reply yet',
}

/** The people of a property, by their names, or else their addresses. */
function peopleIn(properties: readonly Property[], name: string): string {
  const own = properties.filter((property) => property.name === name)
  return own
    .map(({ parameters, value }) => parameters.get('CN') || value.replace(/^mailto:/i, ''))
    .join(', ')
}
