import { english } from '../en/english.ts'
import type { LanguageData } from '../language.ts'

/**
 * The language without a folder. It has no vocabulary of questions: nothing is a stop word or stemmed. The service
 * answers in English, and English abbreviations ("Dr.", "etc.") count, as they are found in many languages.
 */
export const neutral: LanguageData = {
  code: 'und',
  abbreviations: english.abbreviations ?? '',
  ...(english.aspects && { aspects: english.aspects }),
  replies: english.replies,
  report: english.report,
}
