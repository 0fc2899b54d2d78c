import { expect, test } from 'vitest'
import { lineOfText, museums } from '../../../../../tests/support/library/aggregated.ts'

const tents = `# Tents

- Dune – tent, £30, 2 people
- Polar – tent, £40, 4 people
- Reef – tent, £50, 4 people
- Moor – tent, £60, 3 people
- Fell – tent, £70, 6 people
`

test.each([
  ['£60', 'from £20', 'Which tent is the cheapest?'],
  ['£60', '£20 or more', 'Which tents cost less than £45?'],
  ['3 people', '3–6 people', 'Which tents are for more than 3 people?'],
  ['3 people', 'seven or eight people', 'Which tents are for more than 3 people?'],
])(
  'an item without a value says it in words that are not read: %s, %s',
  (value, other, question) => {
    expect(lineOfText(tents, question)).toBeDefined()
    expect(lineOfText(tents.replace(value, other), question)).toBeUndefined()
  },
)

test('what an item of a price list has for free costs the least', () => {
  const free = tents.replace('£60', 'free')
  expect(lineOfText(free, 'Which tent is the cheapest?')).toContain('Moor: free')
})

test('what stands in a list within a list may say that a value does not always hold', () => {
  const nested = tents.replace('2 people\n', '2 people\n  - at weekends £90\n')
  expect(lineOfText(nested, 'Which tent is the cheapest?')).toBeUndefined()
})

test('lists below one heading are told apart by words that are not read', () => {
  const text = `# Sale and hire

We sell:

- Rope – £5
- Twine – £2

We hire:

- Kayak – £20
- Canoe – £1
`
  expect(lineOfText(text, 'What is the cheapest for sale?')).toBeUndefined()
})

test('the last item may have the sum of the others by any name', () => {
  const costs = '# Costs\n\n- Train – £40\n- Hotel – £120\n- Meals – £60\n'
  expect(lineOfText(costs, 'What is the total of the costs?')).toContain('£220')
  expect(
    lineOfText(`${costs}- Everything – £220\n`, 'What is the total of the costs?'),
  ).toBeUndefined()
})

test.each([
  ['Admission: £12', 'Price: £3', 'Which museum is the cheapest?'],
  ['Admission: £12', 'It costs only £3.', 'Which museum is the cheapest?'],
  ['Admission: £12', 'Admission: £12\nAdmission: £2', 'Which museum is the cheapest?'],
  ['Admission: £12', 'Admission: £2 (children), £9 (adults)', 'Which museum is the cheapest?'],
  ['Open: Saturday and Sunday', 'Closed: Mondays', 'Which museums are open on Sundays?'],
])('a section that tells a value otherwise: %s, %s', (value, other, question) => {
  expect(lineOfText(museums, question)).toBeDefined()
  expect(lineOfText(museums.replace(value, other), question)).toBeUndefined()
})

test('a section beside them that tells its values in prose is none of the rows', () => {
  const prose = '\n## Old Forge\nIt is open on Mondays, and costs £2.\n'
  for (const question of ['Which museum is the cheapest?', 'How many museums are there?']) {
    expect(lineOfText(museums, question)).toBeDefined()
    expect(lineOfText(museums + prose, question)).toBeUndefined()
  }
})

test('prose below labelled lines is of the same section', () => {
  const told = museums.replace('£12\n', '£12\n\nBuilt in 1930, it was a school.\n')
  expect(lineOfText(told, 'Which museum is the cheapest?')).toContain('Rope Museum: £6')
})

test('hours are no age, and years are one', () => {
  const team = '# Team\n\n- Ada – 40 hours\n- Ivo – 30 hours\n- Mara – 20 hours\n'
  expect(lineOfText(team, 'Who is the oldest?')).toBeUndefined()
  expect(lineOfText(team.replaceAll('hours', 'years'), 'Who is the oldest?')).toContain(
    'Ada: 40 years',
  )
})

test('what a word denies is none of the rows that a question asks for by it', () => {
  const hikes = '# Hikes\n\n- Ridge: 12 km, hard\n- Lake: 5 km, easy\n- Mill: 7 km, quite easy\n'
  expect(lineOfText(hikes, 'Which hikes are easy?')).toContain('2 of 3 rows')
  expect(lineOfText(hikes.replace('quite', 'not'), 'Which hikes are easy?')).toBeUndefined()
})

test.each([
  ['en', '1,5 m', '2.500 mm', false],
  ['en', '1.5 m', '2,500 mm', true],
  ['de', '1,5 m', '2.500 mm', true],
  ['de', '1.5 m', '2,500 mm', false],
])('numbers of two styles in %s: %s and %s', (language, one, other, isClear) => {
  const ropes = `# ${language === 'de' ? 'Seile' : 'Ropes'}\n\n- Twine – 10 m\n- Cable – ${one}\n- Cord – ${other}\n`
  const question =
    language === 'de' ? 'Welches Seil ist das längste?' : 'Which rope is the longest?'
  expect(lineOfText(ropes, question, language) !== undefined).toBe(isClear)
})
