const { charCodeAt } = String.prototype

/**
 * The UTF-16 unit at an offset, NaN beyond the end; for loops over all characters. V8 stores strings in more ways than
 * a place in the code remembers (whole or a slice, one or two bytes a character), and then looks up `text.charCodeAt`
 * for each character, which takes a tenth of the analysis of a text. What is called here needs no look-up.
 */
export function unitAt(text: string, at: number): number {
  return charCodeAt.call(text, at)
}
