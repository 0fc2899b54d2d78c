import type { Block } from '../../../extraction/blocks/block.ts'
import { sentences } from '../../../language/sentences.ts'
import type { StructuredText } from '../parsed-document.ts'

/** How texts speak to the assistants that read them, and not to people. */
const orders: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|prior|above|earlier|all|your|other)\b.{0,40}\b(?:instructions?|prompts?|rules|directions|guidelines)\b/i,
  /\bas an? (?:AI|LLM|assistant|language model|chatbot)\b/i,
  /\b(?:if )?you are (?:now )?an? (?:AI|LLM|assistant|language model|chatbot)\b/i,
  /\b(?:AI|LLM|language model|assistant|chatbot)s?\b.{0,30}\b(?:must|should|have to|are required to|are instructed to)\b/i,
  /^\s{0,8}(?:system|assistant|user)\s{0,8}(?:prompt|message|note)?\s{0,8}:/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/i,
]
const sentenceLengthMax = 2_000
const prose = new Set(['paragraph', 'item', 'quote', 'heading', 'row', 'definition'])

/** Marks sentences that give orders to assistants as boilerplate, so that nothing quotes them. */
export function markOrders<Page extends StructuredText>(page: Page): Page {
  if (
    !orders.some((order) => page.text.split('\n').some((line) => order.test(line.slice(0, 20_000))))
  )
    return page
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
