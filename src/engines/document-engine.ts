import type { Passage } from '../evidence/passage.ts'
import { type Mind, snapPassages } from '../mind/mind.ts'
import { AdmittedEvidence, read } from './admitted-evidence.ts'
import { answerAsMeant } from './answer-as-meant.ts'
import {
  type AnswerFromDocument,
  answerFromDocument,
  type DocumentReader,
  factIn,
} from './answer-from-document.ts'
import { type Answering, compose, type SurveySource } from './answering.ts'
import {
  type Engine,
  type EngineEvent,
  type EngineQuestion,
  type EngineTools,
  leftOutStep,
  searchContext,
  searchWords,
} from './engine.ts'
import type { Retrieval } from './question-threads.ts'
import { quotedDocument } from './quoted-document.ts'
import { type FindChunks, readThemes } from './read-themes.ts'
import { openingOf, type Search } from './search.ts'
import { Searches } from './searches.ts'
import { composeOpenings, openingPassages, tellLibrary } from './tell-library.ts'

/**
 * Most passages per search: for the question, for each `further` search when pondering, and for finding the document of
 * an `overview`.
 */
const passagesMax = { snap: snapPassages, ponder: 10, further: 4, overview: 10 }

/** The mind of each account, and whether it works without calls to other services. */
export type Minds = { readonly isLocal: boolean; readonly mindOf: (accountId: string) => Mind }

type Find = (text: string, limit: number) => Promise<readonly Passage[]>

/**
 * The engine that answers from stored documents, found by similarity (`rag`) or by a walk over the graph of their
 * entities (`graph`).
 */
export function documentEngine(
  { retrieval, survey }: { retrieval: Retrieval; survey: SurveySource },
  { isLocal, mindOf }: Minds,
  engine: 'rag' | 'graph',
): Engine {
  async function* answerTo(
    asked: EngineQuestion,
    isCorrected: boolean,
    tools: EngineTools,
    signal: AbortSignal,
  ): AsyncIterable<EngineEvent> {
    const { reach } = asked
    const mind = mindOf(reach.accountId)
    const understood = await mind.understand(asked.messages, signal)
    const question = { ...understood, isOfDocument: reach.docId !== undefined }
    const searchFor = (text: string, limit: number): Search => {
      return { reach, ...searchWords(question, text), engine, limit }
    }
    const languagesOfAll = () => retrieval.languagesOfAll(reach, signal)
    if (!isCorrected) yield* leftOutStep(question)
    const answering = { asked, question, mind, tools, survey, searchFor, languagesOfAll, signal }
    const searches = new Searches(retrieval, !isCorrected)
    const events =
      question.kind === 'overview' ? overview(answering, searches) : answer(answering, searches)
    for await (const event of events)
      yield event.type === 'answer' ? { ...event, ...searches.told } : event
  }
  return {
    isLocal,
    isConfigured: true,
    answer: (asked, tools, signal) =>
      answerAsMeant(asked, (meant, isCorrected) => answerTo(meant, isCorrected, tools, signal)),
  }
}

async function* answer(answering: Answering, retrieval: Searches): AsyncIterable<EngineEvent> {
  const { asked, question, mind, tools } = answering
  const connecting = await connectingPassages(answering, retrieval)
  const fact = await factOfOnly(answering, retrieval)
  if (fact) yield* fact
  else if (question.kind !== 'question') yield* compose(answering, [])
  else if (connecting.length > 0) {
    const evidence = new AdmittedEvidence<Passage>(tools)
    yield* read(question.text, connecting, evidence)
    yield* compose(answering, evidence.passages)
  } else if (asked.thinking === 'ponder') yield* ponder(answering, retrieval)
  else if (mind.readsBesideIndex) yield* answerAtOnce(answering, retrieval)
  else yield* snap(answering, retrieval)
}

/** The passages along a way through the graph between the two names of a question for what connects them. */
async function connectingPassages(
  { question: { text, connects }, searchFor, signal }: Answering,
  retrieval: Searches,
): Promise<readonly Passage[]> {
  const search = searchFor(text, passagesMax.snap)
  if (connects === undefined || search.engine === 'rag') return []
  const reads = { what: 'connection', names: connects } as const
  return await retrieval.find({ ...search, reads }, signal)
}

