import type { Reply } from '../client.ts'
import { type Half, halfOf } from '../half-of.ts'
import { inParallel } from '../in-parallel.ts'
import { mean } from '../statistics.ts'
import type { Question } from './answer-set.ts'
import { wrappingsFor } from './around.ts'
import { loadMeasures } from './measures.ts'
import { PostedSet } from './posted-set.ts'
import { readAnswerSet } from './read-answer-set.ts'

/** Each question is asked alone, and in so many of the wrappings, which take turns. */
const wrappingsMax = 3
const requestsAtOnce = 2

type Pair = {
  readonly wrapping: string
  readonly isSameGrounding: boolean
  readonly isSameReply: boolean
  readonly bare: Outcome
  readonly wrapped: Outcome
}
type Outcome = { readonly isAnswered: boolean; readonly score: number }

/** Asks questions alone and with something around them, and counts the replies that stay the same: a table. */
export async function evaluateAround(
  sets: readonly string[],
  half: Half,
  limit = Number.POSITIVE_INFINITY,
): Promise<string> {
  const measures = await loadMeasures()
  const rows: string[] = []
  for (const name of sets) {
    const set = readAnswerSet(name)
    await using posted = await PostedSet.post(set)
    const questions = set.questions
      .filter(({ id, question }) => halfOf(id) === half && isMarked(question))
      .slice(0, limit)
    const pairs: Pair[] = []
    await inParallel([...questions.entries()], requestsAtOnce, async ([index, question]) => {
      const outcome = (reply: Reply): Outcome => ({
        isAnswered: reply.grounding === 'answered',
        score: question.isAnswerable
          ? Number(measures[set.judgedBy](question.wanted, contentOf(reply)))
          : Number.NaN,
      })
      const bare = await posted.ask(question, 'snap')
      for (const { name: wrapping, wrap } of wrappingsOf(question, index)) {
        const asked = { ...question, question: wrap(question.question) }
        const wrapped = await posted.ask(asked, 'snap')
        pairs.push({
          wrapping,
          isSameGrounding: wrapped.grounding === bare.grounding,
          isSameReply: contentOf(wrapped) === contentOf(bare),
          bare: outcome(bare),
          wrapped: outcome(wrapped),
        })
      }
    })
    const byWrapping = Map.groupBy(pairs, ({ wrapping }) => wrapping)
    rows.push(rowOf(`**${name}**`, pairs), ...[...byWrapping].map(([one, of]) => rowOf(one, of)))
  }
  return [
    '| around the question | asked | same grounding | same reply | held: alone | with it | answered: alone | with it |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n')
}

function wrappingsOf({ question }: Question, index: number) {
  const all = wrappingsFor(question)
  const first = index * wrappingsMax
  return Array.from({ length: wrappingsMax }, (_, nth) => all[(first + nth) % all.length]).filter(
    (one) => one !== undefined,
  )
}

/** A few words without a mark cannot be told from what stands around them. */
function isMarked(question: string): boolean {
  return question.endsWith('?')
}

function contentOf({ messages }: Reply): string {
  return messages.at(-1)?.content ?? ''
}

function rowOf(name: string, pairs: readonly Pair[]): string {
  const answerable = pairs.filter(({ bare }) => !Number.isNaN(bare.score))
  const share = (of: readonly Pair[], value: (pair: Pair) => number | boolean) =>
    (100 * mean(of.map((pair) => Number(value(pair))))).toFixed(1)
  const cells = [
    name,
    pairs.length,
    share(pairs, ({ isSameGrounding }) => isSameGrounding),
    share(pairs, ({ isSameReply }) => isSameReply),
    share(answerable, ({ bare }) => bare.score),
    share(answerable, ({ wrapped }) => wrapped.score),
    share(answerable, ({ bare }) => bare.isAnswered),
    share(answerable, ({ wrapped }) => wrapped.isAnswered),
  ]
  return `| ${cells.join(' | ')} |`
}
