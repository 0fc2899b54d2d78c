import { expect, test } from 'vitest'
import { MemoryIndex } from '../../../../tests/support/library/memory-index.ts'
import type { IndexReader } from '../../../index/index-reader.ts'
import { lookUp } from '../retrieve.ts'
import { correctSpelling } from './correct-spelling.ts'

const library = {
  Harbour: 'The lantern of the harbour is lit at dusk. Its keeper is paid by GitHub.',
  Mill: 'The landing of the mill is closed in winter. Error E4012 means that the sluice is shut.',
  Mühle: 'Die Kündigungsfrist der Pacht beträgt drei Monate.',
}

function indexOf(documents: Readonly<Record<string, string>>): MemoryIndex {
  const index = new MemoryIndex()
  for (const [title, text] of Object.entries(documents)) {
    const language = title === 'Mühle' ? 'de' : 'en'
    index.add(title, { title, text, language, headings: [], opensDocument: true })
  }
  return index
}

async function correctionsIn(text: string, index: IndexReader = indexOf(library)) {
  const found = await correctSpelling(await lookUp(text, index, { engine: 'rag' }), index)
  return found.map(({ written, meant }) => `${written} → ${meant}`)
}

test.each([
  ['When is the lantren of the harbour lit?', ['lantren → lantern']],
  ['When is the lantern of the habour lit?', ['habour → harbour']],
  ['When is the lanttern of the harbur lit at dusk?', ['lanttern → lantern', 'harbur → harbour']],
  ['LANTREN of the harbour', []],
  ['Lantren of the harbour', ['Lantren → Lantern']],
  ['Who is paid by the keeper at githbu?', ['githbu → GitHub']],
  ['Wie lang ist die Kündigugsfrist der Pacht?', ['Kündigugsfrist → Kündigungsfrist']],
  ['Wie lang ist die kündigugsfrist der Pacht?', ['kündigugsfrist → kündigungsfrist']],
  ['Which lanterms has the harbour?', ['lanterms → lanterns']],
  ['pls tell when the lantren of the harbour is lit, thx', ['lantren → lantern']],
  ['What does error E4013 mean?', []],
  ['What does error E4013 mean for the slucie?', ['slucie → sluice']],
  ['What is lantren-keeper of the harbour?', []],
])('%s', async (question, corrections) => {
  expect(await correctionsIn(question)).toEqual(corrections)
})

test('a word is read as one that stands with the rest of the question', async () => {
  const index = indexOf({
    Brewery: 'The copper kettle of the brewery boils slowly.',
    Kennel: 'The kennel has a nettle and a kettel of fish.',
    Shop: 'A cooper mends each barrel.',
  })

  expect(await correctionsIn('Which coper mends the barrel?', index)).toEqual(['coper → cooper'])
  expect(await correctionsIn('Does the coper kettle boil?', index)).toEqual(['coper → copper'])
})

test('a word that stands nowhere with the rest of the question is left as it is', async () => {
  expect(await correctionsIn('Is the lantren closed in winter?')).toEqual([])
})

test('a word that is there is left as it is, in whatever form', async () => {
  expect(await correctionsIn('Are landings and lanterns harboured in winter?')).toEqual([])
})

test('a word that may be a small one is left as it is', async () => {
  const index = indexOf({
    Tour: 'The tour of the harbour begins at noon. The tower of the harbour stands since 1802.',
  })

  expect(await correctionsIn('Does it begin befor the tour of the harbour?', index)).toEqual([])
})

test('a question that has only words that are not there is about something else', async () => {
  expect(await correctionsIn('lantren habour slucie winterr')).toEqual([])
  expect(await correctionsIn('lantren')).toEqual(['lantren → lantern'])
})

test('a word is read as it is written, but for marks that are no letters', async () => {
  const read = async (written: string) =>
    await correctionsIn('Is paypl safe?', indexOf({ Shop: `It says that ${written} is safe.` }))

  expect(await read('PayPal')).toEqual(['paypl → PayPal'])
  expect(await read('Pa\u0301ypa\u0301l')).toEqual(['paypl → páypál'])
  expect(await read('ｐａｙｐａｌ')).toEqual(['paypl → paypal'])
  for (const marks of [1, 200])
    expect(await read(`p${'\u0336'.repeat(marks)}aypal`)).toEqual(['paypl → paypal'])
})

test('nothing is told of documents out of reach', async () => {
  const index = indexOf(library)
  const question = 'When is the lantren of the harbour lit?'

  expect(await correctionsIn(question, index.restrictedTo(new Set(['Mill'])))).toEqual([])
  expect(await correctionsIn(question, index.restrictedTo(new Set(['Harbour'])))).toEqual([
    'lantren → lantern',
  ])
})

test('a word that is no word is not looked for', async () => {
  expect(await correctionsIn(`${'lantern'.repeat(20_000)} of the harbour`)).toEqual([])
})
