import { onceForEach } from '../../../base/cache/once-for-each.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { languageOf } from '../../../language/languages.ts'
import { readDates } from '../../../language/quantities/dates.ts'
import { versionsAsked } from '../changes/versions-asked.ts'
import type { Candidates } from '../selection/candidates.ts'
import { issuesOf } from '../selection/newest-first.ts'
import { settings } from './settings.ts'

/** What a document says of when it holds. */
export type Standing = {
  readonly isDraft: boolean
  /** year × 10,000 + month × 100 + day, with 0 for a missing part; undefined if it tells no date. */
  readonly date: number | undefined
  /** The date as the document writes it, unless its title has it. */
  readonly written: string | undefined
  readonly version: string | undefined
  /** Whether it says that it replaces another one. */
  readonly replaces: boolean
}

/** How each document of the passages stands, by its id. */
export const standings = onceForEach(
  ({ passages }: Pick<Candidates, 'passages'>): ReadonlyMap<string, Standing> => {
    const issues = issuesOf(passages)
    const dates = new Map(passages.map(({ docId }, at) => [docId, issues[at]?.date]))
    const byDocument = Map.groupBy(passages, ({ docId }) => docId)
    return new Map(
      [...byDocument].map(([docId, own]) => [docId, standingOf(own, dates.get(docId))]),
    )
  },
)

/** By its title, else its fields, what it opens with, when it was published, or the name of its file. */
function standingOf(passages: readonly Passage[], ofTitle: number | undefined): Standing {
  const [first] = passages.toSorted((a, b) => a.start - b.start)
  if (first === undefined) throw new Error('A document has passages.')
  const { title, about = '', language, publishedAt = '' } = first
  const { filename = '', version, ...fields } = fieldsOf(first)
  const opening = openingOf(first)
  const { changes } = languageOf(language)
  const published = publishedAt.slice(0, '2026-01-31'.length)
  const values = Object.values(fields).join('\n')
  const told = [values, opening, about, published, filename]
    .map((text) => firstDate(text, language))
    .find((one) => one !== undefined)
  const head = `${title}\n${opening}`
  return {
    isDraft: changes?.drafts.isIn(`${head}\n${values}`) === true,
    date: ofTitle ?? told?.value,
    written: firstDate(title, language) === undefined ? told?.written : undefined,
    version: version ?? versionIn(head, language),
    replaces: changes?.standing?.replaces.isIn(opening) === true,
  }
}

/** What a document says of itself, by the names of its fields. */
function fieldsOf({ metadata = '{}' }: Passage): Readonly<Record<string, string>> {
  // Metadata are stored as a JSON object of strings.
  return JSON.parse(metadata) as Readonly<Record<string, string>>
}

/** The headings and short paragraphs that a document opens with: "Valid from 1 January 2025." */
function openingOf({ text, blocks, start }: Passage): string {
  const { startMax, blocksMax, charactersMax } = settings.opening
  if (start > startMax) return ''
  const read = blocks.filter(({ kind }) => kind !== 'metadata')
  const first = read.findIndex(({ kind }) => kind !== 'heading')
  const end = read.findIndex(({ kind }, at) => at > first && kind !== 'paragraph')
  return read
    .slice(0, Math.min(end < 0 ? read.length : end, first + blocksMax))
    .map((block) => text.slice(block.start, block.end))
    .filter(({ length }) => length <= charactersMax)
    .join('\n')
}

/** The first date with a year of a text. */
export function firstDate(text: string, language: string) {
  const first = readDates(text, language).find(({ year = 0 }) => year >= settings.yearMin)
  return first && { value: first.value, written: text.slice(first.start, first.end) }
}

/** The first number of a version in a text that is no year. */
function versionIn(text: string, language: string): string | undefined {
  const { changes } = languageOf(language)
  const found = changes === undefined ? [] : versionsAsked(text, changes)
  return found.find((version) => !year.test(version)) ?? lettered.exec(text)?.[1]
}

/** A version with its letter: "v2", "v1.4.2"; its number is the first group. */
export const lettered = /(?<![\p{L}\p{N}])v(\d{1,4}(?:\.\d{1,4}){0,3})(?![\p{L}\p{N}])/u
const year = /^(?:19|20)\d\d$/
