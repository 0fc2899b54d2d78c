import type { Thinking } from '../../base/thinking.ts'
import type { Passage } from '../../evidence/passage.ts'
import { languageOf } from '../../language/languages.ts'
import type { Answer } from '../mind.ts'
import type { Question } from '../question.ts'
import { inLanguageOf } from './question/understand.ts'
import { smallestWith } from './segmentation/excerpts.ts'
import { readEvidence } from './segmentation/read-evidence.ts'
import { readCandidates } from './selection/candidates.ts'
import { Choice } from './selection/choice.ts'
import { complete } from './selection/complete.ts'
import { fits } from './selection/select.ts'
import { settings } from './settings.ts'
import { write } from './writing/write.ts'

/** A unit of the evidence (a sentence, an item, a row or code) as a text under its heading. */
export type EvidenceText = { readonly unit: number; readonly text: string }

/** All units of the passages that can be quoted, in their order. */
export function linesOfEvidence(passages: readonly Passage[]): readonly EvidenceText[] {
  return readEvidence(passages).flatMap(({ kind, headings, shown }, unit) => {
    if (kind === 'heading') return []
    return [{ unit, text: [...headings.slice(-1), shown].join('\n') }]
  })
}

/** Quotes the units that are nearest to a question in meaning, nearest first, and says that none of them answers it. */
export function quoteNearest(
  understood: Question,
  passages: readonly Passage[],
  nearest: readonly number[],
  thinking: Thinking,
): Answer {
  const question = inLanguageOf(understood, passages)
  const { replies } = languageOf(question.language)
  const candidates = readCandidates(question, passages)
  const choice = new Choice(candidates)
  const budget = settings.budget[thinking]
  for (const unit of nearest) {
    if (choice.excerpts.length === settings.nearestQuotes[thinking]) break
    const excerpt = smallestWith(unit, candidates.excerpts)
    if (!excerpt || choice.units.has(unit) || choice.wouldRepeat(excerpt)) continue
    if (fits(choice, choice.newWords(excerpt), excerpt.kind, budget)) choice.add(excerpt, 0)
  }
  if (choice.excerpts.length === 0)
    return { text: replies.nothing, citations: [], grounding: 'nothing' }
  complete(candidates, choice, budget)
  const { text, citations } = write(candidates, choice, thinking, false)
  return { text: `${replies.nearest}\n\n${text}`, citations, grounding: 'nearest' }
}
