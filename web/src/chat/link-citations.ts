/** The parts of a Markdown tree that are needed here. */
type Node = {
  type: string
  value?: string
  url?: string
  children?: Node[]
}

/** Turns `[3]` in the text of a reply into a link to its source, `#source-3`; code and links stay as they are. */
export function linkCitations() {
  return (tree: Node): void => link(tree)
}

function link(node: Node): void {
  if (node.type === 'link' || node.children === undefined) return
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return split(child.value ?? '')
    link(child)
    return [child]
  })
}

function split(text: string): Node[] {
  return text.split(/(\[\d{1,3}\])/).flatMap((part): Node[] => {
    const index = /^\[(\d{1,3})\]$/.exec(part)?.[1]
    if (part === '') return []
    if (index === undefined) return [{ type: 'text', value: part }]
    return [{ type: 'link', url: `#source-${index}`, children: [{ type: 'text', value: index }] }]
  })
}
