import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { builtInMind } from '../built-in-mind.ts'

/** Documents by their titles, each as one passage. */
type Library = Readonly<Record<string, string>>

const passagesOf = (library: Library, language: string) =>
  Object.entries(library).map(([title, text]) =>
    passageOf(`# ${title}\n\n${text}`, { title, docId: title, language }),
  )

function answer(content: string, library: Library, { language = 'en', today = '2026-06-01' } = {}) {
  const day = Date.parse(today) / 86_400_000
  const question = { ...builtInMind.understand([{ role: 'user', content }]), today: day }
  const passages = passagesOf(library, language)
  const { text } = builtInMind.compose(question, passages, 'snap')
  return { text, turned: builtInMind.compose(question, passages.toReversed(), 'snap').text }
}

const lists: Library = {
  'Price list 2023':
    '| What | Price |\n|---|---|\n| Adult ticket | £18 |\n| Court, one hour | £8 |\n| Locker | £2 |',
  'Price list 2025':
    '| What | Price |\n|---|---|\n| Adult ticket | £21 |\n| Court, one hour | £10 |\n| Locker | £2 |',
}
const fees: Library = {
  Handbook: 'Edition of April 2022\n\nThe fee for a guest is £8. The club house closes at 9 pm.',
  'Minutes of 15 September 2025':
    'From 1 October 2025 the club house closes at 10 pm. A new boat was bought.',
  'A word on guests':
    'From 1 July 2026 the fee for a guest is £12. The showers are being repaired.',
}
const policies: Library = {
  'Leave policy': 'DRAFT of 3 May 2026\n\nLeave has to be requested six weeks ahead.',
  'Policy on leave':
    'Approved on 4 February 2026. Earlier rules are no longer valid.\n\nLeave has to be requested four weeks ahead.',
}
const guides: Library = {
  'Facilities guide': 'A meeting room can be booked for up to four hours. Lost keys cost £15.',
  'Reception guide': 'A meeting room can be booked for up to two hours. Lost keys cost £25.',
}
const replaced: Library = {
  'Leave policy': 'Leave has to be requested six weeks ahead.',
  'Policy on leave':
    'This policy replaces earlier rules.\n\nLeave has to be requested four weeks ahead.',
}
const versions: Library = {
  'Cleaning, version 2': 'Let the solution act for 5 minutes. Rinse for 60 seconds.',
  'Cleaning, version 10': 'Let the solution act for 10 minutes. Rinse for one minute.',
}

test.each([
  ['How much is an adult ticket?', lists, '£21', 'Older, Price list 2023', '£18'],
  ['How much is the court?', lists, '£10', 'Older, Price list 2023', '£8'],
  ['When does the club house close?', fees, '10 pm', 'Older, Handbook, April 2022', '9 pm'],
  ['How much is the fee for a guest?', fees, '£8', 'Later, A word on guests', '£12'],
  [
    'How far ahead do I have to request leave?',
    policies,
    'four weeks',
    'Draft, Leave policy',
    'six',
  ],
  [
    'How far ahead do I have to request leave?',
    replaced,
    'four weeks',
    'Older, Leave policy',
    'six',
  ],
  [
    'How long does the solution act?',
    versions,
    '10 minutes',
    'Older, Cleaning, version 2',
    '5 min',
  ],
])('%j is answered by what holds, then by what another document says', (...known) => {
  const [question, library, holds, label, other] = known
  const { text, turned } = answer(question, library)
  for (const told of [text, turned]) {
    expect(told).toContain(holds)
    expect(told.indexOf(holds)).toBeLessThan(told.indexOf(`**${label}`))
    expect(told.slice(told.indexOf(`**${label}`))).toContain(other)
    expect(told.split(other)).toHaveLength(2)
  }
})

test('what begins later holds from its day on', () => {
  const { text } = answer('How much is the fee for a guest?', fees, { today: '2026-07-01' })

  expect(text).toMatch(/^£12\./)
  expect(text).toContain('**Older, Handbook, April 2022:** The fee for a guest is £8.')
})

