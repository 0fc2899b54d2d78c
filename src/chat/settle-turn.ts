import { inTokens } from '../base/token-amounts.ts'
import type { Interaction, Message } from '../contract/chat/chat.ts'
import type { Step } from '../contract/chat/trace.ts'
import type { EngineEvent } from '../engines/engine.ts'
import { describeSpelling } from '../engines/retrieval/spelling/corrected.ts'
import { chatPrice } from '../ledger/prices.ts'
import type { Reservation } from '../ledger/reservation.ts'
import { withoutBalance } from '../storage/ledger/resolve-hold.ts'
import { describeCitation, describePaths, describeWriter } from './describe-answer.ts'
import type { NodeBudget } from './node-budget.ts'
import type { TurnRequest } from './turn-request.ts'

export type Answer = Extract<EngineEvent, { type: 'answer' }> & {
  /** Whether its caller stopped it while it was written. */
  readonly isStopped?: boolean
}

type DoneTurn = {
  readonly turn: TurnRequest
  readonly interaction_id: string
  readonly reservation: Reservation
  readonly nodes: NodeBudget
  readonly steps: readonly Step[]
  readonly answer: Answer
  /** By `performance.now`. */
  readonly beganAt: number
}

/** Charges for the nodes that were read, and stores the answer, both in one transaction. */
export async function settleTurn(done: DoneTurn): Promise<Interaction> {
  const { turn, interaction_id, nodes, answer } = done
  const accessed = nodes.accessed
  const charge = answer.isFree ? 0 : chatPrice(turn.thinking, accessed.length)
  const body = bodyOf(done)
  const usage: Omit<Interaction['usage'], 'balance_remaining'> = {
    tokens_consumed: inTokens(charge),
    operation: 'chat_query',
    model: turn.thinking,
    nodes_accessed: accessed.length,
    ...(nodes.limitedByBalance && { limited_by_balance: true }),
  }
  const balance_remaining = await done.reservation.settle({
    charge,
    interaction: {
      id: interaction_id,
      accountId: turn.reach.accountId,
      keyId: turn.keyId ?? null,
      operation: 'chat_query',
      model: turn.thinking,
      engine: turn.engine,
      nodes: accessed.length,
    },
    answer: withoutBalance(body, 'usage', usage, 'balance_remaining'),
    ...(turn.conversationId !== undefined && {
      turn: keptTurn(turn, turn.conversationId, {
        reply: answer.text,
        tookMs: Math.round(performance.now() - done.beganAt),
      }),
    }),
  })
  return { ...body, usage: { ...usage, balance_remaining } }
}

function bodyOf(done: DoneTurn): Omit<Interaction, 'usage'> {
  const { turn, interaction_id, nodes, steps, answer } = done
  const reply: Message = { role: 'assistant', content: answer.text }
  return {
    interaction_id,
    messages: [...turn.messages, reply],
    citations: answer.citations.map(describeCitation),
    ...(answer.grounding && { grounding: answer.grounding }),
    ...(answer.isStopped && { stopped: true as const }),
    ...(answer.writer && { written_by: describeWriter(answer.writer) }),
    ...(answer.documentsIndexing && { documents_indexing: answer.documentsIndexing }),
    ...describeSpelling(answer.corrections),
    trace: { nodes: [...nodes.accessed], paths: describePaths(answer.passages), steps: [...steps] },
    ...(answer.coverage && { coverage: answer.coverage }),
  }
}

function keptTurn(
  turn: TurnRequest,
  conversationId: string,
  { reply, tookMs }: { reply: string; tookMs: number },
) {
  const { thinking: model, engine, reach } = turn
  return {
    conversationId,
    question: turn.messages.at(-1)?.content ?? '',
    reply,
    about: {
      model,
      reasoning_engine: engine,
      took_ms: tookMs,
      ...(reach.graphId !== undefined && { target_graph_id: reach.graphId }),
      ...(reach.docId !== undefined && { target_doc_id: reach.docId }),
    },
  }
}
