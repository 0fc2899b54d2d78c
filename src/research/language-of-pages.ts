import { detectLanguage } from '../language/detection/detect-language.ts'
import { fold } from '../language/words/fold.ts'
import { eachWord } from '../language/words/words.ts'
import type { FoundPage, ResearchPlan } from './research-mind.ts'

/** Fewer letters are a small word, which pages of other languages have too. */
const wordLengthMin = 3
/**
 * The share of the topic's words that a page must have, and that no page in the assumed language may have. Not
 * measured.
 */
const wordShareMin = 0.5

/**
 * The language of a topic, now that pages were found with it: nouns alone ("Wärmepumpen: Kosten, Lautstärke") do not
 * tell it and are taken for English. It is that of a page with half of the words, where half of them stand on no page
 * in the assumed language; names, which have the same words in many languages, change nothing.
 */
export function languageOfPages(
  { subject, language }: Pick<ResearchPlan, 'subject' | 'language'>,
  pages: readonly Pick<FoundPage, 'page' | 'language'>[],
): string {
  const asked = [...wordsOf(subject)].filter(({ length }) => length >= wordLengthMin)
  const needed = asked.length * wordShareMin
  const said = pages.map(({ page }) => wordsOf(`${page.title}\n${page.text}`))
  const isSaidIn = (word: string) =>
    pages.some((page, index) => page.language === language && said[index]?.has(word))
  if (asked.length === 0 || asked.filter((word) => !isSaidIn(word)).length < needed) return language
  const counts = pages.map((page, index) => ({
    language: page.language,
    count: asked.filter((word) => said[index]?.has(word)).length,
  }))
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  const isTold = best !== undefined && best.count >= needed && best.language !== 'und'
  return isTold ? detectLanguage(subject, best.language) : language
}

/** The words of the beginning of a text, folded. */
function wordsOf(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  const folded = fold(text.slice(0, lengthMax))
  eachWord(folded, (start, end) => found.add(folded.slice(start, end)))
  return found
}

const lengthMax = 50_000
