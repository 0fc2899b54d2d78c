import { Memo } from '../../../../base/cache/memo.ts'
import { languageOf } from '../../../../language/languages.ts'
import { nameWords } from '../../../../language/name-words.ts'
import { settings } from '../settings.ts'

/** A key under which other documents may have the entity. */
export type NameForm = {
  readonly key: string
  /** Its posting list in the index. */
  readonly feature: string
  /** The quality of the name, from 0 to 1, judged by its words alone. */
  readonly quality: number
  /** Whether it leaves out words of the name. */
  readonly isPart: boolean
}

/**
 * The forms of a name, given by its key: the whole name, and every run of two or more of its words that could be a
 * name by itself. "King Olaf II of Norrvik" is also "Olaf II". Forms are not stored, so that documents can be added in
 * any order.
 */
export function nameForms(key: string): readonly NameForm[] {
  return remembered.get(key)
}

/**
 * Names in each of two generations, which take 440 bytes each. A question asks for 130, and all of 2Wiki together for
 * 8,000: remembered, they save 8 % of the CPU of a walk. With 5,000 a third of those that were met are found out anew.
 */
const namesMax = 10_000

const remembered = new Memo(namesMax, (key: string): readonly NameForm[] => [
  formOf(key, qualityOf(key)),
  ...partsOf(key.split(' ')),
])

/** A whole name as a form. */
export function formOf(key: string, quality: number): NameForm {
  return { key, feature: featureOf(key), quality, isPart: false }
}

/** The posting list of the entity with this key. */
export function featureOf(key: string): string {
  return `e:${key}`
}

/** A single word is a weaker name than several. */
export function qualityOf(key: string): number {
  return key.includes(' ') ? 1 : settings.oneWord
}

function partsOf(words: readonly string[]): NameForm[] {
  const parts: NameForm[] = []
  if (words.length > settings.formWordsMax) return parts
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= words.length; to++) {
      if (to - from === words.length) continue
      if (isLinkWord(words[from]) || isLinkWord(words[to - 1])) continue
      parts.push({ ...formOf(words.slice(from, to).join(' '), 1), isPart: true })
    }
  return parts
}

/** No name ends with one of these, or begins with it. */
const outerWords = new Set([...nameWords.links, ...languageOf('en').prepositions.all])

function isLinkWord(word = ''): boolean {
  return outerWords.has(word)
}
