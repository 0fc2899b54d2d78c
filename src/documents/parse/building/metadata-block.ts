import type { Block } from '../../../extraction/blocks/block.ts'
import type { StructuredText } from '../parsed-document.ts'

/**
 * What a document says of itself, a line `name: value` for each, as in front matter: it is quoted where its author, its
 * date or one of its fields is asked for, and nowhere else.
 */
export function metadataBlock(
  fields: readonly (readonly [name: string, value: string | undefined])[],
): StructuredText {
  const lines = fields.flatMap(([name, value]) =>
    value ? [`${name}: ${value.replace(/\s+/g, ' ')}`] : [],
  )
  const text = lines.join('\n')
  const block: Block = { kind: 'metadata', start: 0, end: text.length, depth: 0, opens: false }
  return { text, blocks: text === '' ? [] : [block] }
}
