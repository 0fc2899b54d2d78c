import { describe, expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import type { Thinking } from '../../../base/thinking.ts'
import { dayOf } from '../../../language/quantities/times/days.ts'
import { understand } from '../question/understand.ts'
import { tellChronology } from './tell-chronology.ts'

const history = `# History of the mill

The mill was built in 1874. In the early 1890s a second wheel was added. From 1914 to 1918 it ground flour for the army. After the war the miller sold two horses. In 1926 the river flooded the cellar. Three years later a wall was raised. It was closed in 1961. In 1994 it became a museum.`
const programme = `# Programme 2026/27

| Date | What |
|---|---|
| 3 December 2026 | Quiz |
| 5 December 2026 | Cleaning of the hall |
| 9 December 2026 | Meeting of the board |
| 23 December 2026 – 8 January 2027 | Closed |
| 14 June 2027 | Summer party |`
const log = `# Outage of 17 October 2025

- 13:42 – First alarm
- 14:05 – The release is rolled back
- 14:48 – Two servers are restarted
- 16:00 – All is closed`
const minutes = `# Minutes of the council

## 11 March 2025

The shift model was agreed. Forty stands were promised.

## 13 May 2025

Okafor resigned.

## 9 September 2025

Fans were bought.`
const chronik = `# Chronik der Wehr

**1887** Gründung der Wehr.

**1951** Gründung der Jugend.

**1974** Die ersten Frauen werden aufgenommen.

**2002** Hochwasser an der Linde.`

/** A Tuesday. */
const today = dayOf(2026, 12, 1)

function told(question: string, text: string, thinking: Thinking = 'ponder', language = 'en') {
  const title = text.split('\n')[0]?.replace('# ', '') ?? ''
  const asked = { ...understand([{ role: 'user', content: question }]), today }
  return tellChronology(asked, [passageOf(text, { title, language })], thinking)
}

/** What is quoted, by its first and last words. */
function quotes(question: string, text: string, language?: string): readonly string[] | undefined {
  return told(question, text, 'ponder', language)?.citations.map(({ quote }) => quote)
}

describe('what happened', () => {
  test.each([
    ['What happened in the 1890s?', history, ['In the early 1890s a second wheel was added.']],
    [
      'What happened between 1910 and 1920?',
      history,
      ['From 1914 to 1918 it ground flour for the army.'],
    ],
    [
      'What happened after 1950?',
      history,
      ['It was closed in 1961.', 'In 1994 it became a museum.'],
    ],
    [
      'What happened before 1900?',
      history,
      ['The mill was built in 1874.', 'In the early 1890s a second wheel was added.'],
    ],
    [
      'What happened after the river flooded the cellar?',
      history,
      [
        'Three years later a wall was raised.',
        'It was closed in 1961.',
        'In 1994 it became a museum.',
      ],
    ],
    ['What happened in 1929?', history, ['Three years later a wall was raised.']],
    [
      "What's on this week?",
      programme,
      ['3 December 2026 | Quiz', '5 December 2026 | Cleaning of the hall'],
    ],
    ["What's on next week?", programme, ['9 December 2026 | Meeting of the board']],
    ['What is on 14 June?', programme, ['14 June 2027 | Summer party']],
    ['What is planned for January?', programme, ['23 December 2026 – 8 January 2027 | Closed']],
    ['What is the next event?', programme, ['3 December 2026 | Quiz']],
    [
      'What happened between 14:00 and 15:00?',
      log,
      ['14:05 – The release is rolled back', '14:48 – Two servers are restarted'],
    ],
    ['What was the first thing in the outage?', log, ['13:42 – First alarm']],
    [
      'What happened in March 2025?',
      minutes,
      ['The shift model was agreed.', 'Forty stands were promised.'],
    ],
    ['What happened after Okafor resigned?', minutes, ['Fans were bought.']],
  ] as const)('%s', (question, text, expected) => {
    const shown = quotes(question, text)?.map((quote) => quote.replace(/^\||\|$/g, '').trim())
    expect(shown).toEqual(expected)
  })

  test('in German, behind the dates with which paragraphs begin', () => {
    expect(quotes('Was geschah zwischen 1950 und 1980?', chronik, 'de')).toEqual([
      '**1951** Gründung der Jugend.',
      '**1974** Die ersten Frauen werden aufgenommen.',
    ])
  })

  test('is told in the order of time, whatever the order of the text', () => {
    const text =
      '# Changes\n\n## 2024-11-05\n\n- Dark mode\n\n## 2024-02-12\n\n- New API\n\n## 2023-05-15\n\n- Invoices'
    expect(quotes('Give me a timeline of the changes', text)).toEqual([
      'Invoices',
      'New API',
      'Dark mode',
    ])
  })

  test('what says itself that it was after an event is told with what has a later time', () => {
    const text =
      '# The club\n\nIt was founded in 1921. In 1953 a flood sank nine boats. The slipway was rebuilt in 1955. After the flood the insurance was raised. In 1972 a hall was built.'
    expect(quotes('What happened after the flood?', text)).toEqual([
      'The slipway was rebuilt in 1955.',
      'After the flood the insurance was raised.',
      'In 1972 a hall was built.',
    ])
  })

  test('a time of day in a later paragraph, and "may", are of no date', () => {
    const text =
      '# Move\n\n- 3 December 2026: Inventory\n- 8 December 2026: The racks go\n\nNight work is allowed between 22:00 and 6:00. Drivers aged 18 or over may help.'
    expect(quotes('What comes after the inventory?', text)).toEqual([
      '8 December 2026: The racks go',
    ])
  })

  test('a document may tell a single thing of a time', () => {
    const text = '# Amendment\n\nIt was signed on 3 June 2025.'
    expect(quotes('What happened on 3 June 2025?', text)).toEqual(['It was signed on 3 June 2025.'])
    expect(quotes('What happened in 2019?', text)).toEqual(['It was signed on 3 June 2025.'])
  })

  test('where nothing is of the time, what is before and after it is near', () => {
    const answer = told('What happened in the 1970s?', history)
    expect(answer?.grounding).toBe('nearest')
    expect(answer?.citations.map(({ quote }) => quote)).toEqual([
      'It was closed in 1961.',
      'In 1994 it became a museum.',
    ])
  })

  test('the time between two events is computed from their years', () => {
    const answer = told('How many years after the mill was built was it closed?', history)
    expect(answer?.text).toMatch(/^\*\*87 years\*\*/)
    expect(answer?.citations).toHaveLength(2)
  })

  test('a short answer says how many of all it tells', () => {
    const years = Array.from(
      { length: 30 },
      (_, nth) => `In ${1950 + nth} the club won the cup once more.`,
    )
    const text = `# Cups of the club\n\n${years.join(' ')}`
    expect(told('What happened since 1940?', text, 'snap')?.text).toMatch(
      /^\*\*Timeline: 10 \/ 30\*\*/,
    )
    expect(told('What happened since 1940?', text)?.text).toMatch(/^\*\*Timeline: 30\*\*/)
  })

  test.each([
    'What was the fee in 1926?',
    'Which team won the cup in 1926?',
    'Who built the mill?',
    'What should I do after a flood?',
    'How long is the wall?',
  ])('asks for something else: %s', (question) => {
    expect(told(question, history)).toBeUndefined()
  })
})
