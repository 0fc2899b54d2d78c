import { parseDocument } from 'yaml'

/**
 * The value of a text in YAML. Numbers and dates stay as written: `1.10` is a text. `undefined` for what is no YAML, is
 * several documents, nests too deeply for the stack, or repeats a part by its name: such parts, repeated in each other,
 * are of any size. Takes time linear in the text.
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
    return document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 0 })
  } catch (error) {
    if (error instanceof RangeError || error instanceof ReferenceError) return undefined
    throw error
  }
}
