import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readYaml } from './read-yaml.ts'

test('maps, lists and texts in each way that people write them', () => {
  const yaml = `---
plain: a b # not this
url: http://x.org/a#b
'quoted: key': "tab\\t\\u00e4\\U0001F600" 
single: 'it''s'
folded: >-
  one
  two

  three
literal: |
  # no comment
    deeper
empty:
long: this goes
  on
flow: {a: [1, two, "3, 4"], b: {}}
list:
- x
-
  - y
- a: 1
  b: 2
- - z
yes: true
none: ~
`
  expect(readYaml(yaml)).toEqual({
    plain: 'a b',
    url: 'http://x.org/a#b',
    'quoted: key': 'tab\tä😀',
    single: "it's",
    folded: 'one two\n\nthree',
    literal: '# no comment\n  deeper',
    empty: null,
    long: 'this goes on',
    flow: { a: ['1', 'two', '3, 4'], b: {} },
    list: ['x', ['y'], { a: '1', b: '2' }, ['z']],
    yes: true,
    none: null,
  })
})

test('what is not understood is not read', () => {
  for (const text of [
    'a: &x 1',
    'a: *x',
    'a: !!str 1',
    'a: 1\n  b: 2',
    'a: [1',
    'a: "b',
    '? a\n: b',
    '\ta: 1',
  ])
    expect(readYaml(text), text).toBeUndefined()
})

const texts = fc.string({
  unit: fc.constantFrom('a', ' ', ':', '#', '"', "'", '\n', '-', '\\', '{', '😀'),
})
const { values } = fc.letrec((tie) => ({
  values: fc.oneof(
    { depthSize: 'small' },
    texts,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('values'), { maxLength: 3 }),
    fc.dictionary(texts, tie('values'), { maxKeys: 3 }),
  ),
}))

/** A value in YAML, its lists and maps by indentation and its texts quoted. */
function written(value: unknown, indent = ''): string {
  const isFlat = typeof value !== 'object' || value === null || Object.keys(value).length === 0
  if (isFlat) return ` ${JSON.stringify(value)}\n`
  const inner = `${indent}  `
  const lines = Array.isArray(value)
    ? value.map((item) => `${indent}-${written(item, inner)}`)
    : Object.entries(value).map(
        ([key, item]) => `${indent}${JSON.stringify(key)}:${written(item, inner)}`,
      )
  return `\n${lines.join('')}`
}

test('what is written is read', () => {
  fc.assert(
    fc.property(values, (value) => {
      expect(readYaml(written(value).trimStart())).toEqual(value)
    }),
  )
})

test('long and deep texts take linear time', () => {
  for (const part of ['a:\n', '- ', '[', 'a: {', '"', "'", ': ', 'a ', '#', ' #', 'a: b #', ' : '])
    readYaml(part.repeat(100_000))
  readYaml(Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'))
}, 3000)
