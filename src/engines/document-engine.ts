import { utcDay } from '../base/utc-day.ts'
import type { Passage } from '../evidence/passage.ts'
import type { Mind } from '../mind/mind.ts'
import { AdmittedEvidence, searchStep } from './admitted-evidence.ts'
import { answerAsMeant } from './answer-as-meant.ts'
import {
  type AnswerFromDocument,
  answerFromDocument,
  type DocumentReader,
  factIn,
} from './answer-from-document.ts'
import { answerOverview } from './answer-overview.ts'
import { answerStatements } from './answer-statements.ts'
import { type Answering, compose, passagesMax, type SurveySource } from './answering.ts'
import {
  type Engine,
  type EngineEvent,
  type EngineQuestion,
  type EngineTools,
  leftOutStep,
  searchWords,
} from './engine.ts'
import { openingOf } from './further-searches.ts'
import { QuestionSearches } from './question-searches.ts'
import type { Retrieval } from './question-threads.ts'
import type { Search } from './search.ts'

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
    const question = { ...understood, isOfDocument: reach.docId !== undefined, today: utcDay() }
    const searchFor = (text: string, limit: number): Search => {
      return { reach, ...searchWords(question, text), engine, limit }
    }
    const languagesOfAll = () => retrieval.languagesOfAll(reach, signal)
    if (!isCorrected) yield* leftOutStep(question)
    const answering = { asked, question, mind, tools, survey, searchFor, languagesOfAll, signal }
    const searches = new QuestionSearches(retrieval, !isCorrected)
    const events =
      question.kind === 'overview'
        ? answerOverview(answering, searches, answer)
        : answer(answering, searches)
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

async function* answer(
  answering: Answering,
  searches: QuestionSearches,
): AsyncIterable<EngineEvent> {
  const { asked, question, mind, tools } = answering
  const connecting = await connectingPassages(answering, searches)
  const fact = await factOfOnly(answering, searches)
  const statements = fact ? undefined : await answerStatements(answering, searches)
  if (fact) yield* fact
  else if (statements) yield* statements
  else if (question.kind !== 'question') yield* compose(answering, [])
  else if (connecting.length > 0) {
    const evidence = new AdmittedEvidence<Passage>(tools)
    yield* searchStep(question.text, connecting, evidence)
    yield* compose(answering, evidence.passages)
  } else if (asked.thinking === 'ponder') yield* ponder(answering, searches)
  else if (mind.readsBesideIndex) yield* answerAtOnce(answering, searches)
  else yield* snap(answering, searches)
}

/** The passages along a way through the graph between the two names of a question for what connects them. */
async function connectingPassages(
  { question: { text, connects }, searchFor, signal }: Answering,
  searches: QuestionSearches,
): Promise<readonly Passage[]> {
  const search = searchFor(text, passagesMax.snap)
  if (connects === undefined || search.engine === 'rag') return []
  const reads = { what: 'connection', names: connects } as const
  return await searches.find({ ...search, reads }, signal)
}

/** Searches and composes in one task of a worker thread; composes again if some of the passages were not admitted. */
async function* answerAtOnce(
  answering: Answering,
  searches: QuestionSearches,
): AsyncIterable<EngineEvent> {
  const { question, searchFor, tools, signal } = answering
  const search = searchFor(question.text, passagesMax.snap)
  const { passages, answer } = await searches.answer({ search, question, thinking: 'snap' }, signal)
  const evidence = new AdmittedEvidence(tools)
  yield* searchStep(question.text, passages, evidence)
  if (passages.length === 0) return yield* compose(answering, [])
  if (evidence.passages.length === passages.length)
    return yield { type: 'answer', ...answer, passages }
  const found = await searches.find(search, signal)
  await evidence.admit(found)
  yield* compose(
    answering,
    found.filter(({ chunkId }) => evidence.has(chunkId)),
  )
}

async function* snap(answering: Answering, searches: QuestionSearches): AsyncIterable<EngineEvent> {
  const { question, tools } = answering
  const evidence = new AdmittedEvidence<Passage>(tools)
  yield* search(question.text, passagesMax.snap, finderOf(answering, searches), evidence)
  const told = await fromDocument(answering, searches, evidence)
  yield* told ?? compose(answering, evidence.passages)
}

/**
 * The events of an answer that is read out of one document, where the question asks for that and all of it is admitted.
 */
async function fromDocument(
  answering: Answering,
  searches: QuestionSearches,
  evidence: AdmittedEvidence<Passage>,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, searchFor } = answering
  const search = searchFor(question.text, passagesMax.snap)
  const reader = readerOf(answering, searches)
  return admitted(await answerFromDocument(search, question, evidence.passages, reader), evidence)
}

/** The events of an answer from what the only document in reach says of itself, which the question need not name. */
async function factOfOnly(
  answering: Answering,
  searches: QuestionSearches,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, asked, survey, tools, searchFor } = answering
  if (question.fact === undefined) return undefined
  const { accountId, graphId, docId } = asked.reach
  const found = docId === undefined ? await survey.longest(accountId, graphId) : undefined
  const only = found?.documents === 1 ? found.docIds[0] : docId
  if (only === undefined) return undefined
  const search = { ...searchFor(question.text, 1), ...openingOf(asked.reach, only) }
  const ofDocument = { ...question, isOfDocument: true }
  const fact = await factIn(search, ofDocument, readerOf(answering, searches))
  return admitted(fact, new AdmittedEvidence<Passage>(tools))
}

/** The events of an answer, if the balance is enough for all that it is from. */
async function admitted(
  found: AnswerFromDocument | undefined,
  evidence: AdmittedEvidence<Passage>,
): Promise<readonly EngineEvent[] | undefined> {
  if (found === undefined) return undefined
  await evidence.admit(found.passages)
  if (!found.passages.every(({ chunkId }) => evidence.has(chunkId))) return undefined
  return [{ type: 'answer', ...found.answer, passages: found.passages }]
}

function readerOf({ asked, mind, signal }: Answering, searches: QuestionSearches): DocumentReader {
  return {
    find: (search) => searches.find(search, signal),
    tellFact: (question, opening) => mind.tellFact(question, opening, signal),
    aggregate: (question, table) => mind.aggregate(question, table, asked.thinking, signal),
  }
}

async function* ponder(
  answering: Answering,
  searches: QuestionSearches,
): AsyncIterable<EngineEvent> {
  const { question, mind, tools, signal } = answering
  const evidence = new AdmittedEvidence<Passage>(tools)
  const find = finderOf(answering, searches)
  yield* search(question.text, passagesMax.ponder, find, evidence)
  const told = await fromDocument(answering, searches, evidence)
  if (told) return yield* told
  const { parts, names } = await mind.plan(question, evidence.passages, signal)
  yield* searchParts(parts, find, evidence)
  yield* searchNames(question.text, names, find, evidence)
  yield* compose(answering, evidence.passages)
}

function finderOf({ searchFor, signal }: Answering, searches: QuestionSearches): Find {
  return (text, limit) => searches.find(searchFor(text, limit), signal)
}

async function* search(
  text: string,
  limit: number,
  find: Find,
  evidence: AdmittedEvidence<Passage>,
): AsyncIterable<EngineEvent> {
  yield* searchStep(text, await find(text, limit), evidence)
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
