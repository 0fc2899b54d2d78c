import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import { CopyButton } from '../../parts/code-block.tsx'
import { strings } from '../../strings/strings.ts'
import { richReply } from './rich-reply.ts'
import { notesOf, withSources } from './with-sources.ts'

const text = strings.chat

/** What can be done with an answer: ask again, in a wider scope if that may have more, and copy it with its sources. */
export function TurnActions({ turn, again }: { turn: Turn; again(turn: Turn): void }) {
  const { target_graph_id, target_doc_id, ...everywhere } = turn
  const hasTarget = target_graph_id !== undefined || target_doc_id !== undefined
  const isMissing = turn.grounding === 'nearest' || turn.grounding === 'nothing'
  return (
    <span className="turn-actions">
      {hasTarget && isMissing && turn.reasoning_engine !== 'web' && (
        <button type="button" className="button small" onClick={() => again(everywhere)}>
          {text.askEverywhere}
        </button>
      )}
      <button type="button" className="button small" onClick={() => again(turn)}>
        {text.again}
      </button>
      <CopyButton
        text={withSources(turn)}
        rich={(button) => {
          const shown = button.closest('.turn')?.querySelector('.reply')
          return shown ? richReply(shown, notesOf(turn.citations)) : undefined
        }}
        label={text.copyAnswer}
      />
    </span>
  )
}
