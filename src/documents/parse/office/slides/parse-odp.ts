import type { TextBudget } from '../../../../extraction/blocks/text-budget.ts'
import { TableStack } from '../../building/table-stack.ts'
import { TextBuilder } from '../../building/text-builder.ts'
import type { DocumentContent } from '../../parsed-document.ts'
import { readXml } from '../../read-xml.ts'
import type { ZipArchive } from '../../read-zip.ts'
import { xmlTitle } from '../../xml-title.ts'
import { contentOf } from '../open-document.ts'
import { OdtReader } from '../texts/odt-reader.ts'

/** Placeholders that are not part of a slide's content. */
const furniture = /^(header|footer|date-time|page-number|page)$/

/** Parses an OpenDocument presentation: each slide under its title or number, then its notes; without comments. */
export function parseOdp(zip: ZipArchive, budget: TextBudget): DocumentContent {
  const document = new TextBuilder(budget)
  readXml(contentOf(zip), new SlidesReader(document, budget))
  return { ...document.finish(), title: xmlTitle(zip.read('meta.xml')) }
}

class SlidesReader {
  readonly #document: TextBuilder
  readonly #budget: TextBudget
  #slide: Slide | undefined
  #slides = 0
  /** What the open frame is, and how many are open within it. */
  #frame: { readonly kind: 'title' | 'furniture'; depth: number } | undefined

  constructor(document: TextBuilder, budget: TextBudget) {
    this.#document = document
    this.#budget = budget
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'page') this.#slide = new Slide(this.#budget)
    if (name === 'frame') this.#openFrame(attributes['presentation:class'] ?? '')
    this.#target?.open(name, attributes)
  }

  text(text: string): void {
    this.#target?.text(text)
  }

  close(name: string): void {
    this.#target?.close(name)
    if (name === 'frame' && this.#frame && --this.#frame.depth === 0) this.#frame = undefined
    if (name === 'page' && this.#slide) this.#writeSlide(this.#slide)
  }

  get #target(): OdtReader | undefined {
    if (this.#frame?.kind === 'furniture') return undefined
    return this.#frame ? this.#slide?.title : this.#slide?.body
  }

  #openFrame(kind: string): void {
    if (this.#frame) this.#frame.depth += 1
    else if (kind === 'title') this.#frame = { kind, depth: 1 }
    else if (furniture.test(kind)) this.#frame = { kind: 'furniture', depth: 1 }
  }

  #writeSlide(slide: Slide): void {
    this.#slides += 1
    this.#slide = undefined
    this.#frame = undefined
    const { title, body } = slide.finish()
    this.#document.openPart({ slide: this.#slides })
    this.#document.writeHeading(1, title || `Slide ${this.#slides}`)
    this.#document.append(body)
  }
}

/** The title of a slide and the rest of it, read apart: a title need not come first. */
class Slide {
  readonly #title: TextBuilder
  readonly #body: TextBuilder
  readonly #tables: TableStack
  readonly title: OdtReader
  readonly body: OdtReader

  constructor(budget: TextBudget) {
    this.#title = new TextBuilder(budget)
    this.#body = new TextBuilder(budget)
    this.#tables = new TableStack(this.#body, budget)
    this.title = new OdtReader(new TableStack(this.#title, budget), budget)
    this.body = new OdtReader(this.#tables, budget)
  }

  finish() {
    this.#tables.closeAll()
    this.body.writeNotes()
    return { title: this.#title.finish().text, body: this.#body.finish() }
  }
}
