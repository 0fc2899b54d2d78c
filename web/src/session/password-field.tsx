import { useState } from 'react'
import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'

const text = strings.session

/** A password field that can show its text, with a hint while caps lock is on. */
export function PasswordField(props: {
  value: string
  onChange(value: string): void
  autoComplete: 'current-password' | 'new-password'
  label?: string
  hint?: string
}) {
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const hint = capsLock ? text.capsLock : props.hint
  return (
    <Field label={props.label ?? text.password} {...(hint !== undefined && { hint })}>
      {(field) => (
        <span className="password">
          <input
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={props.autoComplete}
            required
            minLength={props.autoComplete === 'new-password' ? 8 : undefined}
            value={props.value}
            onChange={(event) => props.onChange(event.target.value)}
            onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
          />
          <button
            type="button"
            className="button plain"
            title={shown ? text.hidePassword : text.showPassword}
            onClick={() => setShown(!shown)}
          >
            {shown ? text.hide : text.show}
          </button>
        </span>
      )}
    </Field>
  )
}
