import { fold } from './words/fold.ts'
import { type Range, wordRanges } from './words/words.ts'

/** A designation: its range, end exclusive, and its text: folded, except for an option, as `-C` is not `-c`. */
export type Designation = Range & { readonly text: string; readonly isOption: boolean }

/** Whether a word is of letters and digits, and so names one thing of a kind: "A2", "7a", "K20". */
export function hasLettersAndDigits(word: string): boolean {
  return lettersAndDigits.test(word)
}

const lettersAndDigits = /^(?=.*\p{L})(?=.*\p{N})[\p{L}\p{N}]+$/u

/** The joiner between two words of a designation. */
const join = /^(?:[-_./:#@~+\\]|::|->|--)$/

/** An option of a command, of one word. */
const option = /(?<![\p{L}\p{N}\p{M}-])--?\p{L}[\p{L}\p{N}]*/gu

/** A name of one word that ends with signs: "C++", "C#", "Save+". Of "Ctrl+S" and "a + b" nothing. */
const signed = /(?<![\p{L}\p{N}\p{M}])\p{L}[\p{L}\p{N}]{0,30}(?:\+{1,2}|#)(?![\p{L}\p{N}\p{M}+#])/gu

/** Several words in one, of which only the further ones have a capital, as code has them: `maxPayload`. */
const camelCase = /^\p{Ll}[\p{Ll}\p{N}]*\p{Lu}[\p{L}\p{N}]*$/u

/**
 * Finds designations: several words written as one, such as the name of a setting, a command or a file
 * ("fetch-retries", `work_mem`, `maxPayload`, `std::sort`), a version ("2.4") or a compound ("on-call"), a word with
 * signs behind it ("C++"), and options of commands ("-M", "--max"). The same words written apart may mean something
 * else.
 */
export function designationsIn(text: string): readonly Designation[] {
  if (text !== lastText) [lastText, lastFound] = [text, readDesignations(text)]
  return lastFound
}

/** The last text is kept: one question is read for its designations again and again. */
let lastText = ''
let lastFound: readonly Designation[] = []

function readDesignations(text: string): readonly Designation[] {
  const runs: { start: number; end: number; wordCount: number }[] = []
  for (const { start, end } of wordRanges(text)) {
    const run = runs.at(-1)
    if (run !== undefined && join.test(text.slice(run.end, start))) {
      run.end = end
      run.wordCount++
    } else runs.push({ start, end, wordCount: 1 })
  }
  const joined = runs.flatMap(({ start, end, wordCount }) => {
    const written = text.slice(start, end)
    if (wordCount === 1 && !camelCase.test(written)) return []
    return [{ start, end, text: fold(written), isOption: false }]
  })
  const names = [...text.matchAll(signed)].map(({ 0: written, index }) => {
    return { start: index, end: index + written.length, text: fold(written), isOption: false }
  })
  const taken = new Set(joined.map(({ start }) => start))
  const options = [...text.matchAll(option)].flatMap(({ 0: written, index }) => {
    const isTaken = taken.has(index + written.search(/\p{L}/u))
    return isTaken
      ? []
      : { start: index, end: index + written.length, text: written, isOption: true }
  })
  return [...joined, ...names, ...options]
}

/**
 * Whether a heading or term that has a designation describes it: an option of a command, a version or a clause
 * ("3.3.1"). Their letters and numbers are frequent as words.
 */
export function mayBeHeading({ text, isOption }: Pick<Designation, 'text' | 'isOption'>): boolean {
  return isOption || /^\d+(?:\.\d+)+$/.test(text)
}

/**
 * Tells of each designation whether a name, as the first cell of a row, is this one alone. Compounds that are joined by
 * a hyphen are words of many languages ("on-call") and count only where the name is written as code.
 */
export function isDesignationOf(
  name: string,
): (designation: Pick<Designation, 'text' | 'isOption'>) => boolean {
  const bare = name.replace(nameMarks, '')
  const isCode = name.startsWith('`')
  const folded = fold(bare)
  return ({ text, isOption }) =>
    isOption ? bare === text : folded === text && (isCode || !isCompound.test(text))
}

/** Marks of code and emphasis around a name, and the brackets of a function behind it. */
const nameMarks = /^[`*"']{1,5}|(?:\(\))?[`*"']{0,5}$/g
/** Words with nothing but hyphens between them. */
const isCompound = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)+$/u

/** Tells of each designation whether a text has it. */
export function designationFinder(
  text: string,
): (designation: Pick<Designation, 'text' | 'isOption'>) => boolean {
  const folded = fold(text)
  return (one) => hasDesignation(one.isOption ? text : folded, one.text)
}

/** Whether a text has a designation as a whole: not `work_mem` in `autovacuum_work_mem`. Linear in the text. */
function hasDesignation(folded: string, designation: string): boolean {
  const { length } = designation
  for (let at = folded.indexOf(designation); at >= 0; at = folded.indexOf(designation, at + length))
    if (beginsThere(folded, at) && endsThere(folded, at + length, 1)) return true
  return false
}

/** An option with one dash is none with two. */
function beginsThere(text: string, at: number): boolean {
  return endsThere(text, at - 1, -1) && !(text[at] === '-' && text[at - 1] === '-')
}

/**
 * Whether a word ends at this place: neither a word character nor a joiner with a word follows in the direction of
 * `step`.
 */
function endsThere(folded: string, at: number, step: 1 | -1): boolean {
  if (isInWord.test(folded[at] ?? '')) return false
  return !(join.test(folded[at] ?? '') && isInWord.test(folded[at + step] ?? ''))
}

const isInWord = /[\p{L}\p{N}\p{M}]/u
