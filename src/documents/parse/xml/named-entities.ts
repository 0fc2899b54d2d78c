import { readHtml } from '../read-xml.ts'

/** Names longer than any entity's are text. */
const reference = /&([A-Za-z][\w.-]{0,60});/g
/** What stands for the entities that were met, by their names; names are the document's own, so few are kept. */
const met = new Map<string, string>()
const metMax = 1000

/**
 * Text of XML in which entities stand for what they name, as parsers leave those that the document type declares
 * elsewhere: a character of HTML, as the sets of ISO that DocBook uses have the same names, and otherwise the name
 * itself. "In &kmymoney; press &Ctrl;" reads "In kmymoney press Ctrl".
 */
export function withoutEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(reference, (written: string, name: string) => {
    const known = met.get(name)
    if (known !== undefined) return known
    const read = characterOf(written) ?? name.replaceAll('.', ' ')
    if (met.size < metMax) met.set(name, read)
    return read
  })
}

/** The character that HTML knows by a name. */
function characterOf(written: string): string | undefined {
  let read = ''
  readHtml(written, { text: (text) => (read += text) })
  return read === written ? undefined : read
}
