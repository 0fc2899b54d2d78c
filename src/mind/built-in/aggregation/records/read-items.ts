import { tally } from '../../../../base/tally.ts'
import type { Passage } from '../../../../evidence/passage.ts'
import { readNumbers } from '../../../../language/quantities/numbers.ts'
import type { Table } from '../read-tables.ts'
import { settings } from '../settings.ts'
import { type ItemPart, itemParts } from './item-parts.ts'
import type { RecordLine } from './record-lines.ts'
import { tableOfRecords } from './table-of-records.ts'

/** An item with its parts, and the headings above it, outermost first. */
type Item = {
  readonly line: RecordLine
  readonly parts: readonly ItemPart[]
  readonly above: readonly string[]
}

/**
 * The lists whose items have parts of the same kinds, as tables: one for each list, or one for the lists of sections
 * side by side, with a column for the heading of each.
 */
export function tablesOfItems(
  lines: readonly (RecordLine | undefined)[],
  first: Passage,
): readonly Table[] {
  const lists = listsIn(lines, first.language).filter((list) => mainKinds(list).length > 0)
  const groups = Map.groupBy(lists, (list) =>
    JSON.stringify([list[0]?.above.slice(0, -1), mainKinds(list)[0]]),
  )
  return [...groups.values()].flatMap((group) => tableOf(group, first))
}

/** The lists of items of which none has another list in it, which may say that its values hold on some days only. */
function listsIn(
  lines: readonly (RecordLine | undefined)[],
  language: string,
): readonly (readonly Item[])[] {
  const lists: Item[][] = []
  const nested = new Set<Item[]>()
  let open: readonly RecordLine[] = []
  let isOpen = false
  for (const line of lines) {
    if (line?.kind === 'heading') open = [...open.filter(({ depth }) => depth < line.depth), line]
    if (line?.kind !== 'item') {
      isOpen = false
      continue
    }
    if (line.depth > 0) {
      const list = lists.at(-1)
      if (list) nested.add(list)
      continue
    }
    const item = {
      line,
      parts: itemParts(line.text, language),
      above: open.map(({ text }) => text),
    }
    if (isOpen && !line.opens) lists.at(-1)?.push(item)
    else lists.push([item])
    isOpen = true
  }
  return lists.filter((list) => !nested.has(list))
}

/** The kinds of measured parts that nearly all items of a list have. */
function mainKinds(items: readonly Item[]): readonly string[] {
  const { filledMin } = settings.records
  const counts = tally(items.flatMap(({ parts }) => [...new Set(parts.map(({ like }) => like))]))
  return [...counts].flatMap(([like, count]) =>
    count >= items.length * filledMin && !ofText.has(like) ? [like] : [],
  )
}

/** Whether a part has a number, in digits or words. */
function hasNumber(part: string, language: string): boolean {
  return /\p{N}/u.test(part) || readNumbers(part, language).length > 0
}

const ofText: ReadonlySet<string> = new Set(['text', 'aside'])

function tableOf(lists: readonly (readonly Item[])[], first: Passage): readonly Table[] {
  const items = lists.flat()
  const { recordsMin, columnsMax } = settings.records
  if (items.length < recordsMin + 1) return []
  // Lists below one heading are told apart by words around them.
  if (new Set(lists.map(([item]) => JSON.stringify(item?.above))).size < lists.length) return []
  const columns = new Map<string, string>()
  const main = new Set(lists.flatMap(mainKinds))
  const read = items.map(({ parts }) => {
    const nameAt = parts.findIndex(({ like }) => like === 'text')
    const isUnread = parts.some(
      ({ like, cell }, at) => at !== nameAt && !main.has(like) && hasNumber(cell, first.language),
    )
    const cells = new Map<string, string>()
    const seen = new Map<string, number>()
    parts.forEach(({ like, name, cell }, at) => {
      if (at === nameAt) return
      const nth = (seen.get(like) ?? 0) + 1
      seen.set(like, nth)
      const key = nth > 1 ? `${like} ${nth}` : like
      if (!columns.has(key)) columns.set(key, name)
      cells.set(key, cell)
    })
    return { name: parts[nameAt]?.cell ?? '', cells, isUnread }
  })
  if (columns.size > columnsMax) return []
  const isOfSections = lists.length > 1
  const above = items[0]?.above ?? []
  const rows = items.map(({ line, above: own }, at) => {
    const { name = '', cells, isUnread = false } = read[at] ?? {}
    const values = [...columns.keys()].map((key) => cells?.get(key) ?? '')
    const { passage, start, end } = line
    const section = isOfSections ? [own.at(-1) ?? ''] : []
    return { passage, start, end, isUnread, cells: [name, ...section, ...values] }
  })
  const names = ['', ...(isOfSections ? [''] : []), ...columns.values()]
  return [tableOfRecords(first, isOfSections ? above.slice(0, -1) : above, { names, rows })]
}
