import { fold } from '../language/fold.ts'

/**
 * The key of a name, which all its spellings share: the folded words without possessive, punctuation and leading
 * article. Empty if no word is left.
 */
export function entityKey(name: string): string {
  return keyWords(name).join(' ')
}

/**
 * The keys by which a title may be mentioned: the whole title, the title without the part in brackets that tells
 * namesakes apart, and the title up to a comma.
 */
export function titleKeys(title: string): string[] {
  const bare = title.replace(/\s*[([（].*?[)\]）]\s*/g, ' ')
  const forms = new Set([title, bare, bare.split(/[,，:：]/)[0] ?? ''])
  const keys = new Set(Array.from(forms, entityKey))
  return [...keys].filter((key) => key.length > 1)
}

/** The folded words of a name, as they stand in its key. */
export function keyWords(name: string): string[] {
  const folded = fold(name)
  const bare = /['’]/.test(folded) ? folded.replace(possessive, '') : folded
  const found = bare.match(/[\p{L}\p{N}\p{M}]+/gu)
  if (found === null) return []
  return found.length > 1 && articles.has(found[0] ?? '') ? found.slice(1) : found
}

const possessive = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu
const articles = new Set(['the', 'a', 'an'])
