import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'

/** A modal dialog. The browser keeps the focus inside, closes it with Escape and gives the focus back. */
export function Dialog(props: {
  title: string
  close(): void
  children: ReactNode
  /** Only what is inside closes it, and not Escape. */
  firm?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { firm = false } = props
  useEffect(() => {
    dialog.current?.setAttribute('closedby', firm ? 'none' : 'any')
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [firm])
  const isGone = useRef(false)
  // A dialog that is only taken out of the page leaves the focus nowhere; one that is closed before gives it back.
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
      aria-labelledby={titleId}
      onCancel={(event) => firm && event.preventDefault()}
      onClose={() => isGone.current || props.close()}
    >
      <div className="inside">
        <h2 id={titleId}>{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  )
}
