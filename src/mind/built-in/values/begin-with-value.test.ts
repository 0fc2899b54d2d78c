import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Thinking } from '../../../base/thinking.ts'
import { builtInMind } from '../built-in-mind.ts'

const pumps = `# Pump 2000

The Pump 2000 moves up to 40 litres a minute. It weighs 3.2 kg without its hose and is 31 cm long.
It needs 230 V and draws 450 watts. The Pump 2000 costs 189 euros; the spare filter costs 12 euros.
Water may be at most 35 °C warm. The noise is 62 dB at one metre. It uses 30 litres of water with the filter, and 24 litres without it. Riders may weigh up to 90 kg.

## Pump 3000

The Pump 3000 moves up to 75 litres a minute and weighs 5.1 kg. It costs 249 euros.`

const lease = `# Lease of flat 4B

The rent is 1,150 euros a month, due on the third working day. The deposit is 3,000 euros.
Either side may end the lease with three months' notice. The flat has 62 square metres and two rooms.`

const hall = `# Hall

The hall is kept at -20 °C. The pool is 25 m long and 10 m wide. Its deep end is not 3 m deep but 2 m.
A licence costs €49.90/month, or €499 a year. Charging takes between 2 and 3 hours.`

const baths = `# Baths

The freezer is kept at -20 °C. In winter the lobby cools to −5 °C at night. The baths are not open on 25 December.
Guests do not stay more than 90 minutes.`

const shed = `# Shed

The shed is 2.1 m high at the ridge, 1.2 to 1.4 m wide and 1.8 m deep. It ships in parcels of 38 kg, 41 kg and 22 kg.
The lock costs £5, £3 for members. The workshop opens at 7 and closes at 18. Heat the glue to 60 °C. The bolts need a 13 mm spanner.`

const sauna = `# Sauna

A day pass costs 9 euros, a month 75 euros. Every member has 28 days of sauna.`

const schuppen = `# Schuppen

Der Schuppen ist am First 2,1 m hoch, 1,2 m breit und 1,8 m tief.`

const tickets = `# Tickets

A roll of tickets weighs 300 g (11 oz). Tickets cost £5, £6, £7, £8, £9, £10, £11, £12 and £13.`

const library = '開館時間は午前9時から午後5時までです。保証期間は2年です。'

const passages = [
  passageOf(library, { docId: 'library', title: '図書館', language: 'ja' }),
  passageOf(baths, { docId: 'baths', title: 'Baths' }),
  passageOf(hall, { docId: 'hall', title: 'Hall' }),
  passageOf(pumps, { docId: 'pumps', title: 'Pump 2000' }),
  passageOf(sauna, { docId: 'sauna', title: 'Sauna' }),
  passageOf(lease, { docId: 'lease', title: 'Lease of flat 4B' }),
]

const answer = (content: string, thinking: Thinking = 'snap') =>
  builtInMind.compose(builtInMind.understand([{ role: 'user', content }]), passages, thinking)

test.each([
  ['How much does the Pump 2000 weigh?', '3.2 kg'],
  ['What is the weight of the Pump 3000?', '5.1 kg'],
  ['How much is a day pass for the sauna?', '9 euros'],
  ['How many days of sauna do members have?', '28 days'],
  ['How loud is the pump 2000?', '62 dB'],
  ['How hot may the water be?', 'at most 35 °C'],
  ['What does the Pump 2000 cost?', '189 euros'],
  ['How much is the spare filter?', '12 euros'],
  ['How much is the rent?', '1,150 euros a month'],
  ['How much is the deposit?', '3,000 euros'],
  ['How big is the flat?', '62 square metres'],
  ['How many rooms does the flat have?', 'two rooms'],
  ['How much water does the Pump 2000 use without the filter?', '24 litres'],
  ['How cold is the hall?', '-20 °C'],
  ['開館時間は何時ですか？', '午前9時から午後5時'],
  ['How cold does the lobby get in winter?', '−5 °C'],
  ['How long is the pool?', '25 m'],
  ['How wide is the pool?', '10 m'],
  ['How deep is the deep end of the pool?', '2 m'],
  ['How much is a licence per year?', '€499 a year'],
  ['How much is a licence per month?', '€49.90/month'],
  ['How long does charging take?', 'between 2 and 3 hours'],
])('"%s" begins with %s, and its sentence alone answers', (question, value) => {
  const { text, grounding, citations } = answer(question)

  expect(grounding).toBe('answered')
  expect(text.startsWith(value)).toBe(true)
  expect(citations.length).toBeLessThanOrEqual(2)
  expect(answer(question, 'ponder').text.startsWith(value)).toBe(true)
})

