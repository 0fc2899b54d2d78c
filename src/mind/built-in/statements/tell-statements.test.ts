import { describe, expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { settings } from './settings.ts'
import { tellStatements } from './tell-statements.ts'

const minutes = `# Minutes of the club

## Boats

Ivo presented the decision tree of the yard. We agreed to sell the old four. Mara will write to the yard by 3 May. The four will last another year.

## Roof

Ivo suggested tiles. No decision; Mara will ask the town.

## Actions

- [ ] Ivo: count the oars
- [x] Mara: paint the door
`
const mail = `# Roof of the shed

Dear Sam, I recommend slate. Please send the keys. There are two options: slate or tin.

Lena Vogt`

function answer(question: string, texts: readonly string[], language = 'en') {
  const passages = texts.map((text) =>
    passageOf(text, { language, title: text.split('\n')[0]?.replace('# ', '') ?? '' }),
  )
  return tellStatements(understand([{ role: 'user', content: question }]), passages, 'ponder')
}

function quotes(question: string, texts: readonly string[], language?: string) {
  return answer(question, texts, language)?.citations.map(({ quote }) => quote) ?? []
}

describe('statements of a kind', () => {
  test.each([
    ['What was decided?', ['We agreed to sell the old four.']],
    ['What was decided about the roof?', ['No decision; Mara will ask the town.']],
    ['What was not decided?', ['No decision; Mara will ask the town.']],
    [
      'What are the action items of the club?',
      [
        'Mara will write to the yard by 3 May.',
        'No decision; Mara will ask the town.',
        'Ivo: count the oars',
      ],
    ],
    ['What does Ivo have to do?', ['Ivo: count the oars']],
    ['What did Ivo suggest?', ['Ivo suggested tiles.']],
    ['What does Lena recommend?', ['Dear Sam, I recommend slate.']],
    ['What are the options for the roof?', ['There are two options: slate or tin.']],
    ['What does Lena ask for?', ['Please send the keys.']],
    ['What does Petra recommend?', []],
    ['What was decided about the jetty?', []],
  ])('%s', (question, wanted) => {
    expect(quotes(question, [minutes, mail])).toEqual(wanted)
  })

  test.each([
    [
      'de',
      'Was wurde beschlossen?',
      'Es wurde beschlossen, das Boot zu verkaufen. Das Boot ist alt.',
    ],
    [
      'fr',
      "Qu'est-ce qui a été décidé ?",
      'Le conseil a décidé de vendre le bateau. Le bateau est vieux.',
    ],
    ['pl', 'Co postanowiono?', 'Postanowiono sprzedać łódź. Łódź jest stara.'],
    ['ja', '何が決まりましたか', '古い船を売ることに決定した。船は古い。'],
    ['fi', 'Mitä päätettiin?', 'Hallitus päätti myydä veneen. Vene on vanha.'],
    ['tr', 'Neye karar verildi?', 'Kurul tekneyi satmaya karar verdi. Tekne eski.'],
  ])('%s: %s', (language, question, text) => {
    expect(quotes(question, [text], language)).toEqual([text.split(/(?<=[.。])/)[0]])
  })

  test('of options are told with what their paragraph says of them', () => {
    const offer = 'We met. I can offer two ways. Slate costs 900 euros. There is the option of tin.'
    expect(quotes('What are the options?', [offer])).toEqual([offer.slice(offer.indexOf('I can'))])
  })

  test('are told of a table too where others stand beside it', () => {
    const table = '| Task | Who |\n|---|---|\n| Paint the hull | Ada |\n'
    const told = quotes('What are the action items?', [`${minutes}\n${table}`])

    expect(told).toContain('Ivo: count the oars')
    expect(told).toContainEqual(expect.stringContaining('Paint the hull'))
  })

  test('are counted, and within the words of a short answer', () => {
    const many = Array.from({ length: 40 }, (_, at) => `We agreed to paint the boat number ${at}.`)
    const passages = [passageOf(many.join(' '))]
    const asked = understand([{ role: 'user', content: 'What was decided?' }])
    const told = tellStatements(asked, passages, 'snap')
    const words = told?.citations.flatMap(({ quote }) => quote.split(' ')) ?? []

    expect(words.length).toBeLessThanOrEqual(settings.words.snap)
    expect(told?.text).toMatch(/^\*\*Decisions: \d+ \/ 40\*\*/)
  })

  test.each([
    [
      'Which tasks are due in June?',
      ['Then Ada will order the oars by 12 June.', 'Mara: the keys'],
    ],
    ['What was decided in June?', ['We agreed to sell the four by 1 July.']],
  ])('that are due in a month are none of another: %s', (question, told) => {
    const list = `# Meeting of June

Then Ada will order the oars by 12 June. Then Ivo will paint the door by 3 July. We agreed to sell the four by 1 July.

## Tasks

- Mara: the keys
`
    expect(quotes(question, [list])).toEqual(told)
  })

  test('are exact quotes, each with its mark', () => {
    const { text = '', citations = [] } = answer('What are the tasks?', [minutes]) ?? {}

    for (const { index, quote, start, end } of citations) {
      expect(minutes.slice(start, end)).toBe(quote)
      expect(text).toContain(`[${index}]`)
    }
  })
})

test('thousands of statements are chosen among in linear time', { timeout: 5000 }, () => {
  const log = Array.from({ length: 5000 }, (_, at) => `We agreed to go a${at}.`).join(' ')

  expect(quotes('What was decided about the jetty?', [`# Log\n\n## Days\n\n${log}`])).toEqual([])
  expect(quotes('What does Zed have to do about it?', [`# Log\n\n## Days\n\n${log}`])).toEqual([])
})
