import { readHtml } from '../read-xml.ts'

type Attributes = Readonly<Record<string, string>>

/**
 * Gives each list that counts down the number of its first item. That is the number of its items, which the page has
 * only told when the list ends. The lists are to be given in their order.
 */
export function reversedStarts(html: string): (list: Attributes) => Attributes {
  if (!mayCountDown.test(html)) return (list) => list
  const counts = countedItems(html).values()
  return (list) => {
    if (!isReversed(list)) return list
    return { start: String(counts.next().value), ...list }
  }
}

/** Few pages have such a list, and others need not be read twice. */
const mayCountDown = /<ol\b[^>]{0,1000}\breversed\b/i

/** Whether the items of a numbered list count down. */
export function isReversed(list: Attributes): boolean {
  return 'reversed' in list
}

/** How many items each list has that counts down. */
function countedItems(html: string): readonly number[] {
  const counts: number[] = []
  /** For each open list its place among those that count down. */
  const open: (number | undefined)[] = []
  readHtml(html, {
    open(name, attributes) {
      if (name === 'ul') open.push(undefined)
      if (name === 'ol') open.push(isReversed(attributes) ? counts.push(0) - 1 : undefined)
      const place = name === 'li' ? open.at(-1) : undefined
      if (place !== undefined) counts[place] = (counts[place] ?? 0) + 1
    },
    close(name) {
      if (name === 'ol' || name === 'ul') open.pop()
    },
  })
  return counts
}
