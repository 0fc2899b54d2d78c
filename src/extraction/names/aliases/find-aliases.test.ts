import { expect, test } from 'vitest'
import { expectLinear } from '../../../../tests/support/threads/expect-linear.ts'
import { extractFeatures } from '../../extract-features.ts'
import { findAliases } from './find-aliases.ts'

test('an acronym is known by the words that it stands for, wherever the document uses it', () => {
  const texts = [
    'The World Health Organization (WHO) met in Geneva.',
    'Nobody came.',
    'It was WHO, they said.',
  ]

  expect(aliasesIn(texts)).toEqual([
    ['who', 'world health organization', 'acronym', 0, texts[0]],
    ['who', 'world health organization', 'acronym', 2, texts[2]],
  ])
})

test.each([
  ['Das Bundesverfassungsgericht (BVerfG) entschied.', 'bverfg', 'bundesverfassungsgericht'],
  ['IBM (International Business Machines) sold it.', 'ibm', 'international business machines'],
  ['Высший арбитражный суд (ВАС) решил.', 'вас', 'высший арбитражный суд'],
  ['Many Non-Governmental Organisations (NGOs) came.', 'ngo', 'non governmental organisations'],
  ['It blocks tumor necrosis factor (TNF; see below).', 'tnf', 'tumor necrosis factor'],
  ['Österreichischer Rundfunk (ORF) sendet.', 'orf', 'osterreichischer rundfunk'],
])('%s', (text, key, entityKey) => {
  expect(aliasesIn([text])).toEqual([[key, entityKey, 'acronym', 0, text]])
})

test.each([
  'It was sold to Kodak (USA) in May.',
  'The council met (ABC News reported it).',
  'A city in Ohio (Cleveland) won.',
  'In the year (MCMXC) it ended.',
  'WHO (WHO) is WHO.',
])('no acronym: %s', (text) => {
  expect(aliasesIn([text])).toEqual([])
})

test('a last name is resolved across the chunks of a document, before and after', () => {
  const texts = ['It was Brook who came.', 'Ada Brook wrote it.', 'It was Brook. And Brook won.']

  expect(aliasesIn(texts)).toEqual([
    ['brook', 'ada brook', 'last-name', 0, texts[0]],
    ['brook', 'ada brook', 'last-name', 2, 'It was Brook.'],
  ])
})

test('a last name with a title is resolved across the chunks of a document', () => {
  const texts = ['It was Ada Brook.', 'Then Mrs Brook left.']

  expect(aliasesIn(texts)).toEqual([['mrs brook', 'ada brook', 'last-name', 1, texts[1]]])
})

test('a given name that is a title in another language is none', () => {
  const texts = ['It was Don Brook.', 'Then she saw Brook.']

  expect(aliasesIn(texts)).toEqual([['brook', 'don brook', 'last-name', 1, texts[1]]])
  expect(aliasesIn(['Vimos a Ana Brook.', 'Y vino Don Brook.'], 'es')).toEqual([
    ['don brook', 'ana brook', 'last-name', 1, 'Y vino Don Brook.'],
  ])
})

test('a name with another ending is resolved within a chunk and across those of a document', () => {
  const texts = ['Там жила Вера Штольц. И вот письма Веры Штольц.', 'Это музей Веры Штольц.']

  expect(aliasesIn(texts, 'ru')).toEqual([
    ['веры штольц', 'вера штольц', 'word-form', 0, 'И вот письма Веры Штольц.'],
    ['веры штольц', 'вера штольц', 'word-form', 1, texts[1]],
  ])
})

test('a last name that the same chunk resolves is told of once', () => {
  const texts = ['It was Ada Brook, but Brook left.', 'Then came Ada Brook. It was Brook.']

  expect(aliasesIn(texts)).toEqual([['brook', 'ada brook', 'last-name', 0, texts[0]]])
})

test.each([
  ['two bear it', ['Ada Brook met Ben Brook.', 'Then came Brook again.']],
  ['it is a title', ['# Brook', 'Ada Brook came.', 'Then came Brook again.']],
  ['it only opens sentences', ['Ada Will came.', 'Will it rain?']],
  ['it is a word', ['The Debian Project grew.', 'The project and the Project won.']],
  ['it is a place', ['They reached Lake Geneva.', 'They moved to Geneva.']],
  ['the longer name is no person', ['The Duchy of Lucca fell.', 'They moved to Lucca.']],
])('no last name: %s', (_, texts) => {
  expect(aliasesIn(texts).filter(([, , kind]) => kind === 'last-name')).toEqual([])
})

