import fc from 'fast-check'
import { expect, test } from 'vitest'
import { terms } from '../language/word-forms/terms.ts'
import type { ChunkFeatures } from './chunk-features.ts'
import { type ChunkInput, extractFeatures } from './extract-features.ts'
import { entityKey } from './names/entity-key.ts'
import { hashTerm } from './terms/hash-term.ts'

test('every mention lies in its sentence, every sentence in the text, and all indices exist', () => {
  const piece = fc.oneof(
    fc.constantFrom('Marie Curie', ' is a ', 'Dr. ', '. ', '"Katy Lied"', '(FBI)', 'König Łukasz'),
    fc.constantFrom('《红楼梦》', 'الكتاب', ' и Пушкин ', 'Curie’s', '\n\n', ' of ', '**bold**'),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      const { sentences, entities, relations } = extract({ title: 'Marie Curie', text })
      for (const { mentions } of entities)
        for (const { start, end, sentence } of mentions) {
          const around = sentences[sentence]
          expect(start).toBeGreaterThanOrEqual(around?.start ?? Number.POSITIVE_INFINITY)
          expect(end).toBeLessThanOrEqual(around?.end ?? 0)
          expect(end).toBeGreaterThan(start)
        }
      for (const { subject, object, sentence } of relations) {
        expect(entities[subject]).toBeDefined()
        expect(entities[object]).toBeDefined()
        expect(sentences[sentence]).toBeDefined()
      }
    }),
  )
})

test('who is called Peter is not Jan Peters', () => {
  const text = 'Gestern kam Jan Peters nach Oslo. Am Abend traf sie Peter dort, und Peters lachte.'
  const { entities } = extract({ title: 'Oslo', text, language: 'de' })
  const mentions = (name: string) =>
    entities
      .find((entity) => entity.name === name)
      ?.mentions.map(({ start, end }) => text.slice(start, end))

  expect(mentions('Jan Peters')).toEqual(['Jan Peters', 'Peters'])
  expect(mentions('Peter')).toEqual(['Peter'])
})

test('a heading is a name where the text below begins its sentences with it', () => {
  const text =
    '# Sentry\n\nSentry tracks errors, see sentry.io.\n\n# Errors\n\nThese errors are rare.'
  const blocks = ['# Sentry', '# Errors'].map((heading) => {
    const start = text.indexOf(heading)
    return { kind: 'heading' as const, start, end: start + heading.length, depth: 1, opens: true }
  })
  const { entities } = extract({ title: '', text, blocks })

  expect(entities.filter(({ kind }) => kind !== 'keyword').map(({ name }) => name)).toEqual([
    'Sentry',
  ])
})

test.each(['The house where Ada was born will be turned into a station…', '<div align="center">'])(
  'a document stored under the beginning of its text is no node: %s',
  (title) => {
    const [entity] = extract({ title, text: 'Nothing.' }).entities

    expect(entity).toMatchObject({ kind: 'keyword', titled: true })
  },
)

test('whose a thing is parts a name where both are named', () => {
  const text =
    "We saw NASA's Hubble Telescope at St. Paul's Old Cathedral and Boeing's New Jet by Boeing."
  const names = extract({ title: '', text }).entities.filter(({ kind }) => kind === 'name')

  expect(names.map(({ name }) => name)).toEqual([
    ...['NASA', 'Hubble Telescope', "St. Paul's Old Cathedral", 'Boeing', 'New Jet'],
  ])
})

test('a sentence has the terms of its text', () => {
  const piece = fc.oneof(
    fc.constantFrom('the author ', 'wrote ', 'books', '. ', '! ', "'s ", '\n\n', '李白', 'Ærø, '),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const text = pieces.join('')
      for (const sentence of extract({ text }).sentences) {
        const stems = terms(text.slice(sentence.start, sentence.end), 'en').map(({ stem }) => stem)
        expect(sentence.terms).toEqual(Uint32Array.from(new Set(stems.map(hashTerm))).sort())
      }
    }),
  )
})

