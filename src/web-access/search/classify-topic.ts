import { languageOf } from '../../language/languages.ts'
import type { TopicClass } from './web-search.ts'

/**
 * The field of a question or topic: the one that most words in its language indicate, of several the first;
 * `general` if no word does.
 */
export function classifyTopic(text: string, language: string): TopicClass {
  const found = languageOf(language).topics.find(text.slice(0, lengthMax))
  const byField = [...Map.groupBy(found, ({ value }) => value).entries()]
  const [most] = byField.toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0] ?? 'general'
}

const lengthMax = 2_000
