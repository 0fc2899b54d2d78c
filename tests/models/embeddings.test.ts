import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StorageConfig } from '../../src/storage/open-storage.ts'
import { VectorStore } from '../../src/storage/vectors/vector-store.ts'
import {
  type ScriptedFailure,
  startScriptedEmbeddings,
  type Vectors,
} from '../support/models/scripted-embeddings.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'

const meanings = [
  ['wipe', 'erase', 'format'],
  ['police', 'constables', 'authorities'],
  ['ferry', 'ship'],
  ['device', 'tablet'],
]
const documents = {
  Tablets: 'Before a tablet is returned, erase it in the settings.',
  Requests: 'When constables come to the desk, call the manager.',
  Ferries: 'The ship leaves the quay at noon.',
  Prices: 'A ticket costs four kroner. A return ticket costs seven.',
}
const question = 'How do I wipe my device?'

describe.each(storageEngines)('with an embedding model, on $name', ({ name, open }) => {
  let model: Awaited<ReturnType<typeof startScriptedEmbeddings>>
  let fail: (texts: readonly string[]) => ScriptedFailure = () => undefined
  let change: (data: Vectors) => unknown = (data) => data
  let service: ComposedService

  beforeAll(async () => {
    model = await startScriptedEmbeddings(
      meanings,
      ({ texts }) => fail(texts),
      (data) => change(data),
    )
    service = await composeService(name, model.env)
  })

  beforeEach(() => {
    fail = () => undefined
    change = (data) => data
    model.asked.length = 0
  })

  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await model[Symbol.asyncDispose]()
  })

  test('passages that use other words are found, by both engines and by a search', async () => {
    const ada = await shelf()
    await embedded()
    expect(await found(ada, question)).toBe('Tablets')
    expect(await found(ada, 'What if the police visit?')).toBe('Requests')
    for (const reasoning_engine of ['rag', 'graph'] as const) {
      const { trace, grounding, citations } = await ada.call('interact', {
        model: 'snap',
        reasoning_engine,
        messages: [{ role: 'user', content: question }],
      })
      expect(trace.nodes.map(({ title }) => title)).toContain('Tablets')
      expect(grounding).toBe('nearest')
      expect(citations[0]?.quote).toBe(documents.Tablets)
    }
    expect(model.asked[0]?.key).toBe('only-for-tests')
  })

  test('what is removed is found no more, and leaves no vector', async () => {
    const ada = await shelf()
    await embedded()
    expect(await found(ada, question)).toBe('Tablets')
    const before = await vectorCount()
    const { data } = await ada.call('listDocuments', {})
    for (const { doc_id, title } of data)
      if (title === 'Tablets') await ada.call('deleteDocument', { doc_id })
    await expect.poll(vectorCount).toBe(before - 1)
    expect(await found(ada, question)).not.toBe('Tablets')
    // A document that takes its place is found as it was.
    await ada.call('addDocument', { title: 'Erasing', text: 'Choose erase, then wait.' })
    await embedded()
    expect(await found(ada, question)).toBe('Erasing')
  })

  test('nobody finds the passages of another account, and a question about one graph stays there', async () => {
    await shelf()
    const eve = await service.account()
    await eve.call('addDocument', { title: 'Own', text: 'The ship is late.' })
    await embedded()
    expect(await found(eve, question)).not.toBe('Tablets')
    const { graph_id } = await eve.call('createGraph', { name: 'other' })
    await eve.call('addDocument', { title: 'Elsewhere', text: 'You may erase it.', graph_id })
    await embedded()
    const only = { target_graph_id: graph_id }
    const inGraph = await eve.call('searchDocuments', { query: 'a ferry', ...only })
    expect(inGraph.passages.map(({ title }) => title)).not.toContain('Own')
  })

  test.each([400, 500])(
    'a text refused with status %i does not keep the others waiting',
    async (status) => {
      fail = (texts) => (texts.some((text) => text.includes('constables')) ? status : undefined)
      const ada = await shelf()
      await embedded()
      expect(await found(ada, question)).toBe('Tablets')
      expect(await found(ada, 'police')).toBe(undefined)
    },
  )

  test('where the model behind a name has become another one, all passages are given to it', async () => {
    await using store = await open()
    const place = { ...settingsOf(store.config), ...model.env }
    await using changing = await composeService(name, place)
    const ada = await changing.account()
    await ada.call('addDocument', { title: 'Tablets', text: documents.Tablets })
    const waiting = () => new VectorStore(store).countToEmbed(100)
    await expect.poll(waiting).toBe(0)
    change = (data) => data.map((one) => ({ ...one, embedding: [...one.embedding, 1, 1] }))
    // The first question is the first to learn of it.
    await found(ada, 'Is the ship late?')
    await expect.poll(() => found(ada, question)).toBe('Tablets')
    const { rows } = await sql`select distinct space from vectors`.execute(store.db)
    expect(rows).toHaveLength(1)
  })

  test('a process with another model leaves the documents to the one that began last', async () => {
    await using store = await open()
    const place = { ...settingsOf(store.config), ...model.env }
    const before = new VectorStore(store)
    {
      await using _first = await composeService(name, { ...place, EMBEDDING_NAME: 'first' })
      await expect.poll(() => before.currentSpace()).toBeDefined()
    }
    const space = await before.currentSpace()
    await using second = await composeService(name, { ...place, EMBEDDING_NAME: 'second' })
    await expect.poll(() => before.currentSpace()).not.toBe(space)
    const ada = await second.account()
    const { doc_id } = await ada.call('addDocument', { title: 'Tablets', text: documents.Tablets })
    const graphId = (await ada.call('getDocument', { doc_id })).graph_id
    // As a process with the former model would, which has not ended yet.
    const late = { accountId: ada.accountId, graphId, space: space ?? '', vectors: [] }
    expect(await store.write.addVectors({ ...late, completed: [doc_id] })).toBe(false)
    await expect.poll(() => found(ada, question)).toBe('Tablets')
  })

  test('documents that were there before are embedded, and all again for another model', async () => {
    await using store = await open()
    const place = settingsOf(store.config)
    {
      await using without = await composeService(name, place)
      const ada = await without.account()
      await ada.call('addDocument', { title: 'Tablets', text: documents.Tablets })
    }
    for (const EMBEDDING_NAME of ['first', 'second']) {
      model.asked.length = 0
      await using _with = await composeService(name, { ...place, ...model.env, EMBEDDING_NAME })
      await expect.poll(() => texts()).toEqual([`Tablets\n${documents.Tablets}`])
      await expect.poll(() => new VectorStore(store).countToEmbed(100)).toBe(0)
    }
  })

  test('what was embedded before the service ended is not given to the model again', async () => {
    await using store = await open()
    const place = { ...settingsOf(store.config), ...model.env }
    const last = 'The last one is here.'
    const isSilent = (some: readonly string[]) => some.some((text) => text.includes(last))
    fail = (some) => (isSilent(some) ? 'silence' : undefined)
    {
      await using first = await composeService(name, place)
      const ada = await first.account()
      const documents = Array.from({ length: 16 }, (_, at) => ({
        title: `Note ${at}`,
        text: `The ship of day ${at} was late.`,
      }))
      for (const one of [...documents, { title: 'Last', text: last }])
        await ada.call('addDocument', one)
      await expect.poll(() => isSilent(texts())).toBe(true)
    }
    const answered = texts(model.asked.filter((one) => !isSilent(one.texts)))
    expect(answered).not.toEqual([])
    model.asked.length = 0
    fail = () => undefined
    await using _second = await composeService(name, place)
    await expect.poll(() => new VectorStore(store).countToEmbed(100)).toBe(0)
    expect(texts().filter((text) => answered.includes(text))).toEqual([])
    expect(isSilent(texts())).toBe(true)
  })

  // What is done with what a model answers, or does not answer, has nothing of the store.
  if (name === 'sqlite') {
    test('the words of a question decide where they can, and what answers it is told as such', async () => {
      const ada = await shelf()
      await embedded()
      const { grounding, messages } = await ada.call('interact', {
        model: 'snap',
        messages: [{ role: 'user', content: 'What does a ticket cost?' }],
      })
      expect(grounding).toBe('answered')
      expect(messages.at(-1)?.content).toContain('four kroner')
    })

    test('a passage is given to the model with its title, once', async () => {
      const ada = await shelf()
      await embedded()
      const own = texts().filter((text) => text.startsWith('Tablets\n'))
      expect(own).toEqual([`Tablets\n${documents.Tablets}`])
      await found(ada, question)
      await found(ada, question)
      expect(texts().filter((text) => text === question)).toEqual([question])
    })

    test('a model that fails leaves answers as they are without one, and passages wait for it', async () => {
      fail = () => 500
      const ada = await shelf()
      expect(await found(ada, 'What does a ticket cost?')).toBe('Prices')
      fail = () => undefined
      await embedded()
      expect(await found(ada, question)).toBe('Tablets')
    })

    test('a text without a usable vector does not keep the others waiting, nor does another order of the answer', async () => {
      change = (data) =>
        data
          .map((one, at) => (at === 1 ? { ...one, embedding: one.embedding.map(() => 0) } : one))
          .toReversed()
      const ada = await shelf()
      await embedded()
      expect([await found(ada, question), await found(ada, 'police')]).toContain('Tablets')
    })

    test.each([[null], [[null]]])(
      'a text with a vector of %j holds up nobody',
      async (embedding) => {
        change = (data) => data.map((one) => (one.embedding[1] === 1 ? { ...one, embedding } : one))
        const ada = await shelf()
        await embedded()
        expect(await found(ada, question)).toBe('Tablets')
      },
    )

    test('a service ends at once although the model is silent', async () => {
      await using store = await open()
      await using silent = await startScriptedEmbeddings(meanings, () => 'silence')
      const place = { ...settingsOf(store.config), ...silent.env }
      const waiting = await composeService(name, place)
      await expect.poll(() => silent.asked.length).toBe(1)
      const before = performance.now()
      await waiting[Symbol.asyncDispose]()
      expect(performance.now() - before).toBeLessThan(20_000)
    })

    test('a model that refuses everything leaves no document without vectors for good', async () => {
      // Whether it takes anything at all is tried with a word.
      let words = 0
      fail = ([text]) => {
        if (words === 2) return undefined
        if (text === 'passage') words++
        return 400
      }
      const ada = await shelf()
      await embedded()
      expect(await found(ada, question)).toBe('Tablets')
    })
  }

  /** An account with all documents. */
  async function shelf(): Promise<TestCaller> {
    const caller = await service.account()
    for (const [title, text] of Object.entries(documents))
      await caller.call('addDocument', { title, text })
    return caller
  }

  /** Waits until no document is without vectors. */
  function embedded() {
    return expect.poll(() => new VectorStore(service.storage).countToEmbed(100)).toBe(0)
  }

  /** The texts that the model was given, without the word that it is tried with. */
  function texts(asked = model.asked): readonly string[] {
    return asked.flatMap((one) => one.texts).filter((text) => text !== 'passage')
  }

  async function vectorCount(): Promise<number> {
    return (await service.storage.db.selectFrom('vectors').select('number').execute()).length
  }
})

/** The title of the best passage. */
async function found(caller: TestCaller, query: string): Promise<string | undefined> {
  const { passages } = await caller.call('searchDocuments', { query })
  return passages[0]?.title
}

function settingsOf(config: StorageConfig): Record<string, string> {
  return config.kind === 'postgres' ? { DATABASE_URL: config.url } : { DATA_DIR: config.directory }
}
