import { z } from 'zod'
import type { CitationCheck } from './citation-check.ts'
import type { Client } from './client.ts'
import { containsAnswer } from './contains-answer.ts'
import { evaluationFile, readRows } from './evaluation-set.ts'
import { inParallel } from './in-parallel.ts'
import { mean } from './statistics.ts'

const SquadRow = z.object({
  id: z.string(),
  context: z.string(),
  question: z.string(),
  answers: z.array(z.string()),
  is_impossible: z.boolean(),
})
type SquadRow = z.infer<typeof SquadRow>

export type AbstentionFigures = {
  readonly questions: number
  /** Of the questions that have an answer: how many replies hold it. */
  readonly answered: number
  /** Of those, how many replies cite something. */
  readonly cited: number
  /** Of the questions that have none: how many replies cite nothing. */
  readonly abstained: number
  readonly balancedAccuracy: number
}

type Reply = { readonly row: SquadRow; readonly holds: boolean; readonly cites: boolean }

/** Questions about one paragraph each, half of which it does not answer: does the service know when it cannot? */
export async function evaluateAbstention(
  client: Client,
  citations: CitationCheck,
): Promise<AbstentionFigures> {
  const rows = readRows(evaluationFile('squad2', 'questions.jsonl'), SquadRow)
  const docIds = await importParagraphs(client, rows)
  const replies: Reply[] = []
  await inParallel(rows, 1, async (row) => {
    const target_doc_id = docIds.get(row.context)
    const interaction = await client.ask(row.question, { reasoning_engine: 'rag', target_doc_id })
    const holds = containsAnswer(interaction.messages.at(-1)?.content ?? '', row.answers)
    replies.push({ row, holds, cites: interaction.citations.length > 0 })
    await citations.check(interaction.citations)
  })
  return figuresOf(replies)
}

function figuresOf(replies: readonly Reply[]): AbstentionFigures {
  const answerable = replies.filter(({ row }) => !row.is_impossible)
  const impossible = replies.filter(({ row }) => row.is_impossible)
  const share = (of: readonly Reply[], holds: (reply: Reply) => boolean) =>
    100 * mean(of.map((reply) => Number(holds(reply))))
  const cited = share(answerable, ({ cites }) => cites)
  const abstained = share(impossible, ({ cites }) => !cites)
  return {
    questions: replies.length,
    answered: share(answerable, ({ holds }) => holds),
    cited,
    abstained,
    balancedAccuracy: (cited + abstained) / 2,
  }
}

/** The ids of the documents, by their paragraphs. */
async function importParagraphs(
  client: Client,
  rows: readonly SquadRow[],
): Promise<ReadonlyMap<string, string>> {
  const paragraphs = [...new Set(rows.map(({ context }) => context))]
  const results = await client.importAll(
    paragraphs.map((text, number) => ({ external_id: `paragraph ${number}`, text })),
  )
  return new Map(
    results.flatMap(({ line, doc_id }) => {
      const paragraph = paragraphs[line - 1]
      return paragraph !== undefined && doc_id !== undefined ? [[paragraph, doc_id]] : []
    }),
  )
}
