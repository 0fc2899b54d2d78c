import { expect, test } from 'vitest'
import type { Passage } from '../../evidence/passage.ts'
import { readBlocks } from '../../extraction/blocks/read-blocks.ts'
import type { RankedPage } from './candidates.ts'
import { type PageSearch, passagesIn, rankPassages } from './rank-passages.ts'

const filler = 'The harbour was dredged again, and the council argued about the price of coal. '
const story = `Amber Vale was founded by Ines Corrado. ${filler.repeat(30)}

## Later years

People of Amber Vale founded a choir, and whoever founded it left Amber Vale. ${filler.repeat(20)}`

test('a page that is about nothing but what is asked for gives its beginning first', async () => {
  const [first] = await startsOf('Who founded Amber Vale?', 'Amber Vale')
  const [ofAnother] = await startsOf('Who founded Amber Vale?', 'Choirs of the northern coast')

  expect(first).toBe(0)
  expect(ofAnother).not.toBe(0)
})

test('the opening of a page that has a good passage is always there, and both know the day of the page', async () => {
  const asked = { question: 'Who left the choir of Amber Vale?', context: '', limit: 1 }
  const page = { docId: 'd', title: 'Choirs', url: 'https://example.org/' }
  const publishedAt = '2024-11-14'
  const pages = [{ ...page, publishedAt, text: story, blocks: readBlocks(story) }]

  const found = await read({ ...asked, pages })
  expect(found).toMatchObject([{ publishedAt }, { publishedAt }])
  const starts = found.map(({ start }) => start)

  expect(starts).toHaveLength(2)
  expect(starts[0]).toBeGreaterThan(0)
  expect(starts[1]).toBe(0)
})

test('of passages that say the same, word for word, there is one', async () => {
  const twice = `${story}\n\n${story}`
  const starts = await startsOf('Who founded Amber Vale?', 'Amber Vale', twice)
  const said = starts.map((start) => twice.slice(start, start + 200))
  expect(new Set(said).size).toBe(said.length)
})

test('a passage of sentences comes before a list that has as many of the words', async () => {
  const lines = ['Ines Corrado, drawings', 'Mills of Amber Vale', 'The harbour and the council']
  const said = `${lines.join(' and ').toLowerCase()}.`
  const pages = [lines.join('\n\n'), said].map((text, index): RankedPage => {
    const page = { docId: `${index}`, title: 'A valley', url: 'https://example.org/' }
    return { ...page, text, blocks: readBlocks(text) }
  })
  const found = await read({ question: 'mills of Ines Corrado', context: '', pages, limit: 2 })
  expect(found.map(({ docId }) => docId)).toEqual(['1', '0'])
})

test('each page that the question names has a passage, however much another one says', async () => {
  const about = (name: string, said: string) => ({
    ...{ docId: name, title: name, url: `https://${name.replace(' ', '-')}.example/` },
    ...{ text: said, blocks: readBlocks(said) },
  })
  const [vale, ellery] = ['Amber Vale', 'Port Ellery'].map(
    (name) => `The harbour of ${name} is older.`,
  )
  const long = Array.from({ length: 9 }, (_, at) => `## Part ${at}\n\n${vale} ${filler.repeat(9)}`)
  const pages = [about('Amber Vale', long.join('\n\n')), about('Port Ellery', ellery ?? '')]
  const question = 'Which harbour is older, that of Amber Vale or that of Port Ellery?'
  const found = (await read({ question, context: '', pages, limit: 4 })).slice(0, 4)
  expect(new Set(found.map(({ docId }) => docId))).toEqual(new Set(['Amber Vale', 'Port Ellery']))
})

test('a passage with hardly a word of the question is left out', async () => {
  const texts = [
    'To bleed a radiator, turn the key in its valve until water comes out of the radiator.',
    'The council had to turn down the harbour, and the price of coal.',
    'Water comes to the harbour twice a day, and the council argues about the price of coal.',
  ]
  const pages = texts.map((text, index): RankedPage => {
    const page = { docId: `${index}`, title: 'Advice', url: `https://news${index}.example/` }
    return { ...page, text, blocks: readBlocks(text) }
  })
  const question = 'How do I turn the key to bleed a radiator?'
  const found = await read({ question, context: '', pages, limit: 5 })
  expect(found.map(({ docId }) => docId)).toEqual(['0'])
})

test('a page whose words tell no language is read in that of the question', async () => {
  const text = 'Tortilla: huevos, patatas, sal.\n\n- Pela patatas.\n- Bate huevos.'
  const question = '¿Cómo se hace una tortilla de patata?'
  const page = { docId: 'd', title: 'Receta', url: 'https://cocina.example/' }
  const pages = [{ ...page, text, blocks: readBlocks(text) }]
  const [passage] = await read({ question, context: '', pages, limit: 5 })
  expect(passage?.language).toBe('es')
})

test('a page without the name that is asked about is left out, unless no page has it', async () => {
  const texts = [
    'The current mayor of Amber Vale is Ines Corrado, who was elected in May.',
    'The current mayor of Port Ellery is Olav Brekke, and the current deputy mayor was elected, too.',
    'Ines Corrado is the current mayor since then, and Amber Vale has had a choir since May.',
  ]
  const pages = texts.map((text, index): RankedPage => {
    const page = { docId: `${index}`, title: 'News', url: `https://news${index}.example/` }
    return { ...page, text, blocks: readBlocks(text) }
  })
  const readFor = async (question: string) => {
    const found = await read({ question, context: '', pages, limit: 5 })
    return found.map(({ docId }) => docId).toSorted()
  }

  expect(await readFor('Who is the current mayor of Amber Vale?')).toEqual(['0', '2'])
  expect(await readFor('Who is the current mayor of Ekvik?')).toEqual(['0', '1', '2'])
  expect(await readFor('who is the current mayor?')).toEqual(['0', '1', '2'])
})

test('a page of a site that has the name need not say it', async () => {
  const hosts = ['ekvik-news', 'norrvik-ferries', 'sound-ferries']
  const said = 'Bicycles are taken on the ferries outside the hours in which people go to work.'
  const texts = ['The ferries of Norrvik take bicycles.', said, said.replace('people', 'all')]
  const pages = texts.map((text, index): RankedPage => {
    const page = { docId: `${index}`, title: 'Questions', url: `https://${hosts[index]}.example/` }
    return { ...page, text, blocks: readBlocks(text) }
  })
  const question = 'Which bicycles are taken on the ferries of Norrvik?'
  const found = await read({ question, context: '', pages, limit: 5 })
  expect(found.map(({ docId }) => docId).toSorted()).toEqual(['0', '1'])
})

/** Where the passages of a page with this title begin, the best first. */
async function startsOf(question: string, title: string, text = story): Promise<readonly number[]> {
  const page: RankedPage = {
    docId: 'd',
    title,
    url: 'https://example.org/',
    text,
    blocks: readBlocks(text),
  }
  const found = await read({ question, context: '', pages: [page], limit: 5 })
  return found.map(({ start }) => start)
}

async function read(search: PageSearch): Promise<readonly Passage[]> {
  return passagesIn(await rankPassages(search))
}