test('where no document is known to be newer, both are told', () => {
  const { text, turned } = answer('For how long can I book a meeting room?', guides)
  for (const told of [text, turned]) {
    expect(told).toMatch(
      /four hours[\s\S]*\*\*Otherwise, Reception|two hours[\s\S]*\*\*Otherwise, Fac/,
    )
  }
})

test('no value leads the reply where it is not known which one holds', () => {
  const { text } = answer('How much do lost keys cost?', guides)

  expect(text).toMatch(/^\*\*(?:Facilities|Reception) guide:\*\* Lost keys cost £/)
})

test('of two branches neither replaces the other, whatever their dates', () => {
  const { text } = answer('How much is a single ticket?', pools)

  expect(text).toMatch(/\*\*Otherwise, (?:Northgate|Riverside) pool/)
})

test('another language has its own words for it', () => {
  const library = {
    'Ordnung 2021': 'Die Aufnahmegebühr für Erwachsene beträgt 10 Euro.',
    'Ordnung 2025': 'Die Aufnahmegebühr für Erwachsene beträgt 15 Euro.',
  }
  const { text } = answer('Wie hoch ist die Aufnahmegebühr?', library, { language: 'de' })

  expect(text).toMatch(
    /^\*\*Ordnung 2025:\*\* .*15 Euro[\s\S]*\*\*Älter, Ordnung 2021:\*\* .*10 Euro/,
  )
})

const pools: Library = {
  'Northgate pool': 'Updated in March 2025\n\nA single ticket costs £5. Lessons cost £75.',
  'Riverside pool': 'Updated in May 2026\n\nA single ticket costs £6. Lessons for adults cost £82.',
}
const kettles: Library = {
  'Kettle K20': 'The guarantee for the K20 is two years.',
  'Kettle K30': 'The guarantee for the K30 is three years.',
}

const rooms: Library = {
  'Price list 2023': 'The fee for room 5 of the club is £18 a year. The bar is open.',
  'Price list 2025': 'The fee for room 4 of the club is £21 a year. The bar is shut.',
}

const proposed: Library = {
  'Price list 2025': '| What | Price |\n|---|---|\n| Adult ticket | £21 |',
  'Minutes of 4 May 2026': 'It was proposed that an adult ticket should cost £25. The roof leaks.',
}

const ports: Library = {
  'Where to land': 'The harbour of Hald is 12 m deep. It is lit.',
  'A guide to the coast': 'The harbour is 8 m deep, unlike that of Hald. It is dark.',
}

const dated: Library = {
  'Facilities guide': 'In March 2024 a meeting room can be booked for up to four hours.',
  'Reception guide': 'A meeting room can be booked for up to two hours.',
}

const hotels: Library = {
  'Rules of travel': 'As of May 2024\n\nA hotel may cost up to £110.',
  'Letter to staff': 'As of May 2026\n\nA hotel in London may cost up to £180.',
}

test.each([
  ['a place is named', 'What may a hotel cost?', hotels],
  ['a sentence has the value of something else', 'How deep is the harbour of Hald?', ports],
  ['a value is only proposed', 'How much is an adult ticket?', proposed],
  ['a sentence tells of a time', 'For how long can I book a meeting room?', dated],
  ['values agree', 'How much is a locker?', lists],
  ['values are written otherwise', 'How long do I rinse?', versions],
  ['the question names a year', 'How much was an adult ticket in 2023?', lists],
  ['the question names the document', 'How far ahead is leave requested in the draft?', policies],
  ['the question names a branch', 'How much is a single ticket at Riverside?', pools],
  ['two things are named', 'How long is the guarantee?', kettles],
  ['numbers tell which is meant', 'How much is the fee for the room of the club?', rooms],
  ['others are for somebody else', 'How much are lessons for adults?', pools],
])('no other document is told where %s', (_, question, library) => {
  const { text, turned } = answer(question, library)

  expect(text).not.toMatch(/\*\*(?:Older|Later|Draft|Otherwise)/)
  expect(turned).not.toMatch(/\*\*(?:Older|Later|Draft|Otherwise)/)
})
