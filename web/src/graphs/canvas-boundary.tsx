import { Component, type ReactNode } from 'react'
import { Note } from '../parts/note.tsx'
import { strings } from '../strings/strings.ts'

/** Says where the same can be read, if the browser cannot draw. */
export class CanvasBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Note kind="warning" title={strings.graphs.noPicture} />
  }
}
