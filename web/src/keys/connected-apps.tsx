import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConnectedApp } from '../../../src/contract/access/apps.ts'
import { Ago } from '../parts/ago.tsx'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { formatDate, formatNumber } from '../parts/format.ts'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { Fact } from './fact.tsx'
import { appsQuery } from './keys-query.ts'

const text = strings.apps
const { keys } = strings

/** The apps that may use Skein for the person, and how to revoke that; nothing where there are none. */
export function ConnectedApps() {
  const query = useInfiniteQuery(appsQuery)
  const [leaving, setLeaving] = useState<ConnectedApp>()
  const isEmpty = query.data?.pages[0]?.data.length === 0
  if (isEmpty || query.isPending) return null
  return (
    <section className="connected-apps" aria-label={text.connected}>
      <div>
        <h2>{text.connected}</h2>
        <p className="lead">{text.connectedMeans}</p>
      </div>
      <PagedList query={query} empty={null}>
        {(apps) => (
          <ul className="keys">
            {apps.map((app) => (
              <AppCard key={app.id} app={app} revoke={() => setLeaving(app)} />
            ))}
          </ul>
        )}
      </PagedList>
      {leaving && <RevokeApp app={leaving} close={() => setLeaving(undefined)} />}
    </section>
  )
}

function AppCard({ app, revoke }: { app: ConnectedApp; revoke(): void }) {
  const { requests, tokens } = app.usage_30d
  return (
    <li className="card key">
      <div className="key-head">
        <h3>{app.name}</h3>
        <code>{app.returns_to}</code>
      </div>
      <dl>
        <Fact label={keys.lastUsed}>
          {app.last_used_at ? <Ago instant={app.last_used_at} /> : keys.never}
        </Fact>
        <Fact label={keys.use30}>
          {keys.requestsAndTokens(formatNumber(requests), formatNumber(tokens))}
        </Fact>
        <Fact label={text.since}>{formatDate(app.created_at)}</Fact>
        {app.expires_at && <Fact label={text.unusedUntil}>{formatDate(app.expires_at)}</Fact>}
        {app.spend_cap !== undefined && (
          <Fact label={keys.cap}>
            {keys.capLeft(formatNumber(app.cap_left ?? 0), formatNumber(app.spend_cap))}
          </Fact>
        )}
        <Fact label={keys.scopes}>{app.scopes.map((scope) => text.scopes[scope]).join(', ')}</Fact>
      </dl>
      <div className="key-actions">
        <button type="button" className="button danger" onClick={revoke}>
          {keys.revoke}
          <span className="hidden-text"> {app.name}</span>
        </button>
      </div>
    </li>
  )
}

function RevokeApp({ app, close }: { app: ConnectedApp; close(): void }) {
  const queries = useQueryClient()
  const revoking = useAction({
    mutationFn: () => service.call('revokeApp', { app_id: app.id }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: appsQuery.queryKey })
    },
  })
  return (
    <Dialog title={keys.revokeTitle(app.name)} close={close}>
      <p>{text.revokeMeans}</p>
      <Decision
        label={keys.revoke}
        doing={revoking}
        cancel={close}
        act={() => revoking.mutate()}
        isDangerous
      />
    </Dialog>
  )
}
