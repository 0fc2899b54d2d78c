import { tokens } from '../../extraction/tokens.ts'
import { languageOf } from '../../language/languages.ts'
import { stemOf } from '../../language/terms.ts'
import type { Range } from '../../language/words.ts'
import type { Gap } from '../research.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { settings } from '../settings.ts'
import { reachOfFacets } from './review-pages.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/**
 * What a reader is told was not found: parts of the topic that no page speaks of in a few sentences, with those of
 * their words that no page has anywhere. That some words are nowhere can be checked; that nobody speaks of a part
 * cannot be known by words, as pages may use others for it. So a part whose words are all somewhere, and one of few
 * words, is not told.
 */
export function tellGaps(plan: ResearchPlan, evidence: TopicEvidence): Gap[] {
  const { language } = plan
  const { isUnspaced } = languageOf(language)
  const texts = evidence.pages.map(({ page }) => `${page.title}\n${page.text}`.toLowerCase())
  return reachOfFacets(plan, evidence).flatMap(({ facet, hosts }): Gap[] => {
    if (hosts > 0) return []
    const asked = tokens(facet, language).filter(({ word }) => word.isTerm)
    if (new Set(asked.map(({ word }) => word.hash)).size < settings.gapTermsMin) return []
    const missing = asked.filter(({ start, end, word }) => {
      if (evidence.frequency(word.hash) > 0) return false
      const forms = [
        facet.slice(start, end).toLowerCase(),
        word.folded,
        stemOf(word.folded, language),
      ]
      return !texts.some((text) => forms.some((form) => standsIn(text, form, isUnspaced)))
    })
    const words = [...new Set(joined(missing).map(({ start, end }) => facet.slice(start, end)))]
    return words.length === 0 ? [] : [{ facet, words }]
  })
}

/** Whether a word of a text begins so; where words are not set apart, any part of it. */
function standsIn(text: string, opening: string, isUnspaced: boolean): boolean {
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1))
    if (isUnspaced || !/\p{L}/u.test(text[at - 1] ?? '')) return true
  return false
}

/** Ranges that overlap as one: scripts without spaces are read in overlapping pairs of characters. */
function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const { start, end } of ranges) {
    const last = found.at(-1)
    if (last === undefined || start >= last.end) found.push({ start, end })
    else found[found.length - 1] = { start: last.start, end }
  }
  return found
}
