import type { Passage } from '../evidence/passage.ts'
import { AdmittedEvidence, searchStep } from './admitted-evidence.ts'
import { type Answering, compose, passagesMax } from './answering.ts'
import { type EngineEvent, searchContext } from './engine.ts'
import type { QuestionSearches } from './question-searches.ts'
import { quotedDocument } from './quoted-document.ts'
import { type FindChunks, readThemes } from './read-themes.ts'
import type { Search } from './search.ts'
import { composeOpenings, openingPassages, tellLibrary } from './tell-library.ts'

type AnswerAgain = (answering: Answering, searches: QuestionSearches) => AsyncIterable<EngineEvent>

/**
 * Answers from the passages of the document or section that the message names, in reading order. A message that names
 * none is about the only document in reach, the one that the last answer quoted, or the one found for its context.
 * Without any document it is answered by `orElse`, as a question, or as empty if it names none.
 */
export async function* answerOverview(
  answering: Answering,
  searches: QuestionSearches,
  orElse: AnswerAgain,
): AsyncIterable<EngineEvent> {
  const { asked, question, mind, tools, searchFor, signal } = answering
  if (question.isOfAll) return yield* overviewOfAll(answering, searches, orElse)
  const { text, overviewOf } = question
  const named = searchFor(text, passagesMax.overview)
  const found = await searches.find(named, signal)
  const { overview } = await mind.plan(question, found, signal)
  const isUnnamed = overviewOf === ''
  const hasContext = searchContext(question) !== ''
  const foundFor = quotedDocument(question.said, found) ?? found[0]?.docId
  const spokenOf = asked.reach.docId ?? (hasContext ? foundFor : undefined)
  const docId = isUnnamed ? spokenOf : overview?.docId
  const chunkIds = overview?.chunkIds ?? []
  const evidence = new AdmittedEvidence<Passage>(tools)
  if (docId !== undefined) {
    const through: Search = {
      ...named,
      reach: { ...asked.reach, docId },
      reads: { what: 'document' },
      limit: passagesMax[asked.thinking],
    }
    yield* searchStep(text, await searches.find(through, signal), evidence)
  } else if (chunkIds.length > 0) {
    const within = found.filter(({ chunkId }) => chunkIds.includes(chunkId))
    yield* searchStep(text, within, evidence)
  } else {
    const kind = isUnnamed ? 'empty' : 'question'
    return yield* orElse({ ...answering, question: { ...question, kind } }, searches)
  }
  yield* compose(answering, evidence.passages)
}

/**
 * Answers from the communities of all documents in reach, or from the beginnings of the documents where these are few
 * or have no communities; of a single one as of any document.
 */
async function* overviewOfAll(
  answering: Answering,
  searches: QuestionSearches,
  orElse: AnswerAgain,
): AsyncIterable<EngineEvent> {
  const { asked, mind, tools, survey, searchFor, signal } = answering
  const { accountId, graphId } = asked.reach
  if (answering.question.isOfLibrary) return yield* tellLibrary(answering, searches)
  if (asked.reach.docId !== undefined) return yield* overviewOfOne(answering, searches, orElse)
  const { documents, communities, docIds } = await survey.of(accountId, graphId)
  const [docId, another] = docIds
  const question = { ...answering.question, documentCount: documents }
  const search = searchFor(question.text, openingPassages[asked.thinking])
  if (docId !== undefined && another === undefined) {
    const reach = { ...asked.reach, docId }
    const ofOne = { ...answering, asked: { ...asked, reach } }
    return yield* overviewOfOne(ofOne, searches, orElse)
  }
  if (communities.length > 0) {
    const find: FindChunks = (numbers) =>
      searches.find({ ...search, reads: { what: 'chunks', numbers } }, signal)
    const themes = yield* readThemes({ communities, thinking: asked.thinking, tools, find })
    const answer = themes.length > 0 && (await mind.tellThemes(question, themes, signal))
    if (answer) return yield { type: 'answer', ...answer, passages: [] }
  }
  yield* composeOpenings({ ...answering, question }, docIds, search, searches)
}

/** Answers a message about all documents in reach, which are one. */
function overviewOfOne(
  answering: Answering,
  searches: QuestionSearches,
  orElse: AnswerAgain,
): AsyncIterable<EngineEvent> {
  const question = { ...answering.question, isOfAll: false }
  return answerOverview({ ...answering, question }, searches, orElse)
}
