import { type Citation, cite } from '../../../evidence/citation.ts'
import { marked } from '../../../evidence/citation-marks.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/shown.ts'
import { dateOf, instantOf, isOneDay, isYear } from '../../../language/quantities/times/days.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { plainTitle } from '../writing/titles.ts'
import type { Told, ToldOfDocument } from './chooser.ts'
import type { When } from './entry.ts'
import { lettersIn } from './labels.ts'
import { settings } from './settings.ts'

/**
 * Entries as a list of exact quotes in the order of time, each behind its time unless it begins with that; below the title
 * of their document where they are of several.
 */
export function writeEntries(
  documents: readonly ToldOfDocument[],
  passages: readonly Passage[],
  language: string,
): { readonly text: string; readonly citations: readonly Citation[] } {
  const citations: Citation[] = []
  const paragraphs = documents.map(({ told }) => {
    const title = passages[told[0]?.entry.unit.passage ?? -1]?.title ?? ''
    const lines = groupsOf(told).map((group) => {
      const [label] = group.map((one) => labelOf(one, language))
      const quotes = group.map((one) => quoted(one, passages, citations))
      return quotes.length > 1
        ? [`- ${label?.trim()}`, ...quotes.map((quote) => `  - ${quote}`)].join('\n')
        : `- ${label}${quotes[0]}`
    })
    const above = documents.length > 1 && title !== '' ? [`**${plainTitle(title)}**`] : []
    return [...above, lines.join('\n')].join('\n\n')
  })
  return { text: paragraphs.join('\n\n'), citations }
}

/** Neighbours that have the date of one heading together, and others alone. */
function groupsOf(told: readonly Told[]): readonly (readonly Told[])[] {
  const groups: Told[][] = []
  for (const one of told) {
    const last = groups.at(-1)
    const { heading } = one.entry
    if (heading !== undefined && last?.[0]?.entry.heading === heading) last.push(one)
    else groups.push([one])
  }
  return groups
}

function quoted({ entry }: Told, passages: readonly Passage[], citations: Citation[]): string {
  const { unit, end } = entry
  const passage = passages[unit.passage]
  if (passage === undefined) return ''
  const index = citations.length + 1
  citations.push(cite(passage, { start: unit.start, end }, index, unit.headings))
  const written = passage.text.slice(unit.start, end)
  const text = unit.kind === 'row' ? cellsOf(written).join(' · ') : shown(written)
  return marked(text, [index])
}

function labelOf({ entry, when }: Told, language: string): string {
  if (entry.heading !== undefined) return `**${plainTitle(entry.heading)}:** `
  if (entry.isComputed) return `**${writtenOut(when, language)}:** `
  const { words = '', start = 0 } = when
  const before = lettersIn(entry.unit.shown.slice(0, start), language)
  const isOpening = start <= openingLengthMax && before <= settings.openingLettersMax
  return isOpening || entry.unit.kind === 'row' ? '' : `**${shown(words)}:** `
}

/** Days of the week and small words before a time are no longer. */
const openingLengthMax = 24

/** A time in figures, as precise as it is: "2004", "15 March 2021". */
function writtenOut({ days }: When, language: string): string {
  const { year } = dateOf(days.from)
  if (isYear(days)) return `${year}`
  const day = isOneDay(days) ? { day: 'numeric' as const } : {}
  const format = { year: 'numeric', month: 'long', timeZone: 'UTC', ...day } as const
  return new Intl.DateTimeFormat(language, format).format(instantOf(days.from))
}
