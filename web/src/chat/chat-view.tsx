import './chat.css'
import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowDown, MessagesSquare } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { Refused } from '../../../src/client/refused.ts'
import type { Turn } from '../../../src/contract/chat/conversations.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Skeleton } from '../parts/empty.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useTitle } from '../parts/use-title.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { askedOf, mannerOf } from './asked-of.ts'
import { AskingView } from './asking-view.tsx'
import { Composer, type Manner } from './composer.tsx'
import { ConversationList } from './conversation-list.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { Greeting } from './greeting.tsx'
import { modelsQuery } from './models-query.ts'
import { replyQuery } from './reply-text.tsx'
import { Said } from './said.tsx'
import { TurnView } from './turn-view.tsx'
import { turnsQuery } from './turns-query.ts'
import { useAsking } from './use-asking.ts'
import { useFollowing } from './use-following.ts'
import { useSource } from './use-source.ts'

const text = strings.chat

/** Conversations, one of them with its questions and answers, and the source that somebody looks at. */
export function ChatView() {
  const { conversation: id } = useParams<{ conversation?: string }>()
  const [, navigate] = useLocation()
  const [search] = useSearchParams()
  const [draft, setDraft] = useState('')
  const [chosen, setChosen] = useState<{ readonly of: string | undefined; readonly how: Manner }>()
  const [listShown, setListShown] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { asking, answered, ask, stop, clear } = useAsking()
  const models = useQuery(modelsQuery)
  useQuery(replyQuery) // so that it is there with the first answer
  const conversation = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== undefined })
  const turnsHere = useInfiniteQuery({ ...turnsQuery(id ?? ''), enabled: id !== undefined })
  const { data } = turnsHere
  const turns = useMemo(
    () => (data ? data.pages.flatMap((page) => page.data).toReversed() : []),
    [data],
  )
  const first: Manner = { model: 'snap', engine: 'rag', target: search.get('in') ?? '' }
  const lastTurn = turns.at(-1)
  // A conversation goes on as its last question was asked.
  const manner = chosen && chosen.of === id ? chosen.how : lastTurn ? mannerOf(lastTurn) : first
  const setManner = (how: Manner, of = id) => setChosen({ of, how })
  // Once the answer is among the turns, it is not shown a second time as what is being asked.
  const isKept = turns.some(({ interaction_id }) => interaction_id === asking?.interactionId)
  const here = asking?.conversationId === id && !isKept ? asking : undefined
  const following = useFollowing()
  useTitle(conversation.data?.title || text.title)

  const send = async (question: string, how = manner) => {
    setFailure(undefined)
    setDraft('')
    try {
      const conversationId = id ?? (await service.call('createConversation', {})).conversation_id
      if (id === undefined) {
        setManner(how, conversationId)
        navigate(`/chat/${conversationId}`)
      }
      following.follow()
      ask(askedOf(conversationId, question, turns, how))
    } catch (error) {
      setDraft(question)
      setFailure(error)
    }
  }
  const sendOtherwise = (question: string, how: Manner) => {
    setManner(how)
    void send(question, how)
  }
  // The typed question is never lost: what failed is in the box again.
  const question = here?.input.messages.at(-1)?.content ?? ''
  const failed = here?.state === 'failed'
  const shownDraft = failed && draft === '' ? question : draft

  const { citation, open, openWhileAsking, closeSource } = useSource(turns, here)
  const again = useCallback(
    (turn: Turn) => {
      setDraft(turn.question)
      setChosen({ of: id, how: mannerOf(turn) })
      document.querySelector<HTMLElement>('.composer textarea')?.focus()
    },
    [id],
  )

  return (
    <div className={citation ? 'chat with-evidence' : 'chat'}>
      <div className="conversations-beside">
        <ConversationList current={id} />
      </div>
      <section className="thread" aria-label={text.title}>
        <div className="thread-head">
          <button type="button" className="button plain" onClick={() => setListShown(true)}>
            <MessagesSquare aria-hidden="true" />
            {text.conversations}
          </button>
        </div>
        <h1 className="hidden-text">{conversation.data?.title || text.title}</h1>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard. */}
        <div className="turns" ref={following.place} onScroll={following.notice} tabIndex={0}>
          <BeforeTurns query={turnsHere}>
            {turns.length === 0 && !here && (
              <Greeting
                engines={models.data?.reasoning_engines ?? []}
                ask={(suggested, engine) => sendOtherwise(suggested, { ...manner, engine })}
              />
            )}
          </BeforeTurns>
          <div ref={following.content}>
            {turns.map((turn) => (
              <TurnView key={turn.interaction_id} turn={turn} open={open} again={again} />
            ))}
            {here && (
              <AskingView
                asking={here}
                open={openWhileAsking}
                again={() => (here.error instanceof Refused ? void send(question) : ask(here))}
                withSnap={() => sendOtherwise(question, { ...manner, model: 'snap' })}
                look={() => {
                  clear()
                  void turnsHere.refetch()
                }}
              />
            )}
          </div>
          {failure !== undefined && <ProblemNote error={failure} />}
        </div>
        <Said
          asking={here}
          answered={lastTurn && answered.has(lastTurn.interaction_id) ? lastTurn : undefined}
        />
        {!following.atEnd && (
          <button type="button" className="button to-end" onClick={following.follow}>
            <ArrowDown aria-hidden="true" />
            {text.toEnd}
          </button>
        )}
        <Composer
          draft={shownDraft}
          manner={manner}
          engines={models.data?.reasoning_engines ?? ['rag', 'graph']}
          busy={asking?.state === 'working'}
          write={(written) => {
            if (failed) clear()
            setDraft(written)
          }}
          choose={setManner}
          ask={() => void send(shownDraft.trim())}
          recall={() => setDraft(lastTurn?.question ?? '')}
          stop={stop}
        />
      </section>
      {citation && <EvidencePanel citation={citation} close={closeSource} />}
      {listShown && (
        <Dialog title={text.conversations} close={() => setListShown(false)}>
          <ConversationList current={id} chosen={() => setListShown(false)} />
        </Dialog>
      )}
    </div>
  )
}

/** What stands above the turns: how their reading is, or what `children` say, and the way to older ones. */
function BeforeTurns(props: {
  query: Pick<
    UseInfiniteQueryResult,
    'error' | 'refetch' | 'isLoading' | 'hasNextPage' | 'fetchNextPage'
  >
  children: ReactNode
}) {
  const { error, refetch, isLoading, hasNextPage, fetchNextPage } = props.query
  return (
    <>
      {error ? (
        <ProblemNote error={error} refetch={() => void refetch()} />
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

function conversationQuery(id: string) {
  return {
    queryKey: ['conversations', 'one', id],
    queryFn: () => service.call('getConversation', { conversation_id: id }),
    retry: (failures: number, error: unknown) => failures < 2 && !(error instanceof Refused),
  }
}
