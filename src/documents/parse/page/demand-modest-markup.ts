import type { readXml } from '../read-xml.ts'
import { unprocessable } from '../unprocessable.ts'

/** More than any page meant for readers has. */
const elementsMax = 200_000
/** Libraries traverse a DOM by recursion. */
const depthMax = 1_000

/**
 * Throws `unprocessable_document` if markup has too many elements or nests too deeply. Checked before a DOM is built,
 * which takes far more time and memory than the single pass of `walk`.
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
