import { createHash } from 'node:crypto'
import { detectLanguage } from '../../src/language/detection/detect-language.ts'
import { terms } from '../../src/language/word-forms/terms.ts'
import type { AnswerSet } from './answer-set.ts'

/** The set with a mistake in each question that has a word long enough for one. */
export function misspelt(name: string, set: AnswerSet): AnswerSet {
  const questions = set.questions.map((question) => {
    return { ...question, question: misspell(question.question, question.id) }
  })
  return { ...set, name, questions }
}

/** Shorter words are left as they are. */
const lettersMin = 5
/** The rows of keys of two keyboards. */
const keys = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю']

/**
 * The question with one of its content words misspelt, within the word: two letters exchanged, one left out, one doubled,
 * or one replaced by its neighbour in its row of keys; all by the hash of the id, so that nobody chooses it.
 */
export function misspell(question: string, id: string): string {
  const [which = 0, place = 0, kind = 0] = createHash('sha256').update(`misspelt ${id}`).digest()
  const words = terms(question, detectLanguage(question)).filter(({ start, end }) =>
    /^\p{L}\p{Ll}+$/u.test(question.slice(start, end)) ? end - start >= lettersMin : false,
  )
  const word = words[which % words.length]
  if (word === undefined) return question
  const at = word.start + 1 + (place % (word.end - word.start - 2))
  const [letter, next] = [question.charAt(at), question.charAt(at + 1)]
  const row = keys.find((one) => one.includes(letter)) ?? letter
  const beside = row.charAt(row.indexOf(letter) + 1) || row.charAt(row.length - 2)
  const written = [`${next}${letter}`, next, `${letter}${letter}${next}`, `${beside}${next}`]
  return question.slice(0, at) + written[kind % written.length] + question.slice(at + 2)
}
