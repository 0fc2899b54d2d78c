import { z } from 'zod'
import { listOf, PageQuery } from './list.ts'
import { ModelId } from './models.ts'
import { operation } from './operation.ts'
import { Instant, Tokens } from './values.ts'

/** The cost of one call. */
export const Usage = z
  .object({
    tokens_consumed: Tokens.nonnegative().describe('The tokens that were charged for this call.'),
    balance_remaining: Tokens.nonnegative().describe('The balance after this charge.'),
    operation: z.enum(['chat_query', 'research']),
    model: ModelId,
  })
  .meta({ id: 'Usage' })
export type Usage = z.infer<typeof Usage>

const spent = { tokens: Tokens.nonnegative(), requests: z.int().nonnegative() }

export const UsageEntry = z
  .object({
    id: z.string().describe('`entry_…`'),
    object: z.literal('usage_entry'),
    kind: z.enum(['grant', 'hold', 'extend', 'settle', 'release', 'expire', 'adjust']),
    tokens: Tokens.describe('The tokens added to the balance, or taken from it (negative).'),
    held: Tokens.describe('The tokens added to those held, or returned from them (negative).'),
    balance_after: Tokens.nonnegative(),
    held_after: Tokens.nonnegative(),
    operation: Usage.shape.operation.nullable(),
    operation_id: z.string().nullable().describe('The interaction or research job it belongs to.'),
    model: ModelId.nullable(),
    key_id: z.string().nullable(),
    created_at: Instant,
  })
  .meta({ id: 'UsageEntry' })
export type UsageEntry = z.infer<typeof UsageEntry>

export const getUsage = operation({
  method: 'get',
  path: '/usage',
  scope: 'usage:read',
  summary: 'Get your balance, and what you spent.',
  problems: [],
  input: z.object({}),
  output: z.object({
    balance: Tokens.nonnegative().describe('Your tokens, including those that are held.'),
    held: Tokens.nonnegative().describe('The tokens that are held for running calls.'),
    consumed: z.object({ today: Tokens.nonnegative(), last_30_days: Tokens.nonnegative() }),
    by_day: z.array(z.object({ date: z.iso.date(), ...spent })),
    by_operation: z.array(z.object({ operation: Usage.shape.operation, ...spent })),
    by_model: z.array(z.object({ model: ModelId, ...spent })),
    by_key: z.array(
      z.object({
        key_id: z
          .string()
          .nullable()
          .describe('Null if the tokens were spent while signed in, without a key.'),
        name: z.string().nullable(),
        ...spent,
      }),
    ),
  }),
  mcp: {
    name: 'account_get',
    title: 'Get the account',
    description: 'Get the balance in tokens, what was spent lately and the limits. Free.',
    hints: { readOnly: true, destructive: false, idempotent: true, openWorld: false },
    output: z.object({
      balance: Tokens,
      held: Tokens,
      consumed: z.object({ today: Tokens, last_30_days: Tokens }),
      recent: z.array(
        UsageEntry.pick({ kind: true, tokens: true, operation: true, created_at: true }),
      ),
      limits: z.record(z.string(), z.number()),
    }),
  },
})

export const getUsageHistory = operation({
  method: 'get',
  path: '/usage/history',
  scope: 'usage:read',
  summary: 'Get what you spent by hour or by day, for a chart.',
  problems: [],
  input: z.object({
    from: Instant.optional().describe('30 days ago if not given; 100 days before `to` at most.'),
    to: Instant.optional().describe('Now if not given.'),
    step: z
      .enum(['hour', 'day'])
      .default('day')
      .describe(
        'Days begin in UTC, hours at the minute of `from`; days of another time zone are sums of hours.',
      ),
    by: z
      .enum(['operation', 'model', 'engine', 'key'])
      .default('operation')
      .describe('What the sums of an hour or a day are told apart by.'),
  }),
  output: z.object({
    from: Instant,
    to: Instant,
    data: z
      .array(
        z.object({
          at: Instant.describe('When the hour or day begins.'),
          name: z
            .string()
            .nullable()
            .describe(
              'Of the operation, model or engine, or the id of the key; null without a key.',
            ),
          ...spent,
        }),
      )
      .describe('In order of time. Hours and days in which nothing was spent are missing.'),
  }),
})

export const listUsageEntries = operation({
  method: 'get',
  path: '/usage/entries',
  scope: 'usage:read',
  summary: 'List every movement of your balance, newest first.',
  problems: [],
  input: PageQuery.extend({
    from: Instant.optional().describe('Only movements from this instant on.'),
    to: Instant.optional().describe('Only movements before this instant.'),
  }),
  output: listOf(UsageEntry),
})
