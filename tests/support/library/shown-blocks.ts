import { parseDocument } from '../../../src/documents/parse/parse-document.ts'
import type { ParsedDocument } from '../../../src/documents/parse/parsed-document.ts'

export function parse(
  text: string,
  filename?: string,
  contentType?: string,
): Promise<ParsedDocument> {
  return parseDocument(Buffer.from(text), { filename, contentType })
}

/** Each block as `kind depth: content`, with `^` if it opens its list or table. */
export function shown({ text, blocks }: ParsedDocument): string[] {
  return blocks.map(({ kind, depth, opens, ordered, start, end }) => {
    const marks = `${opens ? '^' : ''}${depth > 0 ? ` ${depth}` : ''}${ordered ? ' numbered' : ''}`
    return `${kind}${marks}: ${text.slice(start, end)}`
  })
}
