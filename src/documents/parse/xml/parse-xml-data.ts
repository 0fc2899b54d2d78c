import type { TextBudget } from '../../../extraction/blocks/text-budget.ts'
import type { DocumentContent } from '../parsed-document.ts'
import { readXml } from '../read-xml.ts'
import { parseValues } from '../text/json/parse-json.ts'

/** Whether a text is XML with a declaration, or a feed: data for programs, such as tickets, rather than a page. */
export function isXmlData(text: string): boolean {
  return /^\ufeff?\s{0,20}<(?:\?xml\s|(?:rss|feed|rdf:RDF|mediawiki)[\s>])/i.test(
    text.slice(0, 200),
  )
}

/** What stands in an element deeper than this is part of its text. */
const depthMax = 24

type XmlNode = {
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Map<string, unknown[]>
  /** Its own text, and that with the text of what stands in it. */
  text: string
  whole: string
}

/**
 * Parses XML that holds data as JSON is parsed: what elements hold by their names, those that repeat as records, long
 * ones under their titles. Of attributes those are told that belong to a long text, such as its author, or to an
 * element without any. Undefined if there are no elements within each other.
 */
export function parseXmlData(xml: string, budget: TextBudget): DocumentContent | undefined {
  const value = valueOfXml(xml, budget)
  if (typeof value !== 'object' || value === null) return undefined
  const [only, another] = Object.values(value)
  // The outermost elements say what kind of file it is: "rss", "channel".
  const inner = another === undefined && typeof only === 'object' ? only : value
  const content = parseValues(inner, budget)
  return content.text.trim() === '' ? undefined : content
}

function valueOfXml(xml: string, budget: TextBudget): unknown {
  const outermost = nodeOf({})
  const open = [outermost]
  let depth = 0
  readXml(xml, {
    open: (_, attributes) => {
      depth++
      if (depth > depthMax) return
      budget.addValues(1)
      open.push(nodeOf(attributes))
    },
    text: (text) => {
      const inner = open.at(-1)
      if (inner === undefined) return
      inner.text += text
      inner.whole += text
    },
    close: (name) => {
      depth--
      if (depth >= depthMax) return
      const closed = open.pop()
      const parent = open.at(-1)
      const value = closed && valueOfNode(closed)
      if (parent === undefined || value === undefined) return
      parent.whole += closed?.whole ?? ''
      const same = parent.children.get(name)
      if (same) same.push(value)
      else parent.children.set(name, [value])
    },
  })
  return valueOfNode(outermost)
}

function nodeOf(attributes: XmlNode['attributes']): XmlNode {
  return { attributes, children: new Map(), text: '', whole: '' }
}

/** A text of so many characters is one that somebody wrote, and not the value of a field. Not measured. */
const writtenLengthMin = 40

function valueOfNode({ attributes, children, text, whole }: XmlNode): unknown {
  const said = text.trim()
  // Words with others marked among them are one text: "Take <b>two</b> pills."
  if (children.size > 0 && said !== '') return whole.replace(/\s+/g, ' ').trim()
  const told = Object.entries(attributes).filter(([name]) => !/^(?:xmlns|xsi:|xml:)/.test(name))
  if (children.size === 0) {
    if (said === '') return told.length > 0 ? Object.fromEntries(told) : undefined
    return said.length >= writtenLengthMin && told.length > 0
      ? Object.fromEntries([...told, ['text', said]])
      : said
  }
  const within = [...children].map(([name, values]): [string, unknown] => {
    return [name, values.length === 1 ? values[0] : values]
  })
  return Object.fromEntries([...told, ...within])
}
