import type { BlockList } from './block-list.ts'
import type { ContainerStack } from './container-stack.ts'
import { type Directive, directiveOn, directiveOption, fencedDirective } from './directive-lines.ts'
import type { LineCursor } from './line-cursor.ts'
import { closesFence } from './line-marks.ts'
import type { OpenLeaf } from './open-leaf.ts'

/** Reads the lines that the generator of a site takes for itself: directives, their options and their fences. */
export class DirectiveReader {
  readonly #line: LineCursor
  readonly #blocks: BlockList
  readonly #containers: ContainerStack
  readonly #leaf: OpenLeaf
  /** The fences of open directives whose content is Markdown, outermost first. */
  readonly #fences: string[] = []

  constructor(line: LineCursor, blocks: BlockList, containers: ContainerStack, leaf: OpenLeaf) {
    this.#line = line
    this.#blocks = blocks
    this.#containers = containers
    this.#leaf = leaf
  }

  /** Reads a fence that opens or closes a directive, and tells whether it did: any other fence is one of code. */
  readFence(depth: number, fence: string): boolean {
    const line = this.#line
    const directive = fencedDirective(line.rest.slice(fence.length))
    const isOver = closesFence(line, this.#fences.at(-1) ?? fence)
    if (directive) {
      this.#add(depth, directive, line.firstAt + fence.length)
      this.#fences.push(fence)
    } else if (this.#fences.length > 0 && isOver) {
      this.#add(depth)
      this.#fences.pop()
    } else return false
    return true
  }

  /**
   * Reads a directive or its option, and tells whether the line is one. Opens the box of those with indented content.
   */
  readLine(depth: number): boolean {
    const line = this.#line
    if (line.indent >= 4) return false
    const isOption = this.#fences.length > 0 && line.match(directiveOption)
    const directive = isOption ? undefined : directiveOn(line.rest)
    if (!isOption && !directive) return false
    this.#add(depth, directive)
    if (directive?.isIndented) this.#containers.openBox(4)
    return true
  }

  /** Adds the words of a directive that readers see as a paragraph, and the rest of its line as boilerplate. */
  #add(depth: number, directive?: Directive, from = this.#line.firstAt): void {
    const { firstAt, trimmedEnd } = this.#line
    const label = directive?.label
    this.#leaf.begin(depth)
    const labelStart = label ? from + label.start : trimmedEnd
    this.#blocks.add('boilerplate', { start: firstAt, end: labelStart })
    if (!label) return
    const labelEnd = from + label.end
    this.#blocks.add('paragraph', { start: labelStart, end: labelEnd })
    this.#blocks.add('boilerplate', { start: labelEnd, end: trimmedEnd })
  }
}
