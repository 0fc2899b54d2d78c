import './keys.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ApiKey, NewKey } from '../../../src/contract/access/keys.ts'
import { prices } from '../../../src/contract/prices.ts'
import { Ago } from '../parts/ago.tsx'
import { formatDate, formatNumber } from '../parts/format.ts'
import { Empty } from '../parts/lists/empty.tsx'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { View } from '../parts/view.tsx'
import { strings } from '../strings/strings.ts'
import { ChangeKey } from './change-key.tsx'
import { ConnectedApps } from './connected-apps.tsx'
import { Fact } from './fact.tsx'
import { GenerateKey } from './generate-key.tsx'
import { keysQuery } from './keys-query.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'
import { RevokeKey } from './revoke-key.tsx'
import { RotateKey } from './rotate-key.tsx'

const text = strings.keys

type Doing =
  | { readonly what: 'generate' }
  | { readonly what: 'show'; readonly made: NewKey }
  | { readonly what: 'change' | 'rotate' | 'revoke'; readonly key: ApiKey }

/** Lists and generates API keys. */
export function KeysView() {
  const [doing, setDoing] = useState<Doing>()
  const query = useInfiniteQuery(keysQuery)
  const close = () => setDoing(undefined)
  const show = (made: NewKey) => setDoing({ what: 'show', made })
  const generate = (
    <button type="button" className="button primary" onClick={() => setDoing({ what: 'generate' })}>
      <Plus aria-hidden="true" />
      {text.generate}
    </button>
  )
  return (
    <View title={text.title} lead={text.lead} actions={generate}>
      <PagedList
        query={query}
        empty={
          <Empty icon={KeyRound} title={text.none}>
            <p>{text.noneMeans}</p>
          </Empty>
        }
      >
        {(keys) => (
          <ul className="keys">
            {keys.map((key) => (
              <KeyCard
                key={key.id}
                apiKey={key}
                change={() => setDoing({ what: 'change', key })}
                rotate={() => setDoing({ what: 'rotate', key })}
                revoke={() => setDoing({ what: 'revoke', key })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <ConnectedApps />
      {doing?.what === 'generate' && <GenerateKey close={close} made={show} />}
      {doing?.what === 'show' && <NewKeyDialog made={doing.made} close={close} />}
      {doing?.what === 'change' && <ChangeKey apiKey={doing.key} close={close} />}
      {doing?.what === 'rotate' && <RotateKey apiKey={doing.key} close={close} made={show} />}
      {doing?.what === 'revoke' && <RevokeKey apiKey={doing.key} close={close} />}
    </View>
  )
}

const tones = { active: 'good', spent: 'bad', expired: '', revoked: 'bad' } as const

/** The status of a key, also of one whose cap leaves too little for the cheapest call. */
function statusOf({ status, cap_left }: ApiKey): keyof typeof tones {
  const isSpent = cap_left !== undefined && cap_left < prices.chat.snap
  return status === 'active' && isSpent ? 'spent' : status
}

function KeyCard(props: { apiKey: ApiKey; change(): void; rotate(): void; revoke(): void }) {
  const key = props.apiKey
  const { requests, tokens } = key.usage_30d
  const status = statusOf(key)
  return (
    <li className="card key">
      <div className="key-head">
        <h2>{key.name}</h2>
        <span className={`status ${tones[status]}`}>{text.status[status]}</span>
        <code>
          {key.start}…{key.last4}
        </code>
      </div>
      <dl>
        <Fact label={text.lastUsed}>
          {key.last_used_at ? <Ago instant={key.last_used_at} /> : text.never}
        </Fact>
        <Fact label={text.use30}>
          {text.requestsAndTokens(formatNumber(requests), formatNumber(tokens))}
        </Fact>
        <Fact label={text.expires}>
          {key.expires_at ? (
            <>
              {formatDate(key.expires_at)}, <Ago instant={key.expires_at} />
            </>
          ) : (
            text.neverExpires
          )}
        </Fact>
        {key.spend_cap !== undefined && (
          <Fact label={text.cap}>
            {text.capLeft(formatNumber(key.cap_left ?? 0), formatNumber(key.spend_cap))}
          </Fact>
        )}
        <Fact label={text.scopes}>{key.scopes.join(', ')}</Fact>
      </dl>
      {key.status === 'active' && (
        <div className="key-actions">
          <button type="button" className="button" onClick={props.change}>
            {text.change}
          </button>
          <button type="button" className="button" onClick={props.rotate}>
            {text.rotate}
          </button>
          <button type="button" className="button danger" onClick={props.revoke}>
            {text.revoke}
          </button>
        </div>
      )}
    </li>
  )
}
