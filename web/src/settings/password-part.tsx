import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ProblemNote } from '../parts/notes/problem-note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { PasswordField } from '../session/password-field.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.settings
const empty = { current_password: '', new_password: '' }

/** Changes the password of the signed-in person, who must know the current one. */
export function PasswordPart({ email }: { email: string }) {
  const queries = useQueryClient()
  const [passwords, setPasswords] = useState(empty)
  const changing = useAction({
    mutationFn: () => service.call('changePassword', passwords),
    onSuccess: () => {
      setPasswords(empty)
      return queries.invalidateQueries({ queryKey: ['sessions'] })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    changing.mutate()
  }
  return (
    <section className="card settings-part" aria-label={text.password}>
      <h2>{text.password}</h2>
      <p>{text.passwordMeans}</p>
      <form className="inside-form" onSubmit={submit}>
        {/* Tells password managers whose password it is. */}
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          label={text.currentPassword}
          value={passwords.current_password}
          onChange={(current_password) => setPasswords({ ...passwords, current_password })}
          autoComplete="current-password"
        />
        <PasswordField
          label={text.newPassword}
          value={passwords.new_password}
          onChange={(new_password) => setPasswords({ ...passwords, new_password })}
          autoComplete="new-password"
          hint={text.newPasswordHint}
        />
        {changing.error && <ProblemNote error={changing.error} />}
        <div aria-live="polite">
          {changing.data && (
            <p className="status good">{text.passwordChanged(changing.data.ended)}</p>
          )}
        </div>
        <div>
          <button type="submit" className="button" aria-disabled={changing.isPending}>
            {text.changePassword}
          </button>
        </div>
      </form>
    </section>
  )
}
