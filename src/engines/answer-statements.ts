import type { Passage } from '../evidence/passage.ts'
import type { Question } from '../mind/question.ts'
import { AdmittedEvidence } from './admitted-evidence.ts'
import { type Answering, passagesMax } from './answering.ts'
import type { EngineEvent } from './engine.ts'
import type { QuestionSearches } from './question-searches.ts'

/** Most documents that are read for one question, and most passages of each: some 20 milliseconds of a thread. */
const [documentsMax, documentPassagesMax] = [12, 40]

/**
 * The events of an answer with the statements that a question asks for, such as decisions or tasks, from documents that
 * are read whole: the target, all in reach where they are few, or those that are found. Only passages that it quotes
 * are bought. Undefined if the question asks for nothing of the kind, if none is found, or if the balance is not enough
 * for all of them.
 */
export async function answerStatements(
  answering: Answering,
  searches: QuestionSearches,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, asked, mind, tools, searchFor, signal } = answering
  if (question.statements === undefined || !mayAsk.has(question.kind)) return undefined
  const search = searchFor(question.text, documentPassagesMax)
  const passages: Passage[] = []
  for (const docId of await documentsOf(answering, searches)) {
    const reach = { ...asked.reach, docId }
    passages.push(
      ...(await searches.find({ ...search, reach, reads: { what: 'document' } }, signal)),
    )
  }
  const answer = await mind.tellStatements(question, passages, asked.thinking, signal)
  if (answer === undefined) return undefined
  const quoted = passages.filter(({ docId, start, end }) =>
    answer.citations.some((one) => one.docId === docId && start <= one.start && one.end <= end),
  )
  const evidence = new AdmittedEvidence<Passage>(tools)
  await evidence.admit(quoted)
  if (!quoted.every(({ chunkId }) => evidence.has(chunkId))) return undefined
  return [{ type: 'answer', ...answer, passages: quoted }]
}

/** "Who has to do what?" has no word that a search could look for. */
const mayAsk: ReadonlySet<Question['kind']> = new Set(['question', 'empty'])

async function documentsOf(
  { asked, question, survey, searchFor, signal }: Answering,
  searches: QuestionSearches,
): Promise<readonly string[]> {
  const { accountId, graphId, docId } = asked.reach
  if (docId !== undefined) return [docId]
  const { documents, docIds } = await survey.longest(accountId, graphId)
  if (documents <= docIds.length) return docIds
  const found = await searches.find(searchFor(question.text, passagesMax.overview), signal)
  return [...new Set(found.map((passage) => passage.docId))].slice(0, documentsMax)
}
