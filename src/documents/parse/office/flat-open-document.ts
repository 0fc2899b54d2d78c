import type { ZipArchive } from '../read-zip.ts'
import { headOf } from '../sniffing/head-of.ts'

const root = /<office:document\s[^<>]*?office:mimetype="([^"<>]{1,200})"/
/** Pictures, as Base64. */
const binary = /<office:binary-data>[^<]*<\/office:binary-data>/g
/** Which elements of the file the members of an archive have. */
const members: Readonly<Record<string, readonly string[]>> = {
  'meta.xml': ['office:meta'],
  'styles.xml': ['office:styles'],
  'content.xml': ['office:automatic-styles', 'office:body'],
}

/** An OpenDocument file that is one XML file (`.fodt`), as the archive that it would be; undefined for other texts. */
export function flatOpenDocument(text: string): ZipArchive | undefined {
  const [, mediaType] = root.exec(headOf(text)) ?? []
  if (mediaType === undefined) return undefined
  const xml = text.replaceAll(binary, '')
  return {
    names: ['mimetype', ...Object.keys(members)],
    read(name) {
      if (name === 'mimetype') return Buffer.from(mediaType)
      const elements = members[name]?.map((element) => elementOf(xml, element)).join('')
      return elements ? Buffer.from(`<office:document>${elements}</office:document>`) : undefined
    },
  }
}

/** An element that stands once in a file, with its tags; empty if there is none. */
function elementOf(xml: string, name: string): string {
  const start = xml.indexOf(`<${name}>`)
  const end = xml.indexOf(`</${name}>`, start)
  return start < 0 || end < 0 ? '' : xml.slice(start, end + name.length + 3)
}
