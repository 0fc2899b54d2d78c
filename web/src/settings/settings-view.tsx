import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Appearance } from '../frame/appearance.tsx'
import { View } from '../parts/view.tsx'
import { sessionQuery } from '../session/session-query.ts'
import { strings } from '../strings/strings.ts'
import { AccountsPart } from './accounts-part.tsx'
import { EnginesPart } from './engines-part.tsx'
import { LeavingPart } from './leaving-part.tsx'
import { ModelPart } from './model-part.tsx'
import { PasswordPart } from './password-part.tsx'
import { ProfilePart } from './profile-part.tsx'
import { SessionsPart } from './sessions-part.tsx'
import { StoragePart } from './storage-part.tsx'

const text = strings.settings

/** Preferences, sessions and the state of the installation. */
export function SettingsView() {
  const { data: session } = useQuery(sessionQuery)
  return (
    <View title={text.title}>
      <section className="card settings-part">
        <h2>{text.appearance}</h2>
        <p>{text.appearanceMeans}</p>
        <Appearance />
      </section>
      <section className="card settings-part">
        <h2>{strings.keys.title}</h2>
        <p>{strings.keys.lead}</p>
        <div>
          <Link href="/settings/keys" className="button">
            {text.toKeys}
          </Link>
        </div>
      </section>
      {session?.user && (
        <>
          <ProfilePart user={session.user} />
          <PasswordPart email={session.user.email} />
        </>
      )}
      <SessionsPart />
      <EnginesPart />
      <ModelPart />
      {session?.user?.owner && (
        <>
          <AccountsPart />
          <StoragePart />
        </>
      )}
      {session?.user?.owner === false && <LeavingPart user={session.user} />}
    </View>
  )
}
