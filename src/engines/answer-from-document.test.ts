import { expect, test } from 'vitest'
import { passageOf } from '../../tests/support/library/passage-of.ts'
import { mindCalls } from '../mind/mind-thread.ts'
import { type RunMindCall, ThreadedMind } from '../mind/threaded-mind.ts'
import { answerFromDocument, type DocumentReader } from './answer-from-document.ts'
import type { Search } from './search.ts'

const mugs = '# Mugs\n\n- Birch mug – £8\n- Alder mug – £9\n- Maple mug – £7\n'
const otherMugs = '# Mugs\n\n- Teak mug – £3\n- Ebony mug – £30\n- Cedar mug – £6\n'
const kites = '# Kites\n\n- Red kite – £20\n- Blue kite – £30\n- Green kite – £60\n'
const tableOf = (rows: string) => `| Mug | Price |\n|---|---|\n${rows}\n`
const firstTable = `# Shop\n\n- Open on Sundays\n\n${tableOf('| Birch | £8 |\n| Alder | £9 |')}`
const secondTable = tableOf('| Teak | £3 |\n| Ebony | £30 |')

test('what one document lists is computed, and only what is quoted counts as read', async () => {
  const found = await ask('Which mug is the cheapest?', [mugs, kites])
  expect(found?.answer.text).toContain('Maple mug: £7')
  expect(found?.passages.map(({ text }) => text)).toEqual([mugs])
})

test.each([
  ['a list', mugs, otherMugs],
  ['a table in a document with a list', firstTable, secondTable],
])('nothing is computed of %s that goes on in another document', async (_, one, other) => {
  expect(await ask('Which mug is the cheapest?', [one, other])).toBeUndefined()
})

/** Asks with all of these documents found, each of one passage. */
async function ask(text: string, documents: readonly string[]) {
  const passages = documents.map((own) => passageOf(own, { title: 'Shop' }))
  const reader: DocumentReader = {
    find: async ({ reach }) => passages.filter(({ docId }) => docId === (reach.docId ?? docId)),
    tellFact: () => undefined,
    aggregate: (question, read) =>
      mind.aggregate(question, read, 'snap', new AbortController().signal),
  }
  const search: Search = { question: text, reach: { accountId: 'acc_1' }, engine: 'rag', limit: 10 }
  const question = await mind.understand([{ role: 'user', content: text }])
  return answerFromDocument(search, question, passages, reader)
}

// TypeScript cannot infer that the argument of a call belongs to its name.
const inThisThread = (async (name, asked) => mindCalls[name](asked as never)) as RunMindCall
const mind = new ThreadedMind(inThisThread)
