import type { readXml } from '../read-xml.ts'
import { unprocessable } from '../unprocessable.ts'

/** More than any page that is meant to be read. */
const elementsMax = 200_000
/** Libraries go through a DOM by calls that nest as its elements do. */
const depthMax = 1_000

/**
 * A DOM takes much more time and memory than reading once through the markup, which `walk` does. Throws
 * `unprocessable_document` if there are too many elements, or they nest too deep.
 */
export function demandModestMarkup(markup: string, walk: typeof readXml): void {
  let elements = 0
  let depth = 0
  walk(markup, {
    open: () => {
      elements += 1
      depth += 1
      if (elements > elementsMax)
        throw unprocessable(`The page has more than ${elementsMax} elements`)
      if (depth > depthMax)
        throw unprocessable(`The elements of the page nest more than ${depthMax} deep`)
    },
    close: () => {
      depth -= 1
    },
  })
}
