import { useQueryClient } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { useId } from 'react'
import type { Session } from '../../../src/contract/access/sessions.ts'
import { settleRemovals } from '../parts/removals/removals.ts'
import { useAction } from '../parts/use-action.ts'
import { service } from '../service.ts'
import { setSession } from '../session/session-query.ts'
import { strings } from '../strings/strings.ts'
import { Appearance } from './appearance.tsx'

const text = strings.account

export function AccountMenu({ user }: { user: NonNullable<Session['user']> }) {
  const id = useId()
  const queries = useQueryClient()
  const signingOut = useAction({
    mutationFn: async () => {
      await settleRemovals()
      return service.call('signOut', {})
    },
    onSuccess: (session) => setSession(queries, session),
  })
  return (
    <div className="menu account">
      <button type="button" className="button plain" popoverTarget={id}>
        <CircleUserRound aria-hidden="true" />
        <span className="hidden-text">{text.menu}: </span>
        <span className="who">{user.name}</span>
      </button>
      <div id={id} popover="auto">
        <div className="account-inside">
          <p className="email">{user.email}</p>
          <Appearance />
          <button type="button" className="button" onClick={() => signingOut.mutate()}>
            {text.signOut}
          </button>
        </div>
      </div>
    </div>
  )
}
