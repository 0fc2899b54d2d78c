import { type FormEvent, type ReactNode, useState } from 'react'
import { strings } from '../../strings/strings.ts'
import { Field } from '../field.tsx'
import { Decision } from './decision.tsx'
import { Dialog } from './dialog.tsx'

/** A dialog for what cannot be undone: the button works once the name of what it concerns is typed. */
export function TypedConfirmation(props: {
  title: string
  name: string
  label: string
  doing: { readonly error: unknown; readonly isPending: boolean; mutate(): void }
  close(): void
  /** What will happen. */
  children: ReactNode
}) {
  const { title, name, label, doing, close } = props
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    doing.mutate()
  }
  return (
    <Dialog title={title} close={close}>
      <form className="inside-form" onSubmit={submit}>
        {props.children}
        <Field label={strings.common.typeName(name)}>
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
          label={label}
          doing={doing}
          cancel={close}
          isDangerous
          disabled={typed.trim() !== name}
        />
      </form>
    </Dialog>
  )
}
