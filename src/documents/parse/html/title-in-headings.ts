import { shown } from '../../../evidence/shown.ts'
import type { StructuredText } from '../parsed-document.ts'

/** What is read of a heading: far more than the longest title. */
const lengthMax = 1_000

/**
 * The heading that is the title of a document, as plain text: its first one of level 1 or, where there is none, any
 * with which it opens. One further down is that of a part.
 */
export function titleInHeadings({ text, blocks }: StructuredText): string | undefined {
  const title = blocks.find(({ kind, depth, start, end }) => {
    return kind === 'heading' && depth === 1 && plain(text.slice(start, end)) !== ''
  })
  const opening = blocks.find(({ kind }) => kind !== 'metadata')
  const found = title ?? (opening?.kind === 'heading' ? opening : undefined)
  return found && (plain(text.slice(found.start, found.end)) || undefined)
}

/** Without links, images, tags and emphasis; a heading may be as long as its document. */
function plain(heading: string): string {
  return shown(heading.slice(0, lengthMax).replaceAll(/\*\*|`/g, ''))
}
