import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { EmailField } from '../session/email-field.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { strings } from '../strings/strings.ts'
import { accountsQuery } from './accounts-query.ts'

const text = strings.settings

/** Creates an account for somebody else. */
export function NewAccount({ close }: { close(): void }) {
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [tokens, setTokens] = useState('1000')
  const making = useAction({
    mutationFn: () => service.call('createAccount', { email, password, grant: Number(tokens) }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: accountsQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    making.mutate()
  }
  return (
    <Dialog title={text.newAccount} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <EmailField value={email} onChange={setEmail} autoComplete="off" />
        <PasswordField
          value={password}
          onChange={setPassword}
          autoComplete="new-password"
          hint={text.passwordHint}
        />
        <Field label={text.tokensAtFirst}>
          {(field) => (
            <input
              {...field}
              type="number"
              min={0}
              step={0.5}
              required
              value={tokens}
              onChange={(event) => setTokens(event.target.value)}
            />
          )}
        </Field>
        <Decision label={text.newAccount} doing={making} cancel={close} />
      </form>
    </Dialog>
  )
}
