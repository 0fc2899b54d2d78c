import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Says that a list is empty, and how to fill it. */
export function Empty(props: { icon: LucideIcon; title: string; children?: ReactNode }) {
  const Icon = props.icon
  return (
    <div className="empty">
      <Icon aria-hidden="true" />
      <p className="title">{props.title}</p>
      {props.children}
    </div>
  )
}

/** A placeholder while data is loading. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  )
}
