import { z } from 'zod'

/** The fields of every answer to a deletion, whose cleanup may continue afterwards. */
export const removalFields = {
  deleted: z.literal(true).describe('No call finds it any more.'),
  cleaned_up: z.boolean().describe('False while its data is still being removed.'),
}

/** Whether the removal continues in the background, so that the status is 202. */
export function isRemoving(answer: unknown): boolean {
  return z.object({ cleaned_up: z.literal(false) }).safeParse(answer).success
}