test('a longer form of the same name does not make it unclear', () => {
  const texts = ['Then came Dr. Ada Brook.', 'It was Ada Brook.', 'And so Brook left.']

  expect(aliasesIn(texts)).toContainEqual(['brook', 'ada brook', 'last-name', 2, texts[2]])
})

test('a first name is resolved across the chunks of a document, once somebody has been introduced', () => {
  const texts = ['It was Ada Brook.', 'We saw that Ada left, ada@brook.org too.', 'Ada came back.']

  expect(aliasesIn(texts)).toEqual([
    ['ada', 'ada brook', 'first-name', 1, texts[1]],
    ['ada', 'ada brook', 'first-name', 2, texts[2]],
  ])
})

test.each([
  ['two bear it', ['It was Ada Brook and Ada Lund.', 'Then we saw that Ada left.']],
  [
    'it is the last name of another',
    ['It was Ada Brook.', 'We met Tom Ada. We saw that Ada left.'],
  ],
  ['it is named before', ['We saw that Ada left.', 'It was Ada Brook.']],
  ['it stands behind a preposition', ['They landed at Oslo Central.', 'It rains in Oslo.']],
  ['the longer name has an article', ['We like the Grand Inn.', 'We saw that Grand was shut.']],
  ['it is quoted', ['It was Ada Brook.', 'She sang "Ada" twice.']],
  ['a word of it is written small', ['It was Ada Brook.', 'We saw that Ada left the brook.']],
])('no first name: %s', (_, texts) => {
  expect(aliasesIn(texts).filter(([, , kind]) => kind === 'first-name')).toEqual([])
})

test.each([
  ['Samuel Clemens, better known as Mark Twain, wrote.', 'mark twain', 'samuel clemens'],
  ['Samuel Clemens (1835–1910), also known as Mark Twain, wrote.', 'mark twain', 'samuel clemens'],
  ['Karl Brandt, genannt Rotbart, war da.', 'rotbart', 'karl brandt'],
  ['Es kam Jean Moulin, dit Max, un jour.', 'max', 'jean moulin'],
])('%s', (text, key, entityKey) => {
  expect(aliasesIn([text])).toContainEqual([key, entityKey, 'other-name', 0, text])
})

test('what opens a sentence before a name is no other bearer of it', () => {
  const texts = [
    'Nobody came.',
    'Yesterday Brook came.',
    'President Brook came.',
    'It was Ada Brook.',
    'And Brook left. It was Brook.',
  ]

  expect(aliasesIn(texts)).toContainEqual(['brook', 'ada brook', 'last-name', 4, 'And Brook left.'])
})

/** Each as key, entity, kind, index of the chunk, and the sentence that shows it. */
test('the names of a long list of people are resolved in linear time', async () => {
  const nameOf = (number: number) =>
    Array.from(String(number), (digit) => 'abcdefghij'[Number(digit)]).join('')
  const person = (_: unknown, number: number) =>
    `We met A${nameOf(number)} B${nameOf(number)}. Then A${nameOf(number)} left.`
  await expectLinear((size) => {
    const chunks = chunksOf(Array.from({ length: size }, person))
    return () => findAliases(chunks, 0)
  }, 1_000)
})

function chunksOf(texts: readonly string[], language = 'en') {
  let start = 0
  return texts.map((text, index) => {
    const heading = text.startsWith('# ') ? [text.slice(2)] : []
    const input = { title: '', headings: heading, text, language, opensDocument: index === 0 }
    const chunk = { start, text, features: extractFeatures(input) }
    start += text.length
    return chunk
  })
}

function aliasesIn(texts: readonly string[], language = 'en') {
  const whole = texts.join('')
  return findAliases(chunksOf(texts, language), 0).map(
    ({ key, entityKey, kind, index, sentence }) => [
      ...[key, entityKey, kind, index],
      whole.slice(...sentence).trim(),
    ],
  )
}
