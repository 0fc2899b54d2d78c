import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Passage } from '../../../evidence/passage.ts'
import { languages } from '../../../language/languages.ts'
import { understand } from '../question/understand.ts'
import { aggregate } from './aggregate.ts'

function answerTo(question: string, passages: readonly Passage[], thinking = 'snap' as const) {
  const understood = understand([{ role: 'user', content: question }])
  return understood.mayAggregate ? aggregate(understood, passages, thinking) : undefined
}

/** The first line of an answer, without its emphasis. */
function lineOf(question: string, passages: readonly Passage[]): string | undefined {
  return answerTo(question, passages)?.text.split('\n')[0]?.replaceAll('**', '')
}

const plans = passageOf(
  `# Hosting plans

| Plan | Storage | Monthly price | Users | Support | Since |
|---|---|---|---|---|---|
| Seed | 10 GB | 4 € | 1 | e-mail | 2019-04-01 |
| Sprout | 50 GB | 9 € | 5 | e-mail | 2020-01-15 |
| Grove | 200 GB | 29 € | 25 | chat | 2020-06-30 |
| Forest | 1,000 GB | 99 € | 100 | phone | 2022-02-01 |
| Biome | 5,000 GB | 399 € | unlimited | phone | 2023-11-11 |
`,
  { title: 'Hosting plans' },
)

test.each([
  [
    'Which plan has the most storage?',
    'Biome: 5,000 GB — Storage (highest): 5 rows (Hosting plans)',
  ],
  ['Which plan is the cheapest?', 'Seed: 4 € — Monthly price (lowest): 5 rows (Hosting plans)'],
  ['What is the newest plan?', 'Biome: 2023-11-11 — Since (latest): 5 rows (Hosting plans)'],
  ['How many plans are there?', '5 rows (Hosting plans)'],
  ['How many plans include phone support?', '2 of 5 rows (Hosting plans) — Support: phone'],
  ['Which plans cost less than 30 €?', '3 of 5 rows (Hosting plans) — Monthly price < 30'],
  ['Which plans cost at most 29 €?', '3 of 5 rows (Hosting plans) — Monthly price ≤ 29'],
  ['How many plans have existed since 2020?', undefined],
  ['Which plans were there before 2020?', undefined],
  ['Which plans have more than 100 GB of storage?', '3 of 5 rows (Hosting plans) — Storage > 100'],
  ['What is the average monthly price?', '108 € — Monthly price (average): 5 rows (Hosting plans)'],
  [
    'What is the average monthly price of plans with e-mail support?',
    '6.5 € — Monthly price (average): 2 of 5 rows (Hosting plans) — Support: e-mail',
  ],
  ['How many kinds of support are there?', undefined],
])('"%s" is computed over all rows', (question, line) => {
  expect(lineOf(question, [plans])).toBe(line)
})

test.each([
  // Words that no column tells might be conditions.
  'How many plans are popular?',
  'How many plans with backups include phone support?',
  'Which plan is the cheapest for students?',
  'How many plans are not in phone support?',
  'Do all plans include phone support?',
  // One cell is not a number.
  'Which plan has the most users?',
  // Rows that are named are looked up.
  'How many users has the Grove?',
  // What is counted is not what the rows are.
  'How many people live in the hosting plans?',
  // One row is quoted as any other.
  'Which plan has chat support?',
])('"%s" is no query', (question) => {
  expect(answerTo(question, [plans])).toBeUndefined()
})

test('rows of totals do not count', () => {
  const sales = passageOf(`| Month | Revenue |
|---|---|
| May | 100 |
| June | 250 |
| Total | 350 |
`)

  expect(lineOf('What is the total revenue?', [sales])).toBe('350 — Revenue (total): 2 rows')
  expect(lineOf('Which month has the highest revenue?', [sales])).toBe(
    'June: 250 — Revenue (highest): 2 rows',
  )
})

test('what two tables answer differently is not answered by one of them', () => {
  const other = passageOf(`${plans.text}\n\nText.`, { docId: 'doc_other', title: 'Hosting plans' })

  expect(answerTo('How many plans are there?', [plans, other])).toBeUndefined()
})

test('values of other units are not compared', () => {
  const drives = passageOf(`| Drive | Size |
|---|---|
| Alpha | 900 GB |
| Beta | 2 TB |
`)

  expect(answerTo('Which drive has the highest size?', [drives])).toBeUndefined()
})

