import { join } from 'node:path'
import { z } from 'zod'
import { type Grounds, isSupported } from '../../src/evidence/support/is-supported.ts'
import { sentences } from '../../src/language/sentences/sentences.ts'
import { readRows } from '../evaluation-set.ts'
import { type Half, halfOf } from '../half-of.ts'

const Row = z.object({
  id: z.string(),
  page: z.string(),
  question: z.string(),
  answer: z.string(),
  quotes: z.array(z.string()),
})
type Row = z.infer<typeof Row>

export type WrittenFigures = {
  readonly what: string
  readonly sentences: number
  readonly passed: number
}

/**
 * How many sentences pass as supported by what they cite: the answers of `facts` and `pages`, which are in other words
 * than their pages, beside the quotes that they were written from; and, of which none should pass, the same beside the
 * quotes of another answer on their page, with another digit, and with their denial turned round.
 */
export function judgeWritten(half: Half): readonly WrittenFigures[] {
  const rows = ['facts', 'pages']
    .flatMap((name) => readRows(join(import.meta.dirname, `../questions/${name}.jsonl`), Row))
    .filter(({ id }) => halfOf(id) === half)
  const written = rows.flatMap((row) => {
    const other = rows.find((one) => one.page === row.page && one !== row)
    return sentences(row.answer, 'en').map(({ start, end }) => {
      return { row, other, sentence: row.answer.slice(start, end) }
    })
  })
  const figures = (what: string, all: readonly { sentence: string; row: Row | undefined }[]) => {
    const judged = all.flatMap(({ sentence, row }) => (row ? [{ sentence, row }] : []))
    const passed = judged.filter(({ sentence, row }) => isSupported(sentence, groundsOf(row)))
    return { what, sentences: judged.length, passed: passed.length }
  }
  const changed = (change: (sentence: string, row: Row) => string) =>
    written
      .map(({ sentence, row }) => ({ sentence: change(sentence, row), row, before: sentence }))
      .filter(({ sentence, before }) => sentence !== before)
  return [
    figures('its own quotes', written),
    figures(
      'quotes of another answer',
      written.map(({ sentence, other }) => ({ sentence, row: other })),
    ),
    figures('another digit', changed(withAnotherDigit)),
    figures('another unit', changed(withAnotherUnit)),
    figures('another sign', changed(withAnotherSign)),
    figures('the month of another date', changed(withAnotherMonth)),
    figures('its denial turned round', changed(turnedRound)),
  ]
}

function groundsOf({ quotes, question }: Row): Grounds {
  return { quotes, known: '', asked: question, before: '', language: 'en' }
}

function withAnotherDigit(sentence: string): string {
  return sentence.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 3) % 10))
}

function withAnotherUnit(sentence: string): string {
  return sentence.replace(measured, (whole, number: string, unit: string) => {
    const other = otherUnits[unit.toLowerCase()]
    return other === undefined ? whole : number + other
  })
}

const measured = /(\d[\s-])([a-z]+)/i
const otherUnits: Readonly<Record<string, string>> = {
  ...{
    km: 'm',
    kilometres: 'metres',
    kilometers: 'meters',
    metres: 'kilometres',
    meters: 'kilometers',
  },
  ...{
    m: 'km',
    miles: 'yards',
    feet: 'miles',
    ft: 'miles',
    years: 'days',
    year: 'day',
    months: 'years',
  },
  ...{
    weeks: 'hours',
    days: 'weeks',
    day: 'week',
    hours: 'minutes',
    hour: 'minute',
    minutes: 'seconds',
  },
  ...{ seconds: 'minutes', kg: 'g', percent: 'years', bytes: 'kilobytes', MB: 'GB', KB: 'MB' },
}

function withAnotherSign(sentence: string): string {
  return sentence.replace(/(?<= )\d/, (digit) => `-${digit}`)
}

/** Puts the month of another date of its quotes into a date. */
function withAnotherMonth(sentence: string, { quotes }: Row): string {
  const [written] = sentence.match(month) ?? []
  const other = quotes
    .join(' ')
    .match(months)
    ?.find((one) => one !== written)
  return written && other ? sentence.replace(written, other) : sentence
}

const names =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const month = new RegExp(`(?<=\\d )(?:${names})\\b|\\b(?:${names})(?= \\d)`)
const months = new RegExp(month, 'g')

function turnedRound(sentence: string): string {
  if (/\b(?:not|never|no) /.test(sentence)) return sentence.replace(/\b(?:not|never|no) /, '')
  return sentence.replace(
    /\b(is|are|was|were|has|have|will|had|can|could|would) /,
    (verb) => `${verb}not `,
  )
}
