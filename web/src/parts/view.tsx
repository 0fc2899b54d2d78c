import type { ReactNode } from 'react'
import { useTitle } from './use-title.ts'

/** A view with its heading, and actions for all of it. */
export function View(props: {
  title: string
  lead?: string
  actions?: ReactNode
  children: ReactNode
}) {
  useTitle(props.title)
  return (
    <div className="view">
      <header className="view-head">
        <div>
          <h1>{props.title}</h1>
          {props.lead && <p className="lead">{props.lead}</p>}
        </div>
        {props.actions && <div className="view-actions">{props.actions}</div>}
      </header>
      {props.children}
    </div>
  )
}
