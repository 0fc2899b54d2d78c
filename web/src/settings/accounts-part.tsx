import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Account } from '../../../src/contract/access/accounts.ts'
import { formatNumber, formatTime } from '../parts/format.ts'
import { PagedList } from '../parts/lists/paged-list.tsx'
import { type Column, Table } from '../parts/lists/table.tsx'
import { strings } from '../strings/strings.ts'
import { accountsQuery } from './accounts-query.ts'
import { DeleteAccount } from './delete-account.tsx'
import { GrantTokens } from './grant-tokens.tsx'
import { NewAccount } from './new-account.tsx'

const text = strings.settings

/** For the owner: the accounts with their balances, and how to add accounts and tokens. */
export function AccountsPart() {
  const query = useInfiniteQuery(accountsQuery)
  const [isNew, setNew] = useState(false)
  const [poor, setPoor] = useState<Account>()
  const [leaving, setLeaving] = useState<Account>()
  return (
    <section className="card settings-part" aria-label={text.accounts}>
      <h2>{text.accounts}</h2>
      <p>{text.accountsMean}</p>
      <div>
        <button type="button" className="button" onClick={() => setNew(true)}>
          {text.newAccount}
        </button>
      </div>
      <PagedList query={query} empty={null}>
        {(accounts) => (
          <Table
            label={text.accounts}
            rows={accounts}
            columns={columnsWith(setPoor, setLeaving)}
            keyOf={({ account_id }) => account_id}
          />
        )}
      </PagedList>
      {isNew && <NewAccount close={() => setNew(false)} />}
      {poor && <GrantTokens account={poor} close={() => setPoor(undefined)} />}
      {leaving && <DeleteAccount account={leaving} close={() => setLeaving(undefined)} />}
    </section>
  )
}

function columnsWith(
  grant: (account: Account) => void,
  remove: (account: Account) => void,
): readonly Column<Account>[] {
  return [
    {
      name: strings.session.email,
      kind: 'name',
      cell: ({ email, owner }) => (
        <>
          {email} {owner && <span className="status good">{text.owner}</span>}
        </>
      ),
    },
    { name: text.balance, kind: 'number', cell: ({ balance }) => formatNumber(balance) },
    { name: text.made, kind: 'short', cell: ({ created_at }) => formatTime(created_at) },
    {
      name: strings.documents.actions,
      kind: 'actions',
      cell: (account) => (
        <>
          <button type="button" className="button small" onClick={() => grant(account)}>
            {text.grant}
            <span className="hidden-text"> {account.email}</span>
          </button>
          {!account.owner && (
            <button type="button" className="button small" onClick={() => remove(account)}>
              {strings.documents.delete}
              <span className="hidden-text"> {account.email}</span>
            </button>
          )}
        </>
      ),
    },
  ]
}
