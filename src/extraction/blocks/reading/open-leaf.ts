import type { BlockList, Leaf } from './block-list.ts'
import type { ContainerStack } from './container-stack.ts'
import type { LineCursor } from './line-cursor.ts'

/** The leaf block that the lines of a text are added to, if one is open. Closing it adds its blocks to the list. */
export class OpenLeaf {
  readonly #line: LineCursor
  readonly #blocks: BlockList
  readonly #containers: ContainerStack
  readonly #isPlain: boolean
  #leaf: Leaf | undefined

  constructor(line: LineCursor, blocks: BlockList, containers: ContainerStack, isPlain: boolean) {
    this.#line = line
    this.#blocks = blocks
    this.#containers = containers
    this.#isPlain = isPlain
  }

  get current(): Leaf | undefined {
    return this.#leaf
  }

  /** The open paragraph that a line of text may continue. */
  get paragraph(): Leaf | undefined {
    const kind = this.#leaf?.kind
    return kind === 'paragraph' || kind === 'description' ? this.#leaf : undefined
  }

  open(depth: number, kind: Leaf['kind'], particulars: Partial<Leaf> = {}): Leaf {
    this.begin(depth)
    const nowhere = { start: -1, end: -1, lastLineStart: -1, previousEnd: -1 }
    const nothing = { list: undefined, depth: 0, fence: '', endTag: undefined, htmlEnd: undefined }
    this.#leaf = { kind, ...nowhere, ...nothing, ...particulars }
    return this.#leaf
  }

  /** Closes the containers that the line does not continue, and the open list before the leaf. */
  begin(depth: number): void {
    this.closeTo(depth)
    this.#containers.addLeaf()
  }

  /** Adds the rest of the line to the leaf, unless it is empty. */
  extend(leaf: Leaf, from: number): void {
    const end = this.#line.trimmedEnd
    if (end <= from || this.#line.isBlank) return
    if (leaf.start < 0) leaf.start = from
    leaf.lastLineStart = from
    leaf.previousEnd = leaf.end
    leaf.end = end
  }

  closeTo(depth: number): void {
    this.close()
    this.#containers.closeTo(depth)
  }

  close(): void {
    const leaf = this.#leaf
    this.#leaf = undefined
    if (leaf)
      this.#blocks.addLeaf(leaf, {
        isQuoted: this.#containers.innermost.isQuoted,
        isPlain: this.#isPlain,
      })
  }

  /** Forgets the leaf, whose words have become another block. */
  drop(): void {
    this.#leaf = undefined
  }
}
