import { isAscii } from '../words/fold.ts'

/** A text with composed letters and plain apostrophes: as small words are listed, accents included. */
export function unified(text: string): string {
  return isAscii(text) ? text : text.normalize('NFC').replaceAll('’', "'")
}
