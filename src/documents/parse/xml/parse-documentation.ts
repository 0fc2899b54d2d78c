import { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import { escaped } from '../html/html-text.ts'
import { parseHtml } from '../html/parse-html.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import { headOf } from '../sniffing/head-of.ts'
import { isSection, markBefore, placeOf } from './documentation-elements.ts'
import { withoutEntities } from './named-entities.ts'

/** What may stand before the outermost element, but for the document type. */
const prologue = /^(?:\s|<\?[^>]*>|<!--[\s\S]*?-->)*/
const documentType = /^<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>/i
const outermost = /^<([\w:.-]+)((?:[\s/][^>]*)?)>/
const known =
  /projectmallard\.org|docbook\.org\/ns\/docbook|-\/\/OASIS\/\/(?:DTD|ELEMENTS) (?:DocBook|DITA)|tei-c\.org|gribuser\.ru\/xml\/fictionbook|JATS/i
/** Names of the outermost element of DocBook and DITA, which need not tell where they are defined. */
const roots =
  /^(?:book|article|chapter|refentry|preface|appendix|sect1|topic|concept|task|reference|dita|FictionBook|TEI)$/
/** What only such documents have in them, and no page or data of another kind. */
const inner = /<(?:para|refpurpose|conbody|taskbody|refbody|article-meta|teiHeader|title-info)[\s>]/

/** Whether a text is documentation in XML: DocBook, Mallard, DITA, TEI, FictionBook or JATS. */
export function isDocumentationXml(text: string): boolean {
  const head = headOf(text)
  const start = head.replace(prologue, '')
  const [type = ''] = documentType.exec(start) ?? []
  const [, root = '', attributes = ''] =
    outermost.exec(start.slice(type.length).replace(prologue, '')) ?? []
  if (root === '' || /^html$/i.test(root)) return false
  return known.test(type + attributes) || (roots.test(root) && inner.test(head))
}

/** Parses documentation in XML as the page that it would be made into: its elements in place of those of HTML. */
export function parseDocumentation(xml: string, budget = new TextBudget()): DocumentContent {
  budget.addText(xml.length)
  const page = new DocumentationPage()
  readXml(xml, {
    open: (name, attributes) => page.open(name, attributes),
    text: (text) => page.text(text),
    close: () => page.close(),
  })
  const { title: _, ...content } = parseHtml(page.html, budget)
  return { ...content, title: page.title.replace(/\s+/g, ' ').trim() || undefined }
}

type Open = {
  readonly end: string
  readonly isHidden: boolean
  readonly isTitle: boolean
  hasChild: boolean
}

class DocumentationPage {
  html = ''
  title = ''
  readonly #open: Open[] = []
  readonly #names: string[] = []
  /** How many of the open elements are sections, and how many the title of the document. */
  #sections = 0
  #titles = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const parent = this.#open.at(-1)
    const above = this.#names.at(-1) ?? ''
    const place = placeOf(name, attributes, this.#names, this.#sections)
    const isFurther = parent?.hasChild ?? false
    if (parent) parent.hasChild = true
    // Of alternatives, for one desktop or another, the first is read.
    const isHidden =
      parent?.isHidden || place.isHidden || (above === 'choose' && isFurther) || false
    if (!isHidden) this.html += (isFurther ? markBefore(above) : '') + place.start
    const isTitle = !isHidden && place.isHeading === true && this.title === ''
    if (isTitle) this.#titles++
    if (isSection(name)) this.#sections++
    this.#open.push({ end: isHidden ? '' : place.end, isHidden, isTitle, hasChild: false })
    this.#names.push(name)
  }

  text(written: string): void {
    const parent = this.#open.at(-1)
    if (parent?.isHidden) return
    const mark = markBefore(this.#names.at(-1) ?? '')
    const text = withoutEntities(mark === '' ? written : written.replaceAll(';&', `;${mark}&`))
    if (this.#titles > 0) this.title += text
    if (mark !== '' && text.trim() === '') return
    // Keys may be entities too: "&Ctrl;&Shift;<keycap>R</keycap>".
    if (mark !== '' && parent) parent.hasChild = true
    this.html += escaped(text)
  }

  close(): void {
    const name = this.#names.pop()
    const closed = this.#open.pop()
    if (name !== undefined && isSection(name)) this.#sections--
    if (closed?.isTitle) this.#titles--
    this.html += closed?.end ?? ''
  }
}
