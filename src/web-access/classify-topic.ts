import { languageOf } from '../language/languages.ts'
import type { TopicClass } from './web-search.ts'

/** The field of a question or topic, by the first word in its language that indicates one; `general` if none does. */
export function classifyTopic(text: string, language: string): TopicClass {
  return languageOf(language).topics.find(text.slice(0, lengthMax))[0]?.value ?? 'general'
}

const lengthMax = 2_000
