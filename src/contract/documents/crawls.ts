import { z } from 'zod'
import { contractLimits } from '../limits.ts'
import { listOf, PageQuery } from '../list.ts'
import { operation } from '../operation.ts'
import { Problem } from '../problems/problem.ts'
import { Instant, WebUrl } from '../values.ts'

const CrawlStatus = z.enum(['queued', 'running', 'done', 'failed', 'cancelled']).meta({
  id: 'CrawlStatus',
  description:
    '`queued` and `running` crawls go on by themselves, also when a server ends. What a crawl has added stays, also if it then failed or was cancelled.',
})

const count = z.int().nonnegative()

const CrawlPages = z
  .object({
    waiting: count.describe(
      'Found and not read: more will follow, or once the crawl is done, `max_pages` were enough.',
    ),
    added: count.describe('New documents.'),
    updated: count.describe('Pages that have changed: a new document took the place of the old.'),
    unchanged: count,
    skipped: count.describe(
      'The site does not want them read or found, or they have another address or the text of another page.',
    ),
    gone: count.describe('Documents of earlier crawls whose pages are there no longer.'),
    failed: count,
  })
  .meta({ id: 'CrawlPages', description: 'How many pages have come to what.' })

const wanted = {
  url: WebUrl.describe(
    'Where it begins. Pages of the same host at or below this path are read; a file stands for its folder.',
  ).meta({ examples: ['https://docs.example.org/guide/'] }),
  max_pages: z
    .int()
    .min(1)
    .max(contractLimits.crawlPages)
    .default(1_000)
    .describe('Pages at most, those nearest to the start first.'),
  exclude_paths: z
    .array(
      z
        .string()
        .max(contractLimits.urlCharacters)
        .regex(/^\/[^?#\s]*$/, 'A path begins with a slash, such as /guide/v1'),
    )
    .min(1)
    .max(contractLimits.crawlExcludedPaths)
    .optional()
    .describe('Read nothing at or below these paths.')
    .meta({ examples: [['/guide/v1']] }),
  remove_gone: z
    .boolean()
    .default(false)
    .describe(
      'Delete the documents of pages that are there no longer, once the crawl is done; otherwise they stay, and are told. If more pages are gone than are left, all stay: the site may be under repair.',
    ),
}

export const Crawl = z
  .object({
    crawl_id: z.string().describe('`crawl_…`'),
    object: z.literal('crawl'),
    url: z.string(),
    graph_id: z.string().describe('Where its documents are; a new graph is there with the first.'),
    max_pages: z.int().positive(),
    exclude_paths: z.array(z.string()).optional(),
    remove_gone: z.boolean(),
    status: CrawlStatus,
    pages: CrawlPages,
    failures: z
      .array(z.object({ url: z.string(), message: z.string() }))
      .describe('Some of the pages that failed, and why.'),
    gone: z
      .array(z.object({ url: z.string(), doc_id: z.string().optional() }))
      .describe('Some of the pages that are gone, with their documents unless these were deleted.'),
    error: Problem.optional().describe('Why it failed.'),
    created_at: Instant,
    ended_at: Instant.optional(),
  })
  .meta({ id: 'Crawl' })
export type Crawl = z.infer<typeof Crawl>

const CrawlPath = z.object({ crawl_id: z.string().describe('`crawl_…`') })

export const startCrawl = operation({
  method: 'post',
  path: '/crawls',
  scope: 'documents:write',
  status: 202,
  summary:
    'Crawl a web site: each of its pages becomes a document. To crawl it again brings these up to date.',
  problems: ['not_found'],
  input: z.object({
    ...wanted,
    graph_id: z
      .string()
      .optional()
      .describe('The graph for the documents; by default the one named after the site.'),
  }),
  output: Crawl,
})

export const listCrawls = operation({
  method: 'get',
  path: '/crawls',
  scope: 'documents:read',
  summary: 'List your crawls.',
  problems: [],
  input: PageQuery,
  output: listOf(Crawl),
})

export const getCrawl = operation({
  method: 'get',
  path: '/crawls/{crawl_id}',
  scope: 'documents:read',
  summary: 'Get a crawl, and what its pages have come to.',
  problems: ['not_found'],
  input: CrawlPath,
  output: Crawl,
})

export const cancelCrawl = operation({
  method: 'post',
  path: '/crawls/{crawl_id}/cancel',
  scope: 'documents:write',
  summary: 'Cancel a crawl. What it has added stays. To cancel one that is over changes nothing.',
  problems: ['not_found'],
  input: CrawlPath,
  output: Crawl,
  idempotency: 'natural',
})

export const deleteCrawl = operation({
  method: 'delete',
  path: '/crawls/{crawl_id}',
  scope: 'documents:write',
  summary:
    'Delete a crawl that is over. Its documents stay, and the next crawl of the site still knows them.',
  problems: ['not_found', 'conflict'],
  input: CrawlPath,
  output: z.object({ crawl_id: z.string(), deleted: z.literal(true) }),
})
