/** The first paragraph of an item that is a term has at most so many characters. Not measured. */
const termLengthMax = 60

/**
 * Tells items of a list that begin with a term, in a paragraph of its own, from others, while a page is read: "Busy
 * hours", and in the next paragraph what they do.
 */
export class ItemTerms {
  /** The depth at which the first paragraph of the item would open that opened last. */
  #firstDepth: number | undefined
  #first: string | undefined
  /** The depth of the paragraph that would describe the term before it. */
  #describedDepth: number | undefined

  /** Opens an element that is no inline one; whether it describes the term that the item begins with. */
  open(name: string, depth: number): boolean {
    const describes = name === 'p' && depth === this.#describedDepth
    this.#first = name === 'p' && depth === this.#firstDepth ? '' : undefined
    this.#firstDepth = name === 'li' ? depth + 1 : undefined
    this.#describedDepth = undefined
    return describes
  }

  text(text: string): void {
    if (text.trim() === '') return
    this.#firstDepth = this.#first === undefined ? undefined : this.#firstDepth
    this.#describedDepth = undefined
    if (this.#first !== undefined && this.#first.length <= termLengthMax) this.#first += text
  }

  /** Closes a paragraph. */
  closeParagraph(depth: number): void {
    if (this.#first !== undefined && isTerm(this.#first)) this.#describedDepth = depth
    this.#first = undefined
  }
}

function isTerm(text: string): boolean {
  const term = text.trim()
  return term.length <= termLengthMax && /[\p{L}\p{N})\]]$/u.test(term)
}
