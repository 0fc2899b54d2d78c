import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from '../selection/candidates.ts'
import { Choice } from '../selection/choice.ts'
import { write } from './write.ts'

test('the first words of a page of the web stand under its title, with the day of the page', () => {
  const question = understand([{ role: 'user', content: 'Where does the ferry sail?' }])
  const url = 'https://ferry.example/'
  const page = passageOf('The ferry sails to Norrvik at noon. Its crew is paid by the town.', {
    url,
    title: 'Timetable of the ferry',
    docId: 'page',
    publishedAt: '2024-11-14T08:00:00Z',
  })
  const other = passageOf('The ferry is white.', { url, title: 'Ships of the coast' })
  const candidates = readCandidates(question, [page, other])
  const choice = new Choice(candidates)
  for (const excerpt of candidates.excerpts.filter(({ units }) => units.length === 1))
    choice.add(excerpt, 1)

  expect(write(candidates, choice, 'ponder').text).toBe(
    '**Timetable of the ferry (2024-11-14):** The ferry sails to Norrvik at noon. Its crew is paid by the town.[1]' +
      '\n\n**Ships of the coast:** The ferry is white.[2]',
  )
})

test('a heading that many sections have stands after the one above it, where that tells what was asked', () => {
  const changes =
    '# Changes\n\n## 3.4.0 (6 October 2025)\n\n### Added\n\n- A watch mode\n\n## 3.2.0 (30 January 2025)\n\n### Removed\n\n- Support for Python\n'
  expect(written(changes, 'Support for Python', 'When was Python removed?')).toBe(
    '**3.2.0 (30 January 2025) › Removed:**\n\n- Support for Python [1]',
  )
  expect(written(changes, 'Support for Python', 'Which release has no Python?')).toContain(
    '3.2.0 (30 January 2025) › Removed:**\n\n- Support for Python [1]',
  )
  expect(written(changes, 'A watch mode', 'What was added in 3.4.0?')).toBe(
    '**3.4.0 (6 October 2025) › Added:**\n\n- A watch mode [1]',
  )
  // What was added says nothing without its release.
  expect(written(changes, 'A watch mode', 'What mode was added?')).toBe(
    '**3.4.0 (6 October 2025) › Added:**\n\n- A watch mode [1]',
  )
})

test('what is said of an operation stands under its method and path', () => {
  const api =
    '# Kitchen\n\n## POST /orders/{id}\n\nChanges an order.\n\n## GET /orders\n\nLists them.\n'
  expect(written(api, 'Changes an order.', 'How do I change an order?')).toContain(
    'POST /orders/{id}:** Changes an order.[1]',
  )
})

test('a heading that another section has too stands after the one above it', () => {
  const options =
    '# Options\n\n## port\n\n### Notes\n\nIt is above 1024.\n\n## host\n\n### Notes\n\nIt is resolved once.\n'
  expect(written(options, 'It is above 1024.', 'Must I be root?')).toBe(
    '**The ferry › port › Notes:** It is above 1024.[1]',
  )
})

test('the name of a file leads to what it says only where another document is quoted too', () => {
  const question = understand([{ role: 'user', content: 'What is a painter?' }])
  const terms = passageOf('- Painter: a line at the bow\n', { title: 'terms.txt', docId: 'terms' })
  const other = passageOf('- Painter: who paints\n', { title: 'words.txt', docId: 'words' })
  const writtenOf = (count: number) => {
    const candidates = readCandidates(question, [terms, other].slice(0, count))
    const choice = new Choice(candidates)
    for (const excerpt of candidates.excerpts) choice.add(excerpt, 1)
    return write(candidates, choice, 'snap').text
  }
  expect(writtenOf(1)).toBe('- Painter: a line at the bow [1]')
  expect(writtenOf(2)).toBe(
    '**terms.txt:**\n\n- Painter: a line at the bow [1]\n\n**words.txt:**\n\n- Painter: who paints [2]',
  )
})

