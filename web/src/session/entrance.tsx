import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { endedSession, wasSignedInHere } from './session-query.ts'
import { SignIn } from './sign-in.tsx'
import { Welcome } from './welcome.tsx'

/**
 * The page for who is not signed in. Where anybody may sign up, a new visitor sees the sign-up, and a browser in which
 * somebody was signed in before the sign-in; each leads to the other.
 */
export function Entrance({ signUp }: { signUp: Session['sign_up'] }) {
  const queries = useQueryClient()
  const [ended] = useState(() => endedSession(queries))
  const [isKnown, setKnown] = useState(() => ended !== undefined || wasSignedInHere())
  if (signUp === 'closed') return <SignIn ended={ended} />
  if (signUp === 'owner') return <Welcome signUp={signUp} />
  return isKnown ? (
    <SignIn ended={ended} signUp={() => setKnown(false)} />
  ) : (
    <Welcome signUp={signUp} signIn={() => setKnown(true)} />
  )
}
