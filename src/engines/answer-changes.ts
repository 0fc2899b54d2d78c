import type { Passage } from '../evidence/passage.ts'
import { AdmittedEvidence } from './admitted-evidence.ts'
import { quotedOf } from './answer-from-document.ts'
import { type Answering, passagesMax } from './answering.ts'
import type { EngineEvent } from './engine.ts'
import { openingOf } from './further-searches.ts'
import type { QuestionSearches } from './question-searches.ts'
import { documentsMax, readWhole } from './read-whole.ts'
import type { Search } from './search.ts'

/** Most passages of a search for documents by the title of one, of which a long one may have most. */
const titledMax = 60

/**
 * The events of an answer with what changed from one document to another, or how they differ, from documents that are
 * read whole. Only passages that it quotes are bought. Undefined if the question asks for nothing of the kind, if there
 * are no such documents, if they are too long to be read whole, or if the balance does not cover all that is quoted: a
 * comparison of parts would tell what is not so.
 */
export async function answerChanges(
  answering: Answering,
  searches: QuestionSearches,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, asked, mind, tools, signal } = answering
  if (question.changes === undefined) return undefined
  const known = await knownDocuments(answering, searches)
  const docIds = await mind.versionsMeant(question, known, signal)
  if (docIds.length === 0) return undefined
  const passages = await readWhole(docIds, answering, searches)
  if (passages === undefined) return undefined
  const answer = await mind.tellChanges(question, passages, asked.thinking, signal)
  if (answer === undefined) return undefined
  const quoted = quotedOf(answer, passages)
  const evidence = new AdmittedEvidence<Passage>(tools)
  await evidence.admit(quoted)
  if (!quoted.every(({ chunkId }) => evidence.has(chunkId))) return undefined
  return [{ type: 'answer', ...answer, passages: evidence.passages }]
}

/**
 * A passage of each document that may be meant: what is found for the question, and besides the openings of all
 * documents in reach where they are few, or what is found by the title of the best one, as versions share it.
 */
async function knownDocuments(
  { asked, question, survey, searchFor, signal }: Answering,
  searches: QuestionSearches,
): Promise<readonly Passage[]> {
  const { accountId, graphId, docId } = asked.reach
  const search = searchFor(question.text, passagesMax.overview)
  const opened = (own: string): Promise<readonly Passage[]> =>
    searches.find({ ...search, ...openingOf(asked.reach, own) }, signal)
  if (docId !== undefined) return opened(docId)
  const found = await searches.findAsWritten(search, signal)
  const { documents, docIds } = await survey.longest(accountId, graphId)
  if (documents <= docIds.length)
    return [...found, ...(await Promise.all(docIds.map(opened))).flat()]
  const [best] = found
  if (best === undefined) return []
  const titled: Search = { ...searchFor(best.title, titledMax), limit: titledMax }
  const more = await searches.findAsWritten(titled, signal)
  const known = [...new Set([...found, ...more].map((passage) => passage.docId))]
  // Those of change logs have the headings of their versions.
  const openings = await Promise.all(known.slice(0, documentsMax).map(opened))
  return [...found, ...more, ...openings.flat()]
}
