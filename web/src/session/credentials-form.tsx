import { type FormEvent, type ReactNode, useState } from 'react'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { EmailField } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

type Credentials = { readonly email: string; readonly password: string }

/** Asks for an e-mail address and a password, after the fields in `children`. */
export function CredentialsForm(props: {
  password: 'current-password' | 'new-password'
  emailHint?: string
  passwordHint?: string
  submit: string
  children?: ReactNode
  send(credentials: Credentials): Promise<Session>
  done(session: Session): void
}) {
  const { emailHint, passwordHint } = props
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const sending = useAction({ mutationFn: props.send, onSuccess: props.done })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    sending.mutate({ email, password })
  }
  return (
    <form onSubmit={submit}>
      {props.children}
      <EmailField
        value={email}
        onChange={setEmail}
        autoComplete="username"
        {...(emailHint !== undefined && { hint: emailHint })}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        autoComplete={props.password}
        {...(passwordHint !== undefined && { hint: passwordHint })}
      />
      {sending.error && <ProblemNote error={sending.error} />}
      <button type="submit" className="button primary" aria-disabled={sending.isPending}>
        {props.submit}
      </button>
    </form>
  )
}
