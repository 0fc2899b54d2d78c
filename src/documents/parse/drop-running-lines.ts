import type { PdfLine } from './pdf-lines.ts'

const pagesMin = 3

/**
 * Leaves out what printers repeat at the head and foot of pages: titles, addresses and page numbers, which
 * would cut sentences in two. A page's first or last line is one of them if it stands there, but for its
 * digits and in the same type and height, on three pages.
 */
export function dropRunningLines(lines: readonly PdfLine[]): PdfLine[] {
  const edges = [...Map.groupBy(lines, ({ page }) => page).values()].flatMap(edgesOf)
  const alike = Map.groupBy(edges, likeness)
  const running = new Set([...alike.values()].filter((some) => some.length >= pagesMin).flat())
  return lines.filter((line) => !running.has(line))
}

function edgesOf(page: readonly PdfLine[]): PdfLine[] {
  const downwards = page.toSorted((a, b) => b.y - a.y)
  return [...downwards.slice(0, 1), ...downwards.slice(1).slice(-1)]
}

function likeness({ text, y, fontSize }: PdfLine): string {
  return `${text.replace(/\d+/g, '0').trim()} ${Math.round(y)} ${Math.round(fontSize)}`
}
