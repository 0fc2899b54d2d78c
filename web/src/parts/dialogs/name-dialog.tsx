import { type FormEvent, useState } from 'react'
import { contractLimits } from '../../../../src/contract/limits.ts'
import { Field } from '../field.tsx'
import { Decision } from './decision.tsx'
import { Dialog } from './dialog.tsx'

/** Asks for a name and gives it to `doing`. */
export function NameDialog(props: {
  title: string
  /** The label of the field. */
  field: string
  /** The label of the button. */
  label: string
  /** The name until now. */
  name?: string
  doing: { readonly error: unknown; readonly isPending: boolean; mutate(name: string): void }
  close(): void
}) {
  const { title, field: label, doing, close } = props
  const [name, setName] = useState(props.name ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doing.mutate(name)
  }
  return (
    <Dialog title={title} close={close}>
      <form onSubmit={submit} className="inside-form">
        <Field label={label}>
          {(field) => (
            <input
              {...field}
              required
              maxLength={contractLimits.nameCharacters}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
        <Decision label={props.label} doing={doing} cancel={close} />
      </form>
    </Dialog>
  )
}
