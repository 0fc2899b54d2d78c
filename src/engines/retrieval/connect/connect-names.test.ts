import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import { connectNames } from './connect-names.ts'
import { connectSettings } from './connect-settings.ts'

const people = [
  'Ada Alder',
  'Bela Birch',
  'Cleo Cedar',
  'Dora Dogwood',
  'Emil Elm',
  'Fritz Fir',
  'Greta Ginkgo',
  'Hugo Hazel',
]

/** Who knows whom: a document about each tells it. */
const acquaintances = fc.array(
  fc
    .tuple(fc.nat(people.length - 1), fc.nat(people.length - 1))
    .filter(([one, other]) => one !== other),
  { maxLength: 9 },
)

function indexOf(known: readonly (readonly [number, number])[]): MemoryIndex {
  const index = new MemoryIndex()
  people.forEach((name, at) => {
    const others = known.filter(([one]) => one === at).map(([, other]) => people[other] ?? '')
    const said = others.map((other) => `In 1911 this painter met ${other} at last.`)
    const text = [`${name} was a painter.`, ...said].join(' ')
    index.add(`doc_${at}`, { title: name, text, language: 'en', headings: [], opensDocument: true })
  })
  return index
}

/** The number of hops from one person to another; undefined if there is no way. */
function hopsBetween(
  known: readonly (readonly [number, number])[],
  from: number,
  to: number,
): number | undefined {
  const reached = new Map([[from, 0]])
  for (const [one, hops] of reached)
    for (const pair of known) {
      const next = pair.find((own) => own !== one)
      if (pair.includes(one) && next !== undefined && !reached.has(next))
        reached.set(next, hops + 1)
    }
  return reached.get(to)
}

test('the chain between two names is a shortest one, and each sentence says its hop', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(acquaintances, fc.nat(7), fc.nat(7), async (known, from, to) => {
      fc.pre(from !== to)
      const [one = '', other = ''] = [people[from], people[to]]
      const passages = await connectNames([one, other], indexOf(known))
      const hops = hopsBetween(known, from, to) ?? Number.POSITIVE_INFINITY
      const path = passages.flatMap(({ chains = [] }) => chains)[0] ?? []

      if (hops > connectSettings.hopsMax) {
        expect(passages).toEqual([])
        return
      }
      found++
      expect(path).toHaveLength(hops)
      expect([path[0]?.from.title, path.at(-1)?.to.title]).toEqual([one, other])
      path.forEach((hop, at) => {
        if (at > 0) expect(hop.from).toEqual(path[at - 1]?.to)
        const chunk = passages.find((passage) => passage.chunk.docId === hop.docId)?.chunk
        expect(chunk?.text.slice(hop.start, hop.end)).toBe(hop.sentence)
        const ends = [hop.from.title, hop.to.title]
        const named = ends.find((name) => hop.sentence.includes(name))
        expect(ends).toContain(chunk?.title)
        expect(named).not.toBe(undefined)
      })
    }),
  )
  expect(found).toBeGreaterThan(10)
})

test('of several shortest chains up to three are found, no two alike', async () => {
  const among = [2, 3, 4, 5].flatMap((middle) => [[0, middle] as const, [middle, 1] as const])
  for (const count of [1, 2, 3, 4]) {
    const passages = await connectNames(
      ['Ada Alder', 'Bela Birch'],
      indexOf(among.slice(0, 2 * count)),
    )

    const chains = passages.flatMap((passage) => passage.chains ?? [])
    expect(chains).toHaveLength(Math.min(count, 3))
    const ways = chains.map((chain) => chain.map(({ to }) => to.title).join())
    expect(new Set(ways).size).toBe(chains.length)
    for (const chain of chains) {
      expect([chain[0]?.from.title, chain.at(-1)?.to.title]).toEqual(['Ada Alder', 'Bela Birch'])
      for (const { docId, start, end, sentence } of chain)
        expect(
          passages.find(({ chunk }) => chunk.docId === docId)?.chunk.text.slice(start, end),
        ).toBe(sentence)
    }
  }
})

const small = {
  'Rate limiter': 'A rate limiter bounds the calls of an account. Erik Holm wrote it.',
  'Nora Vik': 'Nora Vik runs the gateway, in which the rate limiters of all accounts live.',
  Velorine: 'Velorine is a blue pigment. It was found by Clara Duval.',
  'John Harker': 'John Harker was a chemist, who ground velorine in Oslo.',
  Overview: 'This is what there is. Olga Brandt wrote it.',
  'Ivar Lund': 'Ivar Lund gives an overview of it.',
  'Right Thing': 'The song Right Thing is by Mona Falk. We like the Right Thing.',
  'Jens Bo': 'Jens Bo did the right thing.',
}

test.each([
  ['Nora Vik', 'Erik Holm', ['Rate limiter', 'Erik Holm']],
  ['Erik Holm', 'Nora Vik', ['Rate limiter', 'Nora Vik']],
  ['Clara Duval', 'John Harker', ['Velorine', 'John Harker']],
  ['John Harker', 'Clara Duval', ['Velorine', 'Clara Duval']],
  ['Nora Vik', 'Rate limiter', ['Rate limiter']],
  ['Olga Brandt', 'Ivar Lund', undefined],
  ['Mona Falk', 'Jens Bo', undefined],
])(
  '%s and %s, through a name written small, whatever document came first',
  async (one, other, way) => {
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(Object.entries(small), { minLength: 8 }),
        async (books) => {
          const index = new MemoryIndex()
          for (const [title, text] of books)
            index.add(title, { title, text, language: 'en', headings: [], opensDocument: true })
          const [passage] = (await connectNames([one, other], index)).filter(
            ({ chains }) => chains?.length,
          )

          expect(passage?.chains?.[0]?.map(({ to }) => to.title)).toEqual(way)
        },
      ),
      { numRuns: 20 },
    )
  },
)

test('a name written small connects nothing without the document about it', async () => {
  const index = new MemoryIndex()
  for (const [title, text] of Object.entries(small))
    if (title !== 'Velorine')
      index.add(title, { title, text, language: 'en', headings: [], opensDocument: true })
  index.add('x', {
    ...{ title: 'Clara Duval', text: 'Clara Duval found velorine.', language: 'en' },
    ...{ headings: [], opensDocument: true },
  })

  expect(await connectNames(['Clara Duval', 'John Harker'], index)).toEqual([])
})

test('names that no document has are not connected', async () => {
  const index = indexOf([[0, 1]])

  expect(await connectNames(['Ada Alder', 'Nobody Known'], index)).toEqual([])
  expect(await connectNames(['Ada Alder', 'Ada Alder'], index)).toEqual([])
})

test('a name that two things have connects nothing but what is said of one of them', async () => {
  const index = new MemoryIndex()
  const add = (docId: string, title: string, text: string) =>
    index.add(docId, { title, text, language: 'en', headings: [], opensDocument: true })
  add('a', 'John Harker (chemist)', 'John Harker, the chemist, was taught by Ada Alder.')
  add('b', 'John Harker (rower)', 'John Harker, the rower, won the Thornton Cup.')
  add('c', 'Thornton Cup', 'The Thornton Cup was donated by Bela Birch.')
  add('d', 'Velorine', 'Velorine was named by John Harker.')

  expect(await connectNames(['Ada Alder', 'Thornton Cup'], index)).toEqual([])
  expect(await connectNames(['Velorine', 'Thornton Cup'], index)).toEqual([])
  const [passage] = await connectNames(['Ada Alder', 'John Harker'], index)
  expect(passage?.chunk.docId).toBe('a')
})
