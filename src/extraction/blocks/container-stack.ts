import type { List } from './block-list.ts'
import type { LineCursor } from './line-cursor.ts'
import { takeQuoteMark } from './line-marks.ts'

/** Deeper nesting is read as text, so that a line costs a bounded number of steps. */
export const nestingMax = 32

type Container = {
  /** Of an item, the columns by which its lines are indented; undefined for a quotation and for the text. */
  readonly indent?: number
  readonly list?: List
  readonly isQuoted: boolean
  readonly itemDepth: number
  /** The list that another item may go on with. */
  openList?: List | undefined
  isEmpty: boolean
}

/** The text itself, and the quotations and items in it that are open, each in the one before. */
export class ContainerStack {
  readonly #open: Container[] = [{ isQuoted: false, itemDepth: 0, isEmpty: true }]

  /** How many there are, the text among them. */
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

  /** How many of them the line goes on with; takes their marks. */
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

  /** Something that is no container comes into the innermost; a list in it is over. */
  addLeaf(): void {
    this.innermost.openList = undefined
    this.innermost.isEmpty = false
  }

  openQuote(): void {
    const { itemDepth } = this.innermost
    this.addLeaf()
    this.#open.push({ isQuoted: true, itemDepth, isEmpty: true })
  }

  /** Opens an item of the list that was open with the same mark, or of a new one. */
  openItem(mark: string, indent: number): void {
    const { openList, isQuoted, itemDepth } = this.innermost
    const goesOn = openList?.mark === mark
    const list = goesOn ? openList : { mark, depth: itemDepth, hasItem: false }
    this.innermost.openList = list
    this.innermost.isEmpty = false
    this.#open.push({ indent, list, isQuoted, itemDepth: itemDepth + 1, isEmpty: true })
  }
}
