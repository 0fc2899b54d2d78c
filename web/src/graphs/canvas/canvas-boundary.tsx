import { Component, type ReactNode } from 'react'
import { Note } from '../../parts/notes/note.tsx'
import { strings } from '../../strings/strings.ts'

/** If the browser cannot draw the graph, says that the table shows the same. */
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
