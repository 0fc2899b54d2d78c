import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'

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
  ['Which plans cost less than 30 €?', '3 of 5 rows (Hosting plans) — Monthly price < 30 €'],
  ['Which plans cost at most 29 €?', '3 of 5 rows (Hosting plans) — Monthly price ≤ 29 €'],
  ['How many plans have existed since 2020?', undefined],
  ['Which plans were there before 2020?', undefined],
  ['Which plans have more than 100 GB storage?', '3 of 5 rows (Hosting plans) — Storage > 100 GB'],
  ['What is the average monthly price?', '108 € — Monthly price (average): 5 rows (Hosting plans)'],
  [
    'What is the average monthly price of plans with e-mail support?',
    '6.5 € — Monthly price (average): 2 of 5 rows (Hosting plans) — Support: e-mail',
  ],
  ['How many kinds of support are there?', undefined],
  ['Which plans are there?', '5 rows (Hosting plans)'],
  ['List all plans.', '5 rows (Hosting plans)'],
  ['Which kinds of support are there?', undefined],
  ['What are the plans for schools?', undefined],
])('"%s" is computed over all rows', (question, line) => {
  expect(aggregatedLine(question, [plans])).toBe(line)
})

test.each([
  // Words that no column tells might be conditions.
  'How many plans are popular?',
  'How many plans with backups include phone support?',
  'Which plan is the cheapest for students?',
  'How many plans are hardly in phone support?',
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
  expect(aggregated(question, [plans])).toBeUndefined()
})

const report = (table: string, heading = 'Routes') =>
  `# Coast report 2022\n\n## ${heading}\n\n${table}`
const routes = '| Route | Passengers |\n|---|---|\n| Norrvik–Visby | 300 |\n| Visby–Turku | 200 |'
const crew = '| Name | Born |\n|---|---|\n| Anna Holm | 1971 |\n| Bo Lund | 1980 |'

test.each([
  ['of the key column', 'How many routes are there?', report(routes), 'Coast ferries', 2],
  [
    'of the heading, if the key only names',
    'How many sailors?',
    report(crew, 'Sailors'),
    'Coast',
    2,
  ],
  ['of the title, if no heading is nearer', 'How many sailors are there?', crew, 'sailors.csv', 2],
  [
    'of the key column, with another word',
    'How many sailors?',
    crew.replace('Name', 'Sailor ID'),
    'Crew',
    2,
  ],
  [
    'of the title above another heading',
    'How many ferries are there?',
    report(routes),
    'Coast ferries',
    0,
  ],
  ['of the title, if the key says what rows are', 'How many ferries?', routes, 'Ferries', 0],
  [
    'of the heading, if the key says what rows are',
    'How many ferries?',
    report(routes, 'Ferries'),
    'Coast',
    0,
  ],
  ['of a part of the title', 'How many sailors are there?', crew, 'Sailors of Norrvik', 0],
  ['of a part of the heading', 'How many ships?', report(crew, 'Ships with a crew'), 'Coast', 0],
  [
    'of a part of the key column',
    'How many ferries?',
    routes.replace('Route', 'Ferry route'),
    'Coast',
    0,
  ],
  [
    'of the title, if there are more tables',
    'How many sailors?',
    `${crew}\n\nAnd:\n\n${routes}`,
    'Sailors',
    0,
  ],
  [
    'of a column of lists',
    'How many stops are there?',
    routes.replace('Passengers', 'Stops').replace('300', 'Holm, Aas').replace('200', 'Mo'),
    'Coast',
    0,
  ],
  [
    'of a column of amounts',
    'How many seats are there?',
    routes.replace('Passengers', 'Seats').replace('300', '30 at most').replace('200', 'many'),
    'Coast',
    0,
  ],
  [
    'of a column beside the key',
    'How many captains are there?',
    routes.replace('Passengers', 'Captain').replace('300', 'Anna').replace('200', 'Bo'),
    'Coast',
    2,
  ],
])('rows are counted by the word %s: "%s"', (_, question, table, title, count) => {
  const line = aggregatedLine(question, [passageOf(table, { title })])
  expect(line?.slice(0, 6)).toBe(count === 0 ? undefined : `${count} rows`)
})

test('rows of totals do not count', () => {
  const sales = passageOf(`| Month | Revenue |
|---|---|
| May | 100 |
| June | 250 |
| Total | 350 |
`)

  expect(aggregatedLine('What is the total revenue?', [sales])).toBe(
    '350 — Revenue (total): 2 rows',
  )
  expect(aggregatedLine('Which month has the highest revenue?', [sales])).toBe(
    'June: 250 — Revenue (highest): 2 rows',
  )
})

test('what two tables answer differently is not answered by one of them', () => {
  const other = passageOf(`${plans.text}\n\nText.`, { docId: 'doc_other', title: 'Hosting plans' })

  expect(aggregated('How many plans are there?', [plans, other])).toBeUndefined()
})

test.each([
  ['900 GB', '2 TB', 'Beta: 2 TB — Size (highest): 2 rows'],
  // Only a unit of the same dimension converts.
  ['900 GB', '2 kg', undefined],
  ['900 €', '2 $', undefined],
])('%s and %s are compared if the one converts into the other', (one, other, line) => {
  const drives = passageOf(`| Drive | Size |\n|---|---|\n| Alpha | ${one} |\n| Beta | ${other} |\n`)

  expect(aggregatedLine('Which drive has the highest size?', [drives])).toBe(line)
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
  'How many people work in Turku?',
  'What is the phone number of IT?',
  'How many employees joined the year before 2015?',
  'How many offices are there?',
])('"%s" means more than the table says', (question) => {
  expect(aggregated(question, [passageOf(staff, { title: 'Employees' })])).toBeUndefined()
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
  expect(aggregated(question, [passageOf(table)])).toBeUndefined()
})

test('in a register what stands behind the code of a row is what is counted, and not how many kinds there are', () => {
  const register = passageOf(
    `| No. | Device | Room | State |
|---|---|---|---|
| LT-01 | Laptop | Oslo | in use |
| LT-02 | Laptop | Oslo | in use |
| LT-03 | Laptop | Turku | lost |
| TB-01 | Tablet | Turku | in use |
`,
    { title: 'Register' },
  )

  expect(aggregatedLine('How many devices are in use?', [register])).toBe(
    '3 of 4 rows (Register) — State: in use',
  )
  expect(aggregatedLine('How many rooms are there?', [register])).toMatch(/^2 — Room/)

  const staff = passageOf(
    '| No. | Department | Name |\n|---|---|---|\n| 7 | Kitchen | Ada |\n| 8 | Kitchen | Tim |\n| 9 | Bar | Eve |\n',
    { title: 'Staff' },
  )
  expect(aggregatedLine('How many departments are there?', [staff])).toBeUndefined()
})
