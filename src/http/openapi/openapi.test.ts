import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { scriptedApp } from '../../../tests/support/service/scripted-app.ts'
import { sessionOperations } from '../../contract/access/sessions.ts'
import { defaultLimits } from '../../contract/limits.ts'
import type { Operation } from '../../contract/operation.ts'
import { operations } from '../../contract/operations.ts'
import { pagePaths } from '../routes/page-routes.ts'
import { servicePaths } from '../routes/service-routes.ts'

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()

  const result = await validator.validate(await servedDocument())

  expect(result.errors).toBeUndefined()
  expect(validator.version).toBe('3.1')
})

test('it refers to nothing that it does not have', async () => {
  const document = await servedDocument()
  const referred = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)

  const names = new Set(Array.from(referred, ([, name]) => name))

  expect(names.size).toBeGreaterThan(10)
  for (const name of names) expect(document.components.schemas).toHaveProperty([String(name)])
})

test('what is served is what is documented', async () => {
  const { app } = scriptedApp()
  const { paths } = await servedDocument()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )

  const served = app.routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)

  const ofTheService = [...servicePaths, ...pagePaths].map((path) => `GET ${path}`)
  expect([...documented, ...ofTheService].sort()).toEqual([...new Set(served)].sort())
})

test('every operation says how to be called, and how it fails', async () => {
  const { paths } = await servedDocument()
  const all = Object.entries<Operation>({ ...operations, ...sessionOperations })
  for (const [operationId, { method, path, status, session }] of all) {
    const documented = paths[path]?.[method]

    expect(documented).toMatchObject({ operationId, summary: expect.any(String) })
    expect(Object.keys(documented?.responses ?? {})).toEqual(
      expect.arrayContaining([String(status ?? 200), '400', '429', '500']),
    )
    const schemes = documented?.security.flatMap((scheme) => Object.keys(scheme))
    expect(schemes).toEqual(
      session === 'begins' ? [] : session ? ['session'] : ['bearer', 'apiKey', 'session'],
    )
    expect('401' in (documented?.responses ?? {})).toBe(session !== 'begins')
    const tooMany = JSON.stringify(documented?.responses?.['429'])
    expect(tooMany.includes('too_many_concurrent_requests')).toBe(session !== 'begins')
  }
})

test('it tells of the headers that a client sends and waits for', async () => {
  const { paths } = await servedDocument()
  const named = (path: string, method: string) =>
    paths[path]?.[method]?.parameters?.filter((one) => one.in === 'header').map(({ name }) => name)

  expect(named('/agent/research', 'post')).toEqual(['Idempotency-Key', 'Prefer'])
  expect(named('/agent/research/{research_id}/events', 'get')).toEqual(['Last-Event-ID'])
  expect(paths['/agent/research']?.post).toMatchObject({
    tags: ['research'],
    responses: {
      202: { headers: { Location: {} } },
      429: { headers: { 'Retry-After': {} } },
    },
  })
})

test('every parameter and field of a call is described', async () => {
  const document = await servedDocument()
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods))

  const missing = all.flatMap(({ operationId, parameters = [], requestBody }) => {
    const fields = requestBody?.content['application/json']?.schema.properties ?? {}
    const named = [
      ...parameters.filter((one) => one.in !== 'path').map((one) => [one.name, one] as const),
      ...Object.entries(fields),
    ]
    return named
      .filter(([, { description, $ref }]) => description === undefined && $ref === undefined)
      .map(([name]) => `${operationId} ${name}`)
  })

  expect(missing).toEqual([])
})

test('a stream ends with its last event, or with a failure', async () => {
  const { paths } = await servedDocument()
  const event = (name: string) => ({ $ref: `#/components/schemas/${name}` })
  for (const [path, method, name] of [
    ['/agent/interactions', 'post', 'InteractionEvent'],
    ['/agent/research/{research_id}/events', 'get', 'ResearchEvent'],
  ] as const)
    expect(paths[path]?.[method]?.responses).toMatchObject({
      200: {
        content: {
          'text/event-stream': { schema: { anyOf: [event(name), event('ProblemBody')] } },
        },
      },
    })
})

test('a file that is JSON is described as any JSON, and another as a text', async () => {
  const { paths } = await servedDocument()

  expect(paths['/graphs/{graph_id}/export']?.get?.responses).toMatchObject({
    200: { content: { 'application/json': {}, 'text/csv': { schema: { type: 'string' } } } },
  })
  expect(paths['/graphs/{graph_id}/export']?.get?.responses).not.toMatchObject({
    200: { content: { 'application/json': { schema: {} } } },
  })
})

test('it has the limits', async () => {
  const document = await servedDocument()

  expect(document['x-limits']).toEqual(defaultLimits)
  expect(document.paths['/agent/interactions']?.post?.requestBody).toMatchObject({
    content: {
      'application/json': {
        schema: {
          properties: {
            messages: {
              minItems: 1,
              maxItems: 200,
              items: { properties: { content: { maxLength: 65_536 } } },
            },
          },
        },
      },
    },
  })
})

test('what a schema requires it defines, and what calls are grouped by is listed', async () => {
  const document = await servedDocument()
  const tags = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap((one) => one.tags),
  )

  expect(undefinedIn(document)).toEqual([])
  expect(document.tags.map(({ name }) => name)).toEqual([...new Set(tags)])
})

/** The properties that a schema within requires and does not define: generated types would not have them. */
function undefinedIn(within: unknown): string[] {
  if (typeof within !== 'object' || within === null) return []
  const { required, properties = {} } = within as { required?: unknown; properties?: object } // any part may be missing
  const missing = Array.isArray(required)
    ? required.map(String).filter((name) => !Object.hasOwn(properties, name))
    : []
  return [...missing, ...Object.values(within).flatMap(undefinedIn)]
}

type ServedDocument = {
  tags: { name: string }[]
  paths: Record<string, Record<string, ServedOperation>>
  components: { schemas: object }
  'x-limits': object
}
type ServedOperation = {
  operationId: string
  tags: string[]
  security: object[]
  responses: Readonly<Record<string, unknown>>
  requestBody?: {
    content: Record<string, { schema: { properties?: Record<string, ServedField> } }>
  }
  parameters?: ({ name: string; in: string } & ServedField)[]
}
type ServedField = { description?: string; $ref?: string }

async function servedDocument() {
  const { app } = scriptedApp()
  const response = await app.request('/openapi.json')
  return (await response.json()) as ServedDocument // as the tests above check
}
