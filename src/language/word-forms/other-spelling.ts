import type { Language } from '../language.ts'
import { languages } from '../languages.ts'
import { madeWhenRead } from '../made-when-read.ts'

/**
 * The other spelling of a name that has a letter with an accent in its language: "Muller", which is the key of
 * "Müller", for "Mueller"; and "Mueller" for "Müller". A word without a capital is no name, and is returned as it is.
 */
export function otherSpelling(written: string): string {
  const plain = written.replace(capitalised, withoutAccents)
  if (plain !== written) return plain
  return written.replace(capitalised, (name) => Array.from(name, letterPair).join(''))
}

/**
 * A word of a language with its letters that have an accent in place of those that stand for them, "für" for "fuer", or
 * the other way round; undefined where it has neither.
 */
export function respelled(word: string, { letterSpellings }: Language): string | undefined {
  const small = word.toLowerCase()
  let [accented, plain] = [small, small]
  for (const [letter = '', pair = ''] of letterSpellings) {
    accented = replacedAll(accented, pair, letter)
    plain = plain.replaceAll(letter, pair)
  }
  return [accented, plain].find((one) => one !== small)
}

/** After these vowels and "q" the pair is none: "neue", "Bauer", "Quelle". */
function replacedAll(word: string, pair: string, letter: string): string {
  const [first = '', ...parts] = word.split(pair)
  return parts.reduce((made, part) => made + (/[aeq]$/.test(made) ? pair : letter) + part, first)
}

const capitalised = /\p{Lu}\p{L}+/gu

/** The name with the first of each two letters that stand for one with an accent. */
function withoutAccents(name: string): string {
  let plain = ''
  for (let at = 0; at < name.length; ) {
    const isPair = spellings.pairs.has(name.slice(at, at + 2).toLowerCase())
    plain += name.charAt(at)
    at += isPair ? 2 : 1
  }
  return plain
}

/** The two letters instead of one with an accent, of which the first is a capital as that is; others are unchanged. */
function letterPair(letter: string): string {
  const small = letter.toLowerCase()
  const pair = spellings.pairOf.get(small) ?? letter
  return letter === small ? pair : pair.charAt(0).toUpperCase() + pair.slice(1)
}

/** Of all languages together: names occur in texts of any language. */
const spellings = madeWhenRead(
  {},
  {
    pairOf: () => new Map(letterPairs()),
    pairs: () => new Set(letterPairs().map(([, pair]) => pair)),
  },
)

function letterPairs(): (readonly [letter: string, pair: string])[] {
  return [...languages.values()].flatMap(({ letterSpellings }) =>
    letterSpellings.map(([letter = '', pair = '']) => [letter, pair] as const),
  )
}