const staff = `| Name | Department | Office | Salary | Joined |
|---|---|---|---|---|
| Anna | Sales | Oslo | 410 | 2011-03-01 |
| Bob | Sales | Berlin | 320 | 2012-05-11 |
| Carl | IT | Oslo | 505 | 2015-01-20 |
| Dora | HR | Berlin, Oslo | 280 | 2018-09-09 |
| Emil | IT | Turku | 610 | 2015-11-30 |
`

test.each([
  'How many departments have more than 2 employees?',
  'How many employees are over 50?',
  'How many employees earn more than the average?',
  'Who joined last year?',
  'How many employees have the first name Anna?',
  'What is the average number of employees?',
  'What is the highest and the lowest salary?',
  'How many employees joined between 2012 and 2018?',
  'How many employees joined by 2015?',
  'How many employees joined in 2015 or before?',
  'How many employees did we have in 2015?',
  'Which department has the highest salary?',
  'Who is the oldest employee?',
  'How many employees work in Oslo?',
  'How many more employees work in Turku than in Berlin?',
  'How many employees work in offices other than Turku?',
  'How many people work in Turku?',
  'What is the phone number of IT?',
  'How many employees joined the year before 2015?',
  'How many offices are there?',
])('"%s" means more than the table says', (question) => {
  expect(answerTo(question, [passageOf(staff, { title: 'Employees' })])).toBeUndefined()
})

test.each([
  [
    'parts of one table',
    '| Order | City |\n|---|---|\n| A1 | Turku |\n| A2 | Turku |\n\nIn March:\n\n| Order | City |\n|---|---|\n| A3 | Turku |\n| A4 | Visby |',
    'How many orders are from Turku?',
  ],
  [
    'a part of one row',
    '| Order | City |\n|---|---|\n| A1 | Turku |\n| A2 | Turku |\n\nIn March:\n\n| Order | City |\n|---|---|\n| A3 | Turku |',
    'How many orders are from Turku?',
  ],
  [
    'a last row with the sums',
    '| Region | Revenue |\n|---|---|\n| North | 100 |\n| South | 250 |\n| Whole | 350 |',
    'Which region has the highest revenue?',
  ],
  [
    'values in two columns',
    '| Flight | From | To | Price |\n|---|---|---|---|\n| F1 | Oslo | Berlin | 120 € |\n| F2 | Berlin | Oslo | 90 € |\n| F3 | Oslo | Turku | 70 € |',
    'What is the average price of flights to Oslo?',
  ],
  [
    'merged cells',
    '| Name | Department | Salary |\n|---|---|---|\n| Anna | Sales | 100 |\n| Bob | | 300 |\n| Carl | IT | 500 |\n| Dora | Sales | 200 |',
    'What is the average salary per department?',
  ],
  [
    'ranks',
    '| Team | Rank |\n|---|---|\n| Red | 1 |\n| Blue | 3 |\n| Green | 2 |',
    'Which team has the highest rank?',
  ],
  [
    'days or months',
    '| Order | Placed |\n|---|---|\n| A1 | 03/04/2022 |\n| A2 | 13/04/2022 |\n| A3 | 05/06/2022 |',
    'How many orders were placed in April 2022?',
  ],
  [
    'values of one letter',
    '| Student | Grade | Points |\n|---|---|---|\n| Ann Lee | A | 95 |\n| Ben Wu | B | 84 |\n| Cid Ray | A | 82 |',
    'How many students got an A?',
  ],
  [
    'sections',
    '| Country | Capital | Population |\n|---|---|---|\n| Europe | | |\n| Norway | Oslo | 5 |\n| Italy | Rome | 60 |',
    'How many countries are there?',
  ],
  [
    'two columns that are named',
    '| City | Population | Area |\n|---|---|---|\n| Oslo | 700 | 480 |\n| Turku | 190 | 306 |\n| Kiruna | 23 | 19000 |',
    'What is the population of the largest city by area?',
  ],
  [
    'another currency',
    '| Plan | Price |\n|---|---|\n| Small | 90 € |\n| Large | 150 € |\n| Huge | 300 € |',
    'Which plans cost less than $200?',
  ],
  [
    'a comparison with a negative number',
    '| City | Temperature |\n|---|---|\n| Oslo | -8 °C |\n| Turku | 2 °C |\n| Visby | -2 °C |',
    'Which cities have a temperature below -5 °C?',
  ],
])('a table with %s is not computed over', (_, table, question) => {
  expect(answerTo(question, [passageOf(table)])).toBeUndefined()
})

