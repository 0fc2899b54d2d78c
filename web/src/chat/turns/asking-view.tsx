import { useRef } from 'react'
import { Link } from 'wouter'
import { Refused } from '../../../../src/client/refused.ts'
import { Note } from '../../parts/notes/note.tsx'
import { ProblemNote } from '../../parts/notes/problem-note.tsx'
import { strings } from '../../strings/strings.ts'
import { type Asking, questionOf } from '../asking/asking.ts'
import { ReplyText } from './reply-text.tsx'
import { Question, Steps } from './turn-view.tsx'
import { useHandedFocus } from './use-handed-focus.ts'

const text = strings.chat

/** A question without an answer yet: its progress, or why it failed. */
export function AskingView(props: {
  asking: Asking
  open(index: number): void
  again(): void
  withSnap(): void
  /** Asks in a new conversation; there if this one is deleted. */
  anew?: () => void
}) {
  const { asking } = props
  const article = useRef<HTMLElement>(null)
  useHandedFocus(article)
  return (
    <article className="turn" ref={article}>
      <Question text={questionOf(asking)} />
      <div className="answer">
        {(asking.state === 'working' || asking.state === 'stopping') && (
          <div className="working">
            <Working asking={asking} />
            <Steps steps={[...asking.steps]} />
          </div>
        )}
        {asking.text !== '' && (
          <ReplyText text={asking.text} citations={asking.citations} open={props.open} />
        )}
        {asking.state === 'stopped' && <Note kind="info" title={text.stopped} urgent />}
        {asking.state === 'failed' && <Failed {...props} />}
      </div>
    </article>
  )
}

function Working({ asking: { state, isLost } }: { asking: Asking }) {
  if (state === 'stopping') return <p>{text.stopping}</p>
  if (!isLost) return <p>{text.working}</p>
  return (
    <>
      <p>{text.lostConnection}</p>
      <p className="hint">{text.lostConnectionMeans}</p>
    </>
  )
}

function Failed(props: { asking: Asking; again(): void; withSnap(): void; anew?: () => void }) {
  const { error, input } = props.asking
  const { anew } = props
  if (anew)
    return (
      <ProblemNote error={error}>
        <button type="button" className="button" onClick={anew}>
          {text.askAnew}
        </button>
      </ProblemNote>
    )
  const code = error instanceof Refused ? error.problem.code : undefined
  if (code !== 'insufficient_tokens') return <ProblemNote error={error} retry={props.again} />
  return (
    <ProblemNote error={error}>
      <p>{text.typedIsKept}</p>
      {input.model === 'ponder' && (
        <button type="button" className="button" onClick={props.withSnap}>
          {text.snapInstead}
        </button>
      )}
      <Link href="/usage" className="button">
        {strings.nav.usage}
      </Link>
    </ProblemNote>
  )
}
