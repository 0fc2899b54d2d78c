import type { Passage } from '../../../evidence/passage.ts'
import type { Range } from '../../../language/words/words.ts'
import { settings as shared } from '../settings.ts'
import type { Unit } from './read-evidence.ts'

/** Whether a unit may state something, as a heading, code and a question do not. */
export function mayState({ kind, isQuestion }: Pick<Unit, 'kind' | 'isQuestion'>): boolean {
  return kind !== 'heading' && kind !== 'code' && !isQuestion
}

/** What a unit of a passage says, as far as values are read in it: at most `bounds.unit` characters. */
export function textOf({ start, end }: Range, { text }: Pick<Passage, 'text'>): string {
  return text.slice(start, Math.min(end, start + shared.bounds.unit))
}
