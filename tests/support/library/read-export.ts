import { parse } from 'csv-parse/sync'
import { Parser } from 'htmlparser2'
import { z } from 'zod'

export type ExportedEdge = {
  readonly subject: string
  readonly predicate: string
  readonly object: string
  readonly doc_id: string
  readonly start: number
  readonly end: number
  readonly sentence: string
}
/** `nodes` are ids; none where the format has only edges. */
export type Exported = {
  readonly nodes: readonly string[]
  readonly edges: readonly ExportedEdge[]
}

const Edge = z.object({
  subject: z.string(),
  predicate: z.string(),
  object: z.string(),
  doc_id: z.string(),
  start: z.coerce.number(),
  end: z.coerce.number(),
  sentence: z.string(),
})

/** What each format says, read by parsers that know nothing of how it was written. */
export const readExport = {
  json: readJson,
  csv: readCsv,
  graphml: readXml,
  gexf: readXml,
  cypher: readCypher,
}

function readJson(file: string): Exported {
  const Nodes = z.array(z.object({ node_id: z.string() }))
  const { nodes, edges } = z.object({ nodes: Nodes, edges: z.array(Edge) }).parse(JSON.parse(file))
  return { nodes: nodes.map(({ node_id }) => node_id), edges }
}

function readCsv(file: string): Exported {
  const rows = z
    .array(z.object({ subject_id: z.string(), object_id: z.string() }).loose())
    .parse(parse(file, { columns: true, record_delimiter: '\r\n', cast: asSpreadsheetsShow }))
  const edges = rows.map((row) =>
    Edge.parse({ ...row, subject: row.subject_id, object: row.object_id }),
  )
  return { nodes: [], edges }
}

/** The `'` before what looks like a formula is not shown. */
function asSpreadsheetsShow(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '')
}

/** GraphML and GEXF: what is said of an edge is in `data` or in `attvalue`. */
function readXml(file: string): Exported {
  const nodes: string[] = []
  const edges: ExportedEdge[] = []
  const open: string[] = []
  let said: Record<string, string> = {}
  let key: string | undefined
  const parser = new Parser(
    {
      onopentag: (name, { id = '', source = '', target = '', label = '', ...attributes }) => {
        open.push(name)
        if (name === 'node') nodes.push(id)
        if (name === 'edge') said = { subject: source, object: target, predicate: label }
        if (name === 'attvalue') said[attributes.for ?? ''] = attributes.value ?? ''
        key = name === 'data' ? attributes.key?.replace('edge_', '') : undefined
        if (key !== undefined) said[key] = ''
      },
      ontext: (text) => {
        if (key !== undefined) said[key] += text
      },
      onclosetag: (name, implied) => {
        const isClosed = !implied || file[parser.endIndex - 1] === '/'
        if (!isClosed || open.pop() !== name) throw new Error(`${name} is not closed`)
        if (name === 'edge') edges.push(Edge.parse(said))
        key = undefined
      },
    },
    { xmlMode: true },
  )
  parser.end(file)
  return { nodes, edges }
}

/** A line for each row; its keys are in backticks, everything else is JSON. */
function readCypher(file: string): Exported {
  const rows = file
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => z.looseObject({}).parse(JSON.parse(inJson(line.replace(/,$/, '')))))
  const edges = rows.filter(({ said }) => said !== undefined)
  return {
    nodes: rows.filter(({ id }) => id !== undefined).map(({ id }) => String(id)),
    edges: edges.map(({ said, ...ends }) =>
      Edge.parse({ ...ends, ...z.looseObject({}).parse(said) }),
    ),
  }
}

function inJson(row: string): string {
  return row.replace(/"(?:[^"\\]|\\.)*"|`(\w+)`/g, (token, key) => (key ? `"${key}"` : token))
}
