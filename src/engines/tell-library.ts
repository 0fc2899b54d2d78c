import type { Passage } from '../evidence/passage.ts'
import { AdmittedEvidence, searchStep } from './admitted-evidence.ts'
import { type Answering, compose } from './answering.ts'
import type { EngineEvent } from './engine.ts'
import type { QuestionSearches } from './question-searches.ts'
import type { Search } from './search.ts'

/** Passages of each document where all are told one by one: the first, and one from the middle. */
export const openingPassages = { snap: 1, ponder: 2 }

/** Tells which documents are in reach, and how many, by how each begins; of many, the longest. */
export async function* tellLibrary(
  answering: Answering,
  searches: QuestionSearches,
): AsyncIterable<EngineEvent> {
  const { asked, survey, searchFor } = answering
  const { accountId, graphId, docId } = asked.reach
  const { documents, docIds } =
    docId === undefined
      ? await survey.longest(accountId, graphId)
      : { documents: 1, docIds: [docId] }
  const question = { ...answering.question, documentCount: documents }
  const search = searchFor(question.text, openingPassages.snap)
  yield* composeOpenings({ ...answering, question }, docIds, search, searches)
}

/** Composes the answer from what these documents begin with. */
export async function* composeOpenings(
  answering: Answering,
  docIds: readonly string[],
  search: Search,
  searches: QuestionSearches,
): AsyncIterable<EngineEvent> {
  const { asked, question, tools, signal } = answering
  const evidence = new AdmittedEvidence<Passage>(tools)
  const openings: Passage[] = []
  for (const docId of docIds) {
    const through: Search = {
      ...search,
      reach: { ...asked.reach, docId },
      reads: { what: 'document' },
    }
    openings.push(...(await searches.find(through, signal)))
  }
  yield* searchStep(question.text, openings, evidence)
  yield* compose(answering, evidence.passages)
}