const translated: Readonly<Record<string, { table: string; asked: Record<string, string> }>> = {
  de: {
    table: `| Fluss | Länge (km) | Mündet in |
|---|---|---|
| Alme | 59,1 | Lippe |
| Emmer | 61,8 | Weser |
| Diemel | 110,5 | Weser |`,
    asked: {
      'Welcher Fluss ist der längste?': 'Diemel: 110,5',
      'Wie viele Flüsse münden in die Weser?': '2 von 3',
      'Welche Flüsse sind länger als 60 km?': '2 von 3',
      'Was ist die durchschnittliche Länge?': '77,13',
    },
  },
  fr: {
    table: `| Rivière | Longueur (km) | Pays |
|---|---|---|
| Loue | 122,2 | France |
| Orbe | 65,1 | Suisse |
| Doubs | 453,0 | France |`,
    asked: {
      'Quelle rivière est la plus longue ?': 'Doubs: 453,0',
      'Combien de rivières y a-t-il en France ?': '2 lignes sur 3',
      'Quelle est la longueur moyenne ?': '213,43',
      'Quelles rivières ont une longueur de plus de 100 km ?': '2 lignes sur 3',
    },
  },
  es: {
    table: `| Plan | Precio mensual | Soporte |
|---|---|---|
| Semilla | 4 € | correo |
| Bosque | 99 € | teléfono |
| Selva | 399 € | teléfono |`,
    asked: {
      '¿Cuál es el plan más caro?': 'Selva: 399 €',
      '¿Cuántos planes tienen soporte por teléfono?': '2 de 3',
      '¿Qué planes cuestan menos de 100 €?': '2 de 3',
      '¿Cuál es el precio mensual promedio?': '167,33 €',
    },
  },
  it: {
    table: `| Piano | Prezzo mensile | Assistenza |
|---|---|---|
| Seme | 4 € | posta |
| Bosco | 99 € | telefono |
| Foresta | 399 € | telefono |`,
    asked: {
      'Qual è il piano più caro?': 'Foresta: 399 €',
      'Quanti piani hanno assistenza per telefono?': '2 di 3',
      'Quali piani costano meno di 100 €?': '2 di 3',
      'Qual è il prezzo mensile medio?': '167,33 €',
    },
  },
  pt: {
    table: `| Plano | Preço mensal | Suporte |
|---|---|---|
| Semente | 4 € | correio |
| Bosque | 99 € | telefone |
| Floresta | 399 € | telefone |`,
    asked: {
      'Qual é o plano mais caro?': 'Floresta: 399 €',
      'Quantos planos têm suporte por telefone?': '2 de 3',
      'Quais planos custam menos de 100 €?': '2 de 3',
      'Qual é o preço mensal médio?': '167,33 €',
    },
  },
  nl: {
    table: `| Abonnement | Maandprijs | Hulp |
|---|---|---|
| Zaad | 4 € | mail |
| Bos | 99 € | telefoon |
| Woud | 399 € | telefoon |`,
    asked: {
      'Welk abonnement heeft de hoogste maandprijs?': 'Woud: 399 €',
      'Hoeveel abonnementen bieden hulp per telefoon?': '2 van 3',
      'Wat is de gemiddelde maandprijs?': '167,33 €',
      'Welke abonnementen hebben een maandprijs onder 100 €?': '2 van 3',
    },
  },
}

const questions = Object.entries(translated).flatMap(([language, { table, asked }]) =>
  Object.entries(asked).map(([question, beginning]) => ({ language, table, question, beginning })),
)

test.each(questions)('$language: $question', ({ language, table, question, beginning }) => {
  expect(lineOf(question, [passageOf(table, { language })])).toMatch(
    new RegExp(`^${beginning.replaceAll('.', '\\.')}(?:\\s|$)`),
  )
})

test('every language that computes is tried here', () => {
  const computing = [...languages.values()].filter(({ aggregation }) => aggregation !== undefined)

  expect(computing.map(({ code }) => code).sort()).toEqual(
    ['en', ...Object.keys(translated)].sort(),
  )
})

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
    const lead = { text: header, start: 0, end: header.length }
    const passage = passageOf(text, {
      docId: 'doc_boats',
      title: 'Boats',
      start,
      end: start + text.length,
      blocks,
      ...(nth > 0 && !asRecords && { lead }),
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
        const line = lineOf(question, passages)
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
        const answer = answerTo(question, passages)
        for (const { start, end, quote, index } of answer?.citations ?? []) {
          expect(text.slice(start, end)).toBe(quote)
          expect(answer?.text).toContain(`[${index}]`)
        }
      }
    }),
    { numRuns: 60 },
  )
})
