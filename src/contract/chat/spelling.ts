import { z } from 'zod'

export const Spelling = z
  .array(z.object({ written: z.string(), read_as: z.string() }))
  .describe(
    'Words of the question, or topic, that nothing that was read has, with the word of it that each was read as.',
  )
  .meta({ id: 'Spelling' })
export type Spelling = z.infer<typeof Spelling>

/** A sentence for people about the words that were read as others. */
export function spellingNote(spelling: Spelling): string {
  const notes = spelling.map(
    ({ written, read_as }) => `Read as “${read_as}”, as “${written}” stands nowhere.`,
  )
  return notes.join(' ')
}
