import './chat.css'
import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { ArrowDown, MessagesSquare } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link, useParams } from 'wouter'
import type { ReasoningEngine } from '../../../src/contract/chat/chat.ts'
import type { Turn } from '../../../src/contract/chat/conversations.ts'
import { Closing } from '../parts/dialogs/closing.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Skeleton } from '../parts/lists/empty.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useTitle } from '../parts/use-title.ts'
import { strings } from '../strings/strings.ts'
import { Composer } from './asking/composer.tsx'
import { useQuestion } from './asking/use-question.ts'
import { useAttaching } from './attaching/use-attaching.ts'
import { useDropping } from './attaching/use-dropping.ts'
import { ConversationList } from './conversation-list.tsx'
import { EvidencePanel } from './evidence/evidence-panel.tsx'
import { useSource } from './evidence/use-source.ts'
import { Greeting } from './greeting.tsx'
import { modelsQuery } from './models-query.ts'
import { AskingView } from './turns/asking-view.tsx'
import { replyQuery } from './turns/reply-text.tsx'
import { Said } from './turns/said.tsx'
import { TurnView } from './turns/turn-view.tsx'
import { useConversation } from './use-conversation.ts'
import { useFollowing } from './use-following.ts'

const text = strings.chat

type Reading = Pick<
  UseInfiniteQueryResult,
  'error' | 'refetch' | 'isLoading' | 'hasNextPage' | 'fetchNextPage'
>

/** The list of conversations, the current one with its turns, and the opened source. */
export function ChatView() {
  const { conversation: id } = useParams<{ conversation?: string }>()
  const [listShown, setListShown] = useState(false)
  const models = useQuery(modelsQuery)
  useQuery(replyQuery) // so that it is there with the first answer
  const { title = '', isGone, turns, reading } = useConversation(id)
  const following = useFollowing()
  const question = useQuestion(id, turns, following.follow)
  const attaching = useAttaching(id, question)
  const dropping = useDropping(attaching.attach)
  const { citation, open, openWhileAsking, closeSource } = useSource(turns, question.here, reading)
  useTitle(title || text.title)
  return (
    <div className={citation ? 'chat with-evidence' : 'chat'}>
      <div className="conversations-beside">
        <ConversationList current={id} />
      </div>
      <section {...dropping} aria-label={text.title}>
        <div className="thread-head">
          <button type="button" className="button plain" onClick={() => setListShown(true)}>
            <MessagesSquare aria-hidden="true" />
            {text.conversations}
          </button>
        </div>
        <h1 className="hidden-text">{title || text.title}</h1>
        <Turns
          turns={turns}
          reading={reading}
          isGone={isGone}
          question={question}
          following={following}
          engines={models.data?.reasoning_engines ?? []}
          open={open}
          openWhileAsking={openWhileAsking}
        />
        <Said asking={question.here} answered={question.answered} />
        {!following.atEnd && (turns.length > 0 || question.here) && (
          <button type="button" className="button to-end" onClick={following.follow}>
            <ArrowDown aria-hidden="true" />
            {text.toEnd}
          </button>
        )}
        <Composer
          engines={models.data?.reasoning_engines ?? ['rag', 'graph']}
          question={{
            ...question,
            send: () => {
              attaching.forget()
              question.send()
            },
          }}
          attaching={attaching}
        />
      </section>
      {citation && <EvidencePanel citation={citation} close={closeSource} />}
      {listShown && (
        <Dialog title={text.conversations} close={() => setListShown(false)}>
          <ConversationList current={id} chosen={() => setListShown(false)} />
          <Closing close={() => setListShown(false)} />
        </Dialog>
      )}
    </div>
  )
}

/** What scrolls: the turns of the conversation, and its pending question. */
function Turns(props: {
  turns: readonly Turn[]
  reading: Reading
  /** Whether the conversation has been deleted since it was opened. */
  isGone: boolean
  question: ReturnType<typeof useQuestion>
  following: ReturnType<typeof useFollowing>
  engines: readonly ReasoningEngine[]
  open(interactionId: string, index: number): void
  openWhileAsking(index: number): void
}) {
  const { turns, question, following } = props
  return (
    <section
      className="turns"
      ref={following.place}
      onScroll={following.notice}
      aria-label={text.turns}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
      tabIndex={0}
    >
      <BeforeTurns query={props.reading}>
        {turns.length === 0 && !question.here && (
          <Greeting
            engines={props.engines}
            target={question.manner.target}
            busy={question.busy}
            ask={(suggested, engine) =>
              question.sendOtherwise(suggested, { ...question.manner, engine })
            }
          />
        )}
      </BeforeTurns>
      <div ref={following.content}>
        {turns.map((turn) => (
          <TurnView key={turn.interaction_id} turn={turn} open={props.open} again={question.edit} />
        ))}
        {question.here && (
          <AskingView
            asking={question.here}
            open={props.openWhileAsking}
            again={question.retry}
            withSnap={question.sendWithSnap}
            {...(props.isGone && { anew: question.sendAnew })}
          />
        )}
      </div>
      {question.failure !== undefined && (
        <ProblemNote error={question.failure} recover={question.forgetFailure} />
      )}
    </section>
  )
}

/** The area above the turns: the state of loading them, `children`, and the button for older ones. */
function BeforeTurns(props: { query: Reading; children: ReactNode }) {
  const { error, refetch, isLoading, hasNextPage, fetchNextPage } = props.query
  return (
    <>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()}>
          <Link href="/chat" className="button">
            {text.newConversation}
          </Link>
        </ProblemNote>
      ) : isLoading ? (
        <Skeleton />
      ) : (
        props.children
      )}
      {hasNextPage && (
        <button type="button" className="button plain older" onClick={() => void fetchNextPage()}>
          {text.older}
        </button>
      )}
    </>
  )
}
