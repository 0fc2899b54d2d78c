/**
 * Appends the marks of the sources, `[1][2]`, right after the last sentence of a text, as encyclopedias do: no line
 * break can separate the two, and the mark is not taken for a sentence of its own. A space is put between if the mark
 * would otherwise be read as part of the text: after a word (`parts[0]`), code, an address, or a `!` that would make it
 * an image.
 */
export function marked(text: string, sources: readonly number[]): string {
  return `${text}${takesMark(text) ? '' : ' '}${marksOf(sources)}`
}

/** The marks alone, for a line of their own: below a table or code. */
export function marksOf(sources: readonly number[]): string {
  return sources.map((source) => `[${source}]`).join('')
}

function takesMark(text: string): boolean {
  const word = text.slice(-wordLengthMax).split(/\s/).at(-1) ?? ''
  return !address.test(word) && markPlace.test(word)
}

/** The end of a text that is looked at for its last word: a long address may be one. */
const wordLengthMax = 400
const address = /:\/\/|www\.|@/

/**
 * Where a mark may follow at once: a sentence terminator, but no `!`, with closing quotation marks, brackets and
 * asterisks; or a quotation mark alone.
 */
const markPlace = /(?:[\p{Sentence_Terminal}…](?<!!)["'’)*_]{0,4}|[”»」』])[”»」』]{0,2}$/u
