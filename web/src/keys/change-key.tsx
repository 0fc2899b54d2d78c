import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApiKey } from '../../../src/contract/access/keys.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { CapField, NameField } from './key-fields.tsx'
import { keysQuery } from './keys-query.ts'

const text = strings.keys

/** Changes the name of a key and what it may spend. */
export function ChangeKey({ apiKey: key, close }: { apiKey: ApiKey; close(): void }) {
  const queries = useQueryClient()
  const [name, setName] = useState(key.name)
  const [cap, setCap] = useState(String(key.spend_cap ?? ''))
  const changing = useAction({
    mutationFn: () =>
      service.call('changeKey', {
        key_id: key.id,
        name,
        spend_cap: cap === '' ? null : Number(cap),
      }),
    onSuccess: async () => {
      close()
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    changing.mutate()
  }
  return (
    <Dialog title={text.changeTitle(key.name)} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <NameField name={name} setName={setName} />
        <CapField cap={cap} setCap={setCap} />
        <p>{text.capMeans}</p>
        <Decision label={text.change} doing={changing} cancel={close} />
      </form>
    </Dialog>
  )
}
