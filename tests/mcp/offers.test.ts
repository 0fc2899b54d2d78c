import { describe, expect } from 'vitest'
import { z } from 'zod'
import { operations } from '../../src/contract/operations.ts'
import type { ComposedService, TestCaller } from '../support/service/compose-service.ts'
import { test } from '../support/service/shared-service.ts'
import { accountWithYard, type ClientOf, yard } from './yard.ts'

describe('what MCP offers', () => {
  let service: ComposedService
  let ada: TestCaller
  let docId: string
  let clientOf: ClientOf

  test.beforeAll(async ({ serviceOn }) => {
    service = await serviceOn('sqlite')
    ;({ ada, docId, clientOf } = await accountWithYard(service))
  })

  test('every argument of a tool is described, and no other is taken', async () => {
    const { result } = await clientOf().ask('tools/list')
    const described = z.looseObject({ description: z.string() })
    const inputSchema = z.looseObject({
      properties: z.record(z.string(), described).optional(),
      additionalProperties: z.literal(false),
    })

    z.array(z.looseObject({ name: z.string(), inputSchema })).parse(result?.tools)
  })

  test('a key is offered what its scopes permit, and the URL only narrows it', async () => {
    const named = async (caller: TestCaller, query = '') => {
      const { result } = await clientOf(caller, 'legacy', query).ask('tools/list')
      return z
        .array(z.looseObject({ name: z.string() }))
        .parse(result?.tools)
        .map(({ name }) => name)
    }
    const reader = await service.caller(ada.accountId, ['mcp', 'documents:read'])

    const all = Object.values(operations).flatMap((each) => ('mcp' in each ? [each.mcp.name] : []))
    expect((await named(ada)).toSorted()).toEqual(all.toSorted())
    expect(await named(reader)).toEqual(['search', 'fetch', 'document_list', 'model_list'])
    expect(await named(reader, '?tools=ask,search')).toEqual(['search'])
    const mistyped = await clientOf(ada, 'modern', '?tools=ask,serach').send('tools/list')
    expect(mistyped.status).toBe(400)
    expect(await mistyped.text()).toMatch(/There is no tool .*serach.* There are: ask, /)
    expect(await named(ada, '?readonly=1')).not.toContain('document_delete')
    for (const [query, message] of [
      ['?readOnly=1', 'Unknown parameter: readOnly. Did you mean readonly?'],
      ['?tool=ask', 'Unknown parameter: tool. Did you mean tools?'],
      ['?readonly=0&readonly=1', 'readonly. A URL has each parameter once.'],
    ] as const) {
      const wider = await clientOf(ada, 'legacy', query).send('tools/list')
      expect(wider.status).toBe(400)
      expect(await wider.text()).toContain(message)
    }
    const refused = await clientOf(reader).ask('tools/call', { name: 'ask', arguments: {} })
    expect(refused.error?.code).toBe(-32_602)
  })

  test('a key reads and is prompted for nothing beyond its tools', async () => {
    const chatting = await service.caller(ada.accountId, ['mcp', 'chat'])
    const reader = await service.caller(ada.accountId, ['mcp', 'documents:read'])
    const about = async (caller: TestCaller) => {
      const client = clientOf(caller)
      const { result } = await client.ask('server/discover')
      const { result: listed } = await client.ask('prompts/list')
      const prompts = z.array(z.object({ name: z.string() })).parse(listed?.prompts)
      return [String(result?.instructions), prompts.map(({ name }) => name)] as const
    }
    const client = clientOf(chatting)

    const [whole] = await about(ada)
    const [chat, chatPrompts] = await about(chatting)
    const [read, readPrompts] = await about(reader)
    const templates = await client.ask('resources/templates/list')
    const unusable = await client.ask('prompts/get', {
      name: 'compare_sources',
      arguments: { topic: 'boats' },
    })

    expect(whole.length).toBeLessThanOrEqual(600)
    expect(whole).toContain('research_get')
    expect(chat).toContain('ask costs tokens; the rest is free.')
    expect(chat).not.toMatch(/research|fetch/)
    expect(read).toContain('All of it is free.')
    expect(read).not.toMatch(/\bask\b|research/)
    expect([chatPrompts, readPrompts]).toEqual([['answer_from_documents'], ['compare_sources']])
    expect((await client.ask('resources/list')).result).toMatchObject({ resources: [] })
    expect(templates.result).toMatchObject({ resourceTemplates: [] })
    expect(unusable.error?.code).toBe(-32_602)
  })

  test('documents are resources, with completion, and those of others are not found', async () => {
    const client = clientOf()
    const uri = `skein://documents/${docId}`

    const { result } = await client.ask('resources/list')
    const read = await client.ask('resources/read', { uri })
    const foreign = await clientOf(await service.account()).ask('resources/read', { uri })
    const completed = await client.ask('completion/complete', {
      ref: { type: 'ref/resource', uri: 'skein://documents/{id}' },
      argument: { name: 'id', value: 'the yard' },
    })

    expect(result?.resources).toEqual(
      expect.arrayContaining([expect.objectContaining({ uri, title: 'The yard' })]),
    )
    // The protocol's size is in bytes, which are not known of a document.
    expect(JSON.stringify(result?.resources)).not.toContain('"size"')
    expect(read.result?.contents).toMatchObject([{ uri, text: yard }])
    expect(foreign.error?.code).toBe(-32_602)
    expect(completed.result?.completion).toMatchObject({ values: [docId] })
  })

  test('prompts are written from their arguments', async () => {
    const client = clientOf()

    const { result } = await client.ask('prompts/list')
    const written = await client.ask('prompts/get', {
      name: 'compare_sources',
      arguments: { topic: 'boats' },
    })
    const missing = await client.ask('prompts/get', { name: 'compare_sources' })
    const bogus = await client.ask('prompts/get', {
      name: 'research_brief',
      arguments: { topic: 'boats', audience: 'sailors', depth: 'bogus' },
    })

    expect(result?.prompts).toHaveLength(3)
    expect(JSON.stringify(written.result)).toContain('boats')
    expect(missing.error?.code).toBe(-32_602)
    expect(bogus.error?.message).toContain('It must be one of: quick, thorough.')
  })
})
