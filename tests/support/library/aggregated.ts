import type { Passage } from '../../../src/evidence/passage.ts'
import { aggregate } from '../../../src/mind/built-in/aggregation/aggregate.ts'
import { understand } from '../../../src/mind/built-in/question/understand.ts'
import type { Answer } from '../../../src/mind/mind.ts'

/** What is computed of tables to answer a question; undefined if nothing is. */
export function aggregated(question: string, passages: readonly Passage[]): Answer | undefined {
  const understood = understand([{ role: 'user', content: question }])
  return understood.mayAggregate
    ? aggregate({ ...understood, isReadWhole: true }, passages, 'snap')
    : undefined
}

/** The first line of it, without its emphasis. */
export function aggregatedLine(question: string, passages: readonly Passage[]): string | undefined {
  return aggregated(question, passages)?.text.split('\n')[0]?.replaceAll('**', '')
}
