import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { Decision } from '../parts/dialogs/decision.tsx'
import { Dialog } from '../parts/dialogs/dialog.tsx'
import { Note } from '../parts/notes/note.tsx'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { PasswordField } from '../session/password-field.tsx'
import { setSession } from '../session/session-query.ts'
import { strings } from '../strings/strings.ts'

const text = strings.settings

type User = NonNullable<Session['user']>

/** Lets people delete their own account; the owner's stays, as an installation has an owner. */
export function LeavingPart({ user }: { user: User }) {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <section className="card settings-part" aria-label={text.leaving}>
      <h2>{text.leaving}</h2>
      <p>{text.leavingMeans}</p>
      <div>
        <button type="button" className="button danger" onClick={() => setLeaving(true)}>
          {text.leave}
        </button>
      </div>
      {isLeaving && <LeavingDialog user={user} close={() => setLeaving(false)} />}
    </section>
  )
}

function LeavingDialog({ user, close }: { user: User; close(): void }) {
  const queries = useQueryClient()
  const [password, setPassword] = useState('')
  const leaving = useAction({
    mutationFn: () => service.call('deleteOwnAccount', { current_password: password }),
    // Its session ended with the account; signing out removes the cookie and tells who may sign up.
    onSuccess: async () => setSession(queries, await service.call('signOut', {})),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    leaving.mutate()
  }
  return (
    <Dialog title={text.deleteAccountTitle(user.email)} close={close}>
      <form className="inside-form" onSubmit={submit}>
        <Note kind="warning" title={text.deleteAccountMeans} />
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <PasswordField
          label={text.currentPassword}
          value={password}
          onChange={setPassword}
          autoComplete="current-password"
        />
        <Decision label={text.leave} doing={leaving} cancel={close} isDangerous />
      </form>
    </Dialog>
  )
}
