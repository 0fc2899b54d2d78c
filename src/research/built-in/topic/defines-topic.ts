import { hasHalfOf } from '../../../base/ranking/has-half-of.ts'
import { findDefined } from '../../../extraction/names/relations/find-subjects.ts'
import { termSet } from '../../../extraction/terms/term-set.ts'
import { languageOf } from '../../../language/languages.ts'
import type { ResearchPlan } from '../../research-mind.ts'
import { settings } from '../../settings.ts'
import type { PageSentence } from '../excerpts/read-sentences.ts'
import type { TopicEvidence } from './topic-evidence.ts'

/**
 * Whether a sentence says what the topic is: "The Aurelia was a ferry …" for "Aurelia" and for "Aurelia: history,
 * crew". Never for a topic of more than `bareTermsMax` terms, which asks for something else.
 */
export function definesTopic(
  plan: ResearchPlan,
  evidence: TopicEvidence,
): (sentence: PageSentence | undefined) => boolean {
  const topic = termSet(plan.about ?? plan.subject, plan.language)
  if (topic.size > settings.bareTermsMax) return () => false
  const weights = new Map([...topic].map((term) => [term, evidence.rarity(term) ** 2]))
  return (sentence) => {
    const language = evidence.pages[sentence?.page ?? -1]?.language ?? 'und'
    const terms = termSet(definedIn(sentence?.text ?? '', language), language)
    const isOfTopic = [...terms].every((term) => topic.has(term))
    return isOfTopic && hasHalfOf(weights, terms)
  }
}

/** The term of which a sentence says that it is a thing of some kind, so with an article: not "The ferry was sold". */
function definedIn(text: string, language: string): string {
  const term = findDefined(text, { start: 0, end: text.length }, language)
  if (term === undefined) return ''
  const { copulas, articles } = languageOf(language)
  const rest = text.slice(term.end)
  const [copula] = copulas.find(rest)
  const isKind = articles.opening(rest.slice(copula?.end ?? rest.length)) !== undefined
  return isKind ? text.slice(term.start, term.end) : ''
}