/**
 * Answers from the passages of the document or section that the message names, in reading order. A message that names
 * none is about the only document in reach, the one that the last answer quoted, or the one found for its context.
 * Without any document, it is treated as a question, or as empty if it names none.
 */
async function* overview(answering: Answering, retrieval: Searches): AsyncIterable<EngineEvent> {
  const { asked, question, mind, tools, searchFor, signal } = answering
  if (question.isOfAll) return yield* overviewOfAll(answering, retrieval)
  const { text, overviewOf } = question
  const named = searchFor(text, passagesMax.overview)
  const found = await retrieval.find(named, signal)
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
    yield* read(text, await retrieval.find(through, signal), evidence)
  } else if (chunkIds.length > 0) {
    const within = found.filter(({ chunkId }) => chunkIds.includes(chunkId))
    yield* read(text, within, evidence)
  } else {
    const kind = isUnnamed ? 'empty' : 'question'
    return yield* answer({ ...answering, question: { ...question, kind } }, retrieval)
  }
  yield* compose(answering, evidence.passages)
}

/**
 * Answers from the communities of all documents in reach, or from the beginnings of the documents where these are few
 * or have no communities; of a single one as of any document.
 */
async function* overviewOfAll(
  answering: Answering,
  retrieval: Searches,
): AsyncIterable<EngineEvent> {
  const { asked, mind, tools, survey, searchFor, signal } = answering
  const { accountId, graphId } = asked.reach
  if (answering.question.isOfLibrary) return yield* tellLibrary(answering, retrieval)
  if (asked.reach.docId !== undefined) return yield* overviewOfOne(answering, retrieval)
  const { documents, communities, docIds } = await survey.of(accountId, graphId)
  const [docId, another] = docIds
  const question = { ...answering.question, documentCount: documents }
  const search = searchFor(question.text, openingPassages[asked.thinking])
  if (docId !== undefined && another === undefined) {
    const reach = { ...asked.reach, docId }
    return yield* overviewOfOne({ ...answering, asked: { ...asked, reach } }, retrieval)
  }
  if (communities.length > 0) {
    const find: FindChunks = (numbers) =>
      retrieval.find({ ...search, reads: { what: 'chunks', numbers } }, signal)
    const themes = yield* readThemes({ communities, thinking: asked.thinking, tools, find })
    const answer = themes.length > 0 && (await mind.tellThemes(question, themes, signal))
    if (answer) return yield { type: 'answer', ...answer, passages: [] }
  }
  yield* composeOpenings({ ...answering, question }, docIds, search, retrieval)
}

/** Answers a message about all documents in reach, which are one. */
function overviewOfOne(answering: Answering, retrieval: Searches): AsyncIterable<EngineEvent> {
  const question = { ...answering.question, isOfAll: false }
  return overview({ ...answering, question }, retrieval)
}

/** Searches and composes in one task of a worker thread; composes again if some of the passages were not admitted. */
async function* answerAtOnce(
  answering: Answering,
  retrieval: Searches,
): AsyncIterable<EngineEvent> {
  const { question, searchFor, tools, signal } = answering
  const search = searchFor(question.text, passagesMax.snap)
  const { passages, answer } = await retrieval.answer(
    { search, question, thinking: 'snap' },
    signal,
  )
  const evidence = new AdmittedEvidence(tools)
  yield* read(question.text, passages, evidence)
  if (passages.length === 0) return yield* compose(answering, [])
  if (evidence.passages.length === passages.length)
    return yield { type: 'answer', ...answer, passages }
  const found = await retrieval.find(search, signal)
  await evidence.read(found)
  yield* compose(
    answering,
    found.filter(({ chunkId }) => evidence.has(chunkId)),
  )
}

async function* snap(answering: Answering, retrieval: Searches): AsyncIterable<EngineEvent> {
  const { question, tools } = answering
  const evidence = new AdmittedEvidence<Passage>(tools)
  yield* search(question.text, passagesMax.snap, finderOf(answering, retrieval), evidence)
  const told = await fromDocument(answering, retrieval, evidence)
  yield* told ?? compose(answering, evidence.passages)
}

