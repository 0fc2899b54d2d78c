/** A part of Rich Text Format: the border of a group, a control word or symbol, a byte written in hex, or text. */
export type RtfToken =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'control'; readonly word: string; readonly number: number | undefined }
  | { readonly kind: 'byte'; readonly value: number }
  | { readonly kind: 'text'; readonly text: string }

const token =
  /(?<border>[{}])|\\(?<word>[a-zA-Z]{1,32})(?<number>-?\d{1,10})? ?|\\'(?<hex>[\da-fA-F]{2})|\\(?<symbol>[^a-zA-Z])|(?<text>[^{}\\\r\n]+)/gsy

/**
 * Reads Rich Text Format, one character a byte. Line breaks of the file mean nothing, and binary data is passed over.
 */
export function* rtfTokens(source: string): Generator<RtfToken> {
  let at = 0
  while (at < source.length) {
    token.lastIndex = at
    const found = token.exec(source)
    // A line break, or a backslash at the end.
    if (found === null) {
      at += 1
      continue
    }
    at = token.lastIndex
    const { border, word, number, hex, symbol, text } = found.groups ?? {}
    if (border !== undefined) yield border === '{' ? { kind: 'open' } : { kind: 'close' }
    else if (word === 'bin') at += Math.max(0, Number(number ?? 0))
    else if (word !== undefined)
      yield { kind: 'control', word, number: number === undefined ? undefined : Number(number) }
    else if (hex !== undefined) yield { kind: 'byte', value: Number.parseInt(hex, 16) }
    else if (symbol !== undefined) yield { kind: 'control', word: symbol, number: undefined }
    else if (text !== undefined) yield { kind: 'text', text }
  }
}
