import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../../../src/client/refused.ts'
import type { Account } from '../../../src/contract/access/accounts.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { formatNumber } from '../parts/format.ts'
import { randomKey } from '../parts/random-key.ts'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { accountsQuery } from './accounts-query.ts'

const text = strings.settings

/** Grants tokens to an account, once however often the button is pressed. */
export function GrantTokens({ account, close }: { account: Account; close(): void }) {
  const { email, balance } = account
  const queries = useQueryClient()
  const [tokens, setTokens] = useState('1000')
  const [idempotencyKey] = useState(() => randomKey())
  const granting = useAction({
    mutationFn: async () => {
      const headers = { 'idempotency-key': `${idempotencyKey}-${tokens}` }
      const input = { email, tokens: Number(tokens) }
      const response = await service.send('grantTokens', input, headers)
      if (!response.ok) throw await refusalOf(response)
    },
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: accountsQuery.queryKey })
      await queries.invalidateQueries({ queryKey: ['usage'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    granting.mutate()
  }
  return (
    <Dialog title={text.grantTitle(email)} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <Field label={text.tokens} hint={text.has(formatNumber(balance))}>
          {(field) => (
            <input
              {...field}
              type="number"
              min={0.5}
              step={0.5}
              required
              value={tokens}
              onChange={(event) => setTokens(event.target.value)}
            />
          )}
        </Field>
        <Decision label={text.grant} doing={granting} cancel={close} />
      </form>
    </Dialog>
  )
}