/**
 * The events of an answer that is read out of one document, where the question asks for that and all of it is admitted.
 */
async function fromDocument(
  answering: Answering,
  retrieval: Searches,
  evidence: AdmittedEvidence<Passage>,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, searchFor } = answering
  const search = searchFor(question.text, passagesMax.snap)
  const reader = readerOf(answering, retrieval)
  return admitted(await answerFromDocument(search, question, evidence.passages, reader), evidence)
}

/** The events of an answer from what the only document in reach says of itself, which the question need not name. */
async function factOfOnly(
  answering: Answering,
  retrieval: Searches,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, asked, survey, tools, searchFor } = answering
  if (question.fact === undefined) return undefined
  const { accountId, graphId, docId } = asked.reach
  const found = docId === undefined ? await survey.longest(accountId, graphId) : undefined
  const only = found?.documents === 1 ? found.docIds[0] : docId
  if (only === undefined) return undefined
  const search = { ...searchFor(question.text, 1), ...openingOf(asked.reach, only) }
  const ofDocument = { ...question, isOfDocument: true }
  const fact = await factIn(search, ofDocument, readerOf(answering, retrieval))
  return admitted(fact, new AdmittedEvidence<Passage>(tools))
}

/** The events of an answer, if the balance is enough for all that it is from. */
async function admitted(
  found: AnswerFromDocument | undefined,
  evidence: AdmittedEvidence<Passage>,
): Promise<readonly EngineEvent[] | undefined> {
  if (found === undefined) return undefined
  await evidence.read(found.passages)
  if (!found.passages.every(({ chunkId }) => evidence.has(chunkId))) return undefined
  return [{ type: 'answer', ...found.answer, passages: found.passages }]
}

function readerOf({ asked, mind, signal }: Answering, retrieval: Searches): DocumentReader {
  return {
    find: (search) => retrieval.find(search, signal),
    tellFact: (question, opening) => mind.tellFact(question, opening, signal),
    aggregate: (question, table) => mind.aggregate(question, table, asked.thinking, signal),
  }
}

async function* ponder(answering: Answering, retrieval: Searches): AsyncIterable<EngineEvent> {
  const { question, mind, tools, signal } = answering
  const evidence = new AdmittedEvidence<Passage>(tools)
  const find = finderOf(answering, retrieval)
  yield* search(question.text, passagesMax.ponder, find, evidence)
  const told = await fromDocument(answering, retrieval, evidence)
  if (told) return yield* told
  const { parts, names } = await mind.plan(question, evidence.passages, signal)
  yield* searchParts(parts, find, evidence)
  yield* searchNames(question.text, names, find, evidence)
  yield* compose(answering, evidence.passages)
}

function finderOf({ searchFor, signal }: Answering, retrieval: Searches): Find {
  return (text, limit) => retrieval.find(searchFor(text, limit), signal)
}

async function* search(
  text: string,
  limit: number,
  find: Find,
  evidence: AdmittedEvidence<Passage>,
): AsyncIterable<EngineEvent> {
  yield* read(text, await find(text, limit), evidence)
}

async function* searchParts(
  parts: readonly string[],
  find: Find,
  evidence: AdmittedEvidence<Passage>,
): AsyncIterable<EngineEvent> {
  if (parts.length === 0) return
  yield { type: 'step', name: 'plan', summary: parts.join(' · ') }
  for (const part of parts) yield* search(part, passagesMax.further, find, evidence)
}

/** Searches for the question together with the names that the passages have besides. */
async function* searchNames(
  question: string,
  names: readonly string[],
  find: Find,
  evidence: AdmittedEvidence<Passage>,
): AsyncIterable<EngineEvent> {
  if (names.length === 0) return
  yield { type: 'step', name: 'plan', summary: `Look further at ${names.join(' · ')}` }
  yield* search(`${question} ${names.join(', ')}`, passagesMax.further, find, evidence)
}
