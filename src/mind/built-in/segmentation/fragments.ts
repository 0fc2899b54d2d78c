import type { Passage } from '../../../evidence/passage.ts'
import { shown } from '../../../evidence/show.ts'
import type { BlockKind } from '../../../extraction/blocks/block.ts'
import { sentenceEnd } from '../../../language/sentences.ts'
import { settings } from '../settings.ts'
import type { Piece } from './pieces.ts'

/**
 * The numbers of the blocks that are fragments: paragraphs that carry no statement, such as bylines, dates, captions,
 * addresses, labels of links, or the title or a part of it again. A fragment has no sentence end and no code,
 * introduces nothing, and is very short or has hardly any stop words. If most words of the passage are in paragraphs
 * without a sentence end, only the title counts as a fragment. Linear in the length of the passage.
 */
export function fragmentsOf(
  { blocks, title, language, text }: Passage,
  pieces: readonly (readonly Piece[])[],
): ReadonlySet<number> {
  const { wordsMax, labelWordsMax, openShareMax } = settings.fragment
  const open: { readonly number: number; readonly words: number }[] = []
  let all = 0
  blocks.forEach(({ kind }, number) => {
    const own = pieces[number] ?? []
    if (kind !== 'paragraph' || own.length === 0) return
    const words = own.reduce((sum, { wordCount }) => sum + wordCount, 0)
    all += words
    if (!own.some((piece) => isEnded(piece, text, language))) open.push({ number, words })
  })
  const openWords = open.reduce((sum, { words }) => sum + words, 0)
  const isOpen = openWords > all * openShareMax
  const name = shown(title)
  // Many titles have the name of their site behind them, which stands above the text of each page.
  const names = new Set([name, ...name.split(/ [-–—|·»›] /)])
  const found = open.filter(({ number, words }) => {
    const own = pieces[number] ?? []
    if (introduces.has(blocks[number + 1]?.kind ?? 'paragraph')) return false
    if (own.length === 1 && names.has(own[0]?.shown ?? '')) return true
    if (isOpen || words > wordsMax || own.some(({ shown }) => shown.includes('`'))) return false
    if (words <= labelWordsMax || hasFewSmallWords(own)) return true
    return own.some((piece) => piece.shown.includes('://'))
  })
  return new Set(found.map(({ number }) => number))
}

/** A paragraph right before one of these introduces it. */
const introduces: ReadonlySet<BlockKind> = new Set(['item', 'row', 'code'])

function isEnded({ start, end, endsOpen }: Piece, text: string, language: string): boolean {
  if (endsOpen) return true
  return (
    sentenceEnd(text.slice(Math.max(start, end - settings.bounds.end), end), language) !== 'open'
  )
}

function hasFewSmallWords(own: readonly Piece[]): boolean {
  const words = own.flatMap(({ tokens }) => tokens)
  const small = words.filter(({ word }) => word.isStopWord).length
  return small <= words.length * settings.fragment.smallWordsMax
}
