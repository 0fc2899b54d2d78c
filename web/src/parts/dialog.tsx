import { type ReactNode, useEffect, useId, useRef } from 'react'

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
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => firm && event.preventDefault()}
      onClose={props.close}
    >
      <div className="inside">
        <h2 id={titleId}>{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  )
}
