import { z } from 'zod'
import { EngineCoverage } from './engine-coverage.ts'

/** What was asked and read on the web for an answer, and what could not be. */
export const WebCoverage = z
  .object({
    engines: z.array(EngineCoverage).describe('Every search engine that was asked.'),
    pages: z
      .array(
        z.object({
          url: z.string(),
          title: z.string(),
          status: z.enum(['read', 'failed']),
          reason: z.string().optional().describe('Why it could not be read.'),
          abstract_only: z
            .literal(true)
            .optional()
            .describe('What was read is the abstract of the paper, as a search engine gave it.'),
        }),
      )
      .describe('Every page that was fetched, the most promising first.'),
  })
  .meta({ id: 'WebCoverage' })
export type WebCoverage = z.infer<typeof WebCoverage>
