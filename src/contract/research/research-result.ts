import { z } from 'zod'
import { Spelling } from '../chat/spelling.ts'
import { WrittenBy } from '../chat/written-by.ts'
import { Usage } from '../usage.ts'
import { EngineCoverage } from '../web/engine-coverage.ts'

/** A page that the report uses. */
export const ResearchSource = z
  .object({
    title: z.string(),
    url: z.string(),
    index: z.int().positive().describe('The report refers to it as `[index]`.'),
    doc_id: z.string().describe('The text of the page as it was read, kept as a document.'),
    author: z.string().optional(),
    published_at: z.string().optional().describe('As the page states it.'),
    licence: z.string().optional().describe('Of its text, as a search engine states it.'),
    fetched_at: z.iso.datetime(),
    abstract_only: z
      .literal(true)
      .optional()
      .describe(
        'The page could not be read; the quotes are from the abstract that a search engine gave.',
      ),
  })
  .meta({ id: 'ResearchSource' })
export type ResearchSource = z.infer<typeof ResearchSource>

/** How far the search reached. */
export const ResearchCoverage = z
  .object({
    engines: z.array(EngineCoverage),
    queries: z.array(z.string()),
    dropped: z
      .array(
        z.object({
          url: z.string(),
          title: z.string(),
          reason: z.string(),
          detail: z.string().optional(),
          failure: z
            .enum([
              'address-refused',
              'disallowed',
              'unreachable',
              'timeout',
              'too-large',
              'too-many-redirects',
              'status',
              'unreadable',
            ])
            .optional()
            .describe('Why the page could not be read; `status`: the server answered another one.'),
          http_status: z
            .int()
            .optional()
            .describe('The HTTP status of the server. A link with 404 or 410 is dead.'),
        }),
      )
      .describe('Pages that were found and not used.'),
    gaps: z
      .array(
        z.object({
          about: z.string().describe('A part of the topic.'),
          words: z.array(z.string()).describe('Its words that occur on no page that was read.'),
        }),
      )
      .describe('The parts of the topic that nothing was found about.'),
  })
  .meta({ id: 'ResearchCoverage' })
export type ResearchCoverage = z.infer<typeof ResearchCoverage>

/** How the sentences of the report rest on its sources. */
export const ReportGrounding = z
  .object({
    sentences: z.int().nonnegative(),
    cited: z.int().nonnegative(),
    quotes: z.int().nonnegative().describe('Sentences that a source contains word for word.'),
    checks: z
      .int()
      .nonnegative()
      .describe('Sentences whose numbers, names, negations and most words a source contains.'),
    inferences: z.int().nonnegative(),
    refused: z.int().nonnegative().describe('Sentences that were left out because a check failed.'),
  })
  .meta({ id: 'ReportGrounding' })

/** What the price of a report depends on, as counts. */
const ResearchEffort = z
  .object({
    facets: z.int().nonnegative().describe('The parts of the topic, or the questions about it.'),
    names: z.int().nonnegative().describe('The names that the topic has.'),
    markers: z
      .int()
      .nonnegative()
      .describe('How many of comparison, time, cause, number and condition it asks for.'),
    words: z.int().nonnegative().describe('The words of the topic.'),
    queries: z.int().nonnegative(),
    pages_read: z.int().nonnegative(),
    further_rounds: z.int().nonnegative().describe('Rounds of searching after the first.'),
    contradictions: z.int().nonnegative().describe('Pairs of sources that disagree.'),
  })
  .meta({ id: 'ResearchEffort' })

export const ResearchResult = z
  .object({
    research_id: z.string().describe('`res_…`'),
    doc_id: z.string().describe('The report, a document that can be asked about.'),
    graph_id: z.string().describe('A graph of the report and its sources.'),
    title: z.string(),
    sources: z.array(ResearchSource),
    outcome: z
      .enum(['done', 'partial', 'nothing'])
      .describe(
        '`partial`: it was told to finish early, or its time was over. `nothing`: no page speaks of the topic itself; the report has what comes nearest, if anything does, and costs nothing.',
      ),
    grounding: ReportGrounding,
    spelling: Spelling.optional(),
    written_by: WrittenBy.optional().describe('Missing where no language model is set up.'),
    coverage: ResearchCoverage,
    effort: ResearchEffort.optional().describe(
      'What the price within that of its model follows from. Missing in older results.',
    ),
    usage: Usage,
  })
  .meta({ id: 'ResearchResult' })
export type ResearchResult = z.infer<typeof ResearchResult>
