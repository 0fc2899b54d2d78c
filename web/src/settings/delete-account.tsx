import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Account } from '../../../src/contract/access/accounts.ts'
import { Decision } from '../parts/decision.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { Note } from '../parts/note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { accountsQuery } from './accounts-query.ts'

const text = strings.settings

/** Deletes an account for good, after its e-mail address was typed as confirmation. */
export function DeleteAccount({ account, close }: { account: Account; close(): void }) {
  const { account_id, email } = account
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const deleting = useAction({
    mutationFn: () => service.call('deleteAccount', { account_id }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: accountsQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    deleting.mutate()
  }
  return (
    <Dialog title={text.deleteAccountTitle(email)} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <Note kind="warning" title={text.deleteAccountMeans} />
        <Field label={strings.keys.typeName(email)}>
          {(field) => (
            <input
              {...field}
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Decision
          label={strings.documents.delete}
          doing={deleting}
          cancel={close}
          isDangerous
          disabled={typed.trim() !== email}
        />
      </form>
    </Dialog>
  )
}
