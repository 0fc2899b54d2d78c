import { readXml } from '../../read-xml.ts'
import { unprocessable } from '../../unprocessable.ts'

/** How a level of a list is numbered: "%1.%2" is written with the counts of the first two levels. */
export type ListLevel = {
  start: number
  format: string
  text: string
  /** Whether all counts are written in digits, and the style whose paragraphs are at this level. */
  isLegal: boolean
  style?: string | undefined
}
/** A list of a Word document; several numberings may go on with the counts of one. */
export type WordList = ReadonlyMap<number, ListLevel>
/** The place of a paragraph in a list, whose counts may begin anew at some levels where its numbering does. */
export type ListPlace = {
  readonly list: WordList
  readonly level: number
  readonly numbering: Numbering
}
type Numbering = { list: string; readonly starts: Map<number, number> }
type Style = { name: string; basedOn?: string; numId?: string; level?: string }
/** What a paragraph says of its numbering. */
type Properties = {
  readonly style?: string | undefined
  readonly numId?: string | undefined
  readonly level?: string | undefined
}

/** Longer patterns are no numbers. */
const textLengthMax = 40
const levelsMax = 9
/** No style of a real document is based on more others. */
const basedOnMax = 20

/** Word links a list to a style with a list of its own, and no further. Mammoth follows all links at each paragraph. */
const linksMax = 20

/** The numberings of a Word document, and which paragraphs have them by their style. */
export class WordNumbering {
  readonly #lists = new Map<string, Map<number, ListLevel>>()
  /** The style that defines a list instead of the list itself, by the list. */
  readonly #links = new Map<string, string>()
  readonly #numberings = new Map<string, Numbering>()
  readonly #styles = new Map<string, Style>()

  /** Throws `unprocessable_document` where lists lead to each other through more than `linksMax` styles. */
  constructor(numberingXml: string, stylesXml: string) {
    this.#readNumberings(numberingXml)
    this.#readStyles(stylesXml)
    for (const list of this.#links.keys()) this.#demandFewLinks(list)
  }

  /** The place of a paragraph in a list of numbers; undefined if it has none, or a bullet. */
  placeOf({ style, numId, level }: Properties): ListPlace | undefined {
    const chain = this.#chainOf(style)
    const id = numId ?? chain.find((one) => one.numId !== undefined)?.numId
    const numbering = this.#numberings.get(id ?? '')
    const list = this.#lists.get(numbering?.list ?? '')
    if (numbering === undefined || list === undefined) return undefined
    const ofStyle = [...list].find(([, one]) => style !== undefined && one.style === style)?.[0]
    const written = level ?? chain.find((one) => one.level !== undefined)?.level
    const at = written === undefined ? (ofStyle ?? 0) : Number(written)
    const format = list.get(at)?.format
    const isCounted = format !== undefined && format !== 'bullet' && format !== 'none'
    return isCounted ? { list, level: at, numbering } : undefined
  }

  isHeading(style: string | undefined): boolean {
    return this.#chainOf(style).some(({ name }) => /^heading [1-9]$/i.test(name))
  }

  /** A style and those that it is based on. */
  #chainOf(id: string | undefined): readonly Style[] {
    const chain: Style[] = []
    let style = this.#styles.get(id ?? '')
    while (style !== undefined && chain.length < basedOnMax) {
      chain.push(style)
      style = this.#styles.get(style.basedOn ?? '')
    }
    return chain
  }

  /** A list may lead back to itself, where Mammoth stops. */
  #demandFewLinks(list: string): void {
    const seen = new Set<string>()
    let style = this.#links.get(list)
    while (style !== undefined && !seen.has(style)) {
      seen.add(style)
      if (seen.size > linksMax)
        throw unprocessable(`The file has a list that leads through more than ${linksMax} styles`)
      const numId = this.#styles.get(style)?.numId
      style = this.#links.get(this.#numberings.get(numId ?? '')?.list ?? '')
    }
  }

  #readNumberings(xml: string): void {
    let listId = ''
    let list: Map<number, ListLevel> | undefined
    let level: ListLevel | undefined
    let numbering: Numbering | undefined
    let overridden = 0
    readXml(xml, {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? ''
        if (name === 'abstractNum') {
          list = new Map()
          listId = attributes['w:abstractNumId'] ?? ''
          this.#lists.set(listId, list)
        } else if (name === 'num') {
          numbering = { list: '', starts: new Map() }
          this.#numberings.set(attributes['w:numId'] ?? '', numbering)
          list = undefined
        } else if (name === 'lvl') {
          level = { start: 1, format: 'decimal', text: '', isLegal: false }
          const at = Number(attributes['w:ilvl'] ?? 0)
          if (at < levelsMax) list?.set(at, level)
        } else if (name === 'abstractNumId' && numbering) numbering.list = value
        else if (name === 'numStyleLink') this.#links.set(listId, value)
        else if (name === 'lvlOverride') overridden = Number(attributes['w:ilvl'] ?? 0)
        else if (name === 'startOverride') numbering?.starts.set(overridden, Number(value) || 0)
        else if (level === undefined) return
        else if (name === 'start') level.start = Number(value) || 0
        else if (name === 'numFmt') level.format = value
        else if (name === 'lvlText') level.text = value.slice(0, textLengthMax)
        else if (name === 'isLgl') level.isLegal = value !== '0' && value !== 'false'
        else if (name === 'pStyle') level.style = value
      },
      close: (name) => {
        if (name === 'lvl') level = undefined
      },
    })
  }

  #readStyles(xml: string): void {
    let style: Style | undefined
    readXml(xml, {
      open: (name, attributes) => {
        const value = attributes['w:val'] ?? ''
        if (name === 'style') {
          style = { name: '' }
          this.#styles.set(attributes['w:styleId'] ?? '', style)
        } else if (style === undefined) return
        else if (name === 'name') style.name = value
        else if (name === 'basedOn') style.basedOn = value
        else if (name === 'numId') style.numId = value
        else if (name === 'ilvl') style.level = value
      },
      close: (name) => {
        if (name === 'style') style = undefined
      },
    })
  }
}
