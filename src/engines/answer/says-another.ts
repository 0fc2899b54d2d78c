import { type Term, terms } from '../../language/terms.ts'
import type { Question } from './analyse-question.ts'
import { relatedStems } from './related-words.ts'
import type { ScoredSentence } from './score-evidence.ts'

/**
 * How often a sentence says another word in the very place of one that the question says: "the
 * Genesis spacecraft" for "the Planetary spacecraft". English, for word order tells it.
 */
export function saysAnother(
  { text, language, nounStem }: Question,
  sentence: ScoredSentence,
  chain: readonly ScoredSentence[],
): number {
  const said = chain.flatMap(({ stems, passage, heading }) => [
    ...stems,
    ...terms(`${passage.title} ${heading}`, language).map(({ stem }) => stem),
  ])
  const asked = terms(text, language)
  return asked.filter((first, index) => {
    const second = asked[index + 1]
    return (
      second !== undefined &&
      isSideBySide(text, first, second) &&
      opensPhrase(text, first, second) &&
      first.stem !== nounStem &&
      !isSaid(first.stem, said) &&
      standsAfterAnother(sentence, second.stem, nounStem)
    )
  }).length
}

/** Whether "spacecraft" stands right after a word, which is then not the question's. */
function standsAfterAnother(
  { terms, passage }: ScoredSentence,
  stem: string,
  nounStem: string | undefined,
): boolean {
  return terms.some((term, index) => {
    const before = terms[index - 1]
    if (term.stem !== stem || before === undefined || before.stem === nounStem) return false
    return isSideBySide(passage.text, before, term)
  })
}

function isSideBySide(text: string, left: Term, right: Term): boolean {
  return /^[\s-]+$/.test(text.slice(left.end, right.start))
}

/** Whether a word opens a phrase that the next belongs to: no adverb, no verb before a name. */
function opensPhrase(text: string, first: Term, second: Term): boolean {
  const word = text.slice(first.start, first.end)
  if (/(?:ly|ing)$|^(?:also|kind|type|sort|other)$/.test(word)) return false
  if (/^\p{Ll}/u.test(word) && /^\p{Lu}/u.test(text.slice(second.start))) return false
  const before = /[\p{L}\p{N}]+(?=[\s-]*$)/u.exec(text.slice(0, first.start))?.[0]
  return before === undefined || opensPhraseAfter.test(before)
}

const opensPhraseAfter =
  /^(?:the|an?|its|their|his|her|of|in|on|at|to|for|from|by|with|using|about|under|into|onto|through|during|and|or|what|which|is|was|are|were)$/i

/** Whether a word stands among others: itself, a related one, one of its family, or misspelt. */
function isSaid(stem: string, said: readonly string[]): boolean {
  const family = stem.slice(0, Math.max(familyMin, stem.length - 3))
  return said.some(
    (one) =>
      one === stem ||
      relatedStems(stem).includes(one) ||
      (stem.length >= familyMin && one.startsWith(family)) ||
      isOneLetterOff(one, stem),
  )
}

const familyMin = 5

/** One letter more, less or other, or two that changed places. */
function isOneLetterOff(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let same = 0
  while (same < left.length && left[same] === right[same]) same++
  const [here, there] = [left.slice(same), right.slice(same)]
  return (
    here.slice(1) === there.slice(1) ||
    here.slice(1) === there ||
    here === there.slice(1) ||
    (here[0] === there[1] && here[1] === there[0] && here.slice(2) === there.slice(2))
  )
}
