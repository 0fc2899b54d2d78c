import { type getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import type { PdfLine } from './pdf-lines.ts'
import { settings } from './settings.ts'

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
/** The matrix of a PDF: a point (x, y) becomes (ax + cy + e, bx + dy + f). */
type Matrix = readonly [number, number, number, number, number, number]

/**
 * Whether a page has nothing but a few lines at its upper or lower edge, as courts, scanners and fax machines stamp the
 * pages that they pass on: they are not what it says. The title of a slide stands further from the edge, and the picture
 * behind it is none of a text.
 */
export function hasOnlyStamp({ view }: Page, lines: readonly PdfLine[]): boolean {
  const { linesMax, edgeMax } = settings.stamp
  const [, bottom = 0, , top = 0] = view
  const isAtEdge = ({ y }: PdfLine) => Math.min(y - bottom, top - y) <= edgeMax * (top - bottom)
  return lines.length <= linesMax && lines.every(isAtEdge)
}

/** Whether pictures cover most of a page. Takes as long as to decode them; what cannot be drawn is none. */
export async function isPicture(page: Page): Promise<boolean> {
  try {
    return (await shareOfPictures(page)) >= settings.stamp.coverMin
  } catch {
    return false
  } finally {
    // Or the pictures of all pages would be in memory.
    page.cleanup()
  }
}

/** How much of a page its pictures cover, as a share of its area; more than 1 where they overlap. */
async function shareOfPictures(page: Page): Promise<number> {
  const { OPS } = await getResolvedPDFJS()
  const { fnArray, argsArray } = await page.getOperatorList()
  const drawing = new Set([
    OPS.paintImageXObject,
    OPS.paintImageMaskXObject,
    OPS.paintInlineImageXObject,
  ])
  const kept: number[] = []
  // A picture is drawn into the unit square, whose area a matrix multiplies by its determinant.
  let scale = 1
  let area = 0
  for (const [at, operator] of fnArray.entries()) {
    if (operator === OPS.save) kept.push(scale)
    else if (operator === OPS.restore) scale = kept.pop() ?? 1
    else if (operator === OPS.transform) scale *= determinant(argsArray[at])
    else if (operator === OPS.paintFormXObjectBegin) {
      kept.push(scale)
      scale *= determinant(argsArray[at]?.[0])
    } else if (operator === OPS.paintFormXObjectEnd) scale = kept.pop() ?? 1
    else if (drawing.has(operator)) area += Math.abs(scale)
  }
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view
  return area / Math.abs((right - left) * (top - bottom) || 1)
}

function determinant(matrix: Matrix | null | undefined): number {
  return matrix ? matrix[0] * matrix[3] - matrix[1] * matrix[2] : 1
}
