import { languageOf } from '../../language/languages.ts'
import { fold } from '../../language/words/fold.ts'

/**
 * The key of a name, the same for all its spellings: its folded words without possessive, punctuation and leading
 * article. Empty if no word is left.
 */
export function entityKey(name: string): string {
  return isPlain(name) ? withoutArticle(name.toLowerCase()) : keyWords(name).join(' ')
}

/** Whether the name is ASCII words with single spaces, as most are: lower case then equals folding. */
function isPlain(name: string): boolean {
  let before = 32
  for (let at = 0; at < name.length; at++) {
    const unit = name.charCodeAt(at)
    const isWord =
      (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57)
    if (!isWord && (unit !== 32 || before === 32)) return false
    before = unit
  }
  return before !== 32
}

function withoutArticle(words: string): string {
  const space = words.indexOf(' ')
  return space > 0 && articles.has(words.slice(0, space)) ? words.slice(space + 1) : words
}

/**
 * The keys under which a title may be mentioned: the whole title, the title without a bracket that distinguishes
 * namesakes, and the title up to a comma.
 */
export function titleKeys(title: string): string[] {
  if (!/[()[\]（）,，:：]/.test(title)) return [entityKey(title)].filter((key) => key.length > 1)
  const bare = withoutBrackets(title)
  const forms = new Set([title, bare, bare.split(/[,，:：]/)[0] ?? ''])
  const keys = new Set(Array.from(forms, entityKey))
  return [...keys].filter((key) => key.length > 1)
}

/** The title without brackets, each removed up to the first closing one on its line. */
function withoutBrackets(title: string): string {
  let bare = ''
  let from = 0
  let open = -1
  for (const { 0: mark, index } of title.matchAll(/[()[\]（）\n]/g)) {
    if (mark === '\n') open = -1
    else if (opening.has(mark)) open = open < 0 ? index : open
    else if (open >= 0) {
      bare += `${title.slice(from, open)} `
      from = index + 1
      open = -1
    }
  }
  return bare + title.slice(from)
}

const opening = new Set(['(', '[', '（'])

/** The folded words of a name, as in its key. */
export function keyWords(name: string): string[] {
  const folded = fold(name)
  const bare = /['’]/.test(folded) ? folded.replace(possessive, '') : folded
  const found = bare.match(/[\p{L}\p{N}\p{M}]+/gu)
  if (found === null) return []
  return found.length > 1 && articles.has(found[0] ?? '') ? found.slice(1) : found
}

const possessive = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/gu
/**
 * English articles count in all languages, as English names occur in all; an article of another language may be part of
 * the name.
 */
const articles = new Set(languageOf('en').articles.all.map(fold))
