import { readXml } from '../../read-xml.ts'

/** The styles of an OpenDocument text by which titles and numbered lists are told. */
export class OdtStyles {
  /** The style that each style of paragraphs is based on. */
  readonly #parents = new Map<string, string>()
  /** The levels of each style of lists that are numbered. */
  readonly #numbered = new Map<string, Set<number>>()
  #list: Set<number> | undefined

  constructor(stylesXml = '') {
    readXml(stylesXml, { open: (name, attributes) => this.read(name, attributes) })
  }

  /** Reads an element that declares a style; those of a document stand before its text. */
  read(name: string, attributes: Readonly<Record<string, string>>): void {
    const style = attributes['style:name'] ?? ''
    if (name === 'style') this.#parents.set(style, attributes['style:parent-style-name'] ?? '')
    else if (name === 'list-style') {
      this.#list = new Set()
      this.#numbered.set(style, this.#list)
    } else if (name === 'list-level-style-number' && attributes['style:num-format'] !== '')
      this.#list?.add(Number(attributes['text:level']))
  }

  isTitle(style: string): boolean {
    return style === 'Title' || this.#parents.get(style) === 'Title'
  }

  isNumbered(style: string, level: number): boolean {
    return this.#numbered.get(style)?.has(level) === true
  }
}
