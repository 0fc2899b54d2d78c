import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { strings } from '../strings/strings.ts'

/** What is known of something that was chosen in a graph, and the way to choose nothing. */
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
