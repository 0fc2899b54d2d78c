import { Field } from '../parts/field.tsx'
import { strings } from '../strings/strings.ts'

/** The e-mail address of a user. */
export function EmailField(props: {
  value: string
  onChange(value: string): void
  /** `off` for somebody else's address. */
  autoComplete: 'username' | 'off'
  hint?: string
}) {
  const { hint } = props
  return (
    <Field label={strings.session.email} {...(hint !== undefined && { hint })}>
      {(field) => (
        <input
          {...field}
          type="email"
          autoComplete={props.autoComplete}
          required
          value={props.value}
          onChange={(event) => props.onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
