import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { ApiKey, NewKey } from '../../../src/contract/access/keys.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Field } from '../parts/field.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { keysQuery } from './keys-query.ts'

const text = strings.keys
const overlapsSeconds = [0, 900, 3600, 86_400] as const

/** Replaces a key by a successor; during the overlap both work. */
export function RotateKey(props: { apiKey: ApiKey; close(): void; made(key: NewKey): void }) {
  const queries = useQueryClient()
  const [overlap, setOverlap] = useState(24 * 3600)
  const rotating = useAction({
    mutationFn: () =>
      service.call('rotateKey', { key_id: props.apiKey.id, overlap_seconds: overlap }),
    onSuccess: async (key) => {
      props.made(key)
      await queries.invalidateQueries({ queryKey: keysQuery.queryKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rotating.mutate()
  }
  return (
    <Dialog title={text.rotateTitle(props.apiKey.name)} close={props.close}>
      <form className="inside-form" onSubmit={submit}>
        <p>{text.rotateMeans}</p>
        <Field label={text.overlap}>
          {(field) => (
            <select
              {...field}
              value={overlap}
              onChange={(event) => setOverlap(Number(event.target.value))}
            >
              {overlapsSeconds.map((seconds) => (
                <option key={seconds} value={seconds}>
                  {text.overlaps[seconds]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Decision label={text.rotate} doing={rotating} cancel={props.close} />
      </form>
    </Dialog>
  )
}
