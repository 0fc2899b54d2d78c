import { unitAt } from '../../base/text/unit-at.ts'

/**
 * Folds a text to one form for all spellings: lower case, compatibility forms resolved (ﬁ, full width), no diacritics,
 * and plain letters for those that do not decompose (ø, ł, æ, ß …). The breve of й is kept, because Russian endings
 * cannot be told apart without it.
 */
export function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(strippedMarks, '')
    .replace(/[øłæœıđðþßħŋ]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFC')
}

/**
 * Stripped: Latin, Greek and Cyrillic accents, Hebrew points, Arabic vowel signs and tatweel, and the Armenian marks of
 * question and stress within a word.
 */
const strippedMarks =
  /(?<![иу])\u0306|[\u0300-\u0305\u0307-\u036f\u055b\u055c\u055e\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u0640\u064b-\u065f\u0670]/g

const plainLetters: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ħ: 'h',
  ŋ: 'n',
}

export function isAscii(text: string): boolean {
  const { length } = text
  for (let at = 0; at < length; at++) if (unitAt(text, at) > 127) return false
  return true
}
