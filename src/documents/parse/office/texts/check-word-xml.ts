import { SaxesParser } from 'saxes'
import { demandDepth } from '../../read-xml.ts'
import { unprocessable } from '../../unprocessable.ts'

/** More than any real document has. For each run Mammoth looks at all fields that are open. */
const fieldDepthMax = 1_000
/** Comments and instructions around the root. Mammoth's parser counts all of them again at each. */
const aroundRootMax = 100
/**
 * More kinds of elements, styles, breaks and symbols than the text of any real document has. Mammoth keeps a warning
 * about each that it does not know, and compares each with all others: 20,000 took 11 s, these take 0.2 s.
 */
const kindsMax = 2_000
/** Elements of which Mammoth tells each value apart. */
const toldByValue = new Set(['pStyle', 'rStyle', 'tblStyle', 'br', 'sym'])
/**
 * What Mammoth reads although it is no XML, as programs other than Word write it: characters that XML does not have, as
 * they are or by number, and prefixes without a namespace.
 */
const harmless = /disallowed character|malformed character entity|unbound namespace/

/**
 * Rejects a part of a Word document on which Mammoth's parser would take more than linear time: one that is not
 * well-formed, such as one with many roots, nests too deeply, or uses too many kinds of elements and styles. Throws
 * `unprocessable_document`.
 */
export function checkWordXml(xml: string): void {
  const parser = new SaxesParser({ position: false, xmlns: true })
  let depth = 0
  let openFields = 0
  let aroundRoot = 0
  const kinds = new Set<string>()
  const countAround = () => {
    if (depth === 0) aroundRoot += 1
    if (aroundRoot > aroundRootMax) throw damaged('its XML has too many comments outside its root')
  }
  parser.on('error', ({ message }) => {
    if (!harmless.test(message)) throw damaged('its XML is not well-formed')
  })
  parser.on('comment', countAround)
  parser.on('processinginstruction', countAround)
  parser.on('opentag', ({ name, local, attributes }) => {
    depth += 1
    demandDepth(depth)
    const values = toldByValue.has(local) ? Object.values(attributes).map(({ value }) => value) : []
    kinds.add([name, ...values].join(' '))
    if (kinds.size > kindsMax)
      throw unprocessable(
        `The file has more than ${kindsMax.toLocaleString('en')} kinds of elements and styles`,
      )
    if (local !== 'fldChar') return
    const type = Object.values(attributes).find((one) => one.local === 'fldCharType')?.value
    if (type === 'begin') openFields += 1
    if (type === 'end') openFields = Math.max(0, openFields - 1)
    if (openFields > fieldDepthMax) throw damaged('its fields nest too deeply')
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.write(xml.trimStart()).close()
}

function damaged(reason: string) {
  return unprocessable(`The file is damaged: ${reason}`)
}
