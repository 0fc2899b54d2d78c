import { strToU8 } from 'fflate'
import { describe, expect } from 'vitest'
import type { Citation } from '../../src/contract/chat/chat.ts'
import { drawnPdf } from '../support/library/drawn-pdf.ts'
import { relationships, zipOf } from '../support/library/sample-files.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { ask } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'

const facts = [
  'The ferry Aurelia was built at the Halvorsen yard.',
  'The lighthouse Skarv was lit for the first time in 1887.',
  'The harbour office of Norrvik closes at five.',
]
const questions = [
  ['Where was the ferry Aurelia built?', 0],
  ['When was the lighthouse Skarv lit for the first time?', 1],
  ['When does the harbour office of Norrvik close?', 2],
] as const

describe('where a quote stands', () => {
  let service: ComposedService
  let ada: TestCaller

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
  })
  test.beforeEach(async () => {
    ada = await service.account()
  })

  async function cited(question: string, choice: object = {}): Promise<Citation | undefined> {
    const { citations } = await ada.call('interact', { ...ask(question), ...choice })
    return citations[0]
  }

  test.each([
    { filename: 'north.pdf', bytes: pdf, part: (index: number) => ({ page: index + 1 }) },
    { filename: 'north.pptx', bytes: pptx, part: (index: number) => ({ slide: index + 1 }) },
    { filename: 'north.xlsx', bytes: xlsx, part: (index: number) => ({ sheet: `Sheet ${index}` }) },
  ])('is told of $filename, in answers and in passages', async ({ filename, bytes, part }) => {
    const { doc_id } = await ada.upload(await bytes(), filename)

    for (const [question, index] of questions) {
      for (const reasoning_engine of ['rag', 'graph']) {
        const citation = await cited(question, { reasoning_engine })
        expect(citation).toMatchObject({ doc_id, location: part(index) })
        expect(citation?.quote).toContain(facts[index])
      }
    }
    const { passages } = await ada.call('searchDocuments', { query: questions[0][0] })
    expect(passages).toMatchObject([{ doc_id, start: 0, location: part(0) }])
  })

  test('has what its document says of itself', async () => {
    const head = '---\ntitle: Ferries\nauthor: Ada Solberg\n---\n\n'
    await ada.upload(strToU8(`${head}${facts[0]}`), 'ferries.md')

    const { metadata } = (await cited(questions[0][0])) ?? {}

    expect(metadata).toEqual({ author: 'Ada Solberg', filename: 'ferries.md' })
  })
})

function pdf(): Promise<Uint8Array> {
  return drawnPdf((document) => {
    for (const [index, fact] of facts.entries()) {
      if (index > 0) document.addPage()
      document.text(fact)
    }
  })
}

function pptx(): Uint8Array {
  const slides = facts.map((fact, index) => [
    `ppt/slides/slide${index}.xml`,
    `<p:sld><p:sp><p:txBody><a:p><a:r><a:t>${fact}</a:t></a:r></a:p></p:txBody></p:sp></p:sld>`,
  ])
  const links = facts.map((_, index) => [`rId${index}`, ['slide', `slides/slide${index}.xml`]])
  const ids = facts.map((_, index) => `<p:sldId id="${index}" r:id="rId${index}"/>`)
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': `<p:presentation>${ids.join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(Object.fromEntries(links)),
    ...Object.fromEntries(slides),
  })
}

function xlsx(): Uint8Array {
  const sheets = facts.map((fact, index) => [
    `xl/worksheets/sheet${index}.xml`,
    `<worksheet><sheetData><row><c r="A1" t="inlineStr"><is><t>${fact}</t></is></c></row></sheetData></worksheet>`,
  ])
  const links = facts.map((_, index) => [
    `rId${index}`,
    ['worksheet', `worksheets/sheet${index}.xml`],
  ])
  const names = facts.map((_, index) => `<sheet name="Sheet ${index}" r:id="rId${index}"/>`)
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(Object.fromEntries(links)),
    ...Object.fromEntries(sheets),
  })
}
