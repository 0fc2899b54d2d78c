import type { Turn } from '../../../src/contract/chat/conversations.ts'
import { CopyButton } from '../parts/code-block.tsx'
import { strings } from '../strings/strings.ts'
import { withSources } from './with-sources.ts'

const text = strings.chat

/** What can be done with an answer: ask again, and copy it with its sources. */
export function TurnActions({ turn, again }: { turn: Turn; again(turn: Turn): void }) {
  return (
    <span className="turn-actions">
      <button type="button" className="button small" onClick={() => again(turn)}>
        {text.again}
      </button>
      <CopyButton text={withSources(turn)} label={text.copyAnswer} />
    </span>
  )
}
