import type { ReactNode } from 'react'
import { strings } from '../../strings/strings.ts'

/** The footer of a dialog that only shows something: its links, and a button, as a telephone has no Escape. */
export function Closing({ close, children }: { close(): void; children?: ReactNode }) {
  return (
    <div className="actions">
      {children}
      <button type="button" className="button" onClick={close}>
        {strings.common.close}
      </button>
    </div>
  )
}
