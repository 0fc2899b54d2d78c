import type { CitationCheck } from './citation-check.ts'
import type { Client } from './client.ts'
import { containsAnswer } from './contains-answer.ts'
import { readEvaluationSet, toImport } from './evaluation-set.ts'
import { inParallel } from './in-parallel.ts'
import { mean } from './statistics.ts'

export type BridgeFigures = {
  readonly questions: number
  readonly answered: number
  readonly replyWords: number
}

/** The questions of hotpotqa that need one passage to find another: how many replies hold the answer. */
export async function evaluateBridges(
  client: Client,
  citations: CitationCheck,
): Promise<BridgeFigures> {
  const set = readEvaluationSet('hotpotqa')
  await client.importAll(toImport(set.corpus))
  const bridges = set.questions.filter(({ type }) => type === 'bridge')
  const replies: { holds: boolean; words: number }[] = []
  await inParallel(bridges, 1, async ({ question, answer = '' }) => {
    const interaction = await client.ask(question, { reasoning_engine: 'graph', model: 'snap' })
    const reply = interaction.messages.at(-1)?.content ?? ''
    replies.push({ holds: containsAnswer(reply, [answer]), words: reply.split(/\s+/).length })
    await citations.check(interaction.citations)
  })
  return {
    questions: bridges.length,
    answered: 100 * mean(replies.map(({ holds }) => Number(holds))),
    replyWords: mean(replies.map(({ words }) => words)),
  }
}
