import type { Block } from '../../../extraction/blocks/block.ts'
import type { Language } from '../../../language/language.ts'
import { languages } from '../../../language/languages.ts'
import { sentences } from '../../../language/sentences.ts'
import type { StructuredText } from '../parsed-document.ts'

/** How texts speak to the assistants that read them, and not to people: in any language that has words for it. */
const orders: readonly RegExp[] = [
  /^\s{0,8}(?:system|assistant|user)\s{0,8}(?:prompt|message|note)?\s{0,8}:/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/i,
  ...[...languages.values()].flatMap(ordersIn),
]
const lineLengthMax = 20_000
const sentenceLengthMax = 2_000
const prose = new Set(['paragraph', 'item', 'quote', 'heading', 'row', 'definition'])

function ordersIn({ orders }: Language): RegExp[] {
  const { verbs, which, what, readers, openings, duties } = orders
  const oneOf = (phrases: readonly string[], ending = '') =>
    `(?<![\\p{L}\\p{N}_])(?:${phrases.join('|')})${ending}(?![\\p{L}\\p{N}_])`
  const found: string[] = []
  if (verbs && which && what)
    found.push(`${oneOf(verbs)}.{0,40}${oneOf(which)}.{0,40}${oneOf(what)}`)
  if (readers && openings) found.push(`${oneOf(openings)} ${oneOf(readers)}`)
  if (readers && duties) found.push(`${oneOf(readers, 's?')}.{0,30}${oneOf(duties)}`)
  return found.map((pattern) => new RegExp(pattern, 'iu'))
}

/** Marks sentences that give orders to assistants as boilerplate, so that nothing quotes them. */
export function markOrders<Page extends StructuredText>(page: Page): Page {
  const lines = page.text.split('\n').map((line) => line.slice(0, lineLengthMax))
  if (!orders.some((order) => lines.some((line) => order.test(line)))) return page
  return { ...page, blocks: page.blocks.flatMap((block) => cut(page.text, block)) }
}

function cut(text: string, block: Block): readonly Block[] {
  if (!prose.has(block.kind)) return [block]
  const own = text.slice(block.start, block.end)
  const parts = sentences(own).map(({ start, end }) => {
    const isOrder = orders.some((order) =>
      order.test(own.slice(start, Math.min(end, start + sentenceLengthMax))),
    )
    return { start: block.start + start, end: block.start + end, isOrder }
  })
  if (!parts.some(({ isOrder }) => isOrder)) return [block]
  return parts.map(({ start, end, isOrder }, index) =>
    isOrder
      ? { kind: 'boilerplate' as const, start, end, depth: 0, opens: false }
      : { ...block, start, end, opens: block.opens && index === 0 },
  )
}
