import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { strings } from '../../strings/strings.ts'

/** Details of the selected node or edge, and a button that clears the selection. */
export function PanelCard(props: { title: string; close(): void; children: ReactNode }) {
  return (
    <section className="node card" aria-label={props.title}>
      <header>
        <h2>{props.title}</h2>
        <button
          type="button"
          className="button plain"
          aria-label={strings.common.close}
          onClick={props.close}
        >
          <X aria-hidden="true" />
        </button>
      </header>
      {props.children}
    </section>
  )
}
