import { describe, expect, test } from 'vitest'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { languageOf } from '../../../language/languages.ts'
import { readSentences } from './read-sentences.ts'
import { isDeictic, leansBack } from './standing-alone.ts'

describe('The sentences of a page', () => {
  test.each([
    ['a question', 'Who built the lighthouse of Skarholm on its lonely reef?'],
    ['half a quotation', 'The keeper said: “I held the lamp of Skarholm alight.'],
    ['a teaser', 'The keeper of Skarholm held the lamp alight for three nights...'],
    ['a list of names', 'Ada Lund Olav Brekke Skarholm Gothenburg Norrvik Port Ellery.'],
    [
      'a headline with an address',
      'Nine Times Olav Brekke [of Skarholm](https://coast.example/keepers-of-the-lamps-of-the-coast) Was a Total Lamp Fan.',
    ],
    ['navigation', '[All about the lamps](a) [and keepers of Skarholm](b) [and of the coast](c).'],
    [
      'a reference',
      'M. C. Lund, “A running time analysis of the lamps of Skarholm,” Coast Studies, 1979.',
    ],
    [
      'pages of a book',
      'The lamps of Skarholm were described first by Ada Lund in Lamps of the North, p. 81.',
    ],
    [
      'a hole where a formula stood',
      'The lamp of Skarholm shines for all , and its oil is coprime to the reef.',
    ],
    [
      'words grown together',
      'The keeper of Skarholm,Olav Brekke, held the lamp alight for three nights.',
    ],
    [
      'words grown together before a link',
      'The keeper of Skarholm[lit the lamp](https://coast.example/) for the first time in 1871.',
    ],
    [
      'words grown together behind a link',
      'The keeper of [Skarholm](https://coast.example/)lit the lamp for the first time in 1871.',
    ],
    [
      'words grown together behind emphasis',
      'The keepers of _Lamps and Reefs_lit the lamp of Skarholm for the first time in 1871.',
    ],
    [
      'the head of a comment',
      'LampkeeperJuly 29, 2011 at 3:30 pm Actually there were four lamps on the reef of Skarholm.',
    ],
    [
      'an invitation to a site',
      'Discover more about the lamps of Skarholm and of Norrvik atskarholm.org.',
    ],
    [
      'the number of a section',
      '1.5 Lamps of the coast As soon as the wind rose, the keeper lit the lamp.',
    ],
    [
      'a quotation that breaks off',
      'The keeper of Skarholm wrote about “A Funny Thing on the Way to the Lamp…”',
    ],
  ])('have no %s', (_, text) => {
    expect(read(text)).toEqual([])
  })

  test.each([
    ['ja', 'スカルホルム灯台は1871年に建築家アダ・ルンドによって岩礁の上に建てられました！', 1],
    ['ja', 'スカルホルム灯台は1871年に誰によって岩礁の上に建てられたのでしょうか？', 0],
    ['ar', 'بنت المهندسة آدا لوند منارة سكارهولم على الصخرة في عام 1871.', 1],
    ['ar', 'من بنى منارة سكارهولم على الصخرة الوحيدة في عام 1871؟', 0],
  ])('in %s end as that language ends them: %s', (language, text, count) => {
    expect(read(text, language)).toHaveLength(count)
  })

  test('begin after the caption that stands before them', () => {
    const text = 'Skarholm at night\nThe lamp of Skarholm burned rapeseed oil until the year 1904.'
    expect(read(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'The lamp of Skarholm burned rapeseed oil until the year 1904.',
    ])
  })

  test('know whether they lean on the one before, and under which headings they stand', () => {
    const text =
      '# Skarholm\n\n## The lamp\n\nThe lamp of Skarholm burned rapeseed oil until 1904. ' +
      'It was then replaced by a brighter vapour burner from Gothenburg.'
    const found = read(text)
    expect(found.map(({ leans, goesOn }) => [leans, goesOn])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(found[0]?.headings).toEqual(['Skarholm', 'The lamp'])
  })
})

test.each([
  ['en', 'However, the lamp of Skarholm burned on.', true],
  ['en', 'As a result, the lamp of Skarholm burned on.', true],
  ['en', 'In its first year the lamp of Skarholm burned oil.', true],
  ['en', 'When the storm came, Olav Brekke lit the lamp.', false],
  ['en', 'In 1904 a vapour burner made the light brighter.', false],
  ['en', 'By 1922, they had lit the lamp of Skarholm again.', true],
  ['en', 'Together, these lamps lit the coast of Skarholm.', true],
  ['en', 'When it was lit, the lamp of Skarholm burned for three nights.', true],
  ['en', 'Since then, the lamp of Skarholm has burned every night.', true],
  ['en', 'After Olav Brekke had lit the lamp, he rowed to the reef.', false],
  ['en', 'In the storm, it was the lamp that burned.', false],
  ['de', 'Das ist der Grund, aus dem die Lampe brannte.', true],
  ['de', 'Das Feuer von Skarholm brannte bis 1904.', false],
  ['fr', 'La lampe de Skarholm brûla jusqu’en 1904.', false],
  ['fr', 'En 1904, la lampe de Skarholm fut remplacée.', false],
  ['fr', 'Elle fut remplacée par un brûleur à vapeur.', true],
  ['es', 'La lámpara de Skarholm ardió hasta 1904.', false],
  ['es', 'Sin embargo, la lámpara ardió tres noches.', true],
  ['en', '“The lamp of Skarholm burned for three nights.”', true],
  ['de', '„Das Feuer von Skarholm brannte bis 1904.“', true],
  ['en', '“The lamp of Skarholm burned,” said Ida Lund.', false],
])('In %s, "%s" leans on the sentence before it: %s', (language, text, leans) => {
  expect(leansBack(text, languageOf(language))).toBe(leans)
})

test.each([
  ['We lit the lamp of Skarholm for three nights.', true],
  ['The lamp of Skarholm was lit again yesterday.', true],
  ['The keeper of Skarholm said: “We lit the lamp yesterday.”', false],
  ['The crew of Skarholm cried: “The lamp is out!”', false],
  ['Stay with the keepers of Skarholm for the latest of the lamp!', true],
  ['The lamp of Skarholm was lit in 1871.', false],
])('"%s" points at its author, its reader or its day: %s', (text, points) => {
  expect(isDeictic(text, languageOf('en'))).toBe(points)
})

function read(text: string, language = 'en') {
  return readSentences({ text, blocks: readBlocks(text), language })
}
