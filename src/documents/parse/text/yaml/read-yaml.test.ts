import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectLinear } from '../../../../../tests/support/threads/expect-linear.ts'
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
    folded: 'one two\nthree',
    literal: '# no comment\n  deeper\n',
    empty: null,
    long: 'this goes on',
    flow: { a: ['1', 'two', '3, 4'], b: {} },
    list: ['x', ['y'], { a: '1', b: '2' }, ['z']],
    yes: true,
    none: null,
  })
})

test('what is no YAML, is repeated by its name, is several documents, or has a list for a name is not read', () => {
  for (const text of [
    'a: *x',
    'a: &x 1\nb: *x',
    'a: [1',
    'a: "b',
    '\ta: 1',
    'a: 1\n---\nb: 2',
    '? [a]\n: b',
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

test.each(['a:\n', '- ', '[', 'a: {', '"', ': ', ' : ', '? ', '{[', '? [a]\n'])(
  '%j many times takes linear time',
  async (part) => {
    await expectLinear((size) => {
      const text = part.repeat(size)
      return () => readYaml(text)
    }, 20_000)
  },
)

test('what nests more deeply than the stack allows is not read', () => {
  const deep = Array.from({ length: 5000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')
  expect(readYaml(deep)).toBeUndefined()
})
