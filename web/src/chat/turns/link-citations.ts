/** The part of a Markdown syntax tree that is needed here. */
type Node = {
  type: string
  value?: string
  url?: string
  data?: { hName?: string; hProperties?: { dataAt: number } }
  position?: { start: { offset?: number } }
  children?: Node[]
}

/**
 * Turns each `[3]` in the text of a reply into a link to its source, `#source-3`, which knows at which character of the
 * Markdown it stands; code and links stay as they are. A mark alone after a table or code block becomes its caption, as
 * nothing else would show what it supports.
 */
export function linkCitations() {
  return (tree: Node, file: { toString(): string }): void => {
    link(tree, String(file))
    caption(tree)
  }
}

function link(node: Node, source: string): void {
  if (node.type === 'link' || node.children === undefined) return
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return split(child, source)
    link(child, source)
    return [child]
  })
}

function split({ value = '', position }: Node, source: string): Node[] {
  let at = position?.start.offset ?? 0
  return value.split(/(\[\d{1,3}\])/).flatMap((part): Node[] => {
    const index = /^\[(\d{1,3})\]$/.exec(part)?.[1]
    if (part === '') return []
    if (index === undefined) return [{ type: 'text', value: part }]
    // Sought, as escapes make the Markdown longer than the text that it stands for.
    const dataAt = Math.max(at, source.indexOf(part, at))
    at = dataAt + part.length
    const children = [{ type: 'text', value: index }]
    return [{ type: 'link', url: `#source-${index}`, data: { hProperties: { dataAt } }, children }]
  })
}

function caption(node: Node): void {
  const { children = [] } = node
  children.forEach(caption)
  node.children &&= children.flatMap((child, place): Node[] => {
    const next = children[place + 1]
    if (isBlock(child) && next && isCitationsAlone(next)) return [captioned(child, next)]
    const before = children[place - 1]
    return before && isBlock(before) && isCitationsAlone(child) ? [] : [child]
  })
}

function captioned(block: Node, numbers: Node): Node {
  const figcaption = { ...numbers, data: { hName: 'figcaption' } }
  return { type: 'captioned', data: { hName: 'figure' }, children: [block, figcaption] }
}

function isBlock({ type }: Node): boolean {
  return type === 'table' || type === 'code'
}

function isCitationsAlone({ type, children = [] }: Node): boolean {
  const written = children.filter(({ value }) => value?.trim() !== '')
  return type === 'paragraph' && written.length > 0 && written.every(isCitation)
}

function isCitation({ type, url }: Node): boolean {
  return type === 'link' && url?.startsWith('#source-') === true
}
