import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { Field } from '../parts/field.tsx'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { EmailField } from '../session/email-field.tsx'
import { PasswordField } from '../session/password-field.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { strings } from '../strings/strings.ts'

const text = strings.settings

/** Changes the name and the e-mail address of the signed-in person. */
export function ProfilePart({ user }: { user: NonNullable<Session['user']> }) {
  const queries = useQueryClient()
  const [name, setName] = useState(user.name)
  const [email, setEmail] = useState(user.email)
  const [password, setPassword] = useState('')
  const isOther = email.trim().toLowerCase() !== user.email
  const isSame = !isOther && name === user.name
  const changing = useAction({
    mutationFn: () =>
      service.call('changeProfile', {
        // A name that equals the address follows it if it is not changed.
        ...(name !== user.name && { name }),
        ...(isOther && { email, current_password: password }),
      }),
    onSuccess: (profile) => {
      setName(profile.name)
      setEmail(profile.email)
      setPassword('')
      void queries.invalidateQueries({ queryKey: ['accounts'] })
      return queries.invalidateQueries(sessionQuery)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isSame) changing.mutate()
  }
  return (
    <section className="card settings-part" aria-label={text.profile}>
      <h2>{text.profile}</h2>
      <p>{text.profileMeans}</p>
      <form className="inside-form" onSubmit={submit}>
        <NameField value={name} onChange={setName} />
        <EmailField value={email} onChange={setEmail} autoComplete="username" />
        {isOther && (
          <PasswordField
            label={text.currentPassword}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
        )}
        {changing.error && <ProblemNote error={changing.error} />}
        <div aria-live="polite">
          {changing.data && <p className="status good">{text.profileChanged}</p>}
        </div>
        <div>
          <button type="submit" className="button" aria-disabled={changing.isPending || isSame}>
            {text.changeProfile}
          </button>
        </div>
      </form>
    </section>
  )
}

function NameField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field label={strings.welcome.name}>
      {(field) => (
        <input
          {...field}
          autoComplete="name"
          required
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
