import { CitationCheck } from '../citation-check.ts'
import type { Found, Reply } from '../client.ts'
import { inParallel } from '../in-parallel.ts'
import type { AnswerSet, Gold, Question } from './answer-set.ts'
import type { Point } from './at-length.ts'
import type { Measures } from './measures.ts'
import { type Model, PostedSet } from './posted-set.ts'
import { countRepeated, countWords, withoutMarks } from './reply-text.ts'

/** What became of a set's questions, before anything is counted. */
export type SetReplies = {
  readonly set: AnswerSet
  readonly model: Model
  readonly judged: readonly Judged[]
  /** For each question and each collection that is not its own: whether that answered it. */
  readonly answeredElsewhere: readonly boolean[]
  readonly quotes: { readonly checked: number; readonly wrong: number }
}

/** A question with its reply, and the naive answers with 1 to 6 sentences. */
export type Judged = {
  readonly question: Question
  readonly reply: Reply
  readonly words: number
  /** Between 0 and 1: whether the reply holds what is wanted. */
  readonly score: number
  readonly repeated: number
  readonly isCited: boolean
  readonly isAnswered: boolean
  readonly background: Background
}

/** What a question has, whatever model is asked. */
type Background = {
  readonly naive: readonly Point[]
  /** Whether the answer stands in the first five passages; undefined where nobody knows where it stands. */
  readonly isFound: boolean | undefined
}

const requestsAtOnce = 2
const naiveSentences = [1, 2, 3, 4, 5, 6]

/** Asks the questions of a set through HTTP, with one model after the other. */
export async function evaluateSet(
  set: AnswerSet,
  questions: readonly Question[],
  models: readonly Model[],
  measures: Measures,
): Promise<SetReplies[]> {
  process.stderr.write(`Asking ${set.name} …\n`)
  await using posted = await PostedSet.post(set)
  const score: Score = ({ wanted }, text) => Number(measures[set.judgedBy](wanted, text))
  const asked = await mapAll(questions, async (question) => {
    const passages = await posted.search(question)
    const naive = naiveSentences.map((count) => {
      const text = measures.naiveAnswer(question.question, passages, count)
      return { words: countWords(text), score: score(question, text) }
    })
    const background = { naive, isFound: isFound(question.gold, passages, posted, measures) }
    return { question, background }
  })
  const evaluated: SetReplies[] = []
  for (const model of models) evaluated.push(await askAll(set, asked, model, score, posted))
  return evaluated
}

type Score = (question: Question, text: string) => number

async function askAll(
  set: AnswerSet,
  asked: readonly Pick<Judged, 'question' | 'background'>[],
  model: Model,
  score: Score,
  posted: PostedSet,
): Promise<SetReplies> {
  const citations = new CitationCheck(posted.client)
  const judged = await mapAll(asked, async ({ question, background }) => {
    const reply = await posted.ask(question, model)
    await citations.check(reply.citations)
    const text = withoutMarks(reply.messages.at(-1)?.content ?? '')
    return {
      question,
      background,
      reply,
      words: countWords(text),
      score: score(question, text),
      repeated: countRepeated(text),
      isCited: reply.citations.length > 0,
      isAnswered: isAnswered(reply),
    }
  })
  for (const citation of citations.wrong.slice(0, 3)) {
    process.stderr.write(`Not what the document says: ${JSON.stringify(citation)}\n`)
  }
  const questions = asked.map(({ question }) => question)
  const answeredElsewhere = await askElsewhere(set, questions, model, posted)
  const quotes = { checked: citations.checked, wrong: citations.wrong.length }
  return { set, model, judged, answeredElsewhere, quotes }
}

/** What a reply says of itself; if it says nothing, whether it cites something. */
function isAnswered({ grounding, citations }: Reply): boolean {
  return grounding === undefined ? citations.length > 0 : grounding === 'answered'
}

function isFound(
  gold: Gold | undefined,
  passages: readonly Found[],
  posted: PostedSet,
  { plain }: Measures,
): boolean | undefined {
  if (!gold) return undefined
  if ('quotes' in gold) {
    const inOrder = passages.toSorted(
      (a, b) => a.doc_id.localeCompare(b.doc_id) || a.start - b.start,
    )
    const text = plain(inOrder.map((passage) => passage.text).join('\n'))
    return gold.quotes.every((quote) => text.includes(plain(quote)))
  }
  if ('documents' in gold) {
    const found = new Set(passages.map(({ doc_id }) => doc_id))
    return gold.documents.every((document) => found.has(posted.docId(document) ?? ''))
  }
  const docId = posted.docId(gold.document)
  return passages.some(
    ({ doc_id, start, end }) => doc_id === docId && start <= gold.start && end >= gold.end,
  )
}

async function askElsewhere(
  { collections, isAskedElsewhere = false }: AnswerSet,
  questions: readonly Question[],
  model: Model,
  posted: PostedSet,
): Promise<boolean[]> {
  if (!isAskedElsewhere) return []
  const pairs = questions.flatMap((question) =>
    collections
      .filter((collection) => collection.name !== question.collection)
      .map((collection) => ({ question, collection })),
  )
  return mapAll(pairs, async ({ question, collection }) =>
    isAnswered(await posted.ask(question, model, collection.name)),
  )
}

/** The results in the order of the items. */
async function mapAll<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  await inParallel([...items.entries()], requestsAtOnce, async ([index, item]) => {
    results[index] = await work(item)
  })
  return results
}
