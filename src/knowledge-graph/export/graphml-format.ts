import { xmlText } from '../../base/text/xml-text.ts'
import type { GraphFormat } from './graph-format.ts'

const nodeKeys = { name: 'string', kind: 'string', mentions: 'int', documents: 'int' }
const edgeKeys = {
  predicate: 'string',
  sentence: 'string',
  doc_id: 'string',
  title: 'string',
  start: 'int',
  end: 'int',
}

/** GraphML. Source: http://graphml.graphdrawing.org/specification.html */
export const graphmlFormat: GraphFormat = {
  mediaType: 'application/graphml+xml',
  extension: 'graphml',
  opening: (graphName) => `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
${keys('node', nodeKeys)}${keys('edge', edgeKeys)}<graph edgedefault="directed">
<desc>${xmlText(graphName)}</desc>
`,
  nodes: (nodes) =>
    nodes
      .map(({ id, name, kind, mentions, documents }) => {
        const values = data('node', { name, kind, mentions, documents })
        return `<node id="${xmlText(id)}">${values}</node>\n`
      })
      .join(''),
  between: '',
  edges: (edges, first) =>
    edges
      .map(({ subject, predicate, object, docId, title, start, end, sentence }, index) => {
        const values = data('edge', { predicate, sentence, doc_id: docId, title, start, end })
        const ends = `source="${xmlText(subject.id)}" target="${xmlText(object.id)}"`
        return `<edge id="e${first + index}" ${ends}>${values}</edge>\n`
      })
      .join(''),
  closing: '</graph>\n</graphml>\n',
}

type Element = 'node' | 'edge'

/** The declarations of the fields of nodes or edges. The id of a field is unique within the file. */
function keys(element: Element, types: Readonly<Record<string, string>>): string {
  return Object.entries(types)
    .map(
      ([name, type]) =>
        `<key id="${element}_${name}" for="${element}" attr.name="${name}" attr.type="${type}"/>\n`,
    )
    .join('')
}

function data(element: Element, values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `<data key="${element}_${name}">${xmlText(value)}</data>`)
    .join('')
}
