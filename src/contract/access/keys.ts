import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { allScopes, Scope } from '../scope.ts'
import { Instant, Name, Tokens } from '../values.ts'

/** More than all grants of an account can add up to; twice as much is still exact as a number. */
const spendCapMax = 1_000_000_000_000
export const SpendCap = Tokens.positive().max(spendCapMax)

export const KeyStatus = z.enum(['active', 'revoked', 'expired'])
export type KeyStatus = z.infer<typeof KeyStatus>

export const ApiKey = z
  .object({
    id: z.string().describe('`key_…`'),
    object: z.literal('api_key'),
    name: z.string(),
    start: z
      .string()
      .describe(
        'The first characters of the key, the same for every key; `last4` tells keys apart.',
      ),
    last4: z.string().describe('The last four characters of the key.'),
    status: KeyStatus,
    scopes: z.array(Scope),
    spend_cap: Tokens.optional().describe(
      'The most tokens that may be spent with this key, together with those that it was rotated from and to.',
    ),
    cap_left: Tokens.optional().describe(
      'How much of `spend_cap` is left for new calls: what running ones hold is not.',
    ),
    created_at: Instant,
    last_used_at: Instant.nullable(),
    expires_at: Instant.nullable(),
    revoked_at: Instant.nullable(),
    usage_30d: z.object({ requests: z.int().nonnegative(), tokens: Tokens }),
  })
  .meta({ id: 'ApiKey' })
export type ApiKey = z.infer<typeof ApiKey>

export const NewKey = ApiKey.extend({
  key: z
    .string()
    .nullable()
    .describe(
      'The key itself. It is shown only once and never stored, so it is null when an answer is replayed.',
    ),
}).meta({ id: 'NewKey' })
export type NewKey = z.infer<typeof NewKey>

const KeyPath = z.object({ key_id: z.string() })

export const listKeys = operation({
  method: 'get',
  path: '/api-keys',
  scope: 'keys',
  summary: 'List your API keys.',
  problems: [],
  input: PageQuery,
  output: listOf(ApiKey),
})

export const createKey = operation({
  method: 'post',
  path: '/api-keys',
  scope: 'keys',
  session: 'required',
  status: 201,
  summary: 'Generate an API key. Its value is shown only in this answer.',
  problems: ['conflict'],
  input: z.object({
    name: Name.describe('For you to tell the key from others, such as the program that uses it.'),
    scopes: z
      .array(Scope)
      .min(1)
      .transform((scopes) => [...new Set(scopes)])
      .default([...allScopes])
      .describe('What the key may do; everything if not given.'),
    expires_at: Instant.optional().describe('When the key expires; never if not given.'),
    spend_cap: SpendCap.optional().describe(
      'The most tokens that may be spent with the key; not limited if not given.',
    ),
  }),
  output: NewKey,
  shownOnce: ['key'],
})

export const rotateKey = operation({
  method: 'post',
  path: '/api-keys/{key_id}/rotate',
  scope: 'keys',
  session: 'required',
  status: 201,
  summary: 'Replace an API key by a successor; both are valid for a while.',
  problems: ['not_found', 'conflict'],
  input: KeyPath.extend({
    overlap_seconds: z
      .int()
      .min(0)
      .max(contractLimits.rotationOverlapSeconds)
      .default(24 * 60 * 60)
      .describe('For how many more seconds the old key is valid.'),
  }),
  output: NewKey,
  shownOnce: ['key'],
})

export const changeKey = operation({
  method: 'post',
  path: '/api-keys/{key_id}',
  scope: 'keys',
  session: 'required',
  summary: 'Change the name or the spending cap of an API key.',
  problems: ['not_found'],
  input: KeyPath.extend({
    name: Name.optional().describe('As before if not given.'),
    spend_cap: SpendCap.nullable()
      .optional()
      .describe(
        'The most tokens that may be spent with the key, counting what was spent under a cap before, together with those that it was rotated from and to; null for no limit, as before if not given.',
      ),
  }),
  output: ApiKey,
})

export const revokeKey = operation({
  method: 'delete',
  path: '/api-keys/{key_id}',
  scope: 'keys',
  summary: 'Revoke an API key, at once and for good. A repeated call has the same answer.',
  problems: ['not_found'],
  input: KeyPath,
  output: ApiKey,
})
