import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { overviewPlan } from './overview-asked.ts'
import { understand } from './understand.ts'

test.each([
  ['Summarize the lease', 'lease'],
  ['Give me an overview of the staff handbook.', 'staff handbook'],
  ['What is the recipe book about?', 'recipe book'],
  ['tl;dr', ''],
  ['What is this document about?', ''],
  ['What does the section "Sick leave" say?', 'Sick leave'],
  ['Fasse die Hausordnung zusammen', 'Hausordnung'],
  ['Worum geht es in diesem Dokument?', ''],
  ['Résume le bail', 'bail'],
  ['¿De qué trata el contrato?', 'contrato'],
  ['Riassumi il documento', ''],
  ['Vat het huurcontract samen', 'huurcontract'],
  ['Обобщи документ', ''],
  ['总结这篇文档', ''],
])('%s asks for the whole of "%s"', (content, overviewOf) => {
  expect(understand([{ role: 'user', content }])).toMatchObject({ kind: 'overview', overviewOf })
})

test.each([
  'What is the rent?',
  'How do I write a summary?',
  'What does the tenant pay?',
  'Thanks!',
])('%s asks for no overview', (content) => {
  expect(understand([{ role: 'user', content }])).not.toHaveProperty('overviewOf')
})

test('a document is named by words of its title, a section by all words of its heading', () => {
  const text = '# Terms\n\n## Late payment\n\nA fee is due.\n'
  const lease = {
    ...passageOf(text, { title: 'Lease of a flat', docId: 'doc_lease' }),
    blocks: readBlocks(text),
    chunkId: 'chunk_lease',
  }
  const planOf = (content: string) =>
    overviewPlan(understand([{ role: 'user', content }]), [lease]).overview

  expect(planOf('Summarize the lease')).toEqual({ docId: 'doc_lease' })
  expect(planOf('Summarize late payments')).toEqual({ chunkIds: ['chunk_lease'] })
  expect(planOf('Summarize payments')).toBeUndefined()
  expect(planOf('Summarize this document')).toBeUndefined()
  expect(planOf('Summarize the lease of Alder Row')).toBeUndefined()
  const named = { ...lease, about: 'alder row 7' }
  const question = understand([{ role: 'user', content: 'Summarize the lease of Alder Row' }])
  expect(overviewPlan(question, [lease, named]).overview).toEqual({ docId: 'doc_lease' })
})
