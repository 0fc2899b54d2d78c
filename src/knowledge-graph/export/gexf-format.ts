import { xmlText } from '../../base/text/xml-text.ts'
import type { GraphFormat } from './graph-format.ts'

const nodeAttributes = { kind: 'string', mentions: 'integer', documents: 'integer' }
const edgeAttributes = {
  sentence: 'string',
  doc_id: 'string',
  title: 'string',
  start: 'integer',
  end: 'integer',
}

/** GEXF, with names and predicates as labels. Source: https://gexf.net/schema.html, version 1.3. */
export const gexfFormat: GraphFormat = {
  mediaType: 'application/gexf+xml',
  extension: 'gexf',
  opening: (graphName) => `<?xml version="1.0" encoding="UTF-8"?>
<gexf xmlns="http://gexf.net/1.3" version="1.3">
<meta><creator>Skein</creator><description>${xmlText(graphName)}</description></meta>
<graph defaultedgetype="directed" mode="static">
${attributes('node', nodeAttributes)}${attributes('edge', edgeAttributes)}<nodes>
`,
  nodes: (nodes) =>
    nodes
      .map(({ id, name, kind, mentions, documents }) => {
        const known = values({ kind, mentions, documents })
        return `<node id="${xmlText(id)}" label="${xmlText(name)}">${known}</node>\n`
      })
      .join(''),
  between: '</nodes>\n<edges>\n',
  edges: (edges, first) =>
    edges
      .map(({ subject, predicate, object, docId, title, start, end, sentence }, index) => {
        const ends = `source="${xmlText(subject.id)}" target="${xmlText(object.id)}"`
        const known = values({ sentence, doc_id: docId, title, start, end })
        return `<edge id="${first + index}" ${ends} label="${xmlText(predicate)}">${known}</edge>\n`
      })
      .join(''),
  closing: '</edges>\n</graph>\n</gexf>\n',
}

function attributes(element: string, types: Readonly<Record<string, string>>): string {
  const each = Object.entries(types).map(
    ([name, type]) => `<attribute id="${name}" title="${name}" type="${type}"/>`,
  )
  return `<attributes class="${element}">${each.join('')}</attributes>\n`
}

function values(known: Readonly<Record<string, string | number>>): string {
  const each = Object.entries(known).map(
    ([name, value]) => `<attvalue for="${name}" value="${xmlText(value)}"/>`,
  )
  return `<attvalues>${each.join('')}</attvalues>`
}
