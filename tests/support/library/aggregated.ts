import type { Passage } from '../../../src/evidence/passage.ts'
import { aggregate } from '../../../src/mind/built-in/aggregation/aggregate.ts'
import { understand } from '../../../src/mind/built-in/question/understand.ts'
import type { Answer } from '../../../src/mind/mind.ts'
import { passageOf } from './passage-of.ts'

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

/** The first line of what is computed of a document. */
export function lineOfText(text: string, question: string, language = 'en'): string | undefined {
  return aggregatedLine(question, [passageOf(text, { title: 'Things', language })])
}

/** Three sections with the same labels, to be read as the rows of a table. */
export const museums = `# Museums

## Mill Museum
Open: Tuesday to Sunday 10–18
Admission: £8

## Rope Museum
Open: Monday to Friday, 10 am to 6 pm
Admission: £6

## Ship Museum
Open: Saturday and Sunday
Admission: £12
`
