import { z } from 'zod'

/** What one search engine was asked, in all, and what it gave. */
export const EngineCoverage = z
  .object({
    engine: z.string(),
    queries: z.int().nonnegative().optional().describe('How often it was asked.'),
    asked: z.int().nonnegative().optional().describe('How many results it was asked for, in all.'),
    given: z.int().nonnegative().describe('How many results it gave.'),
    refused: z.string().optional().describe('Why it last gave none, or not all.'),
  })
  .meta({ id: 'EngineCoverage' })
export type EngineCoverage = z.infer<typeof EngineCoverage>
