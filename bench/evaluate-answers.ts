import { startService } from '../tests/support/start-service.ts'
import { CitationCheck } from './citation-check.ts'
import { Client } from './client.ts'
import { evaluateAbstention } from './evaluate-abstention.ts'
import { evaluateBridges } from './evaluate-bridges.ts'

/** Answers instead of passages: whether they hold what was asked for, and whether their quotes are true. */
export async function evaluateAnswers(): Promise<{ table: string; soundCitations: boolean }> {
  await using service = await startService()
  const freshClient = async () => new Client(service, (await service.createAccount()).key)
  process.stderr.write('Asking for answers …\n')

  const asker = await freshClient()
  const bridgeCitations = new CitationCheck(asker)
  const bridges = await evaluateBridges(asker, bridgeCitations)
  const reader = await freshClient()
  const paragraphCitations = new CitationCheck(reader)
  const abstention = await evaluateAbstention(reader, paragraphCitations)

  const wrong = [...bridgeCitations.wrong, ...paragraphCitations.wrong]
  for (const citation of wrong.slice(0, 3)) {
    process.stderr.write(`Not what the document says: ${JSON.stringify(citation)}\n`)
  }
  const checked = bridgeCitations.checked + paragraphCitations.checked
  const table = [
    '| Answers | figure |',
    '|---|---|',
    `| hotpotqa, ${bridges.questions} bridge questions, graph, snap: reply holds the answer | ${bridges.answered.toFixed(1)} % |`,
    `| … words in a reply | ${bridges.replyWords.toFixed(0)} |`,
    `| squad2, ${abstention.questions} questions, rag, snap: reply holds the answer where there is one | ${abstention.answered.toFixed(1)} % |`,
    `| … something is cited where there is an answer | ${abstention.cited.toFixed(1)} % |`,
    `| … nothing is cited where there is none | ${abstention.abstained.toFixed(1)} % |`,
    `| … balanced accuracy | ${abstention.balancedAccuracy.toFixed(1)} % |`,
    `| quotes that are exactly their range of the document (must be all) | ${checked - wrong.length} of ${checked} |`,
  ].join('\n')
  return { table, soundCitations: wrong.length === 0 }
}
