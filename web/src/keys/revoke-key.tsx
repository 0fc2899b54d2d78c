import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApiKey } from '../../../src/contract/access/keys.ts'
import { Decision } from '../parts/decision.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { formatAgo, formatNumber } from '../parts/format.ts'
import { Note } from '../parts/note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { keysQuery } from './keys-query.ts'

const text = strings.keys

/** Revokes a key for good, after its name was typed as confirmation. */
export function RevokeKey({ apiKey: key, close }: { apiKey: ApiKey; close(): void }) {
  const queries = useQueryClient()
  const [typed, setTyped] = useState('')
  const revoking = useAction({
    mutationFn: () => service.call('revokeKey', { key_id: key.id }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    revoking.mutate()
  }
  return (
    <Dialog title={text.revokeTitle(key.name)} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <Note kind="warning" title={text.revokeMeans}>
          <p>
            {key.last_used_at
              ? text.breaks(formatAgo(key.last_used_at), formatNumber(key.usage_30d.requests))
              : text.breaksNothing}
          </p>
        </Note>
        <Field label={text.typeName(key.name)}>
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
          label={text.revoke}
          doing={revoking}
          cancel={close}
          isDangerous
          disabled={typed.trim() !== key.name}
        />
      </form>
    </Dialog>
  )
}
