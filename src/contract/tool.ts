import type { z } from 'zod'

/** An operation as a tool that a model calls. */
export type Tool = {
  /** Lower case with underscores, noun first, at most 32 characters: clients put the name of the server before it. */
  readonly name: string
  readonly title: string
  /** What the tool does, when to use it rather than another, and what it costs. */
  readonly description: string
  readonly hints: {
    readonly readOnly: boolean
    readonly destructive: boolean
    readonly idempotent: boolean
    /** Whether it reaches beyond what the account has stored, to the web. */
    readonly openWorld: boolean
  }
  /** The arguments of the tool, if they are not the input of the operation. */
  readonly input?: z.ZodObject
  /** The structured result, if it is not the output of the operation; `false` if the result is text only. */
  readonly output?: z.ZodObject | false
}