test('what follows a table of another section stands under its own heading', () => {
  const text =
    '# The ferry\n\n## Tickets\n\n| Route | Price |\n|---|---|\n| Norrvik | 3 crowns |\n\n## Bicycles\n\nThe ramp is steep and long.\n'
  const question = understand([{ role: 'user', content: 'What does a ticket cost?' }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The ferry' })])
  const choice = new Choice(candidates)
  const row = candidates.excerpts.find(({ kind, units }) => kind === 'row' && units.length > 1)
  const ramp = candidates.excerpts.find(
    ({ kind, units: [first = -1] }) =>
      kind === 'sentence' && candidates.units[first]?.shown.startsWith('The ramp'),
  )
  if (row === undefined || ramp === undefined) throw new Error('An excerpt is missing')
  choice.add(row, 1)
  choice.add(ramp, 1)

  expect(write(candidates, choice, 'snap').text).toContain('Bicycles:** The ramp is steep')
})

test('a heading that is a question needs no colon', () => {
  const allowed = 'It is wet but allowed for all of you.'
  expect(
    written(`# Can I ride in the rain?\n\n${allowed}\n`, allowed, 'What does a bicycle cost?'),
  ).toBe(`**The ferry › Can I ride in the rain?** ${allowed}[1]`)
})

test('a heading that is a sentence has no stop before its colon', () => {
  const wet = 'It is wet but allowed for all of you.'
  const under = (heading: string) => written(`# ${heading}\n\n${wet}\n`, wet, 'Who rides here?')

  expect(under('Riding in the rain.')).toContain('Riding in the rain:** It')
  expect(under('Rain, snow etc.')).toContain('Rain, snow etc.:** It')
})

/** The text written for a choice of only the unit that is `said`. */
function written(text: string, said: string, asked: string): string {
  const question = understand([{ role: 'user', content: asked }])
  const candidates = readCandidates(question, [passageOf(text, { title: 'The ferry' })])
  const unit = candidates.units.findIndex(({ shown }) => shown === said)
  const choice = new Choice(candidates)
  choice.add({ kind: 'section', units: [unit], passage: 0, wordCount: 0 }, 1)
  return write(candidates, choice, 'ponder').text
}

test('what describes an option or a setting stands under its name', () => {
  const options =
    '# Options\n\n## Scripts\n\n### on_event_start\n\nThe script that is run at the start of an event.\n\n### Others\n\nA script is run at the start of the night.\n'
  const question = 'How do I run a script at the start of an event?'
  expect(written(options, 'The script that is run at the start of an event.', question)).toBe(
    '**on_event_start:** The script that is run at the start of an event.[1]',
  )
  expect(written(options, 'A script is run at the start of the night.', question)).toBe(
    'A script is run at the start of the night.[1]',
  )
})

test('what somebody says in a conversation stands under who says it and when', () => {
  const chat =
    '### Ada, 2026-04-01 18:31\n\nThe gate is locked.\n\n### Ole, 2026-04-01 18:33\n\nIt is.\n'
  expect(written(chat, 'The gate is locked.', 'Is the gate locked?')).toBe(
    '**The ferry › Ada, 2026-04-01 18:31:** The gate is locked.[1]',
  )
  expect(
    written('# Order 5518\n\n## Ada, 10:05\n\nWe have it.\n', 'We have it.', 'Has Ada it?'),
  ).toBe('**Order 5518 › Ada, 10:05:** We have it.[1]')
})

test.each([
  ['Art 2', '(2) The harbour is open.'],
  ['Jonah 3', '4 And he cried.'],
])('a clause or verse stands under the article or chapter that counts it: %s', (heading, said) => {
  const text = `# Law\n\n## ${heading}\n\nThe bell rings.\n\n${said} It is so.\n`

  expect(written(text, said, 'What is said?')).toBe(`**The ferry › ${heading}:** ${said}[1]`)
  expect(written(text, 'The bell rings.', 'What is said?')).toBe('The bell rings.[1]')
})
