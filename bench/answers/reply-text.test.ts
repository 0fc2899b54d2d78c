import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countRepeated, countWords, withoutMarks } from './reply-text.ts'

test('the marks of citations go, an index in code stays', () => {
  expect(withoutMarks('She died in Rome. [1] He left.[2][13]\n- one [3]')).toBe(
    'She died in Rome. He left.\n- one',
  )
  expect(withoutMarks('Use `parts[0]`, not `rows[12]`. [1]')).toBe(
    'Use `parts[0]`, not `rows[12]`.',
  )
})

test.each([
  ['', 0],
  ['She left  in 1843.\n- At once', 7],
  ['| a | b |', 5],
  ['北京是首都。', 3],
  ['Die 首都 von 2015', 4],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})

test('two texts have as many words as both of them, one below the other', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(countWords(`${one}\n${other}`)).toBe(countWords(one) + countWords(other))
    }),
  )
})

test('a sentence that comes again is counted, a short line is not', () => {
  const sentence = 'The ship was built in Norrvik.'

  expect(countRepeated(`${sentence} It sank. ${sentence}\n${sentence}`)).toBe(2)
  expect(countRepeated(`${sentence}\n}\n}\nIt sank. It sank.`)).toBe(0)
  const due = 'Der Beitrag wird am 15. März fällig. Der Beitrag wird am 15. Mai fällig.'
  expect(countRepeated(due)).toBe(0)
  const place = 'Minutes of the meeting on 18. May'
  expect(countRepeated(`**${place} › Fees:** It sank.\n\n**${place}:** It swam.`)).toBe(0)
  expect(countRepeated('黑豹队的防守只丢了308分。他们赢了。黑豹队的防守只丢了308分。')).toBe(1)
})

test('a table row is a sentence, its cells are none', () => {
  const [one, other] = [
    '| mast | It is set. | until noon, in fair weather |',
    '| jib | It is set. | until noon, in fair weather |',
  ]

  expect(countRepeated(`${one}\n${other}`)).toBe(0)
  expect(countRepeated(`${one}\n${other}\n\n${one}`)).toBe(1)
})

test('two tables may have the same columns', () => {
  const header = '| sail | what it is for | when it is set | by whom |\n|---|---|---|---|'
  const row = '| jib | to steer by in a squall | until noon | the mate |'

  expect(countRepeated(`${header}\n${row}\n\n${header}\n| mast | none | never | nobody |`)).toBe(0)
  expect(countRepeated(`${header}\n${row}\n\n${header}\n${row}`)).toBe(1)
})

test('a line of code that comes twice is not said twice', () => {
  const code = '```js\nif (err) return done(err, undefined) // stop here\n```'

  expect(countRepeated(`${code}\n\nThen:\n\n${code}`)).toBe(0)
})
