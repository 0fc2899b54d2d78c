import { useQueryClient } from '@tanstack/react-query'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { setSession } from './session-query.ts'
import { WayIn } from './way-in.tsx'

const text = strings.session

/** The sign-in form. It stays at the same address, so that deep links work. */
export function SignIn() {
  const queries = useQueryClient()
  return (
    <WayIn title={text.signIn}>
      <h1>{text.signIn}</h1>
      <CredentialsForm
        password="current-password"
        submit={text.signIn}
        send={(credentials) => service.call('signIn', credentials)}
        done={(session) => setSession(queries, session)}
      />
    </WayIn>
  )
}
