import { useQueryClient } from '@tanstack/react-query'
import type { ApiKey } from '../../../src/contract/access/keys.ts'
import { TypedConfirmation } from '../parts/dialogs/typed-confirmation.tsx'
import { formatAgo, formatNumber } from '../parts/format.ts'
import { Note } from '../parts/notes/note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { keysQuery } from './keys-query.ts'

const text = strings.keys

/** Revokes a key for good, after its name was typed as confirmation. */
export function RevokeKey({ apiKey: key, close }: { apiKey: ApiKey; close(): void }) {
  const queries = useQueryClient()
  const revoking = useAction({
    mutationFn: () => service.call('revokeKey', { key_id: key.id }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  return (
    <TypedConfirmation
      title={text.revokeTitle(key.name)}
      name={key.name}
      label={text.revoke}
      doing={{ ...revoking, mutate: () => revoking.mutate() }}
      close={close}
    >
      <Note kind="warning" title={text.revokeMeans}>
        <p>
          {key.last_used_at
            ? text.breaks(formatAgo(key.last_used_at), formatNumber(key.usage_30d.requests))
            : text.breaksNothing}
        </p>
      </Note>
    </TypedConfirmation>
  )
}
