import { languageOf } from '../language/languages.ts'
import type { TopicClass } from './web-search.ts'

/** The field that a question or topic belongs to, by the first word of its language that tells one. */
export function classifyTopic(text: string, language: string): TopicClass {
  return languageOf(language).topics.find(text.slice(0, lengthMax))[0]?.value ?? 'general'
}

const lengthMax = 2_000
