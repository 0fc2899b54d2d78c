import { z } from 'zod'
import type { ProblemCode } from './problems.ts'
import { problems } from './problems.ts'

/** A problem: why a call failed. */
export const Problem = z
  .object({
    code: z.enum(Object.keys(problems) as [ProblemCode]), // the keys are exactly the codes
    message: z.string(),
    param: z.string().optional().describe('The parameter that is wrong.'),
    request_id: z
      .string()
      .optional()
      .describe('The id of the request, by which its log entry is found.'),
    details: z.record(z.string(), z.unknown()).optional(),
  })
  .meta({ id: 'Problem' })
export type Problem = z.infer<typeof Problem>

/** The body of every response that is not a success. */
export const ProblemBody = z.object({ error: Problem }).meta({ id: 'ProblemBody' })
export type ProblemBody = z.infer<typeof ProblemBody>
