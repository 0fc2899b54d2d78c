import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Thinking } from '../../../base/thinking.ts'
import { dayOf } from '../../../language/quantities/times/days.ts'
import { builtInMind } from '../built-in-mind.ts'

const club = `# Harbour Club

Members under 16 may row only with a coach. The swimming test is valid for 24 months. The ramp may be used between 7:00 and 22:00.
Members may borrow a boat for up to 3 days. However, racing boats stay here. Bags of up to 10 kg can be stored for free.
Dinghies longer than 4 metres need a berth. Files for the printer must not be larger than 25 MB.

The office is open Mon–Thu 9:00–15:30 and Fri 9:00–12:00. From April 1 to May 31 we keep 30 % of the rent of a berth.
From June 1 to August 31 we keep 80 % of the rent of a berth. Guests aged 18 and over may use the sauna, except on family day.
Groups of 8 or more people get the group price.

## Parcels

| Weight | Price |
|---|---|
| up to 2 kg | £3 |
| over 2 to 5 kg | £5 |
| over 5 to 10 kg | £8 |`

const bad = `# Freibad

Kinder unter 8 Jahren dürfen das Bad nur mit Begleitung besuchen. Der Sprungturm darf erst ab 12 Jahren benutzt werden.
Kabinen dürfen höchstens 30 Minuten belegt werden.`

const passages = [passageOf(club, { docId: 'club', title: 'Harbour Club' })]
const german = [passageOf(bad, { docId: 'bad', title: 'Freibad', language: 'de' })]

const answer = (content: string, read = passages, thinking: Thinking = 'snap') => {
  const question = builtInMind.understand([{ role: 'user', content }])
  return builtInMind.compose({ ...question, today: dayOf(2026, 12, 1) }, read, thinking)
}
const paragraphs = (text: string) => text.replaceAll(/\s?\[\d+\]/g, '').split('\n\n')

test.each([
  [
    'Can a 15-year-old row alone?',
    '15 is under 16.',
    'Members under 16 may row only with a coach.',
  ],
  ['My son is 16, may he row alone?', '16 is not under 16.', 'Members under 16 may row'],
  ['Can I borrow a boat for a week?', 'A week is longer than 3 days.', 'Members may borrow a boat'],
  ['I did the swimming test three years ago, is it valid?', 'Three years is longer than 24', ''],
  ['I did the swimming test in June 2025, is it valid?', '18 months is shorter than 24', ''],
  ['Can I store a 9,500 g bag for free?', '9,500 g is less than 10 kg.', 'Bags of up to 10 kg'],
  ['Can I use the ramp at 6 in the morning?', '6:00 is not between 7:00 and 22:00.', 'The ramp'],
  ['Is the office open on Friday at 2 pm?', '14:00 is not between 9:00 and 12:00.', 'The office'],
  [
    'If we give up the berth on May 20, do you keep the rent?',
    'May 20 is between April 1 and May 31.',
    'From',
  ],
  [
    'Is a file of 30 MB too big for the printer?',
    '30 MB is more than 25 MB.',
    'Files for the printer',
  ],
  ['We are 8 people, do we get the group price?', '8 is not less than 8.', 'Groups of 8 or more'],
  [
    'I’m 17, can I use the sauna?',
    '17 is under 18.',
    'Guests aged 18 and over may use the sauna, except',
  ],
])(
  '%j begins with the comparison, %j, and the sentence that decides',
  (question, line, sentence) => {
    const { text, grounding, citations } = answer(question)

    const [first = '', second = ''] = paragraphs(text)
    expect(first.startsWith(line)).toBe(true)
    expect(second.startsWith(sentence)).toBe(true)
    expect(grounding).toBe('answered')
    for (const { quote } of citations) expect(club).toContain(quote)
    expect(paragraphs(answer(question, passages, 'ponder').text)[0]).toBe(first)
  },
)

