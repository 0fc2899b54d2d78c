/** The part of a Markdown syntax tree that is needed here. */
type Node = {
  type: string
  value?: string
  children?: Node[]
  position?: { start: { offset?: number }; end: { offset?: number } }
  data?: { hName?: string; hChildren?: Written[] }
}
/** The part of an HTML tree that is needed here. */
type Written =
  | { type: 'text'; value: string }
  | { type: 'element'; tagName: string; properties: object; children: Written[] }

export type Quote = {
  /** The Markdown that the offsets refer to. */
  readonly source: string
  readonly start: number
  readonly end: number
}

/** Marks a range of the Markdown source in its rendering, across paragraphs, table cells and lines of code. */
export function markQuote(quote: Quote) {
  return (tree: Node): void => mark(tree, quote)
}

function mark(node: Node, quote: Quote): void {
  node.children &&= node.children.flatMap((child): Node[] => {
    if (child.type === 'text') return partsOf(child, quote).map(asNode)
    if (child.type === 'code' || child.type === 'inlineCode')
      child.data = { ...child.data, hChildren: partsOf(child, quote).map(asWritten) }
    mark(child, quote)
    return [child]
  })
}

type Part = { readonly value: string; readonly isMarked: boolean }

/** Splits a text at the ends of the quote. A text with escapes is marked as a whole or not at all. */
function partsOf({ value = '', position }: Node, quote: Quote): Part[] {
  const from = position?.start.offset ?? 0
  const to = position?.end.offset ?? 0
  const within = quote.source.slice(from, to).indexOf(value)
  if (within === -1) return [{ value, isMarked: from < quote.end && to > quote.start }]
  const inValue = (offset: number) => Math.min(Math.max(offset - from - within, 0), value.length)
  const [start, end] = [inValue(quote.start), inValue(quote.end)]
  return [
    { value: value.slice(0, start), isMarked: false },
    { value: value.slice(start, end), isMarked: true },
    { value: value.slice(end), isMarked: false },
  ].filter((part) => part.value !== '')
}

function asNode({ value, isMarked }: Part): Node {
  const text = { type: 'text', value }
  return isMarked ? { type: 'marked', data: { hName: 'mark' }, children: [text] } : text
}

function asWritten({ value, isMarked }: Part): Written {
  const text = { type: 'text', value } as const
  return isMarked ? { type: 'element', tagName: 'mark', properties: {}, children: [text] } : text
}
