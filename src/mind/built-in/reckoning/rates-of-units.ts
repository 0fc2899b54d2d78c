import type { MeasuredUnits } from '../features/features.ts'
import { headerOf, topOfTable } from '../segmentation/table-of-row.ts'
import { cellsOf } from '../segmentation/tables.ts'
import { mayState, textOf } from '../segmentation/unit-text.ts'
import type { ReckonedMatter } from './matter.ts'
import { persIn } from './per.ts'
import { type Rate, ratesIn } from './rates.ts'
import { settings } from './settings.ts'

/** A rate of a unit. */
export type RateOfUnit = Rate & {
  readonly unit: number
  /** The words that tell what it is the rate of. */
  readonly names: string
  /** All that is said of it, besides what stands around its unit. */
  readonly own: string
}

/** The rates in the sentences, items and rows of the language of the question that may be about what it is about. */
export function ratesOf(read: MeasuredUnits, matter: ReckonedMatter): readonly RateOfUnit[] {
  const { units, passages, question } = read
  return units.flatMap((unit, index) => {
    const passage = passages[unit.passage]
    if (passage?.language !== question.language || !mayState(unit)) return []
    const text = textOf(unit, passage)
    if (!/\p{N}/u.test(text) || !matter.mayHave(index, settings.saidMin)) return []
    const found = unit.kind === 'row' ? ratesOfRow(index, text, read) : ratesOfText(text, read)
    return found.map((rate) => ({ ...rate, unit: index }))
  })
}

function ratesOfText(text: string, { question }: MeasuredUnits) {
  const rates = ratesIn(text, question.language)
  return rates.map((rate) => {
    const [behind = ''] = rates.length === 1 ? [rate.behind] : rate.behind.split(/[,;:.]\s/u, 1)
    const own = `${rate.label} ${text.slice(rate.start, rate.end)} ${behind}`
    return { ...rate, names: withoutBrackets(rate.label.split('\n').at(-1) ?? ''), own }
  })
}

/** The cells of a row, of which the first one names what the others are of. */
function ratesOfRow(index: number, text: string, read: MeasuredUnits) {
  const { units, passages, question } = read
  if (units[index]?.opensGroup) return []
  const [label = '', ...cells] = cellsOf(text)
  const names = cellsOf(headerOf(units[topOfTable(index, units)], passages) ?? '').slice(1)
  return cells.flatMap((cell, column) => {
    const name = names[column] ?? ''
    return ratesIn(cell, question.language).map((rate) => {
      const pers = rate.pers.length > 0 ? rate.pers : persIn(name, question.language)
      const own = `${label} ${name} ${cell}`
      return { ...rate, pers, label, names: withoutBrackets(label), own }
    })
  })
}

function withoutBrackets(text: string): string {
  return text.replace(/\([^()]*\)/gu, ' ')
}
