import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Fields } from '../../src/client/operation-request.ts'
import {
  type ComposedService,
  composeService,
  type TestCaller,
} from '../support/service/compose-service.ts'
import { operationsOn } from '../support/service/every-operation.ts'
import { McpClient } from '../support/service/mcp-client.ts'
import { type Field, valueAt, withValue } from '../support/service/operation-fields.ts'
import { hashPasswordsQuickly } from '../support/service/quick-passwords.ts'
import { storageEngines } from '../support/storage/open-test-storage.ts'
import { builtInPages } from '../support/web/built-in-pages.ts'
import { type LocalWeb, startLocalWeb } from '../support/web/local-web.ts'

hashPasswordsQuickly()

/** Stands in everything of Bob's that has words of his own. */
const secret = 'zanzibarine'
/** What these are told is looked for in the web, or is a password: nothing that is stored is named by it. */
const apart: readonly string[] = ['research', 'planResearch', 'changePassword', 'deleteOwnAccount']

/** The two ways in which a store keeps what a call is repeated by: with its hold, and by itself. */
const claiming: readonly string[] = ['interact', 'addDocument']

/** Of these an account has one, or everybody the same. */
const onlyOnce: readonly string[] = ['acc', 'key', 'ent']
/** Fields that may name something that is stored; others are texts, in which an id means nothing. */
const namesThings = /(?:_id|from|to|after)$/
const kinds = ['acc', 'app', 'conv', 'doc', 'ent', 'graph', 'int', 'key', 'res']

/** What they name must be there: of nothing there is nothing. */
const isId = ({ name }: Field) => name.endsWith('_id') && name !== 'external_id'

/** Of what an operation makes or is about; of entities, two accounts have the same. */
const ids = /\b(?:acc|app|conv|doc|graph|int|key|res)_\w{26}\b/g

type Person = TestCaller & { readonly cookie: string }

