import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Passage } from '../../../evidence/passage.ts'

const row = fc.record({
  colour: fc.constantFrom('red', 'green', 'blue'),
  site: fc.constantFrom('Bergen', 'Turku', 'Visby'),
  weight: fc.integer({ min: 1, max: 500 }),
})

/** A table of boats, one line each, cut into passages after some of the lines. */
const boats = fc
  .record({ rows: fc.array(row, { minLength: 2, maxLength: 30 }), asRecords: fc.boolean() })
  .chain(({ rows, asRecords }) =>
    fc.record({
      rows: fc.constant(rows),
      passages: fc
        .array(fc.boolean(), { minLength: rows.length, maxLength: rows.length })
        .map((cuts) => passagesOf(rows, cuts, asRecords)),
    }),
  )

type Row = { readonly colour: string; readonly site: string; readonly weight: number }

/** Rows under a header, or lines that name their values, as a file of comma-separated values is read. */
function passagesOf(rows: readonly Row[], cuts: readonly boolean[], asRecords: boolean): Passage[] {
  const header = '| Boat | Colour | Site | Weight |'
  const lines = rows.map(({ colour, site, weight }, at) =>
    asRecords
      ? `Boat: Boat ${at}; Colour: ${colour}; Site: ${site}; Weight: ${weight}`
      : `| Boat ${at} | ${colour} | ${site} | ${weight} |`,
  )
  const parts: string[][] = [[]]
  lines.forEach((line, at) => {
    if (cuts[at] && at > 0) parts.push([])
    parts.at(-1)?.push(line)
  })
  let start = 0
  return parts.map((part, nth) => {
    const opening = nth === 0 && !asRecords ? [header, '|---|---|---|---|'] : []
    const text = [...opening, ...part].join('\n')
    const ranges: { start: number; end: number }[] = []
    let at = 0
    for (const line of text.split('\n')) {
      ranges.push({ start: at, end: at + line.length })
      at += line.length + 1
    }
    const blocks = ranges
      .filter(({ start: from }) => !text.startsWith('|---', from))
      .map((range, line) => {
        const opens = nth === 0 && !asRecords && line === 0
        return { ...range, kind: 'row' as const, depth: 0, opens }
      })
    const leadIn = { text: header, start: 0, end: header.length }
    const passage = passageOf(text, {
      docId: 'doc_boats',
      title: 'Boats',
      start,
      end: start + text.length,
      blocks,
      ...(nth > 0 && !asRecords && { leadIn }),
    })
    start += text.length + 1
    return passage
  })
}

test('what is computed is what the rows say, however they are cut into passages', () => {
  let computed = 0
  fc.assert(
    fc.property(boats, ({ rows, passages }) => {
      const expectSaid = (question: string, wanted: string) => {
        const line = aggregatedLine(question, passages)
        if (line === undefined) return
        computed++
        expect(line).toContain(wanted)
      }
      const red = rows.filter(({ colour }) => colour === 'red')
      const redInVisby = red.filter(({ site }) => site === 'Visby')
      const sum = (some: readonly Row[]) => some.reduce((all, { weight }) => all + weight, 0)
      const heavy = rows.filter(({ weight }) => weight > 250)
      const heaviest = Math.max(...rows.map(({ weight }) => weight))

      expectSaid('How many boats are red?', `${red.length} `)
      expectSaid('How many boats in Visby are red?', `${redInVisby.length} `)
      const [notRed, inVisby] = [
        rows.length - red.length,
        rows.filter(({ site }) => site === 'Visby'),
      ]
      expectSaid('How many boats are not red?', `${notRed} `)
      expectSaid('How many boats are red or in Visby?', 'nothing')
      expectSaid('How many boats in Visby are not red?', `${inVisby.length - redInVisby.length} `)
      const bright = rows.filter(({ colour }) => colour !== 'blue')
      expectSaid('How many boats are red or green?', `${bright.length} `)
      expectSaid('How many boats are neither red nor green?', 'nothing')
      expectSaid('How many boats have a weight above 250?', `${heavy.length} `)
      expectSaid('What is the total weight of red boats?', `${sum(red).toLocaleString('en')} `)
      expectSaid('Which boat is the heaviest?', `: ${heaviest} — Weight`)
    }),
    { numRuns: 60 },
  )
  expect(computed).toBeGreaterThan(100)
})

test('each quotation is exact, and holds the rows that are shown', () => {
  fc.assert(
    fc.property(boats, ({ passages }) => {
      const text = passages.map((passage) => passage.text).join('\n')
      const questions = [
        'How many boats are red?',
        'What is the total weight?',
        'Which boat is the lightest?',
      ]
      for (const question of questions) {
        const answer = aggregated(question, passages)
        for (const { start, end, quote, index } of answer?.citations ?? []) {
          expect(text.slice(start, end)).toBe(quote)
          expect(answer?.text).toContain(`[${index}]`)
        }
      }
    }),
    { numRuns: 60 },
  )
})

test('a row whose last cells are empty is whole, as these are not written', () => {
  const head = '| Task | Owner | Cost | Paid |\n|---|---|---|---|'
  const sheet = passageOf(`${head}\n| Wheel | Tim | 400 | 400 |\n| Sieve | Ada | 90 |\n`)
  expect(aggregatedLine('Which task has the highest cost?', [sheet])).toBe(
    'Wheel: 400 — Cost (highest): 2 rows',
  )
})
