import { Component, type ReactNode } from 'react'
import { ProblemNote } from '../parts/notes/problem-note.tsx'

/** Shows the error that broke a view instead of an empty page. */
export class FailureBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    if (!('error' in this.state)) return this.props.children
    return (
      <div className="view">
        <ProblemNote error={this.state.error} retry={() => location.reload()} />
      </div>
    )
  }
}
