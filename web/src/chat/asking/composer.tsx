import './composer.css'
import { ArrowUp, Square } from 'lucide-react'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useEffect,
} from 'react'
import { Link } from 'wouter'
import type { ReasoningEngine } from '../../../../src/contract/chat/chat.ts'
import { contractLimits } from '../../../../src/contract/limits.ts'
import type { ModelId } from '../../../../src/contract/models.ts'
import { prices } from '../../../../src/contract/prices.ts'
import { formatNumber } from '../../parts/format.ts'
import { ProblemNote } from '../../parts/notes/problem-note.tsx'
import { strings } from '../../strings/strings.ts'
import { AttachButton } from '../attaching/attach-button.tsx'
import type { Attaching } from '../attaching/use-attaching.ts'
import type { Manner } from './manner.ts'
import { focusBox, isTouched } from './question-box.ts'
import { TargetPicker } from './target-picker.tsx'

const text = strings.chat

const AttachedFiles = lazy(async () => {
  const { AttachedFiles } = await import('../attaching/attached-files.tsx')
  return { default: AttachedFiles }
})

/** The typed question, its settings, and the actions on it. */
type TypedQuestion = {
  readonly draft: string
  readonly manner: Manner
  readonly busy: boolean
  /** The other conversation in which a question is pending. */
  readonly elsewhere: string | undefined
  write(draft: string): void
  choose(manner: Manner): void
  send(): void
  stop(): void
  /** Puts the last question into the box. */
  recall(): void
}

/** The text box for a question, with its settings and their price. */
export function Composer(props: {
  engines: readonly ReasoningEngine[]
  question: TypedQuestion
  attaching: Attaching
}) {
  const { draft, manner, busy, elsewhere, write, choose, send, stop, recall } = props.question
  const { attached, attach, error, isWaiting, ...attaching } = props.attaching
  const isTooLong = draft.trim().length > contractLimits.messageCharacters
  const canSend = draft.trim() !== '' && !isTooLong && !busy && !isWaiting
  useEffect(focusBox, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSend) send()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && busy) stop()
    if (event.key === 'ArrowUp' && draft === '') recall()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    // There is no Shift+Enter on a screen keyboard, and the button is near.
    if (isTouched()) return
    submit(event)
  }
  const paste = (event: ClipboardEvent) => {
    const { files } = event.clipboardData
    if (files.length === 0) return
    event.preventDefault()
    attach([...files])
  }
  return (
    <form className="composer" onSubmit={submit}>
      {elsewhere !== undefined && (
        <p className="elsewhere">
          {text.elsewhere} <Link href={`/chat/${elsewhere}`}>{text.toElsewhere}</Link>
        </p>
      )}
      {error !== undefined && <ProblemNote error={error} />}
      {isWaiting && !attached && (
        <p className="attached" role="status">
          {strings.documents.waiting}
        </p>
      )}
      {attached && (
        <Suspense>
          <AttachedFiles attached={attached} {...attaching} />
        </Suspense>
      )}
      <textarea
        aria-label={text.question}
        aria-invalid={isTooLong || undefined}
        placeholder={manner.engine === 'web' ? text.placeholderWeb : text.placeholder}
        rows={1}
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
      <div className="manner">
        <AttachButton attach={attach} />
        <MannerFields manner={manner} engines={props.engines} choose={choose} />
        <SendButton busy={busy} disabled={!canSend} stop={stop} />
      </div>
      {isTooLong && (
        <p className="wrong" role="alert">
          {text.tooLong(formatNumber(contractLimits.messageCharacters))}
        </p>
      )}
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

/** Sends the question; while it is answered, the same button stops it, so that the focus stays. */
function SendButton({ busy, disabled, stop }: { busy: boolean; disabled: boolean; stop(): void }) {
  const press = (event: MouseEvent) => {
    // It may be the button that sends before the click is over, and would send the question again.
    event.preventDefault()
    stop()
  }
  return busy ? (
    <button type="button" className="button send" onClick={press}>
      <Square aria-hidden="true" />
      <span>{text.stop}</span>
    </button>
  ) : (
    <button type="submit" className="button primary send" aria-disabled={disabled}>
      <ArrowUp aria-hidden="true" />
      <span>{text.ask}</span>
    </button>
  )
}
