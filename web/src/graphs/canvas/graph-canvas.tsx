import { useEffect, useRef } from 'react'
import { strings } from '../../strings/strings.ts'
import { type Drawing, drawGraph, type Shown } from './draw-graph.ts'

/**
 * Draws the graph, and draws it anew when what is shown or marked changes. Throws, into the boundary around it, if the
 * browser has no WebGL; the table shows the same.
 */
export function GraphCanvas(
  props: Shown & {
    communities: readonly string[]
    /** Called once the picture is drawn, with a function that saves it. */
    drawn(save: () => void): void
  },
) {
  const container = useRef<HTMLDivElement>(null)
  const latest = useRef<Drawing>(undefined)
  const state = useRef(props)
  state.current = props
  const { picture, communities } = props

  useEffect(() => {
    if (!container.current) return
    const drawing = drawGraph(container.current, picture, communities, () => state.current)
    state.current.drawn(() => void drawing.save())
    latest.current = drawing
    return drawing.end
  }, [picture, communities])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown or marked has changed.
  useEffect(() => {
    latest.current?.refresh()
  }, [props.shown, props.marked])

  return (
    <div className="canvas" ref={container} role="img" aria-label={strings.graphs.pictureMeans} />
  )
}
