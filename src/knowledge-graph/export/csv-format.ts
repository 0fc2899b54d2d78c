import type { GraphFormat } from './graph-format.ts'

const columns = [
  ...['subject_id', 'subject', 'predicate', 'object_id', 'object'],
  ...['doc_id', 'title', 'start', 'end', 'sentence'],
]

/**
 * CSV: one line per edge, with its evidence. A `'` is put before a value that a spreadsheet would run as a formula: the
 * values may come from pages of the web. Sources: RFC 4180; OWASP, CSV injection.
 */
export const csvFormat: GraphFormat = {
  mediaType: 'text/csv; charset=utf-8; header=present',
  extension: 'csv',
  opening: () => line(columns),
  between: '',
  edges: (edges) =>
    edges
      .map(({ subject, predicate, object, docId, title, start, end, sentence }) =>
        line([
          ...[subject.id, subject.name, predicate, object.id, object.name],
          ...[docId, title, start, end, sentence],
        ]),
      )
      .join(''),
  closing: '',
}

function line(fields: readonly (string | number)[]): string {
  return `${fields.map(cell).join(',')}\r\n`
}

function cell(field: string | number): string {
  const text = typeof field === 'string' && /^[=+\-@\t\r]/.test(field) ? `'${field}` : field
  return `"${String(text).replaceAll('"', '""')}"`
}
