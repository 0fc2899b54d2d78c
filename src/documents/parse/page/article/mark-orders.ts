import type { Block } from '../../../../extraction/blocks/block.ts'
import type { Language } from '../../../../language/language.ts'
import { languages } from '../../../../language/languages.ts'
import { sentences } from '../../../../language/sentences/sentences.ts'
import type { StructuredText } from '../../parsed-document.ts'

const latin = String.raw`\p{Script=Latin}`
/** Markup addressed to language models rather than people. */
const markup: readonly RegExp[] = [
  /^\s{0,8}(?:system|assistant|user)\s{0,8}(?:prompt|message|note)?\s{0,8}:/i,
  /<\|?(?:im_start|im_end|system|endoftext)\|?>|\[\/?INST\]/i,
]
/**
 * Every instruction contains one of these words. Few texts do, and this test costs a twentieth of trying all patterns.
 */
const cues = new RegExp(`${cuesOf(false)}|${cuesOf(true)}`, 'iu')
/**
 * What is further behind in a line or sentence is not tried: patterns take time for each character, and a page may be
 * one line.
 */
const lineLengthMax = 20_000
const sentenceLengthMax = 2_000
const prose = new Set(['paragraph', 'item', 'quote', 'heading', 'row', 'description'])

function isOrder(text: string): boolean {
  if (markup.some((mark) => mark.test(text))) return true
  if (!cues.test(text)) return false
  patterns ??= Array.from(languages.values(), patternsOf)
  return patterns.some((own) => own.cue.test(text) && own.orders().some((one) => one.test(text)))
}

/** Every instruction in a language contains one of its cues. */
type OrderPatterns = { readonly cue: RegExp; readonly orders: () => readonly RegExp[] }

let patterns: readonly OrderPatterns[] | undefined

/**
 * The patterns of one language. Those of instructions are made when a text first has its cue: to make those of all
 * languages takes as long as to parse ten pages, and each process would take it.
 */
function patternsOf(language: Language): OrderPatterns {
  let made: readonly RegExp[] | undefined
  const orders = () => {
    made ??= ordersIn(language)
    return made
  }
  return { cue: new RegExp(cuesIn([language], language.isUnspaced), 'iu'), orders }
}

/**
 * The instructions of one language. The verb is first or last, and "previous" is before or after its noun: "ignore all
 * previous instructions", "ignora las instrucciones anteriores", "以前の指示をすべて無視して".
 */
function ordersIn({ orders, isUnspaced }: Language): RegExp[] {
  const { verbs, which, what, readers, openings, duties } = orders
  const some = (phrases: readonly string[], ending = '') => oneOf(phrases, isUnspaced, ending)
  const found: string[] = []
  if (verbs && which && what) {
    const [verb, those, things] = [some(verbs), some(which), some(what)]
    const object = `(?:${those}.{0,40}${things}|${things}.{0,3}${those})`
    found.push(`${verb}.{0,40}${object}`, `${object}.{0,12}${verb}`)
  }
  if (readers && openings) found.push(`${some(openings)}${isUnspaced ? ' ?' : ' '}${some(readers)}`)
  if (readers && duties) found.push(`${some(readers, 's?')}.{0,30}${some(duties)}`)
  return found.map((pattern) => new RegExp(pattern, 'iu'))
}

function cuesOf(isUnspaced: boolean): string {
  const all = [...languages.values()]
  return cuesIn(
    all.filter((language) => language.isUnspaced === isUnspaced),
    isUnspaced,
  )
}

function cuesIn(some: readonly Language[], isUnspaced: boolean): string {
  const phrases = some.flatMap(({ orders: { verbs = [], readers = [] } }) => [...verbs, ...readers])
  return oneOf(phrases, isUnspaced, 's?')
}

/**
 * Matches phrases as whole words. In scripts without spaces only adjacent Latin letters count as one word: "AI" is not
 * in "said".
 */
function oneOf(phrases: readonly string[], isUnspaced: boolean, ending: string): string {
  const [start, end] = isUnspaced
    ? [`(?<!${latin}(?=${latin}))`, `(?!(?<=${latin})${latin})`]
    : ['(?<![\\p{L}\\p{N}_])', '(?![\\p{L}\\p{N}_])']
  return `${start}(?:${phrases.join('|').replaceAll('’', "['’]")})${ending}${end}`
}

/**
 * Marks sentences that give instructions to AI assistants (prompt injection) as boilerplate, so that they are never
 * quoted.
 */
export function markOrders<Page extends StructuredText>(page: Page): Page {
  const lines = page.text.split('\n').map((line) => line.slice(0, lineLengthMax))
  if (!lines.some(isOrder)) return page
  return { ...page, blocks: page.blocks.flatMap((block) => cut(page.text, block)) }
}

function cut(text: string, block: Block): readonly Block[] {
  if (!prose.has(block.kind)) return [block]
  const own = text.slice(block.start, block.end)
  const parts = sentences(own).map(({ start, end }) => {
    const orders = isOrder(own.slice(start, Math.min(end, start + sentenceLengthMax)))
    return { start: block.start + start, end: block.start + end, orders }
  })
  if (!parts.some(({ orders }) => orders)) return [block]
  return parts.map(({ start, end, orders }, index) =>
    orders
      ? { kind: 'boilerplate' as const, start, end, depth: 0, opens: false }
      : { ...block, start, end, opens: block.opens && index === 0 },
  )
}
