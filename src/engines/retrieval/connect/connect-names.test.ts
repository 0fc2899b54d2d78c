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
      const path = passages.at(-1)?.path ?? []

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
  expect(found).toBeGreaterThan(20)
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
