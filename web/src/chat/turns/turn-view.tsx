import { memo } from 'react'
import { Link } from 'wouter'
import type { Turn } from '../../../../src/contract/chat/conversations.ts'
import type { TraceNode } from '../../../../src/contract/chat/trace.ts'
import { CodeBlock } from '../../parts/code-block.tsx'
import { formatDuration, formatNumber, formatTime } from '../../parts/format.ts'
import { WrittenBy } from '../../parts/notes/written-by.tsx'
import type { Drafted } from '../../reference/draft.ts'
import { asCurl } from '../../reference/examples.ts'
import { strings } from '../../strings/strings.ts'
import { AnswerPaths } from './answer-paths.tsx'
import { ReplyText } from './reply-text.tsx'
import { SourceChips } from './source-chips.tsx'
import { TurnActions } from './turn-actions.tsx'

const text = strings.chat

/** A question and its answer, with the evidence. */
export const TurnView = memo(function TurnView(props: {
  turn: Turn
  open(interactionId: string, index: number): void
  /** Puts the question into the text box, to be asked again or differently. */
  again(turn: Turn): void
}) {
  const { turn } = props
  const id = turn.interaction_id
  return (
    <article className="turn" aria-label={turn.question}>
      <Question text={turn.question} />
      <div className="answer">
        {turn.grounding && turn.grounding !== 'answered' && (
          <p className={`grounding ${turn.grounding}`}>
            {turn.grounding === 'nothing' && turn.reasoning_engine === 'web'
              ? text.nothingOnWeb
              : text.grounding[turn.grounding]}
          </p>
        )}
        {turn.stopped && <p className="grounding">{text.stoppedEarly}</p>}
        {turn.documents_indexing && (
          <p className="grounding">{text.indexing(turn.documents_indexing)}</p>
        )}
        {turn.spelling && <p className="grounding">{text.spelling(turn.spelling)}</p>}
        <ReplyText
          text={turn.reply}
          citations={turn.citations}
          open={(index) => props.open(id, index)}
        />
        <SourceChips citations={turn.citations} open={(index) => props.open(id, index)} />
        <Evidence turn={turn} />
        {turn.written_by && <WrittenBy {...turn.written_by} />}
        <footer>
          <span title={formatTime(turn.created_at)}>
            {[
              text.models[turn.model],
              text.engines[turn.reasoning_engine],
              text.cost(formatNumber(turn.usage.tokens_consumed)),
              text.nodes(turn.usage.nodes_accessed),
              ...(turn.took_ms === undefined ? [] : [formatDuration(turn.took_ms)]),
            ].join(' · ')}
          </span>
          <TurnActions turn={turn} again={props.again} />
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

/** The evidence of the answer, collapsed. */
function Evidence({ turn }: { turn: Turn }) {
  const unused = readNotCited(turn)
  return (
    <div className="behind">
      {turn.trace.steps.length > 0 && (
        <details>
          <summary>{text.steps}</summary>
          <Steps steps={turn.trace.steps} />
        </details>
      )}
      <AnswerPaths trace={turn.trace} citations={turn.citations} />
      {unused.length > 0 && (
        <details>
          <summary>{text.readNotCited(unused.length)}</summary>
          <ul className="unused">
            {unused.map(({ id, title, doc_id, start, end }) => (
              <li key={id}>
                {doc_id === undefined ? (
                  title
                ) : (
                  <Link href={`/documents/${doc_id}?start=${start}&end=${end}`}>{title}</Link>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>{text.asCurl}</summary>
        <p>{text.asCurlMeans}</p>
        <CodeBlock code={asCurl(requestOf(turn))} />
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

/** The passages that were read for the answer but not quoted. */
function readNotCited({ trace, citations }: Turn) {
  const isCited = ({ title, doc_id, start = 0, end = 0 }: TraceNode) =>
    citations.some((cited) =>
      doc_id === undefined
        ? cited.title === title
        : cited.doc_id === doc_id && cited.start < end && start < cited.end,
    )
  return trace.nodes.filter((node) => node.kind !== 'entity' && !isCited(node))
}

/** The question as a program would send it, without the conversation before it. */
function requestOf({ question, ...turn }: Turn): Drafted {
  const { model, reasoning_engine, target_graph_id, target_doc_id } = turn
  const input = {
    model,
    reasoning_engine,
    ...(target_graph_id && { target_graph_id }),
    ...(target_doc_id && { target_doc_id }),
    messages: [{ role: 'user', content: question }],
  }
  return {
    method: 'POST',
    path: '/agent/interactions',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input, null, 2),
  }
}
