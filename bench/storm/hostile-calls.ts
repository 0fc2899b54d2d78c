import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'

/** A request that asks for as much work or memory as one can; `size` is a share of the most, from 0 to 1. */
export type HostileCall = {
  readonly name: string
  request(size: number): { readonly path: string; readonly init: RequestInit }
}

const spaces = (count: number) => ' '.repeat(count)
const upTo = (most: number, size: number) => Math.max(1, Math.round(most * size))

/** What has stopped a service for everybody, each with the size at which it did. */
export const hostileCalls: readonly HostileCall[] = [
  text('a heading of spaces', (size) => `# a${spaces(upTo(100_000, size))}b`),
  text('a text of headings', (size) => '# a\n'.repeat(upTo(1_000_000, size))),
  text('spaces after a bracket', (size) => `A text.\n\n(${spaces(upTo(150_000, size))}a`),
  text('a long text', (size) =>
    'The ferry Aurelia crosses the sound. '.repeat(upTo(480_000, size)),
  ),
  text('short sentences that name each other', (size) =>
    Array.from({ length: upTo(4_000, size) }, (_, at) => `A${at % 90} met B${at % 89}.`).join(' '),
  ),
  {
    name: 'a conversation that leans on itself',
    request: (size) =>
      json('/agent/interactions', {
        reasoning_engine: 'graph',
        messages: Array.from({ length: upTo(40, size) }, () => ({
          role: 'user',
          content: `what about ${'who out of '.repeat(90)}`,
        })),
      }),
  },
  {
    name: 'a search of names',
    request: (size) =>
      json('/documents/search', {
        engine: 'graph',
        query: 'Ingrid Solberg and Aurelia '.repeat(upTo(2_400, size)),
      }),
  },
  body('JSON of objects', (size) => `{"text":[${'{},'.repeat(upTo(8_000_000, size))}0]}`),
  body('JSON of brackets', (size) => '['.repeat(upTo(30_000_000, size))),
  file('XLSX with one shared string', 'a.xlsx', (size) => sharedStrings(upTo(60_000, size))),
  file('JSON with a long key', 'a.json', (size) => longKey(upTo(160_000, size))),
  file('PPTX with one note for all slides', 'a.pptx', (size) => sharedNotes(upTo(400, size))),
  file('JSON that takes long', 'a.json', (size) =>
    Buffer.from(`[${'{"a":[1,2]},'.repeat(upTo(1_500_000, size))}0]`),
  ),
  {
    name: 'a file name of spaces',
    request: (size) => upload(Buffer.from('A text.'), `(${spaces(upTo(7_900, size))}a.txt`),
  },
  {
    name: 'an import of blank lines',
    request: (size) => ({
      path: '/documents/import',
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' },
        body: new Uint8Array(gzipSync(Buffer.alloc(upTo(40_000_000, size), '\n'))),
      },
    }),
  },
  {
    name: 'a list as a line of an import',
    request: () => ({
      path: '/documents/import',
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: '[]\n[[]]\n"text"\n1\nnull\n',
      },
    }),
  },
  {
    name: 'a form whose name is no UTF-8',
    request: () => ({
      path: '/documents',
      init: {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: new Uint8Array(
          Buffer.from(
            '--b\r\nContent-Disposition: form-data; name="\xff\xfe"; filename="\xc3"\r\n\r\nx\r\n--b--\r\n',
            'latin1',
          ),
        ),
      },
    }),
  },
]

function text(name: string, of: (size: number) => string): HostileCall {
  return { name, request: (size) => json('/documents', { text: of(size) }) }
}

function body(name: string, of: (size: number) => string): HostileCall {
  return {
    name,
    request: (size) => ({
      path: '/documents',
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: of(size) },
    }),
  }
}

function file(name: string, filename: string, of: (size: number) => Uint8Array): HostileCall {
  return { name, request: (size) => upload(of(size), filename) }
}

function json(path: string, value: unknown) {
  const headers = { 'content-type': 'application/json' }
  return { path, init: { method: 'POST', headers, body: JSON.stringify(value) } }
}

function upload(bytes: Uint8Array, filename: string) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), filename)
  return { path: '/documents', init: { method: 'POST', body: form } }
}

function zipOf(parts: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)] as const)
  return zipSync(Object.fromEntries(entries))
}

const relationships = (list: readonly (readonly [id: string, kind: string, target: string])[]) =>
  `<Relationships>${list
    .map(([id, kind, target]) => `<Relationship Id="${id}" Type="x/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`

/** One string of 6,000 characters, in many cells. */
function sharedStrings(cells: number): Uint8Array {
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relationships([
      ['r1', 'worksheet', 'worksheets/sheet1.xml'],
      ['r2', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst><si><t>${'a word '.repeat(900)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(cells)}</sheetData></worksheet>`,
  })
}

function sharedNotes(slides: number): Uint8Array {
  const ids = Array.from({ length: slides }, (_, at) => at + 1)
  const shape = (words: string) =>
    `<p:sld><p:sp><p:txBody><a:p><a:t>${words}</a:t></a:p></p:txBody></p:sp></p:sld>`
  return zipOf({
    '[Content_Types].xml': '<Types/>',
    'ppt/presentation.xml': `<p:presentation>${ids.map((id) => `<p:sldId r:id="r${id}"/>`).join('')}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      ids.map((id) => [`r${id}`, 'slide', `slides/slide${id}.xml`] as const),
    ),
    'ppt/notes.xml': shape('a note '.repeat(100_000)),
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`ppt/slides/slide${id}.xml`, shape('A slide.')],
        [
          `ppt/slides/_rels/slide${id}.xml.rels`,
          relationships([['r', 'notesSlide', '../notes.xml']]),
        ],
      ]),
    ),
  })
}

/** A long key over many values, each of which is written with it. */
function longKey(length: number): Uint8Array {
  return Buffer.from(
    JSON.stringify({ ['k'.repeat(length)]: Array.from({ length: 2_500 }, () => ({ a: 1 })) }),
  )
}
