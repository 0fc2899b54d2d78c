import { entityKey } from '../../extraction/names/entity-key.ts'
import { namesIn } from '../../extraction/names/names-in.ts'
import { tokens } from '../../extraction/terms/tokens.ts'
import { languageOf } from '../../language/languages.ts'
import { readNumbers } from '../../language/quantities/numbers.ts'
import { fold } from '../../language/words/fold.ts'
import { shown } from '../shown.ts'
import { figuresAgree } from './figures-agree.ts'

/**
 * A statement that says what its evidence says in other words has this share of its terms there. In the data set WiCE,
 * claims with a lower share are mostly not supported: see `docs/benchmarks.md`.
 */
const paraphraseTermsMin = 0.7
/** A text with more distinct terms contains negated and plain statements alike, so negation tells nothing. */
const negationTermsMax = 60

/**
 * Compares a sentence with its evidence, without understanding either. `quote`: the evidence contains the sentence word
 * for word, not cut within a word or number, nor out of a clause that denies it. `checks`: the evidence contains all of
 * its numbers and names, at least `paraphraseTermsMin` of its terms, and agrees in negation, which only rules out gross
 * errors. Otherwise `undefined`.
 */
export function checkStatement(
  sentence: string,
  evidence: readonly string[],
  language: string,
): 'quote' | 'checks' | undefined {
  const whole = evidence.map(shown)
  const sought = plain(sentence)
  if (whole.some((text) => isQuoted(sought, plain(text), language))) return 'quote'
  const text = whole.join('\n')
  const support = supportOf(sentence, text, language)
  const isWhole = support.numbers === 1 && support.names === 1 && support.agrees
  if (!figuresAgree(sentence, text, '', language)) return undefined
  return isWhole && support.coverage >= paraphraseTermsMin ? 'checks' : undefined
}

function isQuoted(sought: string, text: string, language: string): boolean {
  if (sought === '') return false
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const before = text.slice(Math.max(0, at - clauseLengthMax), at)
    const after = text.slice(at + sought.length, at + sought.length + clauseLengthMax)
    const isCut = isWithinWord(before, sought) || isWithinWord(sought, after)
    const clause = `${before.split(clauseEnd).at(-1)} ${after.split(clauseEnd, 1)}`
    if (!isCut && !hasNegation(clause, language)) return true
  }
  return false
}

/** The most characters looked at on either side of a quotation for what denies it. */
const clauseLengthMax = 200
const clauseEnd = /[,;:.!?](?=\s|$)/

/** Whether two neighbouring texts share a word or number. Languages without spaces between words do not tell. */
function isWithinWord(left: string, right: string): boolean {
  return seamInWord.test(`${left.slice(-2)}\n${right.slice(0, 2)}`)
}

const seamInWord =
  /(?![\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}])[\p{L}\p{N}]\p{M}?\n[\p{L}\p{N}\p{M}]|\d[.,]\n\d|\d\n[.,]\d/u

export type Support = {
  /** The share of the sentence's terms that the evidence contains, 0 to 1. */
  readonly coverage: number
  /** The shares of its numbers and of its names that the evidence contains, 0 to 1; 1 if it has none. */
  readonly numbers: number
  readonly names: number
  /** Whether both or neither contain a negation; always true for evidence of more than `negationTermsMax` terms. */
  readonly agrees: boolean
}

/** Measures how much of a sentence occurs in a text. */
export function supportOf(sentence: string, text: string, language: string): Support {
  const words = tokens(sentence, language)
  const said = new Set(tokens(text, language).map(({ word }) => word.hash))
  let [covered, all] = [0, 0]
  for (const { word } of words) {
    if (!word.isTerm) continue
    all++
    if (said.has(word.hash)) covered++
  }
  const numbers = readNumbers(sentence, language).map(({ value }) => value)
  const numbersThere = new Set(readNumbers(text, language).map(({ value }) => value))
  const names = namesIn(sentence, language, words).map(entityKey)
  const folded = ` ${tokens(text, language)
    .map(({ word }) => word.folded)
    .join(' ')} `
  return {
    coverage: all === 0 ? 0 : covered / all,
    numbers: shareOf(numbers, (value) => numbersThere.has(value)),
    names: shareOf(names, (key) =>
      key.split(' ').every((word) => folded.includes(` ${fold(word)} `)),
    ),
    agrees:
      hasNegation(sentence, language) === hasNegation(text, language) ||
      said.size > negationTermsMax,
  }
}

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length
}

function hasNegation(text: string, language: string): boolean {
  const { negations, denials } = languageOf(language)
  return [negations, denials].some((phrases) => phrases.find(text).length > 0)
}

/** Normalises text for comparison: NFKC, plain quotation marks and hyphens, no emphasis, single spaces. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[“”„«»]/g, '"')
    .replace(/[‘’‚]/g, "'")
    .replace(/[‐‑–—]/g, '-')
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
