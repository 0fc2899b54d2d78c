import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UsageEntry } from '../../../src/contract/usage.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { entriesCsv } from './entries-csv.ts'

const text = strings.usage

/** Every movement of the balance, down to the answer that it paid for. */
export function LedgerTable() {
  const [shown, setShown] = useState<string>()
  const query = useInfiniteQuery({
    queryKey: ['usage', 'entries'],
    queryFn: ({ pageParam, signal }) =>
      service.call('listUsageEntries', { limit: 25, starting_after: pageParam }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  })
  return (
    <section className="ledger" aria-label={text.ledger}>
      <header>
        <h2>{text.ledger}</h2>
        <button type="button" className="button" onClick={() => void downloadCsv()}>
          {text.csv}
        </button>
      </header>
      <PagedList query={query} empty={null}>
        {(entries) => (
          <Table rows={entries} columns={columnsWith(setShown)} keyOf={({ id }) => id} />
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
      ...{ name: text.balance, kind: 'number' },
      cell: ({ balance_after }) => formatNumber(balance_after),
    },
    {
      ...{ name: text.answer, kind: 'actions' },
      cell: ({ kind, operation, operation_id: id }) =>
        kind === 'settle' &&
        operation === 'chat_query' &&
        id && (
          <button type="button" className="button plain small" onClick={() => show(id)}>
            {text.showAnswer}
          </button>
        ),
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
      <div className="actions">
        <button type="button" className="button" onClick={close}>
          {strings.common.close}
        </button>
      </div>
    </Dialog>
  )
}

/** Saves the whole ledger as a file. */
async function downloadCsv(): Promise<void> {
  const entries: UsageEntry[] = []
  for (let after: string | undefined, more = true; more; ) {
    const page = await service.call('listUsageEntries', { limit: 100, starting_after: after })
    entries.push(...page.data)
    after = page.next_cursor ?? undefined
    more = page.has_more
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([entriesCsv(entries)], { type: 'text/csv' }))
  link.download = 'skein-usage.csv'
  link.click()
  URL.revokeObjectURL(link.href)
}
