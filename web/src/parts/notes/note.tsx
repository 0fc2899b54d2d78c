import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, warning: TriangleAlert, problem: CircleAlert }

export function Note(props: {
  kind: keyof typeof icons
  title: string
  message?: string
  children?: ReactNode
  /** Whether screen readers announce its title and message, not its actions, at once. */
  urgent?: boolean
}) {
  const Icon = icons[props.kind]
  return (
    <div className={`note ${props.kind}`}>
      <Icon aria-hidden="true" />
      <div>
        <div role={props.urgent ? 'alert' : undefined}>
          <p className="title">{props.title}</p>
          {props.message !== undefined && <p>{props.message}</p>}
        </div>
        {props.children}
      </div>
    </div>
  )
}
