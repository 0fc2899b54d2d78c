import { z } from 'zod'
import { contractLimits } from './limits.ts'

/** An operation as a tool for language models (MCP). */
export type Tool = {
  /** Lower case with underscores, noun first, at most 32 characters, because clients prefix the name of the server. */
  readonly name: string
  readonly title: string
  /** What the tool does, when to use it rather than another, and what it costs. */
  readonly description: string
  readonly hints: {
    readonly readOnly: boolean
    readonly destructive: boolean
    readonly idempotent: boolean
    /** Whether it accesses the web, beyond the account's own data. */
    readonly openWorld: boolean
  }
  /** The arguments of the tool, if they are not the input of the operation. */
  readonly input?: z.ZodObject
  /** The structured result, if it is not the output of the operation. */
  readonly output?: z.ZodObject
}

/** The argument that makes repeated calls of a tool one call. */
export const idempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'It must be made of visible ASCII characters')
  .max(contractLimits.idempotencyKeyCharacters)
  .optional()
  .describe('One key is charged once.')

/** The arguments that select a page of a long text. */
export const textPage = {
  offset: z.int().nonnegative().default(0).describe('First character.'),
  max_chars: z
    .int()
    .min(1)
    .max(contractLimits.toolTextCharactersMax)
    .default(contractLimits.toolTextCharacters)
    .describe('At most; go on at `next_offset`.'),
}
