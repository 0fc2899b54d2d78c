import { type Token, tokens } from '../../extraction/terms/tokens.ts'
import { languageOf } from '../../language/languages.ts'
import { stemOf } from '../../language/word-forms/terms.ts'
import type { Range } from '../../language/words/words.ts'
import type { Gap } from '../research.ts'
import type { ResearchPlan } from '../research-mind.ts'
import { settings } from '../settings.ts'
import type { PageExcerpt } from './excerpts/choose-excerpts.ts'
import { reachOfFacets } from './review-pages.ts'
import { FacetTerms } from './topic/facet-terms.ts'
import type { TopicEvidence } from './topic/topic-evidence.ts'

/**
 * The facets to report as not found: facets of at least `gapTermsMin` terms that no page covers and a name, a number or
 * half of whose words occur on no page, with these words. That a word occurs nowhere can be checked. That nobody writes
 * about a facet cannot be known, as pages may use other words for it; so a facet whose words all occur somewhere is not
 * reported. A facet that the author listed is, if no quotation is about it.
 */
export function tellGaps(
  plan: ResearchPlan,
  evidence: TopicEvidence,
  excerpts: readonly PageExcerpt[],
): Gap[] {
  const missing = missingFacets(plan, evidence)
  if (!plan.isListed) return missing
  const facetTerms = new FacetTerms(plan, evidence)
  return plan.facets.flatMap((facet) => {
    const known = missing.find((gap) => gap.facet === facet)
    const isQuoted = excerpts.some((excerpt) => facetTerms.isAbout(excerpt, facet))
    return known ?? (isQuoted ? [] : { facet, words: [] })
  })
}

function missingFacets(plan: ResearchPlan, evidence: TopicEvidence): Gap[] {
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
    if (!isMissed(missing, asked, evidence)) return []
    const words = [...new Set(joined(missing).map(({ start, end }) => facet.slice(start, end)))]
    return words.length === 0 ? [] : [{ facet, words }]
  })
}

/**
 * Whether a facet misses so many of its words that it is not found: a name or number, or half of what it says besides
 * the name of the topic. That no page has one verb of it ("What went wrong with …") tells nothing.
 */
function isMissed(
  missing: readonly Token[],
  asked: readonly Token[],
  { name }: TopicEvidence,
): boolean {
  const besides = asked.filter(({ word }) => !name.has(word.hash))
  const isNamed = missing.some(({ start, word }) => word.isNumber || (start > 0 && word.isCapital))
  return isNamed || missing.length * 2 >= besides.length
}

/** Whether a word of the text begins with `opening`; in scripts without spaces, whether the text contains it. */
function standsIn(text: string, opening: string, isUnspaced: boolean): boolean {
  for (let at = text.indexOf(opening); at >= 0; at = text.indexOf(opening, at + 1))
    if (isUnspaced || !/\p{L}/u.test(text[at - 1] ?? '')) return true
  return false
}

/** Merges overlapping ranges: scripts without spaces are read as overlapping pairs of characters. */
function joined(ranges: readonly Range[]): Range[] {
  const found: Range[] = []
  for (const { start, end } of ranges) {
    const last = found.at(-1)
    if (last === undefined || start >= last.end) found.push({ start, end })
    else found[found.length - 1] = { start: last.start, end }
  }
  return found
}
