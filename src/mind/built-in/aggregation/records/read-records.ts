import { tally } from '../../../../base/tally.ts'
import type { Passage } from '../../../../evidence/passage.ts'
import { labelledLine } from '../../../../extraction/blocks/labelled-line.ts'
import { readWeekdays } from '../../../../language/quantities/weekdays.ts'
import { type Field, namesOfRecords } from '../../segmentation/tables.ts'
import { type Place, placesOf, type Table } from '../read-tables.ts'
import { settings } from '../settings.ts'
import { tablesOfItems } from './read-items.ts'
import { type RecordLine, recordLines } from './record-lines.ts'
import { tableOfRecords } from './table-of-records.ts'

/** Something with fields that stands in lines of its own: a section, or a paragraph below a name. */
type Written = {
  readonly name: string
  /** The heading of its section. */
  readonly heading: RecordLine | undefined
  readonly fields: readonly Field[]
  /** Whether it says something besides. */
  readonly hasProse: boolean
  readonly places: readonly Place[]
  /** The level of a section; 0 for a paragraph. */
  readonly depth: number
  /** The headings above it, outermost first. */
  readonly above: readonly string[]
}

/**
 * What documents tell of several things in one way without a table: in sections or paragraphs with labelled lines, and
 * in items with parts of the same kinds. `passages` hold a whole document, in reading order. Linear in its length.
 */
export function readRecords(passages: readonly Passage[]): readonly Table[] {
  const lines = recordLines(passages)
  const [first] = passages
  if (first === undefined) return []
  return [
    ...groupsOf(recordsIn(lines, first.language)).flatMap((group) => tableOf(group, first)),
    ...tablesOfItems(lines, first),
  ]
}

/** The sections and paragraphs with labelled lines, in reading order. */
function recordsIn(
  lines: readonly (RecordLine | undefined)[],
  language: string,
): readonly Written[] {
  const records: Written[] = []
  let open: readonly Heading[] = []
  let heading: RecordLine | undefined
  let own: RecordLine[] = []
  const close = () => {
    const record = recordOf(heading, own, open) ?? recordOfProse(heading, own, open, language)
    own = []
    const last = records.at(-1)
    const isSame = last?.heading !== undefined && last.heading === record?.heading
    // Prose below the labelled lines of a section is of the same thing.
    if (record && isSame && record.fields.length === 0)
      records[records.length - 1] = { ...last, hasProse: true }
    else if (record) records.push(record)
  }
  for (const line of lines) {
    if (line?.kind === 'heading') {
      close()
      open = [...open.filter(({ depth }) => depth < line.depth), line]
      heading = line
      continue
    }
    // A paragraph that begins with a name has a record of its own.
    if (line === undefined || (line.opens && line.kind === 'line' && !labelledLine(line.text))) {
      const isOfHeading = heading !== undefined && own.every(({ kind }) => kind !== 'line')
      if (!isOfHeading) close()
      if (line !== undefined && heading !== undefined && own.length > 0) heading = undefined
    }
    if (line !== undefined) own.push(line)
  }
  close()
  return records
}

/** The record of a section, or of a paragraph whose first line is its name; undefined without labelled lines. */
function recordOf(
  heading: RecordLine | undefined,
  own: readonly RecordLine[],
  open: readonly Heading[],
): Written | undefined {
  const isNamed = own[0] !== undefined && labelledLine(own[0].text) === undefined
  const isOfHeading = heading !== undefined && !(isNamed && own[0]?.kind === 'line')
  const top = isOfHeading ? heading : own[0]
  const rest = isOfHeading ? own : own.slice(1)
  const fields = rest.flatMap(({ text }) => {
    const { label: name = '', value = '' } = labelledLine(text) ?? {}
    return name === '' ? [] : [{ name, value }]
  })
  if (top === undefined || fields.length === 0) return undefined
  if (!isOfHeading && (!isNamed || fields.length < rest.length)) return undefined
  const headings = open.map(({ text }) => text)
  return {
    name: top.text,
    heading: isOfHeading ? heading : undefined,
    fields,
    hasProse: fields.length < rest.length,
    places: placesOf([top, ...rest]),
    depth: isOfHeading ? top.depth : 0,
    above: isOfHeading ? headings.slice(0, -1) : headings,
  }
}

/** The record of a section that tells numbers or days in prose, without fields; undefined if it tells none. */
function recordOfProse(
  heading: RecordLine | undefined,
  own: readonly RecordLine[],
  open: readonly Heading[],
  language: string,
): Written | undefined {
  const tells = own.some(({ kind, text }) => kind === 'line' && saysValues(text, language))
  if (heading === undefined || !tells) return undefined
  const { text: name, depth } = heading
  const above = open.slice(0, -1).map(({ text }) => text)
  return { name, heading, fields: [], hasProse: true, places: placesOf([heading]), depth, above }
}

type Heading = { readonly depth: number; readonly text: string }

function saysValues(text: string, language: string): boolean {
  return /\p{N}/u.test(text) || readWeekdays(text, language).length > 0
}

/** Records that stand side by side below the same headings. */
function groupsOf(records: readonly Written[]): readonly (readonly Written[])[] {
  return [...Map.groupBy(records, ({ depth, above }) => JSON.stringify([depth, above])).values()]
}

/** The table of records of which most share a label; none where they do not, or where one tells its values in prose. */
function tableOf(group: readonly Written[], first: Passage): readonly Table[] {
  if (group.some(({ fields }) => fields.length === 0)) return []
  const counts = tally(group.flatMap(({ fields }) => [...new Set(fields.map(({ name }) => name))]))
  const { sharedMin, columnsMax, recordsMin } = settings.records
  const isShared = (name: string) => (counts.get(name) ?? 0) >= group.length * sharedMin
  if (group.length < recordsMin || ![...counts.keys()].some(isShared)) return []
  const columns = namesOfRecords(group.map(({ fields }) => fields))
  if (columns.length > columnsMax) return []
  const rows = group.flatMap(({ name, fields, hasProse, places: [place, ...more] }) => {
    const values = Map.groupBy(fields, (field) => field.name)
    const cellOf = (column: string) => values.get(column)?.map(({ value }) => value) ?? []
    // A label that stands there twice has no value of its own.
    const cells = [name, ...columns.map((column) => cellOf(column).join(' / '))]
    const isUnread = hasProse || fields.some((field) => !isShared(field.name))
    return place === undefined ? [] : [{ ...place, cells, isUnread, more }]
  })
  return [tableOfRecords(first, group[0]?.above ?? [], { names: ['', ...columns], rows })]
}
