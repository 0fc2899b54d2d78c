import { languageOf } from '../../../language/languages.ts'
import type { StatementKind } from '../../../language/statement-words.ts'

/** Whether a sentence says what was only proposed, or was rejected, or a question asks for that. */
export function isUnsettled(text: string, language: string): boolean {
  const said = languageOf(language).statements?.says.find(text) ?? []
  return said.some(({ value }) => unsettled.some((kind) => value.includes(kind)))
}

const unsettled: readonly StatementKind[] = ['proposal', 'rejected']
