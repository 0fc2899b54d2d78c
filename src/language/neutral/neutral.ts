import { english } from '../en/english.ts'
import type { LanguageData } from '../language.ts'

/**
 * Any language without a folder. It has no words of its own: nothing is left out as a stop word,
 * nothing is stemmed, and no question is taken for more than its words. The service speaks English,
 * whose abbreviations ("Dr.", "etc.") are found in many languages.
 */
export const neutral: LanguageData = {
  code: 'und',
  abbreviations: english.abbreviations ?? '',
  ...(english.aspects && { aspects: english.aspects }),
  replies: english.replies,
  report: english.report,
}