describe.each(storageEngines)('what another account has, on $name', ({ name: engine }) => {
  let service: ComposedService
  let web: LocalWeb
  let ada: Person
  let bob: Person
  /** One id of Bob's of each kind, which Ada has guessed; and such as nobody sends. */
  let foreign: ReadonlyMap<string, string>
  let hidden: readonly string[]
  let seen: readonly string[]

  beforeAll(async () => {
    web = await startLocalWeb(builtInPages)
    service = await composeService(engine, web.env)
    await service.owner()
    ada = await service.person()
    bob = await service.person()
    foreign = await settle(bob)
    hidden = [...(await settle(bob))].flatMap(([kind, id]) => (onlyOnce.includes(kind) ? [] : [id]))
    seen = await seenBy(bob, foreign)
  })
  afterAll(async () => {
    await service[Symbol.asyncDispose]()
    await web[Symbol.asyncDispose]()
  })

  test('has ids of every kind', () => {
    expect([...foreign.keys()]).toEqual(expect.arrayContaining(kinds))
  })

  /** What is said to Ada must not tell an id of Bob's from one that nobody has, nor anything else of his. */
  const expectNothingTold = async (
    kind: string,
    ask: (id: string) => Promise<{ readonly failed: boolean; readonly text: string }>,
  ) => {
    const id = foreign.get(kind) ?? ''
    const unknown = id.replace(/.{6}$/, '000000')
    const told = await ask(id)
    const toldOfUnknown = await ask(unknown)

    expect(told.failed).toBe(toldOfUnknown.failed)
    if (told.failed)
      expect(told.text.replaceAll(id, 'ID')).toBe(toldOfUnknown.text.replaceAll(unknown, 'ID'))
    expect(told.text).not.toContain(secret)
    for (const other of hidden) expect(told.text).not.toContain(other)
  }

  const isFirst = engine === storageEngines[0]?.name
  /** What a text does is the same on every store. */
  const isWorthAsking = (name: string) => isFirst || namesThings.test(name)

  const asked = operationsOn(engine)
    .filter(({ described, name }) => described.session !== 'owner' && !apart.includes(name))
    .flatMap((operation) =>
      operation.fields.filter(isText).map((field) => ({ ...operation, field, of: field.name })),
    )
    .filter(({ of }) => isWorthAsking(of))

  test.each(asked)(
    'is not told of by $name, in $of',
    async ({ name, described, field, example }) => {
      const own = await example(ada)
      const client = service.client(described.session ? { cookie: ada.cookie } : ada)
      const balance = async () => (await ada.call('getUsage', {})).balance
      let left = await balance()
      for (const kind of kindsIn(field.name, String(valueAt(own, field))))
        await expectNothingTold(kind, async (id) => {
          const input = withValue(own, field, id)
          const answer = await client.send(name, input, { 'x-request-id': 'same' })
          const text = await answer.text()
          if (isId(field))
            expect(answer.ok ? JSON.parse(text).data : answer.status).toEqual(answer.ok ? [] : 404)
          if (answer.ok && described.problems.includes('insufficient_tokens'))
            left -= Charged.parse(JSON.parse(text)).usage.tokens_consumed
          return { failed: !answer.ok, text: answer.ok ? text : `${answer.status} ${text}` }
        })
      // What was refused was free.
      expect(await balance()).toBe(left)
    },
  )

  /**
   * The kinds of ids that are tried in a field: the one that the field or an id in it names, and, on the first engine,
   * one other kind in turn, which is looked for as any unknown id, so that each kind is tried in several fields.
   */
  const kindsIn = (field: string, like: string) => {
    if (!namesThings.test(field)) return ['doc']
    const named = like.split('_', 1)[0] ?? ''
    if (!kinds.includes(named)) return kinds
    return isFirst ? [named, kinds[asOther++ % kinds.length] ?? ''] : [named]
  }
  let asOther = 0

  // They call operations, of which the second store is asked above.
  if (isFirst) {
    test('is not told of by any tool, resource or task of MCP', async () => {
      const client = new McpClient(`${service.url}/api/mcp`, ada.key)
      const ask = async (method: string, params: Fields) => {
        const { result, error } = await client.ask(method, params)
        const failed = error !== undefined || result?.isError === true
        const text = JSON.stringify(error ?? result)
        return { failed, text: failed ? text.replaceAll(/req_\w+/g, '') : text }
      }
      const { tools } = Tools.parse((await client.ask('tools/list')).result)
      expect(tools.length).toBeGreaterThan(10)

      const asked = tools
        .filter(({ name }) => !name.startsWith('research_start') && name !== 'research')
        .flatMap((tool) => textsOf(tool).map((argument) => ({ tool, argument })))
        .filter(({ argument }) => isWorthAsking(argument))
      for (const { tool, argument } of asked)
        for (const kind of kindsIn(argument, argument))
          await expectNothingTold(kind, (id) => {
            const given = { ...needed(tool), [argument]: id }
            return ask('tools/call', { name: tool.name, arguments: given })
          })

      for (const kind of kinds) {
        for (const prefix of ['documents', 'graphs', 'research'])
          await expectNothingTold(kind, (id) =>
            ask('resources/read', { uri: `skein://${prefix}/${id}` }),
          )
        for (const method of ['tasks/get', 'tasks/cancel', 'tasks/update'])
          await expectNothingTold(kind, (taskId) => ask(method, { taskId, _meta: knowsTasks }))
        for (const uri of ['skein://documents/{id}', 'skein://graphs/{id}'])
          await expectNothingTold(kind, (value) =>
            ask('completion/complete', {
              ref: { type: 'ref/resource', uri },
              argument: { name: 'id', value: value.slice(0, 8) },
            }),
          )
      }
    })
  }

  test.each(['target_graph_id', 'target_doc_id', 'conversation_id'])(
    'is not told of in the dialect of OpenAI, in %s',
    async (field) => {
      for (const kind of kinds)
        await expectNothingTold(kind, async (id) => {
          const messages = [{ role: 'user', content: 'Which yard?' }]
          const answer = await ada.request('/v1/chat/completions', {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'x-request-id': 'same' },
            body: JSON.stringify({ model: 'snap', messages, [field]: id }),
          })
          return { failed: !answer.ok, text: `${answer.status} ${await answer.text()}` }
        })
    },
  )

  test('is not given again under an idempotency key of theirs', async () => {
    const repeatable = operationsOn(engine).filter(
      ({ described, name }) =>
        described.method === 'post' &&
        !described.session &&
        name !== 'research' &&
        (isFirst || claiming.includes(name)),
    )
    for (const { name, example } of repeatable) {
      const headers = { 'idempotency-key': `the-same-${name}` }
      const ask = async (person: Person, input: Fields) => {
        const answer = await person.send(name, input, headers)
        return { status: answer.status, headers: answer.headers, text: await answer.text() }
      }
      const calls = []
      for (const person of [ada, bob]) {
        const input = await example(person)
        const first = await ask(person, input)
        expect([name, first.status < 300]).toEqual([name, true])
        expect(first.headers.get('idempotent-replayed')).toBeNull()
        calls.push({ person, input, known: first.text + JSON.stringify(input) })
      }

      for (const { person, input, known } of calls) {
        const again = await ask(person, input)
        expect([name, again.status < 300]).toEqual([name, true])
        for (const [id] of again.text.matchAll(ids)) expect(known).toContain(id)
      }
    }
  })

  test('is as it was', async () => {
    expect(await seenBy(bob, foreign)).toEqual(seen)
  })
})

