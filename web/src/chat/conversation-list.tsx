import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, SquarePen } from 'lucide-react'
import { useDeferredValue, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useLocation } from 'wouter'
import type { Conversation } from '../../../src/contract/chat/conversations.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { NameDialog } from '../parts/dialogs/name-dialog.tsx'
import { formatMoment, formatNumber } from '../parts/format.ts'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { remove, useIsLeaving } from '../parts/removals/removals.ts'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'

const text = strings.chat

/** The conversations, most recently used first; all, or those that contain a text. */
export function ConversationList(props: {
  current: string | undefined
  /** Called when a conversation, or a new one, was chosen. */
  chosen?: () => void
}) {
  const { current, chosen } = props
  const [sought, setSought] = useState('')
  const q = useDeferredValue(sought.trim())
  const isLeaving = useIsLeaving()
  const isStaying = (one: Conversation) => !isLeaving(conversationPath(one.conversation_id))
  const query = useInfiniteQuery({
    queryKey: ['conversations', q],
    queryFn: ({ pageParam, signal }) =>
      service.call(
        'listConversations',
        { limit: 40, starting_after: pageParam, ...(q && { q }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  })
  return (
    <nav className="conversations" aria-label={text.conversations}>
      <Link href="/chat" className="button" onClick={chosen}>
        <SquarePen aria-hidden="true" />
        {text.newConversation}
      </Link>
      <input
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <PagedList query={query} empty={<p className="none">{q ? text.noneFound : text.noneYet}</p>}>
        {(found) => (
          <ul>
            {found.filter(isStaying).map((one) => (
              <Row
                key={one.conversation_id}
                conversation={one}
                here={one.conversation_id === current}
                chosen={chosen}
              />
            ))}
          </ul>
        )}
      </PagedList>
    </nav>
  )
}

function Row(props: {
  conversation: Conversation
  here: boolean
  chosen: (() => void) | undefined
}) {
  const { conversation, here } = props
  const id = useId()
  const [doing, setDoing] = useState<'rename' | 'delete'>()
  const title = conversation.title || text.untitled
  // The menu is closed before the dialog opens, so that the focus is on its button then, and returns to that.
  const begin = (what: 'rename' | 'delete') => {
    document.getElementById(id)?.hidePopover()
    setDoing(what)
  }
  return (
    <li>
      <Link
        href={`/chat/${conversation.conversation_id}`}
        aria-current={here ? 'page' : undefined}
        title={title}
        onClick={props.chosen}
      >
        <span dir="auto">{title}</span>
        <small>
          {formatMoment(conversation.updated_at)} ·{' '}
          {text.questions(conversation.turns, formatNumber(conversation.turns))}
        </small>
      </Link>
      <div className="menu">
        <button
          type="button"
          className="button plain small"
          popoverTarget={id}
          aria-label={`${strings.common.more}: ${title}`}
        >
          <Ellipsis aria-hidden="true" />
        </button>
        <div id={id} popover="auto">
          <button type="button" className="button plain" onClick={() => begin('rename')}>
            {text.rename}
          </button>
          <Download
            conversation={conversation}
            done={() => document.getElementById(id)?.hidePopover()}
          />
          <button type="button" className="button plain danger" onClick={() => begin('delete')}>
            {text.delete}
          </button>
        </div>
      </div>
      {doing === 'rename' && (
        <Rename conversation={conversation} close={() => setDoing(undefined)} />
      )}
      {doing === 'delete' && (
        <Delete conversation={conversation} here={here} close={() => setDoing(undefined)} />
      )}
    </li>
  )
}

/** Saves the whole conversation as a file. The menu stays until that is done, as it may take a while or fail. */
function Download({ conversation, done }: { conversation: Conversation; done(): void }) {
  const saving = useAction({
    mutationFn: async () => (await import('./save-conversation.ts')).saveConversation(conversation),
    onSuccess: done,
  })
  return (
    <>
      <button
        type="button"
        className="button plain"
        aria-disabled={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {strings.documents.download}
      </button>
      {saving.error && <ProblemNote error={saving.error} />}
    </>
  )
}

function Rename({ conversation, close }: { conversation: Conversation; close(): void }) {
  const queries = useQueryClient()
  const { conversation_id, title } = conversation
  const renaming = useAction({
    mutationFn: (name: string) =>
      service.call('renameConversation', { conversation_id, title: name }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['conversations'] })
      close()
    },
  })
  return (
    <NameDialog
      title={text.rename}
      field={text.newTitle}
      label={text.rename}
      name={title}
      doing={renaming}
      close={close}
    />
  )
}

function Delete(props: { conversation: Conversation; here: boolean; close(): void }) {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  const { conversation_id, title } = props.conversation
  const act = () => {
    flushSync(props.close)
    remove(
      [conversationPath(conversation_id)],
      strings.common.deleting(title || text.untitled),
      () => {
        void queries.invalidateQueries({ queryKey: ['conversations'] })
      },
    )
    if (props.here) navigate('/chat')
  }
  return (
    <Dialog title={text.deleteTitle} close={props.close}>
      <p>{text.deleteMeans}</p>
      <Decision label={text.delete} cancel={props.close} isDangerous act={act} />
    </Dialog>
  )
}

function conversationPath(conversationId: string): string {
  return `/conversations/${conversationId}`
}
