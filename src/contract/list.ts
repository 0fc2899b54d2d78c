import { z } from 'zod'
import { contractLimits } from './limits.ts'

/** The query of every list. */
export const PageQuery = z.object({
  limit: z
    .preprocess(fromDigits, z.int().min(1).max(contractLimits.listEntries))
    .default(20)
    .describe('Entries at most.'),
  starting_after: z.string().optional().describe('The `next_cursor` of the page before.'),
})
export type PageQuery = z.output<typeof PageQuery>

/** The envelope of every list, newest entries first. */
export function listOf<Entry extends z.ZodType>(entry: Entry) {
  return z.object({
    object: z.literal('list'),
    data: z.array(entry),
    has_more: z.boolean(),
    next_cursor: z.string().nullable().describe('Pass as `starting_after`; null on the last page.'),
  })
}

/** Parses decimal digits. All values in a URL are text, and JavaScript would also accept `1e1` and ` 7`. */
function fromDigits(value: unknown): unknown {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
}
