/** The part of a Markdown syntax tree that is needed here. */
type Node = { type: string; align?: readonly unknown[] | null; children?: Node[] }

/** A table with more cells than this keeps its rows as short as they are written. */
const cellsPaddedMax = 4_000

/**
 * A remark plugin that adds no empty cells to the rows of a large table. Without it, ten thousand characters became a
 * quarter of a million cells: every short row is made as long as the first one.
 */
export function withoutPadding() {
  return shorten
}

function shorten(node: Node): void {
  const { align, children = [] } = node
  if (align && align.length * children.length > cellsPaddedMax) node.align = null
  children.forEach(shorten)
}
