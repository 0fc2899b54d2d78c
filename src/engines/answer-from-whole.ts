import type { Passage } from '../evidence/passage.ts'
import { dateOf } from '../language/quantities/times/days.ts'
import { readTimes } from '../language/quantities/times/read-times.ts'
import type { Answer } from '../mind/mind.ts'
import type { Question } from '../mind/question.ts'
import { AdmittedEvidence } from './admitted-evidence.ts'
import { quotedOf } from './answer-from-document.ts'
import { type Answering, passagesMax } from './answering.ts'
import type { EngineEvent } from './engine.ts'
import type { QuestionSearches } from './question-searches.ts'
import { documentsMax, readWhole } from './read-whole.ts'

/**
 * The events of an answer with the statements that a question asks for, such as decisions or tasks, or with what
 * happened in a time, from documents that are read whole: the target, all in reach where they are few, or those that are
 * found. Only passages that it quotes are bought, and only what the balance covers is told. Undefined if the question asks
 * for nothing of the kind, if none is found, or if the documents are too long to be read whole: a list of some would pass
 * for all.
 */
export async function answerFromWhole(
  answering: Answering,
  searches: QuestionSearches,
): Promise<readonly EngineEvent[] | undefined> {
  const { question, asked, mind, tools, signal } = answering
  const { statements, chronology } = question
  if (!mayAsk.has(question.kind)) return undefined
  if (statements === undefined && chronology === undefined) return undefined
  // A language model answers these from what is found, as any other question.
  if (mind.modelName !== undefined) return undefined
  const passages = await readWhole(await documentsOf(answering, searches), answering, searches)
  if (passages === undefined) return undefined
  const tell = async (read: readonly Passage[]): Promise<Answer | undefined> =>
    (chronology && (await mind.tellChronology(question, read, asked.thinking, signal))) ??
    (statements && (await mind.tellStatements(question, read, asked.thinking, signal)))
  const answer = await tell(passages)
  if (answer === undefined) return undefined
  const quoted = quotedOf(answer, passages)
  const evidence = new AdmittedEvidence<Passage>(tools)
  await evidence.admit(quoted)
  const { passages: bought } = evidence
  const told = bought.length === quoted.length ? answer : await tell(bought)
  return told && [{ type: 'answer', ...told, passages: bought }]
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
  const words = [question.text, ...yearsOf(question)].join(' ')
  const found = await searches.find(searchFor(words, passagesMax.overview), signal)
  return [...new Set(found.map((passage) => passage.docId))].slice(0, documentsMax)
}

/** The years of the time that a question asks for, which need not stand in it: of "the 1970s" ten. */
function yearsOf({ chronology, text, today }: Question): readonly number[] {
  if (chronology === undefined) return []
  return readTimes(text, chronology.language, today).flatMap(({ year, daysIn }) => {
    if (year === undefined) return []
    const days = daysIn(year)
    const [first, last] = [dateOf(days.from).year, dateOf(days.to - 1).year]
    return Array.from({ length: Math.min(yearsMax, last - first + 1) }, (_, nth) => first + nth)
  })
}

/** Most years of a time that are searched for. */
const yearsMax = 20
