import { Parser } from 'htmlparser2'
import { unprocessable } from './unprocessable.ts'

/** Deeper than any real document; far beyond it the parser's own stack becomes slow. */
const depthMax = 5_000

type XmlHandlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  /** `end` is the offset behind the element. */
  close?: (name: string, end: number) => void
}

/**
 * Parses XML and calls the handlers in document order. Element names come without their prefix, attribute names as
 * written. Declared entities and document types are ignored, so nothing can expand or be fetched. Throws
 * `unprocessable_document` if elements nest too deeply.
 */
export function readXml(xml: string, handlers: XmlHandlers): void {
  parseMarkup(xml, handlers, { xmlMode: true })
}

/** Like `readXml`, for HTML: names in lower case, missing end tags supplied. */
export function readHtml(html: string, handlers: XmlHandlers): void {
  parseMarkup(html, handlers, { xmlMode: false })
}

function parseMarkup(markup: string, handlers: XmlHandlers, options: { xmlMode: boolean }): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        demandDepth(depth)
        handlers.open?.(localName(name), attributes)
      },
      ontext(text) {
        handlers.text?.(text)
      },
      onclosetag(name) {
        depth -= 1
        handlers.close?.(localName(name), parser.endIndex + 1)
      },
    },
    options,
  )
  parser.write(markup)
  parser.end()
}

/** Throws `unprocessable_document` for elements that nest deeper than they may. */
export function demandDepth(depth: number): void {
  if (depth > depthMax) throw unprocessable('The file is damaged: its elements nest too deeply')
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
