import { languages } from '../languages.ts'
import { madeWhenRead } from '../made-when-read.ts'

/**
 * The other spelling of a name that has a letter with an accent in its language: "Muller", which is the key of "Müller",
 * for "Mueller"; and "Mueller" for "Müller". A word without a capital is no name, and is returned as it is.
 */
export function otherSpelling(written: string): string {
  const { instead, accented } = letters
  const plain = written.replace(capitalised, (name) =>
    name.replace(instead, (found) => found.slice(0, 1)),
  )
  if (plain !== written) return plain
  return written.replace(capitalised, (name) => name.replace(accented, spelled))
}

const capitalised = /\p{Lu}\p{L}+/gu

/** The letters instead of one with an accent, of which the first is a capital as that is. */
function spelled(letter: string): string {
  const small = letter.toLowerCase()
  const found = letters.spellings.get(small) ?? letter
  return letter === small ? found : found.slice(0, 1).toUpperCase() + found.slice(1)
}

/** Of all languages together: names occur in texts of any language. */
const letters = madeWhenRead(
  {},
  {
    spellings: () => new Map(pairs()),
    accented: () => anyOf(pairs().map(([letter]) => letter)),
    instead: () => anyOf(pairs().map(([, others]) => others)),
  },
)

function pairs(): (readonly [letter: string, instead: string])[] {
  return [...languages.values()].flatMap(({ letterSpellings }) =>
    letterSpellings.map(([letter = '', instead = '']) => [letter, instead] as const),
  )
}

function anyOf(written: readonly string[]): RegExp {
  return new RegExp(written.join('|'), 'gi')
}
