import { readXml } from './read-xml.ts'
import { decodeText } from './text/charsets/decode-text.ts'

/** The text of the first `title` element: Dublin Core metadata of Office, OpenDocument and EPUB files. */
export function xmlTitle(xml: Uint8Array | undefined): string | undefined {
  return xmlElementText(xml, 'title')
}

/** The text of the first element of a name. */
export function xmlElementText(xml: Uint8Array | undefined, element: string): string | undefined {
  if (!xml) return undefined
  let found: string | undefined
  let isOpen = false
  readXml(decodeText(xml), {
    open: (name) => {
      isOpen = name === element && found === undefined
    },
    text: (text) => {
      if (isOpen) found = (found ?? '') + text
    },
    close: () => {
      isOpen = false
    },
  })
  return found?.trim() || undefined
}
