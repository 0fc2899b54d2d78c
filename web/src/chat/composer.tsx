import { ArrowUp, Square } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import type { ReasoningEngine } from '../../../src/contract/chat/chat.ts'
import type { ModelId } from '../../../src/contract/models.ts'
import { prices } from '../../../src/contract/prices.ts'
import { formatNumber } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'
import { TargetPicker } from './target-picker.tsx'

const text = strings.chat

/** The settings with which a question is asked. */
export type Manner = {
  readonly model: ModelId
  readonly engine: ReasoningEngine
  /** `graph_…` or `doc_…`; empty for everything. */
  readonly target: string
}

/** The typed question, its settings, and the actions on it. */
type TypedQuestion = {
  readonly draft: string
  readonly manner: Manner
  readonly busy: boolean
  write(draft: string): void
  choose(manner: Manner): void
  send(): void
  stop(): void
  /** Puts the last question into the box. */
  recall(): void
}

/** The text box for a question, with its settings and their price. */
export function Composer(props: { engines: readonly ReasoningEngine[]; question: TypedQuestion }) {
  const { draft, manner, busy, write, choose, send, stop, recall } = props.question
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (draft.trim() && !busy) send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && busy) stop()
    if (event.key === 'ArrowUp' && draft === '') recall()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    submit(event)
  }
  return (
    <form className="composer" onSubmit={submit}>
      <textarea
        ref={box}
        aria-label={text.question}
        placeholder={text.placeholder}
        rows={1}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
      />
      <div className="manner">
        <MannerFields manner={manner} engines={props.engines} choose={choose} />
        {busy ? (
          <button type="button" className="button send" onClick={stop}>
            <Square aria-hidden="true" />
            <span>{text.stop}</span>
          </button>
        ) : (
          <button type="submit" className="button primary send" disabled={!draft.trim()}>
            <ArrowUp aria-hidden="true" />
            <span>{text.ask}</span>
          </button>
        )}
      </div>
      <p className="price">
        {text.price(
          formatNumber(prices.chat[manner.model]),
          formatNumber(prices.node),
          prices.nodesIncluded,
        )}
      </p>
    </form>
  )
}

function MannerFields(props: {
  manner: Manner
  engines: readonly ReasoningEngine[]
  choose(manner: Manner): void
}) {
  const { manner, choose } = props
  return (
    <>
      <select
        aria-label={text.model}
        title={text.modelMeans[manner.model]}
        value={manner.model}
        onChange={(event) => choose({ ...manner, model: event.target.value as ModelId })}
      >
        {(['snap', 'ponder'] as const).map((model) => (
          <option key={model} value={model}>
            {text.models[model]}
          </option>
        ))}
      </select>
      <select
        aria-label={text.engine}
        title={text.engineMeans[manner.engine]}
        value={manner.engine}
        onChange={(event) => choose({ ...manner, engine: event.target.value as ReasoningEngine })}
      >
        {props.engines.map((engine) => (
          <option key={engine} value={engine}>
            {text.engines[engine]}
          </option>
        ))}
      </select>
      <TargetPicker
        target={manner.target}
        choose={(target) => choose({ ...manner, target })}
        disabled={manner.engine === 'web'}
      />
    </>
  )
}
