import { Component, type ReactNode } from 'react'

/** Shows a passage as it stands where its Markdown is too tangled to be rendered. */
export class PassageBoundary extends Component<
  { plain: ReactNode; children: ReactNode },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <div className="plain">{this.props.plain}</div> : this.props.children
  }
}
