import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { randomKey } from '../../parts/random-key.ts'
import type { Asked } from './asking.ts'
import type { Manner } from './manner.ts'

/** The service accepts up to 200 messages, including the question. */
const turnsSentMax = 99
/** Below the limit of a body, with room for characters of several bytes. */
const charactersSentMax = 300_000

type Settings = Pick<Turn, 'model' | 'reasoning_engine' | 'target_graph_id' | 'target_doc_id'>

/** The settings with which a question was asked. */
export function mannerOf({
  model,
  reasoning_engine,
  target_graph_id,
  target_doc_id,
}: Settings): Manner {
  return { model, engine: reasoning_engine, target: target_graph_id ?? target_doc_id ?? '' }
}

/** The settings of a call. */
export function mannerOfCall(input: Asked['input']): Manner {
  const { model = 'snap', reasoning_engine = 'rag', target_graph_id, target_doc_id } = input
  return mannerOf({ model, reasoning_engine, target_graph_id, target_doc_id })
}

export function isSameManner(one: Manner, other: Manner): boolean {
  return one.model === other.model && one.engine === other.engine && one.target === other.target
}

/** The call's input: the question with as much of the conversation before it as the service accepts. */
export function askedOf(
  { conversationId, isFirst }: Pick<Asked, 'conversationId' | 'isFirst'>,
  question: string,
  turns: readonly Turn[],
  { model, engine, target }: Manner,
): Asked {
  return {
    conversationId,
    isFirst,
    key: randomKey(),
    input: {
      model,
      reasoning_engine: engine,
      ...(target.startsWith('doc_') && { target_doc_id: target }),
      ...(target.startsWith('graph_') && { target_graph_id: target }),
      conversation_id: conversationId,
      messages: [
        ...lastTurns(turns, charactersSentMax - question.length).flatMap((turn) => [
          { role: 'user' as const, content: turn.question },
          { role: 'assistant' as const, content: turn.reply },
        ]),
        { role: 'user', content: question },
      ],
    },
  }
}

/** The last turns, up to this many characters together. */
function lastTurns(turns: readonly Turn[], charactersMax: number): readonly Turn[] {
  let left = charactersMax
  const first = turns.findLastIndex(({ question, reply }) => {
    left -= question.length + reply.length
    return left < 0
  })
  return turns.slice(first + 1).slice(-turnsSentMax)
}
