import { type ReactNode, useId } from 'react'

type Control = {
  readonly id: string
  readonly 'aria-describedby'?: string
  readonly 'aria-invalid'?: true
}

/** A form control with its label and hint. */
export function Field(props: {
  label: string
  hint?: string
  wrong?: string
  children: (control: Control) => ReactNode
}) {
  const id = useId()
  const said = props.wrong ?? props.hint
  const control: Control = {
    id,
    ...(said !== undefined && { 'aria-describedby': `${id}-said` }),
    ...(props.wrong !== undefined && { 'aria-invalid': true }),
  }
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      {props.children(control)}
      {said !== undefined && (
        <p id={`${id}-said`} className={props.wrong === undefined ? 'hint' : 'wrong'}>
          {said}
        </p>
      )}
    </div>
  )
}
