import { useQueryClient } from '@tanstack/react-query'
import { Note } from '../parts/notes/note.tsx'
import { service } from '../service.ts'
import { strings } from '../strings/strings.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { type EndedSession, setSession } from './session-query.ts'
import { WayIn } from './way-in.tsx'

const text = strings.session

/**
 * The sign-in form. It stays at the same address, so that deep links work, and so that whose session has ended is where
 * they were afterwards. `ended` is who was signed in; `signUp` is called by who has no account.
 */
export function SignIn(props: { ended: EndedSession | undefined; signUp?: () => void }) {
  const queries = useQueryClient()
  return (
    <WayIn title={text.signIn}>
      <h1>{text.signIn}</h1>
      {props.ended && (
        <Note kind="info" title={text.ended} message={text.endedMeans(props.ended.email)} urgent />
      )}
      <CredentialsForm
        password="current-password"
        submit={text.signIn}
        send={(credentials) => service.call('signIn', credentials)}
        done={(session) => setSession(queries, session)}
      />
      {props.signUp && (
        <button type="button" className="button plain" onClick={props.signUp}>
          {text.signUp}
        </button>
      )}
    </WayIn>
  )
}
