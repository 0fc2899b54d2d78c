import { lazy, memo, Suspense } from 'react'
import type { Turn } from '../../../src/contract/conversations.ts'
import { CodeBlock, CopyButton } from '../parts/code-block.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { strings } from '../strings/strings.ts'
import { AnswerPath } from './answer-path.tsx'
import { asCurl } from './as-curl.ts'

export const LazyReply = lazy(async () => ({ default: (await import('./reply.tsx')).Reply }))

const text = strings.chat

/** A question and its answer, with everything that the answer rests on. */
export const TurnView = memo(function TurnView(props: {
  turn: Turn
  seconds?: number | undefined
  open(interactionId: string, index: number): void
}) {
  const { turn, seconds } = props
  const id = turn.interaction_id
  return (
    <article className="turn" aria-label={turn.question}>
      <Question text={turn.question} />
      <div className="answer">
        {turn.grounding && turn.grounding !== 'answered' && (
          <p className={`grounding ${turn.grounding}`}>{text.grounding[turn.grounding]}</p>
        )}
        <Suspense fallback={<p className="reply plain">{turn.reply}</p>}>
          <LazyReply
            text={turn.reply}
            citations={turn.citations}
            open={(index) => props.open(id, index)}
          />
        </Suspense>
        <Evidence turn={turn} />
        <footer>
          <span title={formatTime(turn.created_at)}>
            {[
              text.models[turn.model],
              text.engines[turn.reasoning_engine],
              text.cost(formatNumber(turn.usage.tokens_consumed)),
              text.nodes(turn.usage.nodes_accessed),
              ...(seconds === undefined ? [] : [text.seconds(formatNumber(seconds))]),
            ].join(' · ')}
          </span>
          <CopyButton text={turn.reply} label={text.copyAnswer} />
        </footer>
      </div>
    </article>
  )
})

export function Question({ text: question }: { text: string }) {
  return (
    <div className="question">
      <span className="hidden-text">{text.you}: </span>
      {question}
    </div>
  )
}

/** What lies behind the answer, folded up. */
function Evidence({ turn }: { turn: Turn }) {
  const paths = turn.trace.paths.filter(({ hops }) => hops.length > 0)
  const unused = readNotCited(turn)
  return (
    <div className="behind">
      {turn.trace.steps.length > 0 && (
        <details>
          <summary>{text.steps}</summary>
          <Steps steps={turn.trace.steps} />
        </details>
      )}
      {paths.length > 0 && (
        <details>
          <summary>{text.path}</summary>
          {paths.map((path) => (
            <AnswerPath key={path.passage} hops={path.hops} nodes={turn.trace.nodes} />
          ))}
        </details>
      )}
      {unused.length > 0 && (
        <details>
          <summary>{text.readNotCited(unused.length)}</summary>
          <ul className="unused">
            {unused.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{text.asCurl}</summary>
        <p className="curl-note">{text.asCurlMeans}</p>
        <CodeBlock code={asCurl(inputOf(turn))} />
      </details>
    </div>
  )
}

export function Steps({ steps }: { steps: Turn['trace']['steps'] }) {
  return (
    <ol className="steps">
      {steps.map(({ name, summary }) => (
        <li key={`${name} ${summary}`}>{summary}</li>
      ))}
    </ol>
  )
}

/** The passages that were read for the answer, without as many of each document as are cited. */
function readNotCited({ trace, citations }: Turn) {
  const cited = new Set(citations.map(({ title }) => title))
  return trace.nodes.filter(({ kind, title }) => kind === 'chunk' && !cited.has(title))
}

function inputOf(turn: Turn) {
  const { model, reasoning_engine, target_graph_id, target_doc_id } = turn
  return {
    ...{ model, reasoning_engine },
    ...(target_graph_id && { target_graph_id }),
    ...(target_doc_id && { target_doc_id }),
    messages: [{ role: 'user' as const, content: turn.question }],
  }
}
