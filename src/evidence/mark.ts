/**
 * A text with the marks of its sources, `[1][2]`, right after its last sentence, as encyclopedias have them: no line
 * breaks between the two, and nobody takes the mark for a sentence of its own. After what could be read as one with
 * it stands a space: a word (`parts[0]`), code, an address, or the `!` that would make it a picture.
 */
export function marked(text: string, sources: readonly number[]): string {
  return `${text}${endsSentence(text) ? '' : ' '}${marksOf(sources)}`
}

/** The marks alone, for a line of their own: below a table or code. */
export function marksOf(sources: readonly number[]): string {
  return sources.map((source) => `[${source}]`).join('')
}

function endsSentence(text: string): boolean {
  const word = text.slice(-wordLengthMax).split(/\s/).at(-1) ?? ''
  return !address.test(word) && sentenceEnd.test(word)
}

const wordLengthMax = 400
const address = /:\/\/|www\.|@/

/** A full stop and its like, and the quotation marks, brackets and asterisks that close around it. */
const sentenceEnd = /(?:[\p{Sentence_Terminal}…](?<!!)["'’)*_]{0,4}|[”»」』])[”»」』]{0,2}$/u
