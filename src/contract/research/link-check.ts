import { z } from 'zod'
import { operation } from '../operation.ts'
import { Instant } from '../values.ts'

const LinkState = z
  .enum(['same', 'changed', 'moved', 'dead', 'unknown'])
  .describe(
    '`same`: every quote of the report still stands on the page. `changed`: some do not. `moved`: it is at another address now. `dead`: its server says that it is there no more. `unknown`: it could not be read this time.',
  )

/** What has become of a page since the report read it. */
const CheckedLink = z
  .object({
    index: z.int().positive().describe('The report refers to the page as `[index]`.'),
    url: z.string(),
    fetched_at: Instant.describe('When the report read it.'),
    state: LinkState,
    now_at: z.string().optional().describe('The new address of a page that has moved.'),
    quotes: z.int().nonnegative().describe('How many different quotes the report has from it.'),
    quotes_missing: z
      .int()
      .nonnegative()
      .optional()
      .describe('How many of them the page no longer contains, if it could be read.'),
    http_status: z
      .int()
      .optional()
      .describe('The HTTP status, if the server did not answer with the page.'),
    detail: z.string().optional().describe('Why it could not be read.'),
  })
  .meta({ id: 'CheckedLink' })
export type CheckedLink = z.infer<typeof CheckedLink>

export const checkLinks = operation({
  method: 'post',
  path: '/agent/research/{research_id}/check-links',
  scope: 'research',
  summary:
    'Read the sources of a report again, and tell which are dead, have moved or have changed. Free; the report stays as it is. Asked again within ten minutes it tells what it found before; `checked_at` says when.',
  problems: ['not_found', 'conflict'],
  input: z.object({ research_id: z.string() }),
  output: z.object({
    research_id: z.string(),
    object: z.literal('link_check'),
    checked_at: Instant.describe('When the pages were read.'),
    links: z.array(CheckedLink),
  }),
  idempotency: 'natural',
})
