import { expect, test } from 'vitest'
import { parse, shown } from '../../../../../tests/support/library/shown-blocks.ts'

const kitchen = {
  openapi: '3.1.0',
  info: { title: 'Kitchen', version: '1' },
  paths: {
    '/orders/{id}': {
      summary: 'One order',
      post: {
        summary: 'Change an order',
        parameters: [
          { name: 'force', in: 'query', schema: { type: 'boolean', default: false } },
          { $ref: '#/components/parameters/Table' },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } },
        },
        responses: { 409: { description: 'The table is closed' } },
        security: [{ token: ['cook'] }],
      },
    },
  },
  components: {
    parameters: {
      Table: { name: 'table', in: 'query', required: true, description: 'Its number' },
    },
    schemas: {
      Order: {
        type: 'object',
        required: ['state'],
        properties: {
          state: { type: 'string', description: 'How far it is.', enum: ['open', 'paid'] },
          dishes: {
            type: 'array',
            items: { type: 'object', properties: { name: { type: 'string' } } },
          },
        },
      },
    },
  },
}

test('the description of an API is a reference: operations and schemas, with their fields as terms', async () => {
  const parsed = await parse(JSON.stringify(kitchen))
  expect(parsed.title).toBe('Kitchen')
  expect(shown(parsed)).toEqual([
    'heading 1: Kitchen',
    'row: openapi: 3.1.0; info.title: Kitchen; info.version: 1',
    'heading 2: /orders/{id}',
    'paragraph: One order',
    'heading 2: POST /orders/{id}',
    'paragraph: Change an order',
    'description 1: force (boolean, query)\nDefault: false.',
    'description 1: Table',
    'description 1: Body (Order, required)',
    'description 1: 409\nThe table is closed.',
    'row: security[0]: token: cook',
    'heading 2: Parameters',
    'description 1: table (query, required)\nIts number.',
    'heading 2: Order',
    'description 1: state (string, required)\nHow far it is. One of: open, paid.',
    'description 1: dishes (array of object)',
    'description 1: dishes[].name (string)',
  ])
})

test('of an operation each format of a body is told, and its prose stays within it', async () => {
  const picture = { type: 'string', format: 'binary', description: 'What to store.' }
  const note = { type: 'string', deprecated: true }
  const requestBody = {
    content: {
      'application/json': { schema: { properties: { note } } },
      'multipart/form-data': { schema: { properties: { note, picture } } },
    },
  }
  const labels = { type: 'object', additionalProperties: { type: 'string', description: 'Any.' } }
  const size = { type: 'number', exclusiveMinimum: 0, readOnly: true }
  const Picture = { properties: { labels, size }, example: { size: 1 } }
  const api = {
    openapi: '3.1.0',
    paths: {
      '/pictures': { post: { description: 'Stores it.\n\n# Limits\n\nTen.', requestBody } },
    },
    components: { schemas: { Picture } },
  }
  expect(shown(await parse(JSON.stringify(api)))).toEqual([
    'row: openapi: 3.1.0',
    'heading 2: POST /pictures',
    'paragraph: Stores it.',
    'heading 3: Limits',
    'paragraph: Ten.',
    'description 1: Body (multipart/form-data)',
    'description 1: note (string, deprecated)',
    'description 1: picture (string, binary)\nWhat to store.',
    'heading 2: Picture',
    'description 1: labels (object)',
    'description 1: labels.* (string)\nAny.',
    'description 1: size (number, read only)\nExclusive minimum: 0.',
    'code: {\n  "size": 1\n}',
  ])
})

test('values of an API that are none of their kind are left out, however deep they nest', async () => {
  const deep = `${'['.repeat(20_000)}1${']'.repeat(20_000)}`
  const operation = {
    summary: 'Changes it.',
    parameters: [
      { name: 'DEEP', in: 'DEEP', schema: { type: ['string', 'DEEP'] } },
      { name: { toString: 1 }, in: {} },
      { name: 'force', in: {}, type: 'boolean' },
    ],
    responses: {
      200: { description: 'Done', content: { 'application/json': { example: 'DEEP' } } },
    },
  }
  const api = JSON.stringify({ openapi: '3.1.0', paths: { '/a': { put: operation } } })
  const read = await parse(api.replaceAll('"DEEP"', deep))
  expect(read.text.length).toBeLessThan(2 * deep.length)
  expect(shown(read)).toContain('description 1: force (boolean)')
})

test('the description of an API may be written in YAML', async () => {
  const yaml = `openapi: 3.1.0
info:
  title: Kitchen # of the inn
  version: '1'
paths:
  /orders/{id}:
    summary: One order
    post:
      summary: Change an order
      parameters:
      - {name: force, in: query, schema: {type: boolean, default: false}}
      - $ref: '#/components/parameters/Table'
      requestBody:
        required: true
        content:
          application/json:
            schema:
              $ref: "#/components/schemas/Order"
      responses:
        '409':
          description: >-
            The table
            is closed
      security:
        - token: [cook]
components:
  parameters:
    Table:
      name: table
      in: query
      required: true
      description: |
        Its number
  schemas:
    Order:
      type: object
      required:
        - state
      properties:
        state:
          type: string
          description: How
            far it is.
          enum: [open, paid]
        dishes:
          type: array
          items:
            type: object
            properties:
              name:
                type: string
`
  const parsed = await parse(yaml, 'kitchen.yaml')
  expect(parsed.title).toBe('Kitchen')
  expect(shown(parsed)).toEqual(shown(await parse(JSON.stringify(kitchen))))
  // What is no YAML that is understood stays as it is written.
  const kinds = new Set(
    (await parse(`${yaml}  x: *order\n`, 'kitchen.yaml')).blocks.map(({ kind }) => kind),
  )
  expect([...kinds]).toEqual(['code'])
})
