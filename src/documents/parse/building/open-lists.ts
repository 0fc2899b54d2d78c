/**
 * An item about to be written: how deep it is nested, its number in a numbered list, and whether it is its list's
 * first.
 */
type NextItem = {
  readonly depth: number
  readonly number: number | undefined
  readonly isFirst: boolean
}

/** The lists that are open around what is being written, and the numbers of their items. */
export class OpenLists {
  readonly #lists: { next: number | undefined; hasItem: boolean }[] = []

  get isEmpty(): boolean {
    return this.#lists.length === 0
  }

  /** Opens a list within the innermost one; numbered if `first` is given. */
  open(first?: number): void {
    this.#lists.push({ next: first, hasItem: false })
  }

  close(): void {
    this.#lists.pop()
  }

  /** The next item of the innermost list, which may give itself a number; undefined outside lists. */
  nextItem(own?: number): NextItem | undefined {
    const list = this.#lists.at(-1)
    if (list === undefined) return undefined
    const number = list.next === undefined ? undefined : (own ?? list.next)
    if (number !== undefined) list.next = number + 1
    return { depth: this.#lists.length - 1, number, isFirst: !list.hasItem }
  }

  /** The innermost list has an item with text. */
  noteItem(): void {
    const list = this.#lists.at(-1)
    if (list) list.hasItem = true
  }
}
