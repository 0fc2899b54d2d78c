import { shown } from '../../evidence/show.ts'
import { entityKey } from '../../extraction/entity-key.ts'
import { namesIn } from '../../extraction/names-in.ts'
import { tokens } from '../../extraction/tokens.ts'
import { fold } from '../../language/fold.ts'
import { languageOf } from '../../language/languages.ts'
import { readNumbers } from '../../language/numbers.ts'
import type { Verdict } from '../research.ts'

/**
 * Whether evidence says what a sentence says, as far as it can be known without understanding either: `quote` if it
 * stands there word for word, which is certain; `checks` if all of its numbers and names, its negations and most of its
 * terms stand there, which only refuses gross faults; otherwise `undefined`.
 */
export function checkStatement(
  sentence: string,
  evidence: readonly string[],
  language: string,
): Verdict | undefined {
  const whole = evidence.map(shown)
  const sought = plain(sentence)
  if (whole.some((text) => plain(text).includes(sought))) return 'quote'
  const support = supportOf(sentence, whole.join('\n'), language)
  const isWhole = support.numbers === 1 && support.names === 1 && support.agrees
  return isWhole && support.coverage >= coverageMin ? 'checks' : undefined
}

/** On WiCE, claims whose coverage is lower are mostly not supported: see `docs/benchmarks.md`. */
const coverageMin = 0.7

export type Support = {
  /** The part of its terms that the evidence has, 0 to 1. */
  readonly coverage: number
  /** The part of its numbers and of its names that the evidence has; 1 if it has none. */
  readonly numbers: number
  readonly names: number
  /** Whether both have a negation or neither has. */
  readonly agrees: boolean
}

/** What of a sentence stands in a text. */
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
    agrees: saysNo(sentence, language) === saysNo(text, language) || said.size > sentenceTermsMax,
  }
}

/** A text with more terms says both yes and no of many things. */
const sentenceTermsMax = 60

function shareOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  return items.length === 0 ? 1 : items.filter(holds).length / items.length
}

function saysNo(text: string, language: string): boolean {
  return languageOf(language).negations.find(text).length > 0
}

/** Text as it is compared: compatible forms, plain quotation marks and hyphens, no emphasis, one space. */
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
