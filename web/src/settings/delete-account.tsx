import { useQueryClient } from '@tanstack/react-query'
import type { Account } from '../../../src/contract/access/accounts.ts'
import { TypedConfirmation } from '../parts/dialogs/typed-confirmation.tsx'
import { Note } from '../parts/notes/note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { accountsQuery } from './accounts-query.ts'

const text = strings.settings

/** Deletes an account for good, after its e-mail address was typed as confirmation. */
export function DeleteAccount({ account, close }: { account: Account; close(): void }) {
  const { account_id, email } = account
  const queries = useQueryClient()
  const deleting = useAction({
    mutationFn: () => service.call('deleteAccount', { account_id }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: accountsQuery.queryKey })
    },
  })
  return (
    <TypedConfirmation
      title={text.deleteAccountTitle(email)}
      name={email}
      label={strings.documents.delete}
      doing={{ ...deleting, mutate: () => deleting.mutate() }}
      close={close}
    >
      <Note kind="warning" title={text.deleteAccountMeans} />
    </TypedConfirmation>
  )
}
