import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { RemovalNotes } from '../removals/removal-notes.tsx'

/** A modal dialog. The browser keeps the focus inside, closes it with Escape and restores the focus. */
export function Dialog(props: {
  title: string
  close(): void
  children: ReactNode
  /** Whether Escape does not close it. */
  firm?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { firm = false } = props
  useEffect(() => {
    dialog.current?.setAttribute('closedby', firm ? 'none' : 'any')
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [firm])
  useEffect(() => (dialog.current ? withFocusHeard(dialog.current) : undefined), [])
  const isGone = useRef(false)
  // A dialog that is removed without being closed loses the focus; closing it first restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    isGone.current = false
    return () => {
      isGone.current = true
      element?.close()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => firm && event.preventDefault()}
      onClose={() => isGone.current || props.close()}
    >
      <div className="inside">
        <h2 id={titleId}>{props.title}</h2>
        {props.children}
        <RemovalNotes />
      </div>
    </dialog>
  )
}

/**
 * While the page behind a dialog is hidden from screen readers, some miss the change of focus (Orca 43 with Firefox 153
 * says nothing at all). So the dialog itself has the focus at first, and then the element that the browser had focused.
 */
function withFocusHeard(dialog: HTMLDialogElement): () => void {
  const first = document.activeElement
  dialog.focus()
  const timer = setTimeout(() => {
    if (document.activeElement === dialog && first instanceof HTMLElement) first.focus()
  }, heardAfterMs)
  return () => clearTimeout(timer)
}

const heardAfterMs = 200
