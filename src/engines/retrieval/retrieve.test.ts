import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../tests/support/library/memory-index.ts'
import type { IndexReader } from '../../index/index-reader.ts'
import { type RetrieveOptions, retrieve } from './retrieve.ts'

const library: Readonly<Record<string, string>> = {
  'The Glass Harbour':
    'The Glass Harbour is a 1961 film directed by Ilse Marenholtz. Its music is famous.',
  'Ilse Marenholtz':
    'Ilse Marenholtz (1920–1999) was a director. She was a daughter of Otto Brandauer.',
  'Otto Brandauer': 'Otto Brandauer was a botanist. His grave is in Port Selwyn.',
  'Otto Brandauer (footballer)': 'Otto Brandauer is a footballer who plays for a club in Graz.',
  'Port Selwyn': 'Port Selwyn is a town on the river Aude. It has a harbour.',
  Harbour: 'A harbour shelters ships. Glass floats mark its nets, and a film of oil covers it.',
  Botany: 'Botany is the science of plants. Botanists directed many gardens.',
  红楼梦: '《红楼梦》是清代小说，作者是曹雪芹。',
  曹雪芹: '曹雪芹，清代人，生于南京。',
  'Евгений Онегин': 'Роман «Евгений Онегин» написал Александр Пушкин.',
  'أولاد حارتنا': 'رواية كتبها نجيب محفوظ في القاهرة.',
  'نجيب محفوظ': 'ولد نجيب محفوظ عام 1911.',
  'Harbour Trust':
    'The Port Selwyn Harbour Trust (PSHT) keeps nets. It was Otto Brandauer who left PSHT to Brandauer.',
  'The annual report': 'Every year PSHT publishes a report.',
  'Die Blechtrommel': 'Die Blechtrommel ist ein Roman, den Günter Grass geschrieben hat.',
}
const titles = Object.keys(library)

test('the graph reaches what the question does not name, along the names that link', async () => {
  const question = 'Where was the father of the director of film The Glass Harbour buried?'

  expect(titlesOf(await ask(question))).toEqual(
    expect.arrayContaining(['The Glass Harbour', 'Ilse Marenholtz', 'Otto Brandauer']),
  )
  expect(titlesOf(await ask(question, { engine: 'rag' }))).not.toContain('Otto Brandauer')
})

test('the parts of a word that no document has are found', async () => {
  const found = await ask('glassharbour film', { engine: 'rag' })

  expect(titlesOf(found)[0]).toBe('The Glass Harbour')
})

test.each([
  ['红楼梦的作者在哪里出生？', '曹雪芹'],
  ['من كتب رواية أولاد حارتنا؟', 'نجيب محفوظ'],
])('a script without capitals is walked as well: %s', async (question, title) => {
  const found = await ask(question)

  const path = found.find(({ chunk }) => chunk.title === title)?.path ?? []
  expect(path.map(({ to }) => to.title)).toContain(title)
})

test('a path leads from the question to its passage, and every sentence is where it says', async () => {
  const found = await ask('Where was the father of the director of film The Glass Harbour buried?')
  const path = found.find(({ chunk }) => chunk.title === 'Ilse Marenholtz')?.path ?? []

  expect(path.map(({ relation }) => relation)).toEqual([
    'is about',
    'is film directed by',
    'is about',
  ])
  expect(path.at(-1)?.to).toMatchObject({ kind: 'chunk', title: 'Ilse Marenholtz' })
  path.forEach((hop, index) => {
    if (index > 0) expect(hop.from).toEqual(path[index - 1]?.to)
    expect(hop.share).toBeGreaterThan(0)
    expect(hop.share).toBeLessThanOrEqual(1)
    expect(library[hop.docId]?.slice(hop.start, hop.end)).toBe(hop.sentence)
    expect(hop.sentence).not.toBe('')
  })
})

test('namesakes are told apart by the question’s other words', async () => {
  const [first] = await ask('Which club does Otto Brandauer play for?')

  expect(first?.chunk.title).toBe('Otto Brandauer (footballer)')
})

