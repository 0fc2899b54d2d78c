import { posix } from 'node:path'
import { readXml } from '../read-xml.ts'
import type { ZipArchive } from '../read-zip.ts'
import { decodeText } from '../text/charsets/decode-text.ts'

/** A link from a part of an Office file to another (ECMA-376 part 2); `target` is a name in the archive. */
type Relationship = { readonly id: string; readonly kind: string; readonly target: string }

/** The links of one part; `kind` is the last word of their type, such as `slide` or `notesSlide`. */
export function relationshipsOf(zip: ZipArchive, part: string): readonly Relationship[] {
  const folder = posix.dirname(part)
  const links = zip.read(`${folder}/_rels/${posix.basename(part)}.rels`)
  const found: Relationship[] = []
  if (!links) return found
  readXml(decodeText(links), {
    open: (name, { Id: id, Type: type, Target: target, TargetMode: mode }) => {
      if (name !== 'Relationship' || !id || !type || !target || mode === 'External') return
      const path = posix.resolve('/', folder, target).slice(1)
      found.push({ id, kind: posix.basename(type), target: path })
    },
  })
  return found
}

/**
 * The id of the link that an element refers to. The prefix of the attribute is the choice of whoever writes the file,
 * mostly `r:id`; an `id` without one is a number of the element itself.
 */
export function linkIdOf(attributes: Readonly<Record<string, string>>): string | undefined {
  const name = Object.keys(attributes).find((name) => name.endsWith(':id'))
  return name === undefined ? undefined : attributes[name]
}
