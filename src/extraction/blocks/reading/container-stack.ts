import type { List } from './block-list.ts'
import type { LineCursor } from './line-cursor.ts'
import { takeQuoteMark } from './line-marks.ts'

/** Deepest nesting of containers; deeper ones are read as text, so that the cost of a line is bounded. */
export const nestingMax = 32

type Container = {
  /** For an item or a box, the indentation of its lines in columns; undefined for a quotation and the document. */
  readonly indent?: number
  readonly list?: List
  readonly isQuoted: boolean
  readonly itemDepth: number
  /** The list that a following item may continue. */
  openList?: List | undefined
  isEmpty: boolean
}

/** The stack of open containers: the document, and the quotations, items and boxes, each nested in the one before. */
export class ContainerStack {
  readonly #open: Container[] = [{ isQuoted: false, itemDepth: 0, isEmpty: true }]

  /** The number of open containers, including the document. */
  get depth(): number {
    return this.#open.length
  }

  get innermost(): Container {
    return this.at(this.depth)
  }

  at(depth: number): Container {
    const container = this.#open[depth - 1]
    if (!container) throw new Error(`There is no container at depth ${depth}`)
    return container
  }

  /** The number of containers that the line continues; consumes their marks. */
  match(line: LineCursor): number {
    for (let depth = 1; depth < this.depth; depth++) {
      const { indent, isEmpty } = this.at(depth + 1)
      const takesItem = () => (line.isBlank ? !isEmpty : line.takeIndent(indent ?? 0))
      const goesOn = indent === undefined ? takeQuoteMark(line) : takesItem()
      if (!goesOn) return depth
    }
    return this.depth
  }

  closeTo(depth: number): void {
    this.#open.length = depth
  }

  /** Notes that a leaf block was added to the innermost container, which ends its open list. */
  addLeaf(): void {
    this.innermost.openList = undefined
    this.innermost.isEmpty = false
  }

  openQuote(): void {
    const { itemDepth } = this.innermost
    this.addLeaf()
    this.#open.push({ isQuoted: true, itemDepth, isEmpty: true })
  }

  /** Opens a box without a list: the content of a note or tab, or the description of a term. */
  openBox(indent: number): void {
    const { isQuoted, itemDepth } = this.innermost
    this.addLeaf()
    this.#open.push({ indent, isQuoted, itemDepth, isEmpty: false })
  }

  /** Opens an item, in the open list with the same mark or in a new list. */
  openItem(mark: string, indent: number): void {
    const { openList, isQuoted, itemDepth } = this.innermost
    const goesOn = openList?.mark === mark
    const list = goesOn ? openList : { mark, depth: itemDepth, hasItem: false }
    this.innermost.openList = list
    this.innermost.isEmpty = false
    this.#open.push({ indent, list, isQuoted, itemDepth: itemDepth + 1, isEmpty: true })
  }
}
