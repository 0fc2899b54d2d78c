import { strings } from '../../strings/strings.ts'
import { ProblemNote } from '../notes/problem-note.tsx'

/**
 * The footer of a dialog: the error, a cancel button, and the button for the action, which submits the surrounding form
 * if there is one.
 */
export function Decision(props: {
  label: string
  /** The state of the action; missing if it cannot fail. */
  doing?: { readonly error: unknown; readonly isPending: boolean }
  cancel(): void
  /** The action; by default the button submits the surrounding form. */
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
          disabled={disabled}
          aria-disabled={doing.isPending}
          onClick={act}
        >
          {props.label}
        </button>
      </div>
    </>
  )
}

const idle = { error: null, isPending: false }
