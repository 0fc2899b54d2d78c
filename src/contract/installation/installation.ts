import { z } from 'zod'
import { operation } from '../operation.ts'
import { Instant } from '../values.ts'

export const SearchEngine = z
  .object({
    name: z.string().describe('As `SEARCH_ENGINES` calls it.'),
    label: z.string().describe('Its name for people.'),
    given: z.int().nonnegative().optional().describe('How many results it gave just now.'),
    refused: z.string().optional().describe('Why it gave none, or not all.'),
  })
  .meta({ id: 'SearchEngine' })
export type SearchEngine = z.infer<typeof SearchEngine>

export const listSearchEngines = operation({
  method: 'get',
  path: '/search-engines',
  scope: undefined,
  session: 'required',
  summary: 'List the search engines of the web that are configured; or ask each one question.',
  problems: [],
  input: z.object({
    check: z
      .enum(['yes', 'no'])
      .default('no')
      .describe('`yes`: ask each, which takes up to 10 seconds.'),
  }),
  output: z.object({ object: z.literal('list'), data: z.array(SearchEngine) }),
})

const Installation = z
  .object({
    object: z.literal('installation'),
    version: z.string(),
    upload_bytes_max: z
      .int()
      .positive()
      .describe('The size of the largest document that is accepted.'),
    language_model: z
      .object({
        name: z.string(),
        host: z.string().describe('Where it answers: what a question finds is sent there.'),
      })
      .optional()
      .describe('What writes answers; missing where they are quotes alone.'),
    embedding_model: z
      .object({
        name: z.string(),
        host: z.string().describe('Where it answers: documents and questions are sent there.'),
        documents_waiting: z
          .int()
          .nonnegative()
          .optional()
          .describe(
            'Only for the owner: documents that it has not been given yet, at most 10,000.',
          ),
      })
      .optional()
      .describe('What also finds passages in other words; missing where their words alone do.'),
    storage: z
      .object({
        kind: z.enum(['embedded', 'postgres']),
        directory: z.string().optional().describe('Where the embedded store is on its machine.'),
        bytes: z.number().describe('Its size on disk.'),
      })
      .optional()
      .describe('Only for the owner.'),
  })
  .meta({ id: 'Installation' })
export type Installation = z.infer<typeof Installation>

export const getInstallation = operation({
  method: 'get',
  path: '/installation',
  scope: undefined,
  session: 'required',
  summary:
    'Tell the version of the service, how large a document may be and, to its owner, where its data is.',
  problems: [],
  input: z.object({}),
  output: Installation,
})

export const SignedInSession = z
  .object({
    session_id: z.string(),
    object: z.literal('session'),
    current: z.boolean().describe('Whether this call was made with this session.'),
    user_agent: z.string().nullable().describe('The `User-Agent` of the browser.'),
    created_at: Instant,
    last_used_at: Instant.describe('Accurate to a day.'),
    expires_at: Instant,
  })
  .meta({ id: 'SignedInSession' })
export type SignedInSession = z.infer<typeof SignedInSession>

export const listSessions = operation({
  method: 'get',
  path: '/sessions',
  scope: undefined,
  session: 'required',
  summary: 'List the browsers in which you are signed in.',
  problems: [],
  input: z.object({}),
  output: z.object({ object: z.literal('list'), data: z.array(SignedInSession) }),
})

export const endOtherSessions = operation({
  method: 'post',
  path: '/sessions/end-others',
  scope: undefined,
  session: 'required',
  summary: 'Sign out in all other browsers.',
  problems: [],
  input: z.object({}),
  output: z.object({ ended: z.int().nonnegative() }),
  idempotency: 'natural',
})
