import { languageOf } from '../../language/languages.ts'
import { settings } from '../settings.ts'
import { planTopic } from './plan-topic.ts'

/**
 * What could be asked of a topic, to be changed by whoever wants it researched: its own parts; of a topic that is only
 * a name of something also what may be asked of anything, in its language.
 */
export function proposeQuestions(topic: string): string[] {
  const { subject, language, facets, queries, effort } = planTopic(topic)
  const own = queries.length > 0 ? queries : [subject]
  const isName = facets.length <= 1 && effort.markers === 0 && effort.words <= settings.nameWordsMax
  if (!isName) return [...own]
  const aspects = languageOf(language).aspects.map((aspect) => `${subject}: ${aspect}`)
  return [...own, ...aspects].slice(0, settings.queriesMax)
}
