import type { Passage } from '../evidence/passage.ts'
import type { Question } from '../mind/question.ts'
import { AdmittedEvidence } from './admitted-evidence.ts'
import { quotedOf } from './answer-from-document.ts'
import { type Answering, passagesMax } from './answering.ts'
import type { EngineEvent } from './engine.ts'
import type { QuestionSearches } from './question-searches.ts'

/**
 * Most documents that are read for one question, and most passages of all of them: 40 of each. 480 passages are some 60
 * pages, and take a thread up to a tenth of a second.
 */
const [documentsMax, wholeMax] = [12, 480]

/**
 * The events of an answer with the statements that a question asks for, such as decisions or tasks, from documents that
 * are read whole: the target, all in reach where they are few, or those that are found. Only passages that it quotes
 * are bought, and only what the balance covers is told. Undefined if the question asks for nothing of the kind, if none
 * is found, or if the documents are too long to be read whole: a list of some would pass for all.
 */
export async function answerStatements(
  answering: Answering,
  searches: QuestionSearches,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, asked, mind, tools, signal } = answering
  if (question.statements === undefined || !mayAsk.has(question.kind)) return undefined
  const passages = await readWhole(answering, searches)
  if (passages === undefined) return undefined
  const tell = (read: readonly Passage[]) =>
    mind.tellStatements(question, read, asked.thinking, signal)
  const answer = await tell(passages)
  if (answer === undefined) return undefined
  const quoted = quotedOf(answer, passages)
  const evidence = new AdmittedEvidence<Passage>(tools)
  await evidence.admit(quoted)
  const { passages: bought } = evidence
  const told = bought.length === quoted.length ? answer : await tell(bought)
  return told && [{ type: 'answer', ...told, passages: bought }]
}

/** All passages of the documents that a question means; undefined if there are more than `wholeMax`. */
async function readWhole(
  answering: Answering,
  searches: QuestionSearches,
): Promise<readonly Passage[] | undefined> {
  const { question, asked, searchFor, signal } = answering
  const passages: Passage[] = []
  for (const docId of await documentsOf(answering, searches)) {
    const left = wholeMax - passages.length
    const reach = { ...asked.reach, docId }
    const search = { ...searchFor(question.text, left + 1), reach }
    const read = await searches.find({ ...search, reads: { what: 'document' } }, signal)
    if (read.length > left) return undefined
    passages.push(...read)
  }
  return passages
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
