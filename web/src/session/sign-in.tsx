import './session.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Brand } from '../parts/brand.tsx'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/problem-note.tsx'
import { useTitle } from '../parts/use-title.ts'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { PasswordField } from './password-field.tsx'
import { sessionQuery } from './session-query.ts'

const text = strings.session

/** Signs in and stays at the same address, so that a deep link leads where it should. */
export function SignIn() {
  useTitle(text.signIn)
  const queries = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const signingIn = useMutation({
    mutationFn: () => service.call('signIn', { email, password }),
    onSuccess: (session) => queries.setQueryData(sessionQuery.queryKey, session),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    signingIn.mutate()
  }
  return (
    <div className="way-in">
      <main>
        <Brand />
        <h1>{text.signIn}</h1>
        <form onSubmit={submit}>
          <Field label={text.email}>
            {(field) => (
              <input
                {...field}
                type="email"
                autoComplete="username"
                required
                value={email}
                onChange={(event) => setEmail(event.target.value)}
              />
            )}
          </Field>
          <PasswordField value={password} onChange={setPassword} autoComplete="current-password" />
          {signingIn.error && <ProblemNote error={signingIn.error} />}
          <button type="submit" className="button primary" disabled={signingIn.isPending}>
            {text.signIn}
          </button>
        </form>
      </main>
    </div>
  )
}
