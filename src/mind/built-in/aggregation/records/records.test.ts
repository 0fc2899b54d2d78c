import { expect, test } from 'vitest'
import { aggregated, aggregatedLine } from '../../../../../tests/support/library/aggregated.ts'
import { passageOf } from '../../../../../tests/support/library/passage-of.ts'

const boats = `# Our boats

- **Heron** – rowing boat, 4 seats, built 1998, berth 12
- **Tern** – sailing boat, 3 seats, built 2019, berth 4
- **Albatross** – sailing boat, 6 seats, built 1987, berth 3
- **Grebe** – canoe, 2 seats, built 2006, rack B
`
const baths = `# Baths of the town

## North Bath
Open: Tuesday to Sunday 10–18
Admission: £8, children £3
Sauna: yes

## Lido
Open: Saturday and Sunday 11–16
Admission: free
Sauna: no

## Old Bath
Open: Monday to Friday 9–17
Admission: £11, children £5.50
Sauna: yes
`
const bikes = '# Bikes\n\n- Roadster – £1,200\n- Racer – £3,400\n- Folder – £650\n'
const ropes = `Ropes

Twine
Weight: 900 g
Price: 4 euros

Cable
Weight: 1.5 kg
Price: 12 euros

Hawser
Weight: n/a
Price: 80 euros
`
const menu = `# Menu of the Anchor

## Starters

- Tomato soup (vegan) – £5.20
- Mackerel on toast – £7.80

## Main courses

- Fish and chips – £14.50
- Lentil curry (vegan) – £12.60
`

test.each([
  [boats, 'Which boat is the oldest?', 'Albatross: 1987 — built (lowest): 4 rows (Our boats)'],
  [boats, 'Which boats have more than 3 seats?', '2 of 4 rows (Our boats) — seats > 3'],
  [
    boats.replace('3 seats', '2 seats'),
    'How many boats have 2 seats?',
    '2 of 4 rows (Our boats) — seats: 2',
  ],
  [boats, 'How many sailing boats are there?', '2 of 4 rows (Our boats) — sailing boat'],
  [baths, 'Which baths have a sauna?', '2 of 3 rows (Baths of the town) — Sauna: yes'],
  [baths, 'Which baths are open on Sundays?', '2 of 3 rows (Baths of the town) — Open: Sundays'],
  [baths, 'Which baths are open on Monday?', '1 of 3 rows (Baths of the town) — Open: Monday'],
  [
    baths,
    'Which bath is the cheapest?',
    'Lido: free — Admission (lowest): 3 rows (Baths of the town)',
  ],
  [baths, 'Which bath is open on Friday and Sunday?', undefined],
  [bikes, 'Which bikes cost more than £3,000?', '1 of 3 rows (Bikes) — > £3,000'],
  // Whether its writer means three pounds, nothing tells.
  [bikes, 'Which bikes cost more than £3.000?', undefined],
  [ropes, 'Which rope is the heaviest?', 'Cable: 1.5 kg — Weight (highest): 3 rows (Ropes)'],
  [ropes, 'Which ropes weigh less than 1 kg?', '1 of 3 rows (Ropes) — Weight < 1 kg'],
  [ropes, 'Which ropes weigh more than 950 g?', '1 of 3 rows (Ropes) — Weight > 950 g'],
  [ropes, 'Which ropes cost more than 5 kg?', undefined],
  [
    menu,
    'Which main course is the cheapest?',
    'Lentil curry: £12.60 — lowest: 2 of 4 rows (Menu of the Anchor) — Main courses',
  ],
  [menu, 'What starters are there?', '2 of 4 rows (Menu of the Anchor) — Starters'],
  [
    menu,
    'How much is the lentil curry?',
    '£12.60 — 1 of 4 rows (Menu of the Anchor) — Lentil curry',
  ],
  // A word that nothing accounts for may be a condition.
  [menu, 'Which restaurant is the cheapest?', undefined],
])('of things that are listed without a table: %#', (text, question, line) => {
  const [title = ''] = /[^#\n]+/.exec(text) ?? []
  expect(aggregatedLine(question, [passageOf(text, { title: title.trim() })])).toBe(line)
})

test('each thing is quoted as it is written, with its own citation', () => {
  const passage = passageOf(boats, { title: 'Our boats' })
  const answer = aggregated('Which boats were built after 2000?', [passage])
  expect(answer?.text).toBe(
    `2 of 4 rows (Our boats) — built > 2000

- **Tern** – sailing boat, 3 seats, built 2019, berth 4 [1]
- **Grebe** – canoe, 2 seats, built 2006, rack B [2]`,
  )
  for (const { quote, start, end } of answer?.citations ?? [])
    expect(boats.slice(start, end)).toBe(quote)
})

test('a thing that goes on in the next passage is quoted from both', () => {
  const at = baths.indexOf('Admission: £11')
  const [first, second] = [baths.slice(0, at), baths.slice(at)]
  const passages = [
    passageOf(first, { docId: 'doc', title: 'Baths' }),
    passageOf(second, { docId: 'doc', title: 'Baths', start: at, end: baths.length }),
  ]
  const answer = aggregated('Which bath is the most expensive?', passages)
  expect(answer?.text).toContain('Old Bath: £11')
  expect(answer?.citations.map(({ quote }) => quote)).toEqual([
    expect.stringContaining('Old Bath'),
    expect.stringContaining('£11'),
  ])
})

test.each(['daily 7–18', 'closed on Sunday, else 8–17', 'Monday to Saturday except Wednesday'])(
  'days that are told in another way are not computed with: %s',
  (days) => {
    const told = baths.replace('Saturday and Sunday 11–16', days)
    const asked = aggregated('Which baths are open on Sundays?', [passageOf(told)])
    expect(asked).toBeUndefined()
  },
)

test('lists of prose are no records', () => {
  const prose = `# Steps

- Click Save, then wait for 5 minutes, as the server needs its time.
- Open the menu, choose Export, and look at the 3 files.
- Close the window.
`
  expect(aggregated('Which step is the longest?', [passageOf(prose, { title: 'Steps' })])).toBe(
    undefined,
  )
})

test('a long list is read in time that grows with its length', () => {
  const listOf = (count: number) =>
    passageOf(
      `# Boats\n\n${Array.from({ length: count }, (_, n) => `- Boat ${n} – canoe, ${n} seats, (${n} kg`).join('\n')}`,
      { title: 'Boats' },
    )
  const timed = (count: number) => {
    const passage = listOf(count)
    const begun = performance.now()
    aggregated('Which boats have more than 3 seats?', [passage])
    return performance.now() - begun
  }
  timed(400)
  // Quadratic, it would take 64 times as long.
  expect(timed(3200)).toBeLessThan(32 * timed(400))
})
