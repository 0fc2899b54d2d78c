import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UsageEntry } from '../../../src/contract/usage.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Skeleton } from '../parts/empty.tsx'
import { formatNumber, formatTime } from '../parts/format.ts'
import { PagedList } from '../parts/paged-list.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
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
          <div className="scroll card">
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">{text.time}</th>
                  <th scope="col">{text.kind}</th>
                  <th scope="col">{text.model}</th>
                  <th scope="col" className="number">
                    {text.amount}
                  </th>
                  <th scope="col" className="number">
                    {text.heldChange}
                  </th>
                  <th scope="col" className="number">
                    {text.balance}
                  </th>
                  <th scope="col">
                    <span className="hidden-text">{text.answer}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {entries.map((entry) => (
                  <Row key={entry.id} entry={entry} show={setShown} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PagedList>
      {shown && <PaidAnswer interactionId={shown} close={() => setShown(undefined)} />}
    </section>
  )
}

function Row({ entry, show }: { entry: UsageEntry; show(interactionId: string): void }) {
  const id = entry.operation_id
  return (
    <tr>
      <td className="nowrap">{formatTime(entry.created_at)}</td>
      <td>{text.kinds[entry.kind]}</td>
      <td>{entry.model ?? ''}</td>
      <td className="number">{formatNumber(entry.tokens)}</td>
      <td className="number">{formatNumber(entry.held)}</td>
      <td className="number">{formatNumber(entry.balance_after)}</td>
      <td>
        {entry.kind === 'settle' && entry.operation === 'chat_query' && id && (
          <button type="button" className="button plain small" onClick={() => show(id)}>
            {text.showAnswer}
          </button>
        )}
      </td>
    </tr>
  )
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
