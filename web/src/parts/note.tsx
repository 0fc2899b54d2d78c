import { CircleAlert, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

const icons = { info: Info, warning: TriangleAlert, problem: CircleAlert }

export function Note(props: {
  kind: keyof typeof icons
  title: string
  children?: ReactNode
  /** Screen readers tell of it at once. */
  urgent?: boolean
}) {
  const Icon = icons[props.kind]
  return (
    <div className={`note ${props.kind}`} role={props.urgent ? 'alert' : undefined}>
      <Icon aria-hidden="true" />
      <div>
        <p className="title">{props.title}</p>
        {props.children}
      </div>
    </div>
  )
}
