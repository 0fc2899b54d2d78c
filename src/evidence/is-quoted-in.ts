import { sentences } from '../language/sentences/sentences.ts'
import { shown } from './shown.ts'

/** Shortest sentence that tells its document, in characters: "Yes." is in many. */
const sentenceLengthMin = 20

/** Whether an answer quotes a sentence of a text, long enough to tell where it stands. */
export function isQuotedIn(answer: string, text: string, language: string): boolean {
  return sentences(text, language).some(({ start, end }) => {
    const sentence = shown(text.slice(start, end))
    return sentence.length >= sentenceLengthMin && answer.includes(sentence)
  })
}
