import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleUserRound } from 'lucide-react'
import { useId, useState } from 'react'
import type { Session } from '../../../src/contract/sessions.ts'
import { Field } from '../parts/field.tsx'
import { service } from '../service.ts'
import { sessionQuery } from '../session/session-query.ts'
import { chooseLanguage, language, languages, strings } from '../strings/strings.ts'
import { chooseTheme, chosenTheme, themes } from './theme.ts'

const text = strings.account

export function AccountMenu({ user }: { user: NonNullable<Session['user']> }) {
  const id = useId()
  const queries = useQueryClient()
  const [theme, setTheme] = useState(chosenTheme)
  const signingOut = useMutation({
    mutationFn: () => service.call('signOut', {}),
    onSuccess: (session) => {
      queries.setQueryData(sessionQuery.queryKey, session)
      queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    },
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
          <Field label={text.theme}>
            {(field) => (
              <select
                {...field}
                value={theme}
                onChange={(event) => setTheme(chooseTheme(event.target.value))}
              >
                {themes.map((name) => (
                  <option key={name} value={name}>
                    {text.themes[name]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={text.language}>
            {(field) => (
              <select
                {...field}
                value={language}
                onChange={(event) => chooseLanguage(event.target.value)}
              >
                {languages.map(([tag, name]) => (
                  <option key={tag} value={tag} lang={tag}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <button type="button" className="button" onClick={() => signingOut.mutate()}>
            {text.signOut}
          </button>
        </div>
      </div>
    </div>
  )
}
