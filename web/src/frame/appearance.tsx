import { useState } from 'react'
import { Field } from '../parts/field.tsx'
import { chooseLanguage, language, languages, strings } from '../strings/strings.ts'
import { chooseTheme, chosenTheme, themes } from './theme.ts'

const text = strings.account

/** The theme and language of the page; the browser stores both. */
export function Appearance() {
  const [theme, setTheme] = useState(chosenTheme)
  return (
    <>
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
    </>
  )
}
