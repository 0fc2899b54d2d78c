import type { Block } from '../../../extraction/blocks/block.ts'
import { sentenceEnd } from '../../../language/sentences/sentences.ts'
import { isWithin } from '../../../language/words/ranges.ts'

/** What stands around a picture and its caption in DocBook, Sphinx, WordPress and MediaWiki, besides `<figure>`. */
const figureClass = /(^|\s)(figure|informalfigure|mediaobject|wp-caption|thumbinner)(\s|$)/
const captionClass = /(^|\s)(caption|wp-caption-text|thumbcaption)(\s|$)/

type Figure = { readonly depth: number; hasPicture: boolean }
type Caption = { readonly depth: number; readonly start: number; end: number }

/** Finds the captions of pictures while a page is read. */
export class PictureCaptions {
  readonly #figures: Figure[] = []
  readonly #captions: Caption[] = []
  #open: Caption | undefined

  /** Opens an element at a depth of the page, of which so much text is written. */
  open(
    name: string,
    { class: className = '' }: Readonly<Record<string, string>>,
    depth: number,
    length: number,
  ): void {
    if (name === 'figure' || figureClass.test(className))
      this.#figures.push({ depth, hasPicture: false })
    const figure = this.#figures.at(-1)
    if (figure === undefined) return
    figure.hasPicture ||= name === 'img'
    const isCaption = name === 'figcaption' || captionClass.test(className)
    if (isCaption && figure.hasPicture) this.#open ??= { depth, start: length, end: length }
  }

  close(depth: number, length: number): void {
    if (this.#open?.depth === depth) {
      this.#captions.push({ ...this.#open, end: length })
      this.#open = undefined
    }
    if (this.#figures.at(-1)?.depth === depth) this.#figures.pop()
  }

  /** The blocks with those marked as boilerplate that only label a picture: captions that are no sentence. */
  mark(text: string, blocks: readonly Block[]): Block[] {
    let next = 0
    return blocks.map((block) => {
      while ((this.#captions[next]?.end ?? Number.POSITIVE_INFINITY) <= block.start) next++
      const caption = this.#captions[next]
      if (caption === undefined || !isWithin(block, caption)) return block
      if (sentenceEnd(text.slice(block.start, block.end), 'und') !== 'open') return block
      return { ...block, kind: 'boilerplate', depth: 0, opens: false }
    })
  }
}