test.each([
  'How heavy is the Pump 4000?',
  'How loud is the Pump 3000?',
  'How heavy is the spare filter?',
])('"%s" is not answered by the value of something else', (question) => {
  expect(answer(question).grounding).not.toBe('answered')
})

test('a value that was only proposed is told only where a proposal is asked for', () => {
  const minutes = passageOf(
    '# Rents\n\nThe plots are in good order. Lucy proposed to raise the rent to £48.',
    { title: 'Minutes' },
  )
  const first = (content: string) =>
    builtInMind.compose(builtInMind.understand([{ role: 'user', content }]), [minutes], 'snap').text
  expect(first('How much is the rent?')).not.toMatch(/^£48/)
  expect(first('To how much did Lucy propose to raise the rent?')).toMatch(/^£48/)
})

test.each(['When are the baths open?', 'How long do guests stay?'])(
  '"%s" is not begun with a value that is denied',
  (question) => {
    expect(answer(question).text).not.toMatch(/^(?:25 December|(?:more than )?90 minutes)/)
  },
)

const sheds = [
  passageOf(shed, { docId: 'shed', title: 'Shed' }),
  passageOf(schuppen, { docId: 'schuppen', title: 'Schuppen', language: 'de' }),
  passageOf(tickets, { docId: 'tickets', title: 'Tickets' }),
]

test.each([
  ['How tall is the shed?', '2.1 m.'],
  ['What is the depth of the shed?', '1.8 m.'],
  ['Wie hoch ist der Schuppen?', '2,1 m.'],
  ['Wie breit ist der Schuppen?', '1,2 m.'],
  ['How heavy are the parcels of the shed?', '38 kg, 41 kg and 22 kg.'],
  ['How much is the lock of the shed?', '£5.'],
  ['How heavy is a roll of tickets?', '300 g.'],
  ['How much do tickets cost?', 'Tickets cost £5, £6'],
  ['How hot must the glue be?', '60 °C.'],
  ['When does the workshop open?', '7.'],
])(
  '%j is answered by the dimension, the hour or the whole list that it asks for: %s',
  (content, value) => {
    const question = builtInMind.understand([{ role: 'user', content }])
    expect(builtInMind.compose(question, sheds, 'snap').text.startsWith(value)).toBe(true)
  },
)

test('"Was kostet …?" is answered by the price of the line of a list', () => {
  const rooms = '# Preise\n\nEinzelzimmer 68 €\nDoppelzimmer 104 €\nHund 8 €'
  const question = builtInMind.understand([
    { role: 'user', content: 'Was kostet ein Doppelzimmer?' },
  ])
  const passages = [passageOf(rooms, { title: 'Pension', language: 'de' })]
  expect(builtInMind.compose(question, passages, 'snap').text).toMatch(/^104 €\.\[1\]/)
})

test('a number alone, which may be an age, is told as an hour only of what is asked for', () => {
  const ada = passageOf('# Ada\n\nAda retired at 65. She married at 22.', { title: 'Ada' })
  const question = builtInMind.understand([{ role: 'user', content: 'When did Ada retire?' }])

  expect(builtInMind.compose(question, [ada], 'snap').text).toMatch(/^Ada retired at 65\./)
})
