import type { ReactNode } from 'react'

/** What a key or an app has under one name. */
export function Fact(props: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  )
}
