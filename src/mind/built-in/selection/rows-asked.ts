import { tokensOfShort } from '../../../extraction/terms/tokens.ts'
import { languageOf } from '../../../language/languages.ts'
import { fold } from '../../../language/words/fold.ts'
import { folded } from '../segmentation/pieces.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { fieldsOf } from '../segmentation/tables.ts'
import { settings as shared } from '../settings.ts'
import type { Candidates } from './candidates.ts'

/** A cell, the indices of the question terms that it has, and of those that the name of its column has. */
export type Cell = {
  /** Which column of which table it is in: all cells of one column have the same text here. */
  readonly column: string
  readonly value: string
  /** The words of the value, folded, with a space between. */
  readonly key: string
  /** Whether the value may name something, unlike "12", "6 bar", "A" and "no", which much has by chance. */
  readonly isName: boolean
  /** Whether the question has all words of the value. */
  readonly isAsked: boolean
  readonly said: readonly number[]
  readonly named: readonly number[]
}
export type Row = { readonly unit: number; readonly cells: readonly Cell[] }
/** A cell whose value no other row has in the same column, so that it names its row. */
export type Label = { readonly row: Row; readonly cell: Cell }

/** The labels of all rows, by their values. */
export function labelsIn(rows: readonly Row[]): ReadonlyMap<string, readonly Label[]> {
  const all = rows.flatMap((row) => row.cells.map((cell) => ({ row, cell })))
  const alike = Map.groupBy(all, ({ cell }) => `${cell.column}\n${cell.key}`)
  const labels = [...alike.values()].flatMap(([label, ...more]) =>
    label !== undefined && label.cell.key !== '' && more.length === 0 ? [label] : [],
  )
  return Map.groupBy(labels, ({ cell }) => cell.key)
}

/** The rows of all tables, without their headers, in reading order. */
export function rowsOf({ units, passages, measure }: Candidates): readonly Row[] {
  const termsIn = (words: string, language: string) => {
    const { coverage, asked } = measure.title(words, language)
    const said = [...coverage.keys()].filter((term) => isSaid(coverage[term]))
    return { said, isAsked: asked === 1 && said.length > 0 }
  }
  /** The question terms that the name of a column has, which all rows of a table share. */
  const namedBy = (name: string, language: string) => {
    const superiors = languageOf(language).aggregation?.superiors ?? []
    const { said } = termsIn(name, language)
    const others = isOneOf(name, superiors) ? termsIn(superiors.join(' '), language).said : []
    return [...new Set([...said, ...others])]
  }
  const columns = new Map<string, readonly number[]>()
  return units.flatMap(({ kind, opensGroup, passage: at, start, end }, unit) => {
    const passage = passages[at]
    if (kind !== 'row' || opensGroup || passage === undefined) return []
    const { text, language } = passage
    const { affirmed, denied } = languageOf(language).aggregation ?? {}
    const header = headerOf(units[topOfTable(unit, units)], passages)
    const cells = fieldsOf(text.slice(start, end), header).map(({ name, value }) => {
      const column = `${header ?? ''}\n${name}`
      const key = folded(tokensOfShort(value, language)).trim()
      const isName = /^\p{L}./u.test(key) && !affirmed?.has(key) && !denied?.has(key)
      const inLanguage = `${language} ${name}`
      const named = columns.get(inLanguage) ?? namedBy(name, language)
      columns.set(inLanguage, named)
      return { column, value, key, isName, ...termsIn(value, language), named }
    })
    return [{ unit, cells }]
  })
}

function isSaid(share = 0): boolean {
  return share >= shared.likeness.sameMin
}

/** Whether a word of the name of a column is one of these: "Boss" of "Boss (direct)". */
function isOneOf(name: string, words: readonly string[]): boolean {
  const own = new Set(fold(name).match(/\p{L}+/gu))
  return words.some((word) => own.has(fold(word)))
}
