import type { Interaction } from '../../../src/contract/chat/chat.ts'

export function ask(content: string) {
  return { messages: [{ role: 'user' as const, content }] }
}

/** Of the examples: its answer is read from more nodes than the base price pays for. */
export const wideQuestion = ask('Where did the designer of the ferry Aurelia die?')

export function nodesOf({ trace }: Interaction): number {
  return new Set(trace.nodes.map(({ id }) => id)).size
}

/** All of an answer that is the same when it is given again. */
export function unpaid({ interaction_id: _, usage: __, ...answer }: Interaction): object {
  return answer
}
