import { fold, isAscii } from './words/fold.ts'

/** A text as phrases are compared with it. */
type Spelled = {
  /** The folded characters, with a single space for each run of white space. */
  readonly letters: readonly string[]
  /** Offset of each in the text as written, and the length of the text. */
  readonly offsets: readonly number[]
  /** Indices of the letters and digits, and of those that begin a word. */
  readonly letterStarts: readonly number[]
  readonly wordStarts: readonly number[]
}

/** Caches the last texts: a question and parts of it are searched for many vocabularies in turn. */
export function spelledText(text: string): Spelled {
  const known = lastSpelled.get(text)
  if (known !== undefined) return known
  const written = lettersOf(text)
  const whole = { ...written, ...startsIn(written.letters) }
  if (text.length <= rememberedLengthMax) {
    if (lastSpelled.size >= rememberedMax) lastSpelled.clear()
    lastSpelled.set(text, whole)
  }
  return whole
}

const lastSpelled = new Map<string, Spelled>()
/** The most texts that are cached: one question with its parts are hardly more. */
const rememberedMax = 16
/** Longest text that is cached; texts of documents are longer and searched for few phrases. */
const rememberedLengthMax = 1_000

type Letters = Pick<Spelled, 'letters' | 'offsets'>

/** The letters of a text, folded. */
export function lettersOf(text: string): Letters {
  return isAscii(text) ? spellAscii(text) : spellAny(text)
}

/** The first of the letters with which a phrase is spelled; empty without any. */
export function firstLetter(phrase: string): string {
  const [letter] = foldedCharacter(characterAt(phrase, 0))
  // A mark alone may stand for nothing.
  return letter ?? lettersOf(phrase).letters[0] ?? ''
}

function spellAscii(text: string): Letters {
  const lower = text.toLowerCase()
  const letters: string[] = []
  const offsets: number[] = []
  for (let at = 0; at < lower.length; at++) {
    const isSpace = isAsciiSpace(lower.charCodeAt(at))
    if (isSpace && letters.at(-1) === ' ') continue
    letters.push(isSpace ? ' ' : (lower[at] ?? ''))
    offsets.push(at)
  }
  offsets.push(text.length)
  return { letters, offsets }
}

export function isAsciiSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13)
}

/** Folds character by character, each with its combining marks, to keep offsets. */
function spellAny(text: string): Letters {
  const letters: string[] = []
  const offsets: number[] = []
  for (let at = 0; at < text.length; ) {
    const written = characterAt(text, at)
    const folded = foldedCharacter(written)
    if (folded !== ' ' || letters.at(-1) !== ' ')
      for (const letter of folded) {
        letters.push(letter)
        offsets.push(at)
      }
    at += written.length
  }
  offsets.push(text.length)
  return { letters, offsets }
}

function startsIn(letters: readonly string[]): Pick<Spelled, 'letterStarts' | 'wordStarts'> {
  const letterStarts: number[] = []
  const wordStarts: number[] = []
  let isInWord = false
  for (let at = 0; at < letters.length; at++) {
    const isOne = isLetter(letters[at])
    if (isOne) letterStarts.push(at)
    if (isOne && !isInWord) wordStarts.push(at)
    isInWord = isOne
  }
  return { letterStarts, wordStarts }
}

/** A character with its marks. What is ASCII has none if what follows is too. */
function characterAt(text: string, at: number): string {
  if (isAscii(text.slice(at, at + 2))) return text[at] ?? ''
  character.lastIndex = at
  return character.exec(text)?.[0] ?? ''
}

const character = /[^\p{M}]\p{M}*|\p{M}+/suy

/** A space for white space. The last ones are kept: a language has some dozens. */
function foldedCharacter(written: string): string {
  const known = foldedCharacters.get(written)
  if (known !== undefined) return known
  const folded = /^\s/.test(written) ? ' ' : fold(written.replace('’', "'"))
  if (foldedCharacters.size >= foldedCharactersMax) foldedCharacters.clear()
  if (written.length <= keptLengthMax) foldedCharacters.set(written, folded)
  return folded
}

const foldedCharacters = new Map<string, string>()
/** The phrases of all languages have 900, Chinese and Japanese included. */
const foldedCharactersMax = 4_000
/** Whoever writes more marks on one letter wants to fill the memory. */
const keptLengthMax = 8

/** Whether a folded character is a letter or digit. */
export function isLetter(letter: string | undefined): boolean {
  if (letter === undefined) return false
  const code = letter.charCodeAt(0)
  if (code >= 128) return /^[\p{L}\p{N}\p{M}]/u.test(letter)
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
}