test('a sentence ends with its block: the title above it is no part of a name in it', () => {
  const text = 'Budget\nSam met Ada Bell.\n\n- Ida Moor\n- Tom\n\n| Tom | Ida |'
  const blocks = [
    { start: 0, end: 6, kind: 'heading' as const },
    { start: 7, end: 24, kind: 'paragraph' as const },
    { start: 28, end: 36, kind: 'item' as const },
    { start: 39, end: 42, kind: 'item' as const },
    { start: 46, end: 55, kind: 'row' as const },
  ].map((block) => ({ ...block, depth: 0, opens: false }))
  const { sentences, entities } = extract({ text, blocks })
  expect(sentences.map(({ start, end }) => text.slice(start, end))).toEqual([
    'Budget',
    'Sam met Ada Bell.',
    '- Ida Moor',
    '- Tom',
    '| Tom | Ida |',
  ])
  expect(written(text, entities, 'sam')).toEqual(['Sam'])
})

test('a greeting is no part of the name of the greeted', () => {
  const text = 'Hi Daniel,\n\nThanks. Hi Fi,Lo is a shop.\n\nGood morning Ada Bell!'
  const { entities } = extract({ title: 'Mail', text })
  expect(written(text, entities, 'daniel')).toEqual(['Daniel'])
  expect(written(text, entities, entityKey('Ada Bell'))).toEqual(['Ada Bell'])
  expect(written(text, entities, entityKey('Hi Fi'))).toEqual(['Hi Fi'])
})

test('each entity comes once, and a name is found under its key', () => {
  const text = 'Ada Lovelace met Charles Babbage. Lovelace wrote; Babbage built the Engine.'
  const { entities } = extract({ title: 'Notes', text })
  const keys = entities.map(({ key }) => key)

  expect(new Set(keys).size).toBe(keys.length)
  expect(written(text, entities, 'ada lovelace')).toEqual(['Ada Lovelace', 'Lovelace'])
  expect(written(text, entities, entityKey('Charles Babbage'))).toEqual([
    'Charles Babbage',
    'Babbage',
  ])
})

test.each([
  ['zh', '红楼梦', '《红楼梦》的作者是曹雪芹。', '红楼梦'],
  ['ar', 'نجيب محفوظ', 'كتب «أولاد حارتنا» في القاهرة.', 'أولاد حارتنا'],
  ['ru', 'Евгений Онегин', 'Роман написал Александр Пушкин.', 'Александр Пушкин'],
  ['de', 'Faust', 'Das Stück schrieb Johann Wolfgang von Goethe.', 'Johann Wolfgang von Goethe'],
])('finds names in %s', (language, title, text, name) => {
  const { entities } = extract({ title, text, language })

  expect(written(text, entities, entityKey(name))).toHaveLength(1)
  expect(entities.filter(({ titled }) => titled).map(({ kind }) => kind)).toContain('title')
})

test('a chunk is about its title, its heading, and what its document’s first sentence defines', () => {
  const input = {
    title: 'p. 12',
    headings: ['Composers', 'Early life'],
    text: 'Tidal power is a form of energy. Stephen Warbeck wrote about it.',
  }
  const titled = (features: ChunkFeatures) =>
    features.entities.filter((entity) => entity.titled).map(({ key }) => key)

  expect(titled(extract(input))).toEqual(['p 12', 'early life', 'tidal power'])
  expect(titled(extract({ ...input, opensDocument: false }))).toEqual(['p 12', 'early life'])
})

test.each([
  [
    'Halvorsen yard',
    'The Halvorsen yard closed. Many ships of the Halvorsen yard sail.',
    2,
    'halvorsen',
  ],
  ['Kestrel (lightship)', 'Kestrel was built in Oslo. Storms broke the Kestrel.', 2, 'kestrel'],
  ['Boats: A Guide', 'The Boats of Oslo are old. We like Boats.', 1, 'boats'],
  ['Halvorsen yard', 'The Halvorsen Yard Museum opened.', 0, 'halvorsen'],
])('the title "%s" is mentioned in "%s"', (title, text, count, part) => {
  const { entities } = extract({ title, text, opensDocument: false })
  const [named] = entities.filter(({ kind }) => kind === 'title')
  expect(named?.name).toBe(title)
  expect(named?.mentions).toHaveLength(count)
  const others = entities.filter(({ key, kind }) => key === part && kind !== 'keyword')
  expect(others).toEqual([])
})

