import type { Spelling } from '../../../contract/chat/spelling.ts'
import { wordRanges } from '../../../language/words/words.ts'

/** A word of a question that no document has, and the word of the documents that is taken to be meant. */
export type Correction = { readonly written: string; readonly meant: string }

/** The text with each misspelt word as it is taken to be meant. */
export function corrected(text: string, corrections: readonly Correction[]): string {
  const meant = new Map(corrections.map((correction) => [correction.written, correction.meant]))
  let [read, at] = ['', 0]
  for (const { start, end } of wordRanges(text)) {
    const word = meant.get(text.slice(start, end))
    if (word === undefined) continue
    read += text.slice(at, start) + word
    at = end
  }
  return read + text.slice(at)
}

/** Corrections as a field of an object of the API; no field without any. */
export function describeSpelling(corrections: readonly Correction[] = []): { spelling?: Spelling } {
  if (corrections.length === 0) return {}
  return { spelling: corrections.map(({ written, meant }) => ({ written, read_as: meant })) }
}

/** Thrown where words of a question are misspelt: it has to be read again as it is meant. */
export class Misspelt extends Error {
  override readonly name = 'Misspelt'
  readonly corrections: readonly Correction[]

  constructor(corrections: readonly Correction[]) {
    super('A question has words that no document has')
    this.corrections = corrections
  }
}
