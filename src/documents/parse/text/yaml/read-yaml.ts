import { type Document, isScalar, parseDocument, visit } from 'yaml'

/**
 * The value of a text in YAML. Numbers and dates stay as written: `1.10` is a text. `undefined` for what is no YAML, is
 * several documents, nests too deeply for the stack, has a list or a map as the name of a value, or repeats a part by
 * its name: such parts, repeated in each other, are of any size. Takes time linear in the text.
 */
export function readYaml(text: string): unknown {
  try {
    const document = parseDocument(text, {
      schema: 'failsafe',
      customTags: ['bool', 'null'],
      // Looks at each key for each other one.
      uniqueKeys: false,
      prettyErrors: false,
    })
    if (document.errors.length > 0 || !hasPlainNames(document)) return undefined
    return document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReferenceError) return undefined
    throw error
  }
}

/** Whether no name of a value is a list or a map: such names, within each other, are written out again at each level. */
function hasPlainNames(document: Document): boolean {
  let arePlain = true
  visit(document, {
    Pair: (_, { key }) => {
      arePlain = key === null || isScalar(key)
      return arePlain ? undefined : visit.BREAK
    },
  })
  return arePlain
}
