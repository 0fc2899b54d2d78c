import { languageOf } from '../../../language/languages.ts'
import { settings } from '../../settings.ts'
import { planTopic } from './plan-topic.ts'

/**
 * Suggests questions about a topic, which its author may edit before research begins: the queries of its plan and, if
 * the topic is only a name, general aspects ("history", "criticism") in its language.
 */
export function proposeQuestions(topic: string): string[] {
  const { subject, language, facets, queries, effort } = planTopic(topic)
  const own = queries.length > 0 ? queries : [subject]
  const isName = facets.length <= 1 && effort.markers === 0 && effort.words <= settings.nameWordsMax
  if (!isName) return [...own]
  const aspects = languageOf(language).aspects.map((aspect) => `${subject}: ${aspect}`)
  return [...own, ...aspects].slice(0, settings.queriesMax)
}
