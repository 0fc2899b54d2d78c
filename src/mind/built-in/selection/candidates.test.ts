import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { understand } from '../question/understand.ts'
import { readCandidates } from './candidates.ts'

const text =
  'A layout is shared by several pages. Learn more in [Layouts](layouts.md).\n\n' +
  'Layouts keep their state. It stays while you move between pages.'

test('no quotation ends with a sentence that only refers to another page', () => {
  const ends = endsFor('What is a layout?', text)
  expect(ends).not.toContain('Learn more in Layouts.')
  expect(ends).toContain('A layout is shared by several pages.')
})

test.each(['Where are layouts described?', 'Can I learn more about layouts?'])(
  'it may where a question asks for that: %s',
  (question) => expect(endsFor(question, text)).toContain('Learn more in Layouts.'),
)

test('a follow-up that only swaps the name is not answered by what is said of the other one', () => {
  const fleet =
    'The Aurelia has crossed the sound since 1931. The Kestrel tows barges.\n\n' +
    'The Aurelia is a ferry.\n\nThe Kestrel is faster than the Aurelia. She was built in 1954.'
  const before = { role: 'user', content: 'Since when has the Aurelia crossed the sound?' } as const
  const quotesFor = (content: string) => {
    const asked = understand([before, { role: 'user', content }])
    const { excerpts, units } = readCandidates(asked, [passageOf(fleet)])
    return excerpts.map(({ units: own }) => own.map((at) => units[at]?.shown).join(' '))
  }

  const ofKestrel = quotesFor('And the Kestrel?')
  expect(ofKestrel).toContain('The Kestrel tows barges.')
  expect(ofKestrel).toContain('The Kestrel is faster than the Aurelia.')
  expect(ofKestrel).toContain('She was built in 1954.')
  const beginsWithAurelia = ofKestrel.filter((quote) => /^(?:(?!Kestrel).)*Aurelia/.test(quote))
  expect(beginsWithAurelia).toEqual([])
  expect(quotesFor('And why?')).toContain('The Aurelia is a ferry.')
})

test('such sentences are known in other languages', () => {
  const german =
    'Ein Layout gilt für mehrere Seiten. Weitere Informationen stehen unter [Layouts](layouts.md).'
  const ends = endsFor('Was ist ein Layout?', german, 'de')
  expect(ends).toEqual(new Set(['Ein Layout gilt für mehrere Seiten.']))
})

test('nor does it begin with a paragraph of such sentences', () => {
  const reference = 'See also: tide, pier, page 7.\n\nA harbour keeps boats from the waves.'
  const asked = understand([{ role: 'user', content: 'What is a harbour?' }])
  const { excerpts, units } = readCandidates(asked, [passageOf(reference)])
  expect(excerpts).not.toHaveLength(0)
  for (const { units: own, wordCount } of excerpts) {
    expect(own.map((index) => units[index]?.shown)).toEqual([
      'A harbour keeps boats from the waves.',
    ])
    expect(wordCount).toBe(7)
  }
})

test('nor does it end with another question, which may only stand before its answer', () => {
  const ends = endsFor(
    'When are pears ripe?',
    'Pears are fruit of the autumn. Does anybody eat the stones?\n\nTheir skin is eaten with them.',
  )
  expect(ends).toEqual(
    new Set(['Pears are fruit of the autumn.', 'Their skin is eaten with them.']),
  )
})

test.each([
  [
    'en',
    'How is a pear cut?',
    'What does figure 2 show?',
    'Figure 2: a pear that is cut',
    'A pear is cut with the knife.',
  ],
  [
    'de',
    'Wie schält man die Birne auf einem Bild?',
    'Was ist auf der Abbildung 7 zu sehen?',
    'Abb. 7: Birnen schälen mit Messer',
    'Man schält mit dem Messer.',
  ],
  ['ja', '梨はどう切りますか。', '図3は何ですか。', '図3 梨の切り方', '梨はナイフで切ります。'],
])('captions of figures are quoted only where a figure is asked for: %s', (language, ...texts) => {
  const [question, ofFigure, caption, statement] = texts
  const written = `${caption}\n\n${statement}`
  expect(endsFor(question, written, language)).toEqual(new Set([statement]))
  expect(endsFor(ofFigure, written, language)).toContain(caption)
})

/** The last sentences of all that could be quoted. */
function endsFor(question: string, written: string, language = 'en'): ReadonlySet<string> {
  const asked = understand([{ role: 'user', content: question }])
  const { excerpts, units } = readCandidates(asked, [passageOf(written, { language })])
  return new Set(excerpts.map((excerpt) => units[excerpt.units.at(-1) ?? -1]?.shown ?? ''))
}

test('what stands under the version that a question names is told apart', () => {
  const notes =
    '## 3.4.0 (2026-04-21)\n\nFixed a leak of the pump.\n\n## 3.3.1 (2026-02-03)\n\nFixed the labels of the boxes.'
  const asked = understand([{ role: 'user', content: 'What was fixed in version 3.3.1?' }])
  const { excerpts, units, placing } = readCandidates(asked, [passageOf(notes)])
  const { isUnderOption } = placing()
  const under = excerpts.filter((_, index) => isUnderOption?.[index])
  expect(under.flatMap((one) => one.units.map((index) => units[index]?.shown))).toEqual([
    'Fixed the labels of the boxes.',
  ])
})

test('the row or item that is named after what a question names as code is told apart', () => {
  const options =
    '| Name | Default |\n|---|---|\n| `maxFog` | 20 m |\n| `minFog` | 2 m |\n\n' +
    'The lamp and maxFog are set by hand.\n\n- `lampPort`: 80\n- hornPort - 90\n- Fog is measured.\n'
  const described = (question: string) => {
    const asked = understand([{ role: 'user', content: question }])
    const { excerpts, units, placing } = readCandidates(asked, [passageOf(options)])
    const { isUnderOption } = placing()
    const last = excerpts.flatMap(({ kind, units: own }, index) =>
      isUnderOption?.[index] && kind !== 'table' && kind !== 'list' && kind !== 'section'
        ? [units[own.at(-1) ?? -1]?.shown]
        : [],
    )
    return new Set(last)
  }

  expect(described('What is maxFog by default?')).toEqual(new Set(['`maxFog` | 20 m']))
  expect(described('What is lampPort?')).toEqual(new Set(['`lampPort`: 80']))
  expect(described('What is hornPort?')).toEqual(new Set(['hornPort - 90']))
  expect(described('Who measures fog?')).toEqual(new Set())
})
