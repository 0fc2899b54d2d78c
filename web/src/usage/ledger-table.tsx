import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { UsageEntry } from '../../../src/contract/usage.ts'
import { Closing } from '../parts/dialogs/closing.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { Skeleton } from '../parts/lists/empty.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { type Column, Table } from '../parts/lists/table.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { downloadLedger, type Within } from './download-ledger.ts'

const text = strings.usage

/** The ledger entries, all or within a range, with links to the answers that they paid for. */
export function LedgerTable(props: {
  within: { readonly from: Date; readonly to: Date } | undefined
  everything(): void
}) {
  const [shown, setShown] = useState<string>()
  const { from, to } = props.within ?? {}
  const within: Within = from && to ? { from: from.toISOString(), to: to.toISOString() } : {}
  const query = useInfiniteQuery({
    queryKey: ['usage', 'entries', within],
    queryFn: ({ pageParam, signal }) =>
      service.call(
        'listUsageEntries',
        { ...within, limit: 25, starting_after: pageParam },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
  return (
    <section className="ledger" aria-label={text.ledger}>
      <header>
        <h2>{text.ledger}</h2>
        <button type="button" className="button" onClick={() => void downloadLedger(within)}>
          {text.csv}
        </button>
      </header>
      {from && to && (
        <p className="zone">
          {text.within(formatTime(from.toISOString()), formatTime(to.toISOString()))}{' '}
          <button type="button" className="link" onClick={props.everything}>
            {text.everything}
          </button>
        </p>
      )}
      <PagedList query={query} empty={<p className="zone">{text.nothingMoved}</p>}>
        {(entries) => (
          <Table
            label={text.ledger}
            rows={entries}
            columns={columnsWith(setShown)}
            keyOf={({ id }) => id}
          />
        )}
      </PagedList>
      {shown && <PaidAnswer interactionId={shown} close={() => setShown(undefined)} />}
    </section>
  )
}

function columnsWith(show: (interactionId: string) => void): readonly Column<UsageEntry>[] {
  return [
    { name: text.time, kind: 'short', cell: ({ created_at }) => formatTime(created_at) },
    { name: text.kind, cell: ({ kind }) => text.kinds[kind] },
    { name: text.model, cell: ({ model }) => model },
    { name: text.amount, kind: 'number', cell: ({ tokens }) => formatNumber(tokens) },
    { name: text.heldChange, kind: 'number', cell: ({ held }) => formatNumber(held) },
    {
      name: text.balance,
      kind: 'number',
      cell: ({ balance_after }) => formatNumber(balance_after),
    },
    {
      name: text.answer,
      kind: 'actions',
      cell: ({ kind, operation, operation_id: id }) => {
        if (kind !== 'settle' || !id) return null
        if (operation === 'research')
          return (
            <Link href={`/research/${id}`} className="button plain small">
              {text.toReport}
            </Link>
          )
        return (
          <button type="button" className="button plain small" onClick={() => show(id)}>
            {text.showAnswer}
          </button>
        )
      },
    },
  ]
}

function PaidAnswer({ interactionId, close }: { interactionId: string; close(): void }) {
  const { data, error } = useQuery({
    queryKey: ['interaction', interactionId],
    queryFn: () => service.call('getInteraction', { interaction_id: interactionId }),
  })
  const [reply, question] = data?.messages.toReversed() ?? []
  return (
    <Dialog title={text.answer} close={close}>
      {error ? (
        <ProblemNote error={error} />
      ) : !data ? (
        <Skeleton />
      ) : (
        <>
          <p className="paid-question">{question?.content}</p>
          <p className="paid-reply">{reply?.content}</p>
          <p className="zone">
            {[
              data.model,
              data.reasoning_engine,
              text.tokens(formatNumber(data.usage.tokens_consumed)),
              formatTime(data.created_at),
            ].join(' · ')}
          </p>
        </>
      )}
      <Closing close={close} />
    </Dialog>
  )
}