test.each([
  ['红楼梦的作者是谁？', '红楼梦'],
  ['Кто написал роман «Евгений Онегин»?', 'Евгений Онегин'],
  ['من كتب أولاد حارتنا؟', 'أولاد حارتنا'],
  ['Wer hat die Blechtrommel geschrieben?', 'Die Blechtrommel'],
])('%s', async (question, title) => {
  for (const engine of engines) {
    const [first] = await ask(question, { engine })
    expect(first?.chunk.title).toBe(title)
  }
})

test('a claim in which nothing is named is ranked as by similarity', async () => {
  const claim = 'glass floats mark nets of ships'
  const bySimilarity = await ask(claim, { engine: 'rag', limit: 1 })

  expect(await ask(claim, { limit: 1 }).then(titlesOf)).toEqual(titlesOf(bySimilarity))
})

test.each(['', '???', 'the of and', 'zzz qqq'])(
  'a question without a word that the index knows finds nothing: "%s"',
  async (question) => {
    for (const engine of engines) expect(await ask(question, { engine })).toEqual([])
  },
)

test('what may not be read moves nothing: a restricted view answers like an index of its own', async () => {
  const all = indexOf(titles)
  await fc.assert(
    fc.asyncProperty(someTitles(), someQuestion(), someEngine(), async (open, question, engine) => {
      const restricted = await retrieve(question, all.restrictedTo(new Set(open)), {
        engine,
        limit: 20,
      })
      const alone = await retrieve(question, indexOf(inOrder(open)), { engine, limit: 20 })

      expect(told(restricted)).toEqual(told(alone))
    }),
  )
})

test('documents may come in any order', async () => {
  const shuffled = fc.shuffledSubarray(titles, { minLength: titles.length })
  await fc.assert(
    fc.asyncProperty(shuffled, someQuestion(), someEngine(), async (order, question, engine) => {
      const options = { engine, limit: 20 }
      const given = await retrieve(question, indexOf(order), options)
      const usual = await retrieve(question, indexOf(titles), options)

      expect(scores(given)).toEqual(scores(usual))
      expect(titlesOf(given)).toEqual(titlesOf(usual))
    }),
  )
})

test('where nothing links, the graph ranks as similarity does', async () => {
  const word = fc.constantFrom('glass', 'nets', 'ships', 'oil', 'gardens', 'film', 'plants')
  const texts = fc.uniqueArray(fc.array(word, { minLength: 1, maxLength: 6 }), {
    minLength: 1,
    maxLength: 30,
    selector: (words) => words.join(' '),
  })
  await fc.assert(
    fc.asyncProperty(texts, fc.array(word, { minLength: 1 }), async (documents, asked) => {
      const index = new MemoryIndex()
      for (const text of documents.map((words) => words.join(' ')))
        index.add(text, { title: '', headings: [], text, language: 'en', opensDocument: true })

      for (const question of [asked.join(' '), `what are ${asked.join(' ')}?`]) {
        const found = await retrieve(question, index, { engine: 'graph', limit: 8 })
        const similar = await retrieve(question, index, { engine: 'rag', limit: 8 })
        expect(found).toEqual(similar)
      }
    }),
  )
})

test('of equals the first is told by what they say, whichever came in first', async () => {
  const towns = ['Ardel', 'Bromma', 'Cusk', 'Dorve', 'Eldre', 'Fosk']
  for (const order of [towns, towns.toReversed()]) {
    const index = new MemoryIndex()
    for (const title of order) {
      const text = `Lamps of Vandoria light it.`
      index.add(title, { title, headings: [], text, language: 'en', opensDocument: true })
    }
    for (const engine of engines)
      for (const question of ['lamps', 'Which lamps does Vandoria have?']) {
        const found = await retrieve(question, index, { engine, limit: 4 })
        expect(titlesOf(found)).toEqual(towns.slice(0, 4))
      }
  }
})