/** Gives somebody something of everything, and tells one id of each kind. */
async function settle(bob: Person): Promise<ReadonlyMap<string, string>> {
  const { graph_id } = await bob.call('createGraph', { name: `${secret} ${++settled}` })
  const text = `The ${secret} yard was founded by Zanzibarine Solberg in Norrvik.`
  const { doc_id } = await bob.call('addDocument', { text, title: secret, graph_id })
  const { conversation_id } = await bob.call('createConversation', { title: secret })
  const messages = [{ role: 'user' as const, content: `Who founded the ${secret} yard?` }]
  const { interaction_id } = await bob.call('interact', { messages, conversation_id })
  const { data } = await bob.call('listNodes', { graph_id })
  const research = { topic: 'The Norrvik Sound Bridge', model: 'snap', max_results: 2 } as const
  const { research_id } = await bob.call('research', research)
  const node = data[0]?.node_id ?? ''
  const { keyId, accountId } = bob
  const made = [
    graph_id,
    doc_id,
    conversation_id,
    interaction_id,
    research_id,
    node,
    await bob.newApp(),
    keyId,
    accountId,
  ]
  return new Map(made.map((id) => [id.split('_', 1)[0] ?? '', id]))
}

let settled = 0

/** What others must not have changed. */
async function seenBy(bob: Person, known: ReadonlyMap<string, string>) {
  const paths = [
    `/documents/${known.get('doc')}`,
    `/documents/${known.get('doc')}/content`,
    `/graphs/${known.get('graph')}`,
    `/graphs/${known.get('graph')}/nodes`,
    `/conversations/${known.get('conv')}/turns`,
    `/agent/interactions/${known.get('int')}`,
    `/agent/research/${known.get('res')}`,
  ]
  const answers = await Promise.all(paths.map((path) => bob.request(path)))
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 200))
  const { data } = await bob.call('listKeys', {})
  const apps = (await bob.call('listApps', {})).data
  const keys = [...data, ...apps].map(({ id, status }) => `${id} ${status}`)
  return [...keys, ...(await Promise.all(answers.map((answer) => answer.text())))]
}

const Charged = z.looseObject({ usage: z.looseObject({ tokens_consumed: z.number() }) })

const Tools = z.looseObject({
  tools: z.array(
    z.looseObject({
      name: z.string(),
      inputSchema: z.looseObject({
        properties: z.record(
          z.string(),
          z.looseObject({ type: z.unknown().optional(), enum: z.unknown().optional() }),
        ),
        required: z.array(z.string()).default([]),
      }),
    }),
  ),
})
type Tool = z.infer<typeof Tools>['tools'][number]

const knowsTasks = {
  'io.modelcontextprotocol/clientCapabilities': {
    extensions: { 'io.modelcontextprotocol/tasks': {} },
  },
}

function textsOf({ inputSchema }: Tool): readonly string[] {
  return Object.entries(inputSchema.properties)
    .filter(([, { type, enum: choices }]) => type === 'string' && choices === undefined)
    .map(([name]) => name)
}

function needed({ inputSchema }: Tool): Fields {
  return Object.fromEntries(inputSchema.required.map((name) => [name, 'yard']))
}

function isText({ schema }: Field): boolean {
  return schema.type === 'string' && !schema.enum && !schema.contentMediaType
}
