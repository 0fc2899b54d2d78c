import { expect, test } from 'vitest'
import { passageOf } from '../../../../tests/support/library/passage-of.ts'
import { readBlocks } from '../../../extraction/blocks/read-blocks.ts'
import { languages } from '../../../language/languages.ts'
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
  'What are the main themes?',
  'What do all of these documents have in common?',
  'Which topics are covered in these files?',
  'Give me an overview of everything',
  'Compare all documents',
  'Worum geht es in diesen Dokumenten?',
  'Was haben diese Dokumente gemeinsam?',
  'De quoi parlent ces documents ?',
  '¿De qué tratan estos documentos?',
  'Quali sono i temi principali di questi documenti?',
  'Waar gaan deze documenten over?',
  'Quais são os principais temas destes documentos?',
  'O czym są te dokumenty?',
  'Каковы основные темы этих документов?',
  'これらの文書の主なテーマは何ですか',
  '这些文档的主要主题是什么？',
  '总结所有文档',
])('%s asks for the whole of all documents', (content) => {
  expect(understand([{ role: 'user', content }])).toMatchObject({
    kind: 'overview',
    overviewOf: '',
    isOfAll: true,
  })
})

test.each([...languages.values()])(
  '$code asks for the documents themselves',
  ({ code, library }) => {
    expect(library.all.length).toBeGreaterThan(40)
    for (const phrase of library.all) {
      const { isOfAll, isOfLibrary, mayBeIn } = understand([
        { role: 'user', content: `${phrase}?` },
      ])
      expect([phrase, isOfAll, isOfLibrary ?? false]).toEqual([
        phrase,
        true,
        library.get(phrase) === 'documents',
      ])
      expect(mayBeIn).toContain(code)
    }
  },
)

test.each([
  'How many documents mention the lease?',
  'How do I list all files?',
  'What can I ask about the lease?',
  'Which documents do I need for the visa?',
  'Welche Dokumente brauche ich?',
])('%s asks for no list of documents', (content) => {
  expect(understand([{ role: 'user', content }])).toMatchObject({ kind: 'question' })
})

test.each([
  'Summarize this document',
  'What is this document about?',
  'Summarize the library rules',
  'Worum geht es in Hamlet?',
  '总结这篇文档',
])('%s asks for the whole of one document', (content) => {
  expect(understand([{ role: 'user', content }])).not.toHaveProperty('isOfAll')
})

test('after a question about something, the themes are of that unless all documents are named', () => {
  const after = (content: string) =>
    understand([
      { role: 'user', content: 'Who wrote the play Hamlet?' },
      { role: 'assistant', content: 'William Shakespeare wrote Hamlet.[1]' },
      { role: 'user', content },
    ])

  expect(after('What are the main themes?').kind).toBe('question')
  expect(after('Summarize it')).not.toHaveProperty('isOfAll')
  expect(after('What are the main themes of all documents?')).toMatchObject({ isOfAll: true })
})

test.each([
  'What are the main themes of Hamlet?',
  'What do cats and dogs have in common?',
  'What topics does chapter 3 cover?',
  'Was sind die Hauptthemen von Hamlet?',
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
