import type { Correction } from '../engines/retrieval/spelling/corrected.ts'
import { candidatesOf } from '../engines/web/candidates.ts'
import { correctByPages } from '../engines/web/correct-by-pages.ts'
import { detectLanguage } from '../language/detection/detect-language.ts'
import { terms } from '../language/word-forms/terms.ts'
import { fold } from '../language/words/fold.ts'
import type { ResearchRequest } from './research.ts'
import type { FoundPage, ResearchPlan } from './research-mind.ts'

/**
 * The words of a topic, without an instruction such as "Trace", and of its questions that no page has and that are an
 * edit away from one that pages have. Documents are trusted, so that one of them is enough.
 */
export async function correctTopic(
  { subject }: Pick<ResearchPlan, 'subject'>,
  { questions = [], reads }: Pick<ResearchRequest, 'questions' | 'reads'>,
  pages: readonly Pick<FoundPage, 'page'>[],
): Promise<readonly Correction[]> {
  const question = [subject, ...questions].join('\n')
  if (haveAll(pages, question)) return []
  const ranked = pages.map(({ page }, at) => ({ ...page, docId: `${at}` }))
  const pagesMin = reads === 'documents' ? 1 : undefined
  return correctByPages(candidatesOf(ranked, question), { question, context: '' }, pagesMin)
}

/** Whether the stem of each word stands somewhere. To cut all pages into passages takes a tenth of a run. */
function haveAll(pages: readonly Pick<FoundPage, 'page'>[], question: string): boolean {
  const texts = pages.map(({ page }) => fold(`${page.title}\n${page.text}`))
  return terms(question, detectLanguage(question)).every(({ stem }) =>
    texts.some((text) => text.includes(stem)),
  )
}
