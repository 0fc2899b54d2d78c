import { describe, expect } from 'vitest'
import { Interaction } from '../../src/contract/chat/chat.ts'
import { importExamples } from '../support/library/example-library.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { ask, nodesOf, wideQuestion } from '../support/service/interactions.ts'
import { test } from '../support/service/shared-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const engines = ['rag', 'graph'] as const

describe.each(storageEngines)('chat on $name', ({ name }) => {
  let service: ComposedService
  let ada: TestCaller
  let docIds: ReadonlyMap<string, string>

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn(name)
    ada = await service.account()
    docIds = await importExamples(ada)
  })

  test('by default, snap answers by similarity', async () => {
    const { messages } = ask('Who founded the Halvorsen yard?')

    const response = await ada.send('interact', { messages: [...messages] })
    const answer = Interaction.strict().parse(await response.json())

    expect(response.status).toBe(200)
    expect(answer.interaction_id).toMatch(/^int_/)
    expect(answer.usage).toMatchObject({ operation: 'chat_query', model: 'snap' })
    expect(answer.trace.paths).toEqual([])
    expect(answer.messages.at(-1)?.content).toContain('Mats Halvorsen')
  })

  test.each(engines)(
    'by %s, documents that are still being indexed are told of',
    async (engine) => {
      const reader = await service.account()
      const { graph_id } = await reader.call('createGraph', { name: 'Buoys' })
      const text = 'The buoy of Norrvik is red.'
      const { doc_id } = await reader.call('addDocument', { graph_id, text })
      const other = await reader.call('addDocument', { text: 'The mole of Norrvik is grey.' })
      const documents = service.storage.db.updateTable('documents').where('id', '=', doc_id)
      const question = { ...ask('What colour is the buoy of Norrvik?'), reasoning_engine: engine }

      const whole = await reader.call('interact', question)
      await documents.set({ status: 'indexing' }).execute()
      const within = { ...question, target_graph_id: graph_id }
      const early = [
        await reader.call('interact', question),
        await reader.call('interact', { ...question, model: 'ponder' }),
        await reader.call('interact', within),
      ]
      const elsewhere = await reader.call('interact', {
        ...question,
        target_graph_id: other.graph_id,
      })

      expect(whole).not.toHaveProperty('documents_indexing')
      expect(early.map(({ documents_indexing }) => documents_indexing)).toEqual([1, 1, 1])
      expect(elsewhere).not.toHaveProperty('documents_indexing')
    },
  )

  test('keywords that tell no language are answered in the one of the documents', async () => {
    const text =
      'Il biglietto intero costa nove euro. Il biglietto per studenti costa sei euro ed è valido per un giorno.'
    const { graph_id } = await ada.call('createGraph', { name: 'Museo' })
    await ada.call('addDocument', { graph_id, text })

    const told = ask('prezzo biglietto studente')
    const { messages } = await ada.call('interact', { ...told, target_graph_id: graph_id })
    const absent = ask('orario biglietto domenica')
    const nothing = await ada.call('interact', { ...absent, target_graph_id: graph_id })
    const unheard = ask('piscina')
    const nowhere = await ada.call('interact', { ...unheard, target_graph_id: graph_id })

    expect(messages.at(-1)?.content).toContain('sei euro')
    expect(messages.at(-1)?.content).not.toMatch(/document|passage/)
    expect(nothing.messages.at(-1)?.content).toMatch(/^(?:Nessun passo|Nulla nei documenti)/)
    expect(nowhere.messages.at(-1)?.content).toMatch(/^Nulla nei documenti/)
  })

  test('a greeting of several languages is returned in the one of the documents', async () => {
    const text =
      'Museet grundades av en urmakare som är känd för sina vattenur och är öppet varje dag.'
    const { graph_id } = await ada.call('createGraph', { name: 'Museet' })
    await ada.call('addDocument', { graph_id, text })

    const { messages } = await ada.call('interact', { ...ask('Hej'), target_graph_id: graph_id })

    expect(messages.at(-1)?.content).toMatch(/^Hej! Fråga/)
  })

  test('words of one language are answered in it, also over documents in several', async () => {
    const { graph_id } = await ada.call('createGraph', { name: 'Museo y museum' })
    const texts = [
      'El museo abre todos los días y la entrada para los estudiantes cuesta seis euros.',
      'The museum is open every day and a ticket for students costs six euros.',
    ]
    for (const text of texts) await ada.call('addDocument', { graph_id, text })
    const reply = async (content: string) => {
      const { messages } = await ada.call('interact', {
        ...ask(content),
        target_graph_id: graph_id,
      })
      return messages.at(-1)?.content
    }

    expect(await reply('Hola')).toMatch(/^¡?Hola/)
    expect(await reply('Resume el documento')).toMatch(/^¿Qué documento/)
    expect(await reply('Streść dokument')).toMatch(/^Który dokument/)
  })

  test('the messages come back unchanged and in order, then the reply', async () => {
    const sent = [
      { role: 'user', content: '  Who founded\r\n the Halvorsen yard? 😀 ' },
      { role: 'user', content: 'e\u0301' },
      { role: 'assistant', content: 'Mats Halvorsen.' },
      { role: 'user', content: 'When did it close?' },
    ] as const

    const { messages } = await ada.call('interact', { messages: [...sent] })

    expect(messages.slice(0, -1)).toEqual(sent)
    expect(messages).toHaveLength(5)
    expect(messages.at(-1)?.role).toBe('assistant')
  })

  test('a document alone is all that is read', async () => {
    const target_doc_id = docIds.get('norrvik.md')

    const question = ask('Who is the mayor of Norrvik?')
    const { citations } = await ada.call('interact', { ...question, target_doc_id })

    expect(new Set(citations.map(({ doc_id }) => doc_id))).toEqual(new Set([target_doc_id]))
  })

  test('a document that is chosen, named or spoken of is told as a whole, for the price of any question', async () => {
    const target_doc_id = docIds.get('norrvik.md')
    const whole = ask('Summarize this document')
    const named = ask('What is the document about Norrvik about?')
    const { messages } = await ada.call('interact', {
      ...ask('Who founded Norrvik?'),
      target_doc_id,
    })

    const answers = [
      await ada.call('interact', { ...whole, target_doc_id }),
      await ada.call('interact', named),
      await ada.call('interact', { ...ask('tl;dr'), messages: [...messages, ...whole.messages] }),
    ]

    for (const { citations, grounding, usage, messages } of answers) {
      expect(citations.length, messages.at(-1)?.content).toBeGreaterThan(1)
      expect(new Set(citations.map(({ doc_id }) => doc_id))).toEqual(new Set([target_doc_id]))
      expect({ grounding, price: usage.tokens_consumed }).toEqual({
        grounding: 'answered',
        price: 3,
      })
    }
    const unnamed = await ada.call('interact', whole)
    expect(unnamed.citations).toEqual([])
    expect(unnamed.messages.at(-1)?.content).toMatch(/^Which document\?/)
  })

  test.each([
    { first: 'Who designed the ferry Aurelia?', named: 'Ingrid Solberg', born: '1889' },
    { first: 'Which lightship did Selma Brandt restore?', named: 'Selma Brandt', born: '1970' },
  ])('what "she" means is what was said before: $named', async ({ first, named, born }) => {
    const { messages } = await ada.call('interact', ask(first))

    const answer = await ada.call('interact', {
      messages: [...messages, { role: 'user', content: 'And when was she born?' }],
    })

    expect(answer.messages.at(-1)?.content).toContain(born)
    const titles = answer.citations.map(({ title }) => title)
    expect(titles).toContain(named)
  })

  test.each(engines)(
    '%s says so if it finds nothing, and cites nothing',
    async (reasoning_engine) => {
      const question = ask('Which enzyme splits lactose in infants?')

      const answer = await ada.call('interact', { ...question, reasoning_engine })

      expect(answer.messages.at(-1)?.content).toBe(
        'Nothing in the documents answers this question.',
      )
      expect(answer.citations).toEqual([])
      expect(answer.usage.tokens_consumed).toBe(3 + 0.5 * Math.max(0, nodesOf(answer) - 5))
    },
  )

  test('without any documents there is nothing to find', async () => {
    const bob = await service.account(3)

    const answer = await bob.call('interact', wideQuestion)

    expect(answer).toMatchObject({ citations: [], trace: { nodes: [], paths: [] } })
    expect(answer.usage).toMatchObject({ tokens_consumed: 3, balance_remaining: 0 })
  })
})
