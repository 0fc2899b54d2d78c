import { strings } from '../strings/strings.ts'
import { ProblemNote } from './problem-note.tsx'

/**
 * The end of a dialog: what went wrong, the way out, and the button that does it, which submits a form if there is one.
 */
export function Decision(props: {
  label: string
  /** Missing if nothing can go wrong. */
  doing?: { readonly error: unknown; readonly isPending: boolean }
  cancel(): void
  /** Without it, the button submits the form around it. */
  act?: () => void
  isDangerous?: boolean
  disabled?: boolean
}) {
  const { doing = idle, act, isDangerous = false, disabled = false } = props
  return (
    <>
      {doing.error !== null && <ProblemNote error={doing.error} />}
      <div className="actions">
        <button type="button" className="button" onClick={props.cancel}>
          {strings.common.cancel}
        </button>
        <button
          type={act ? 'button' : 'submit'}
          className={isDangerous ? 'button danger' : 'button primary'}
          disabled={disabled || doing.isPending}
          onClick={act}
        >
          {props.label}
        </button>
      </div>
    </>
  )
}

const idle = { error: null, isPending: false }
