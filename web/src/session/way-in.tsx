import './session.css'
import type { ReactNode } from 'react'
import { Brand } from '../parts/brand.tsx'
import { useTitle } from '../parts/use-title.ts'

/** The frame of the page for people who are not signed in. */
export function WayIn(props: { title: string; children: ReactNode }) {
  useTitle(props.title)
  return (
    <div className="way-in">
      <main>
        <Brand />
        {props.children}
      </main>
    </div>
  )
}
