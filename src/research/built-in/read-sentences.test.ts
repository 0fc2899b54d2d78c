import { describe, expect, test } from 'vitest'
import { readBlocks } from '../../extraction/blocks/read-blocks.ts'
import { readSentences } from './read-sentences.ts'

describe('The sentences of a page', () => {
  test.each([
    ['a question', 'Who built the lighthouse of Skarholm on its lonely reef?'],
    ['half a quotation', 'The keeper said: “I held the lamp of Skarholm alight.'],
    ['a teaser', 'The keeper of Skarholm held the lamp alight for three nights...'],
    ['a list of names', 'Ada Lund Olav Brekke Skarholm Gothenburg Norrvik Port Ellery.'],
    ['navigation', '[All about the lamps](a) [and keepers of Skarholm](b) [and of the coast](c).'],
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

function read(text: string, language = 'en') {
  return readSentences({ text, blocks: readBlocks(text), language })
}
