import { languageOf } from '../../../language/languages.ts'
import { endsQuestion } from '../../../language/sentence-ends.ts'
import { isOwn } from '../question/asked-terms.ts'
import { kindAsked } from '../question/understand.ts'
import type { Excerpt } from '../segmentation/excerpts.ts'
import type { Candidates } from './candidates.ts'
import { settings } from './settings.ts'

/**
 * The paragraph, or the first sentence, right under a heading that asks what the question asks, as lists of frequent
 * questions have them: "Does it do PTP?" is answered under "2.13. Does it support PTP?". The heading has the words of
 * the question; a single word must be asked for in the same way.
 */
export function underSameQuestion(candidates: Candidates): Excerpt | undefined {
  const { excerpts, measure, passages, question, units } = candidates
  const known = new Map<string, boolean>()
  const isSingle = measure.terms.filter(isOwn).length === 1
  const asksTheSame = (heading: string, language: string) => {
    if (!endsQuestion(bare(heading))) return false
    const { coverage } = measure.title(heading, language)
    if (measure.ownShare(coverage) < settings.sameHeadingMin) return false
    return !isSingle || kindAsked(bare(heading), languageOf(language)) === question.asks
  }
  const first = units.findIndex(({ headings, passage, kind }, index) => {
    const heading = headings.at(-1) ?? ''
    const above = units[index - 1]
    const isFirst = above?.kind === 'heading' || above?.headings.at(-1) !== heading
    if (kind !== 'sentence' || !isFirst) return false
    const found = known.get(heading) ?? asksTheSame(heading, passages[passage]?.language ?? '')
    known.set(heading, found)
    return found
  })
  if (first < 0) return undefined
  const own = excerpts.filter(({ units: [at] }) => at === first)
  return (
    own.find(({ kind, wordCount }) => kind === 'paragraph' && wordCount <= settings.sameHeadingWordsMax) ??
    own.find(({ kind }) => kind === 'sentence')
  )
}

/** A heading without its number and the marks of strong letters around it. */
function bare(heading: string): string {
  return heading.replace(/^[\s*_]{0,4}(?:\d[\d.]{0,11}\s+)?|[\s*_]{1,4}$/g, '')
}