test('the sentence that leans on the limit, as an exception does, is quoted behind it', () => {
  expect(answer('Can I borrow a boat for a week?').text).toContain(
    'However, racing boats stay here.',
  )
})

test('of bands only the one is quoted that the case falls in', () => {
  const { text } = answer('My parcel weighs 3 kg, what is the price?')

  expect(text).toContain('| over 2 to 5 kg | £5 |')
  expect(text).not.toMatch(/£3|£8/)
})

test('of rules for ages beside each other the one is told that the case falls in', () => {
  const mail = passageOf(
    '# Rowing club\n\nChildren under 12 may only row with an adult in the boat. Juniors between 12 and 16 may row alone if they have passed the swimming test.',
    { title: 'Rowing club' },
  )
  const first = (question: string) => paragraphs(answer(question, [mail]).text)[0]
  expect(first('Can a 14-year-old row alone?')).toBe('14 is between 12 and 16.')
  expect(first('Can a 10-year-old row alone?')).toBe('10 is under 12.')
})

test('a month and days are compared only where it is decided either way', () => {
  expect(answer('Can I borrow a boat for a month?').text).toMatch(
    /^A month is longer than 3 days\./,
  )
  const rule = passageOf('# Loans\n\nTools may be borrowed for up to 30 days.', { title: 'Loans' })
  const [first] = paragraphs(answer('Can I borrow tools for a month?', [rule]).text)
  expect(first).toBe('Tools may be borrowed for up to 30 days.')
})

test('a limit of years old is an age, also beside a case that tells no person', () => {
  const rule = passageOf('# Rules\n\nMembers who are at least 16 years old may row alone.', {
    title: 'Rules',
  })
  const { text } = answer('My 12 year old wants to row alone. Is that possible?', [rule])
  expect(paragraphs(text)[0]).toBe('12 is under 16.')
})

test.each([
  'Can a 15-year-old vote?',
  'Can I bring a dog of 30 kg?',
  'Can an eight year old borrow a boat?',
  'Can I hire a bike for three days?',
  'Is the kitchen open at 6:00?',
])('%j is compared with no limit of another matter, and not answered', (question) => {
  const { text, grounding } = answer(question)

  expect(text).not.toMatch(/\bis (?:not )?(?:under|over|less|more|shorter|longer|between)\b/)
  expect(grounding).not.toBe('answered')
})

test('a question for a price that names nothing else is about no limit for so many', () => {
  const mail = passageOf('# Spring\n\nWe need at least eight people with gloves.', {
    title: 'Mail',
  })
  const hens = passageOf('# Hens\n\nUp to six hens may be kept on a plot.', { title: 'Hens' })
  const fee = 'How much is the fee for a plot with 3 hens?'
  expect(answer(fee, [hens]).text).not.toMatch(/\bless than\b/)
  for (const question of ['How much is it for 3 people?', 'How much for 0 people breakfast?'])
    expect(answer(question, [mail]).text).not.toMatch(/\bless than\b/)
})

test.each([
  'Up to what sum did Mr. Brae ask Nordsen for, after Ada had offered 20 million euros?',
  'For how many pilots were two sailors of Marholm exchanged?',
  'How large was the fleet of Marholm in 2019?',
])('%j tells what happened, and brings no case', (question) => {
  const news = passageOf(
    'Mr. Brae asked Nordsen for up to 50 million euros. The fleet of Marholm was larger than four years ago. Two sailors were held since 2016. They were exchanged for three pilots.',
    { title: 'News' },
  )

  expect(answer(question, [news]).text).not.toMatch(/\bis (?:less|more|shorter|longer|equal)\b/)
})

test.each([
  ['Darf ein 11-Jähriger auf den Sprungturm?', '11 ist unter 12.'],
  ['Darf ich die Kabine eine Stunde lang belegen?', 'Eine Stunde ist länger als 30 Minuten.'],
])('%j is told in its language: %s', (question, line) => {
  expect(paragraphs(answer(question, german).text)[0]).toBe(line)
})
