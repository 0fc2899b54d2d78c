import { decodeText } from './decode-text.ts'
import { readXml } from './read-xml.ts'

/** The text of the first `title` element: Dublin Core metadata of Office, OpenDocument and EPUB files. */
export function xmlTitle(xml: Uint8Array | undefined): string | undefined {
  if (!xml) return undefined
  let title: string | undefined
  let isOpen = false
  readXml(decodeText(xml), {
    open: (name) => {
      isOpen = name === 'title' && title === undefined
    },
    text: (text) => {
      if (isOpen) title = (title ?? '') + text
    },
    close: () => {
      isOpen = false
    },
  })
  return title?.trim() || undefined
}