test.each([
  ['Who was a daughter of Otto Brandauer?', 'Ilse Marenholtz'],
  ['Which film did Ilse Marenholtz direct?', 'The Glass Harbour'],
])('a link is followed from its other end as well: %s', async (question, title) => {
  expect(titlesOf(await ask(question, { limit: 3 }))).toContain(title)
})

test('a question about two things begins at both', async () => {
  const found = await ask('Are Port Selwyn and Die Blechtrommel of the same age?', { limit: 2 })

  expect(titlesOf(found)).toEqual(expect.arrayContaining(['Port Selwyn', 'Die Blechtrommel']))
})

test('a name that many passages mention leads to those that say what is asked', async () => {
  const index = new MemoryIndex()
  const add = (title: string, text: string) =>
    index.add(title, { title, headings: [], text, language: 'en', opensDocument: true })
  add('Kestrel Lodge', 'Kestrel Lodge is a house in Vandoria, built of stone.')
  for (let mile = 1; mile <= 40; mile++) add(`Mile ${mile}`, `A hamlet of Vandoria on the road.`)
  add(
    'Hours',
    'By an old law of Vandoria taverns and inns, many of them on the road, close at three.',
  )
  for (const country of ['Ostria', 'Belmark', 'Quend'])
    add(`Taverns of ${country}`, `Taverns of ${country} close at noon.`)

  const question = 'When do taverns close in the country where Kestrel Lodge is?'
  const found = await retrieve(question, index, { engine: 'graph', limit: 2 })

  expect(titlesOf(found)).toEqual(['Kestrel Lodge', 'Hours'])
})

test('a question asks the index a bounded number of times', async () => {
  let calls = 0
  const index = indexOf(titles)
  const counting: IndexReader = {
    statistics: () => index.statistics(),
    postings: (features) => count(index.postings(features)),
    mayHave: (features) => count(index.mayHave(features)),
    chunks: (numbers) => count(index.chunks(numbers)),
    aliases: (keys) => count(index.aliases(keys)),
    nearest: () => count(index.nearest()),
  }
  const count = <Answer>(answer: Answer): Answer => {
    calls++
    return answer
  }

  await retrieve('Who was the father of Ilse Marenholtz?', counting, { engine: 'graph', limit: 8 })

  expect(calls).toBeLessThanOrEqual(13)
})

const engines = ['rag', 'graph'] as const

function ask(question: string, options: Partial<RetrieveOptions> = {}) {
  return retrieve(question, indexOf(titles), { engine: 'graph', limit: 5, ...options })
}

function indexOf(documents: readonly string[]): MemoryIndex {
  const index = new MemoryIndex()
  for (const title of documents) {
    const text = library[title] ?? ''
    const language = /\p{Script=Han}/u.test(text)
      ? 'zh'
      : /\p{Script=Cyrillic}/u.test(text)
        ? 'ru'
        : 'en'
    index.add(title, { title, headings: [], text, language, opensDocument: true })
  }
  return index
}

function inOrder(some: readonly string[]): string[] {
  return titles.filter((title) => some.includes(title))
}

function someTitles() {
  return fc.subarray(titles)
}

function someQuestion() {
  return fc.constantFrom(
    'Where was the father of the director of film The Glass Harbour buried?',
    'Which club does Otto Brandauer play for?',
    'Otto Brandauer was born in Port Selwyn',
    'Who directed gardens, and who wrote 红楼梦?',
    'What does the PSHT keep?',
    'Which report has the Port Selwyn Harbour Trust?',
  )
}

function someEngine() {
  return fc.constantFrom(...engines)
}

type Found = Awaited<ReturnType<typeof retrieve>>

function titlesOf(found: Found): string[] {
  return found.map(({ chunk }) => chunk.title)
}

function told(found: Found) {
  return found.map(({ chunk, score, path }) => [chunk.docId, score, path])
}

function scores(found: Found) {
  return new Map(found.map(({ chunk, score }) => [chunk.docId, score.toFixed(6)]))
}
