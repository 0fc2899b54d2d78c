import './chat.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ArrowDown, MessagesSquare } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useLocation, useParams, useSearchParams } from 'wouter'
import { Refused } from '../../../src/client/refused.ts'
import type { Turn } from '../../../src/contract/conversations.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Skeleton } from '../parts/empty.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useTitle } from '../parts/use-title.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { AskingView } from './asking-view.tsx'
import { Composer, type Manner } from './composer.tsx'
import { ConversationList } from './conversation-list.tsx'
import { EvidencePanel } from './evidence-panel.tsx'
import { Greeting } from './greeting.tsx'
import { modelsQuery } from './models-query.ts'
import { TurnView } from './turn-view.tsx'
import { turnsQuery } from './turns-query.ts'
import { type Asked, useAsking } from './use-asking.ts'
import { useFollowing } from './use-following.ts'

const text = strings.chat
/** The service takes up to 200 messages, the question included. */
const turnsSentMax = 99
/** Fewer than the body of a call may have, with room for what is written in several bytes. */
const charactersSentMax = 300_000

/** Conversations, one of them with its questions and answers, and the source that somebody looks at. */
export function ChatView() {
  const { conversation: id } = useParams<{ conversation?: string }>()
  const [, navigate] = useLocation()
  const [search, setSearch] = useSearchParams()
  const [draft, setDraft] = useState('')
  const [manner, setManner] = useState<Manner>(() => ({
    model: 'snap',
    engine: 'rag',
    target: search.get('in') ?? '',
  }))
  const [listShown, setListShown] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { asking, seconds, ask, stop, clear } = useAsking()
  const models = useQuery(modelsQuery)
  const conversation = useQuery({ ...conversationQuery(id ?? ''), enabled: id !== undefined })
  const { data, error, refetch, hasNextPage, fetchNextPage, isLoading } = useInfiniteQuery({
    ...turnsQuery(id ?? ''),
    enabled: id !== undefined,
  })
  const turns = useMemo(
    () => (data ? data.pages.flatMap((page) => page.data).toReversed() : []),
    [data],
  )
  const here = asking && asking.conversationId === id ? asking : undefined
  const following = useFollowing(`${id} ${turns.length} ${here?.text.length} ${here?.state}`)
  useTitle(conversation.data?.title || text.title)

  const send = async (question: string, how = manner) => {
    setFailure(undefined)
    setDraft('')
    try {
      const conversationId = id ?? (await service.call('createConversation', {})).conversation_id
      if (id === undefined) navigate(`/chat/${conversationId}`)
      following.follow()
      ask(askedOf(conversationId, question, turns, how))
    } catch (error) {
      setDraft(question)
      setFailure(error)
    }
  }
  // The typed question is never lost: what failed is in the box again.
  const question = here?.input.messages.at(-1)?.content ?? ''
  const failed = here?.state === 'failed'
  const shownDraft = failed && draft === '' ? question : draft

  const source = search.get('answer')
  const index = Number(search.get('source'))
  const citation = turns
    .find(({ interaction_id }) => interaction_id === source)
    ?.citations.find((each) => each.index === index)
  const open = useCallback(
    (interactionId: string, sourceIndex: number) =>
      setSearch({ answer: interactionId, source: String(sourceIndex) }),
    [setSearch],
  )
  const openWhileAsking = useCallback(() => {}, [])

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
          {error ? (
            <ProblemNote error={error} refetch={() => void refetch()} />
          ) : isLoading ? (
            <Skeleton />
          ) : turns.length === 0 && !here ? (
            <Greeting
              engines={models.data?.reasoning_engines ?? []}
              ask={(suggested, engine) => {
                const how = { ...manner, engine }
                setManner(how)
                void send(suggested, how)
              }}
            />
          ) : null}
          {hasNextPage && (
            <button
              type="button"
              className="button plain older"
              onClick={() => void fetchNextPage()}
            >
              {text.older}
            </button>
          )}
          <div role="log" aria-label={text.answer}>
            {turns.map((turn) => (
              <TurnView
                key={turn.interaction_id}
                turn={turn}
                seconds={seconds.get(turn.interaction_id)}
                open={open}
              />
            ))}
            {here && (
              <AskingView
                asking={here}
                open={openWhileAsking}
                again={() => void send(question)}
                withSnap={() => {
                  const how = { ...manner, model: 'snap' as const }
                  setManner(how)
                  void send(question, how)
                }}
                look={() => {
                  clear()
                  void refetch()
                }}
              />
            )}
          </div>
          {failure !== undefined && <ProblemNote error={failure} />}
        </div>
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
          stop={stop}
        />
      </section>
      {citation && <EvidencePanel citation={citation} close={() => setSearch({})} />}
      {listShown && (
        <Dialog title={text.conversations} close={() => setListShown(false)}>
          <ConversationList current={id} chosen={() => setListShown(false)} />
        </Dialog>
      )}
    </div>
  )
}

function conversationQuery(id: string) {
  return {
    queryKey: ['conversations', 'one', id],
    queryFn: () => service.call('getConversation', { conversation_id: id }),
    retry: (failures: number, error: unknown) => failures < 2 && !(error instanceof Refused),
  }
}

/** The question with as much of the conversation before it as the service takes. */
function askedOf(
  conversationId: string,
  question: string,
  turns: readonly Turn[],
  { model, engine, target }: Manner,
): Asked {
  return {
    conversationId,
    key: crypto.randomUUID(),
    input: {
      model,
      reasoning_engine: engine,
      ...(target.startsWith('doc_') && { target_doc_id: target }),
      ...(target.startsWith('graph_') && { target_graph_id: target }),
      conversation_id: conversationId,
      messages: [
        ...lastTurns(turns, charactersSentMax - question.length).flatMap((turn) => [
          { role: 'user' as const, content: turn.question },
          { role: 'assistant' as const, content: turn.reply },
        ]),
        { role: 'user', content: question },
      ],
    },
  }
}

/** The last turns that have no more characters together. */
function lastTurns(turns: readonly Turn[], charactersMax: number): readonly Turn[] {
  let left = charactersMax
  const first = turns.findLastIndex(({ question, reply }) => {
    left -= question.length + reply.length
    return left < 0
  })
  return turns.slice(first + 1).slice(-turnsSentMax)
}