test.each([
  ['en', 'They met Ada Brook. Then Mrs Brook left, and Brook won.', ['ada brook']],
  ['en', 'They met Don Brook. Then Don left, and Brook won.', ['don brook', 'don']],
  ['en', 'They met President Brook. And so Brook won.', ['president brook']],
  ['de', 'Es kam seine Frau Camilla. Und so lachte Camilla.', ['camilla']],
  ['de', 'Es kam Ada Kröning. Dann ging man bis zu Krönings.', ['ada kroning']],
  [
    'ru',
    'Там жила Вера Штольц. И письма Веры Штольц хранит музей в Миассе, он в Миасс пришёл.',
    ['вера штольц', 'миассе'],
  ],
  [
    'en',
    'It is the Debian Project. The project grew, says the Project.',
    ['debian project', 'project'],
  ],
  ['en', 'They went to the University of Leeds and to Leeds.', ['university of leeds', 'leeds']],
])('%s: names of one chunk that are one: %s', (language, text, keys) => {
  const { entities } = extract({ language, text })

  const named = entities.filter(({ kind }) => kind === 'name')
  expect(named.map(({ key }) => key)).toEqual(keys)
})

test.each([
  ['Timeline', 'The fire broke out.', 'keyword'],
  ['Rate limits', 'The rate limits are low.', 'heading'],
  ['Arna', 'They left Arna.', 'heading'],
])('a heading is a node if its text speaks of it: %s', (heading, below, kind) => {
  const text = `${heading}\n\n${below}`
  const blocks = [
    { start: 0, end: heading.length, kind: 'heading' as const },
    { start: heading.length + 2, end: text.length, kind: 'paragraph' as const },
  ].map((block) => ({ ...block, depth: 0, opens: false }))

  const { entities } = extract({ headings: [heading], text, blocks })

  expect(entities.find(({ name }) => name === heading)?.kind).toBe(kind)
})

test('the names in a title stay names where it has several, or is only the beginning of the text', () => {
  const keysOf = (title: string, text: string) =>
    extract({ title, text, opensDocument: false }).entities.map(({ key }) => key)
  expect(keysOf('Oslo beside Turku', 'We saw Oslo beside Turku.')).toContain('oslo')
  expect(keysOf('Yesterday Anna Holm came', 'Yesterday Anna Holm came.')).toContain('anna holm')
})

test('the name of a file is no name of what its text tells of', () => {
  const { entities } = extract({ title: 'l.log', text: 'Anna Holm came.' })
  expect(entities.filter(({ kind }) => kind !== 'keyword').map(({ key }) => key)).toEqual([
    'anna holm',
  ])
})

test('a relation is told in the words of its sentence', () => {
  const text = 'Billy Elliot is a 2000 film directed by Stephen Daldry. It was written by Lee Hall.'
  const { entities, relations } = extract({ title: 'Billy Elliot', text })

  expect(
    relations.map(({ subject, predicate, object }) => [
      entities[subject]?.name,
      predicate,
      entities[object]?.name,
    ]),
  ).toEqual([
    ['Billy Elliot', 'is film directed by', 'Stephen Daldry'],
    ['Billy Elliot', 'was written by', 'Lee Hall'],
  ])
})

function extract(input: Partial<ChunkInput>): ChunkFeatures {
  return extractFeatures({
    title: '',
    headings: [],
    text: '',
    language: 'en',
    opensDocument: true,
    ...input,
  })
}

function written(text: string, entities: ChunkFeatures['entities'], key: string): string[] {
  const mentions = entities.find((entity) => entity.key === key)?.mentions ?? []
  return mentions.map(({ start, end }) => text.slice(start, end))
}
