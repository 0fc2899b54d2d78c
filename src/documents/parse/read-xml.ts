import { Parser } from 'htmlparser2'
import { unprocessable } from './unprocessable.ts'

/** Deeper than any real document; the parser's own stack slows down far beyond it. */
const depthMax = 5_000

type XmlHandlers = {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

/**
 * Walks through XML in document order. Element names come without their prefix, attribute names as
 * written. Declared entities and document types are ignored, so nothing can expand or be fetched.
 */
export function readXml(xml: string, handlers: XmlHandlers): void {
  parseMarkup(xml, handlers, { xmlMode: true })
}

/** Walks through HTML as `readXml` does through XML: names in lower case, missing end tags supplied. */
export function readHtml(html: string, handlers: XmlHandlers): void {
  parseMarkup(html, handlers, { xmlMode: false })
}

function parseMarkup(markup: string, handlers: XmlHandlers, options: { xmlMode: boolean }): void {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > depthMax)
          throw unprocessable('The file is damaged: its elements nest too deeply')
        handlers.open?.(localName(name), attributes)
      },
      ontext(text) {
        handlers.text?.(text)
      },
      onclosetag(name) {
        depth -= 1
        handlers.close?.(localName(name))
      },
    },
    options,
  )
  parser.write(markup)
  parser.end()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
