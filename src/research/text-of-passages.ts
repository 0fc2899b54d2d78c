import type { Passage } from '../evidence/passage.ts'
import { shown } from '../evidence/shown.ts'
import { type Block, shifted } from '../extraction/blocks/block.ts'
import type { Range } from '../language/words/words.ts'
import type { TextPlace, WebPage } from '../web-access/pages/web-page.ts'

type PassageText = Pick<WebPage, 'text' | 'blocks'> & { readonly places: readonly TextPlace[] }

/**
 * The passages of a document as one text, in their order in the document, with the headings that one of them stands
 * under where the text before it does not tell them. Places say where each passage stands in the document.
 */
export function textOfPassages(passages: readonly Passage[]): PassageText {
  let text = ''
  const blocks: Block[] = []
  const places: TextPlace[] = []
  let open: readonly Heading[] = []
  const add = (written: string, own: readonly Block[]) => {
    if (text !== '') text += '\n\n'
    for (const block of own) {
      blocks.push(shifted(block, text.length))
      if (block.kind === 'heading') open = [...openAbove(block, open), headingIn(written, block)]
    }
    text += written
  }
  for (const passage of passages.toSorted((a, b) => a.start - b.start)) {
    const inherited = inheritedBy(passage)
    const [first] = passage.blocks
    const above = first?.kind === 'heading' ? openAbove(first, open) : open
    if (inherited.join('\n') !== above.map(({ title }) => title).join('\n')) {
      open = []
      for (const [at, title] of inherited.entries()) add(title, [headingBlock(title, at + 1)])
    }
    places.push({ at: text === '' ? 0 : text.length + 2, start: passage.start })
    add(passage.text, passage.blocks)
  }
  return { text, blocks, places }
}

type Heading = { readonly depth: number; readonly title: string }

/** The open headings under which a further heading stands. */
function openAbove({ depth }: Block, open: readonly Heading[]): readonly Heading[] {
  return open.filter((heading) => heading.depth < depth)
}

function headingIn(text: string, { start, end, depth }: Block): Heading {
  return { depth, title: shown(text.slice(start, end)) }
}

/** The headings above a passage without those that it begins with. */
function inheritedBy({ headings, text, blocks }: Passage): readonly string[] {
  const begun = blocks.findIndex(({ kind }) => kind !== 'heading')
  const own = blocks.slice(0, begun < 0 ? blocks.length : begun)
  const titles = own.map((block) => headingIn(text, block).title)
  return headings.map(shown).filter((title) => !titles.includes(title))
}

/** The range of a document that a range of one of its passages is. */
export function inDocument(places: readonly TextPlace[], { start, end }: Range): Range {
  const place = places.findLast(({ at }) => at <= start)
  const by = place === undefined ? 0 : place.start - place.at
  return { start: start + by, end: end + by }
}

function headingBlock(title: string, depth: number): Block {
  return { kind: 'heading', start: 0, end: title.length, depth, opens: false }
}
