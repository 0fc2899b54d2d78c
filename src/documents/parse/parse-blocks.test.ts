import { expect, test } from 'vitest'
import { parseDocument } from './parse-document.ts'
import type { ParsedDocument } from './parsed-document.ts'

test('HTML: blocks from its own tree', async () => {
  const page = await parse(
    `<!doctype html><main><h2>Ducks</h2><p>They <a href=x>swim</a>.</p>
     <ol><li>One<ul><li>Nested</li></ul></li><li>Two<pre>code\n  it</pre></li></ol>
     <blockquote><p>Quack</p></blockquote><dl><dt>Drake<dd>male</dd><dt>Hen<dd>female</dd></dl>
     <table><tr><th>Name<th>Call<tr><td>Duck<td>quack</table><table><tr><td>a<td>b</table></main>`,
  )
  expect(shown(page)).toEqual([
    'heading 2: Ducks',
    'paragraph: They swim.',
    'item^ numbered: One',
    'item^ 1: Nested',
    'item numbered: Two',
    'code: code\n  it',
    'quote: Quack',
    'description 1: Drake\nmale',
    'description 1: Hen\nfemale',
    'row^: Name | Call',
    'row: Duck | quack',
    'row^: a | b',
  ])
})

test('HTML: the sign that links a heading to itself is no part of it', async () => {
  const page = await parse(
    `<!doctype html><main><h2>Ducks<a class="headerlink" href="#ducks">¶</a></h2><p>They swim, see <a href="#food">Food</a>.</p>
     <dl><dt>quack(<em>times</em>)<a href="ducks.py.html"><span class="viewcode-link">[source]</span></a> <a href=#quack>#</a><dd>Says it.</dl>
     <h3><a href="#food">🔗</a> Food</h3><p>Bread <a href="#eaten">+</a> water.<a href="/">§</a></p></main>`,
  )
  expect(shown(page)).toEqual([
    'heading 2: Ducks',
    'paragraph: They swim, see Food.',
    'description 1: quack(times)\nSays it.',
    'heading 3: Food',
    'paragraph: Bread + water.§',
  ])
})

test('HTML: a term stays with the first paragraph of its description', async () => {
  const page = await parse(
    `<!doctype html><dl><dt>-d<dt>-l<br>--depth<dd><p>How deep.</p><p>Default: 3.</p><dt>-q</dt><dd><ul><li>Be quiet</ul></dd>
     <dt>Parts</dt><dd><dl><dt>One<dd><p>The first.</dl><p>All parts.</p></dl><p>After it.</p>`,
  )
  expect(shown(page)).toEqual([
    'description 1: -d, -l --depth\nHow deep.',
    'description 2: Default: 3.',
    'description 1: -q',
    'item^: Be quiet',
    'description 1: Parts',
    'description 1: One\nThe first.',
    'paragraph: All parts.',
    'paragraph: After it.',
  ])
})

test('HTML: the frames that makers of manuals put around each page are left out', async () => {
  const page = await parse(
    `<!doctype html><div class="navheader"><table><tr><td>Prev<td>Up<td>Next</table></div>
     <h1>Buffers</h1><p>${'They hold pages. '.repeat(9)}</p><div class="toc"><dl><dt>1. Pages</dl></div><div class="nav-panel">[Contents][Index]</div>`,
  )
  expect(page.blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph'])
})

test.each([
  '<section id="set-cookie-options"><h2>Options</h2><p>They expire at night.</p></section>',
  '<div class="section" id="cookies"><h2>Options</h2><p>They expire at night.</p></div>',
  '<h2 id="cookie-notice">Options</h2><p id="cookies">They expire at night.</p>',
])('HTML: a section about cookies is no consent banner: %s', async (section) => {
  const banners =
    '<div id="cookies">We value you</div><section id="cookie-banner">We care</section>'
  const { text } = await parse(`<!doctype html>${banners}${section}`)
  expect(text).toBe('Options\n\nThey expire at night.')
})

test('HTML: runs of links are boilerplate, and consent banners are left out', async () => {
  const links = ['Home', 'News', 'Sport', 'Video'].map((name) => `<li><a href=x>${name}</a></li>`)
  const page = await parse(
    `<!doctype html><div class="cookie-banner">We value your privacy</div><ul>${links.join('')}</ul>
     <p>${'The duck swims on the lake. '.repeat(5)}</p><ul><li><a href=x>One</a> is first</li></ul>`,
  )
  expect(page.text).not.toContain('privacy')
  expect(page.blocks.map(({ kind }) => kind)).toEqual([
    ...Array<string>(4).fill('boilerplate'),
    'paragraph',
    'item',
  ])
})

test('values: each row is a block, and the first is the header if it is shown', async () => {
  expect(shown(await parse('name,born\nAda,1815\nGrace,1906\n', 'a.csv'))).toEqual([
    'row: name: Ada; born: 1815',
    'row: name: Grace; born: 1906',
  ])
  expect(shown(await parse('1,2\n3,4\n5,6\n', 'a.csv'))).toEqual([
    'row: 1 | 2',
    'row: 3 | 4',
    'row: 5 | 6',
  ])
  expect(shown(await parse(',in,out\nMonday,3,4\nTuesday,5,6\n', 'a.csv'))).toEqual([
    'row^:  | in | out',
    'row: Monday | 3 | 4',
    'row: Tuesday | 5 | 6',
  ])
  expect(shown(await parse('[{"a":1},{"a":2}]'))).toEqual(['row: a: 1', 'row: a: 2'])
})

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

test('plain text: paragraphs, lists, quotations and rows, but no headings', async () => {
  const text = '# 5 things\nhere\n\n- one\n- two\n\n> said\n\n    deep\n\na | b\n1 | 2\n'
  expect(shown(await parse(text, 'a.txt', 'text/plain'))).toEqual([
    'paragraph: # 5 things\nhere',
    'item^: one',
    'item: two',
    'quote: said',
    'paragraph: deep',
    'row^: a | b',
    'row: 1 | 2',
  ])
})

test('mail: its headers and its body', async () => {
  const mail =
    'Subject: Ducks\nFrom: Ada <a@b.org>\nDate: Mon, 10 Jul 1843 10:00:00 +0000\n\nHello,\n\n- one\n- two\n\n> you wrote\n'
  expect(shown(await parse(mail, 'a.eml'))).toEqual([
    'heading 1: Ducks',
    'metadata: From: Ada <a@b.org>\nDate: 1843-07-10 10:00 UTC',
    'heading 2: Ada, 1843-07-10 10:00 UTC',
    'paragraph: Hello,',
    'item^: one',
    'item: two',
    'quote: you wrote',
  ])
})

function parse(text: string, filename?: string, contentType?: string): Promise<ParsedDocument> {
  return parseDocument(Buffer.from(text), { filename, contentType })
}

/** Each block as `kind depth: content`, with `^` if it opens its list or table. */
function shown({ text, blocks }: ParsedDocument): string[] {
  return blocks.map(({ kind, depth, opens, ordered, start, end }) => {
    const marks = `${opens ? '^' : ''}${depth > 0 ? ` ${depth}` : ''}${ordered ? ' numbered' : ''}`
    return `${kind}${marks}: ${text.slice(start, end)}`
  })
}
