import { z } from 'zod'

/** The stored input of a crawl; it stays the same however often the job is resumed. */
export const CrawlInput = z.object({
  url: z.string(),
  graphId: z.string(),
  /** The name of the graph, if the crawl makes it. */
  graphName: z.string().optional(),
  maxPages: z.int().positive(),
  excludePaths: z.array(z.string()).optional(),
  removeGone: z.boolean(),
})
export type CrawlInput = z.infer<typeof CrawlInput>

/** What a crawl found out about the site before it read its pages. */
export const FoundSite = z.object({
  origin: z.string(),
  path: z.string(),
  /** Where the start leads to. */
  start: z.string(),
})
export type FoundSite = z.infer<typeof FoundSite>

const Told = z.object({ url: z.string(), message: z.string() })

/** What the pages of a crawl came to, as it is stored with its end. */
export const CrawlResult = z.object({
  counts: z.object({
    waiting: z.int(),
    added: z.int(),
    updated: z.int(),
    unchanged: z.int(),
    skipped: z.int(),
    gone: z.int(),
    failed: z.int(),
  }),
  /** Some of those that failed. */
  failures: z.array(Told),
  /** Some of those that are gone, with their documents unless these were removed. */
  gone: z.array(z.object({ url: z.string(), docId: z.string().nullable() })),
})
export type CrawlResult = z.infer<typeof CrawlResult>

/** Why a page failed or was skipped, as its row has it. */
export const PageProblem = z.object({ message: z.string() })
