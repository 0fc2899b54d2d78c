import { z } from 'zod'
import { operation } from '../operation.ts'
import { range } from '../values.ts'

/** A part of a source, word for word. */
const Evidence = z
  .object({
    source: z.int().positive().describe('The index of the source in the report.'),
    doc_id: z
      .string()
      .describe('The source as it was read; `start` and `end` are offsets in its text.'),
    ...range,
    quote: z.string().describe('The text in that range, exactly.'),
  })
  .meta({ id: 'ReportEvidence' })

export const ReportDetails = z
  .object({
    research_id: z.string(),
    object: z.literal('research_report'),
    markdown: z
      .string()
      .describe(
        'The report as it was written. If it or a source has been deleted since, a note that says so, without quotes.',
      ),
    statements: z
      .array(
        z.object({
          id: z.string(),
          section: z.string(),
          start: z.int().nonnegative().describe('Its range in `markdown`, in UTF-16 code units.'),
          end: z.int().nonnegative(),
          verdict: z
            .enum(['quote', 'checks', 'inference'])
            .describe(
              '`quote`: a source contains it word for word. `checks`: a source contains its numbers, names, negations and most words.',
            ),
          evidence: z.array(Evidence),
        }),
      )
      .describe('The sentences that carry an `[n]`, in the order of the report.'),
    disagreements: z.array(z.object({ about: z.string(), sides: z.array(Evidence) })),
    graph: z.object({
      nodes: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          kind: z.enum(['topic', 'facet', 'entity', 'source']),
          aliases: z.array(z.string()),
          url: z.string().optional(),
        }),
      ),
      edges: z.array(
        z.object({
          from: z.string(),
          to: z.string(),
          relation: z.string(),
          status: z
            .enum(['stated', 'together', 'structure'])
            .describe('`stated` by the words between two names; `together` in one sentence.'),
          weight: z
            .number()
            .describe('How many independent sources say it; pages of one host are one.'),
          evidence: z.array(Evidence),
        }),
      ),
    }),
  })
  .meta({ id: 'ResearchReport' })
export type ReportDetails = z.infer<typeof ReportDetails>

export const getResearchReport = operation({
  method: 'get',
  path: '/agent/research/{research_id}/report',
  scope: 'research',
  summary:
    'Get what a report rests on: each sentence with its quotations, and the graph of its sources.',
  problems: ['not_found', 'conflict'],
  input: z.object({ research_id: z.string() }),
  output: ReportDetails,
})
