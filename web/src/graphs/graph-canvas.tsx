import { UndirectedGraph } from 'graphology'
import { useEffect, useRef } from 'react'
import Sigma from 'sigma'
import {
  drawDiscNodeLabel,
  EdgeLineProgram,
  type NodeHoverDrawingFunction,
  NodePointProgram,
} from 'sigma/rendering'
import { strings } from '../strings/strings.ts'
import type { Picture } from './shown-part.ts'

/** Eight colours that can be told apart in both themes; further communities are grey. */
const palette = [
  '#4b7bec',
  '#e67e22',
  '#27ae60',
  '#c0559d',
  '#8e6fd1',
  '#17a2b8',
  '#b8860b',
  '#d9534f',
]
const other = '#8a93a3'

type Drawn = { x: number; y: number; size: number; label: string; color: string }

/**
 * Draws the picture with WebGL, by the light line and point programs. Throws, into the boundary around it, where the
 * browser has no WebGL: the table beside it says the same.
 */
export function GraphCanvas(props: {
  picture: Picture
  shown: ReadonlySet<number>
  marked: ReadonlySet<string>
  communities: readonly string[]
  choose(nodeId: string): void
}) {
  const container = useRef<HTMLDivElement>(null)
  const sigma = useRef<Sigma<Drawn>>(undefined)
  const state = useRef(props)
  state.current = props
  const { picture, communities } = props

  useEffect(() => {
    if (!container.current) return
    const styles = getComputedStyle(container.current)
    const drawing = new Sigma<Drawn>(graphOf(picture, communities), container.current, {
      nodeProgramClasses: { circle: NodePointProgram },
      edgeProgramClasses: { line: EdgeLineProgram },
      defaultEdgeType: 'line',
      defaultEdgeColor: styles.getPropertyValue('--graph-edge') || '#c3c9d4',
      labelColor: { color: styles.color },
      labelFont: styles.fontFamily,
      labelSize: 12,
      labelRenderedSizeThreshold: 5,
      defaultDrawNodeHover: markedWith(styles.backgroundColor, styles.color),
      hideEdgesOnMove: true,
      allowInvalidContainer: true,
      nodeReducer: (id, drawn) => {
        const { shown, marked } = state.current
        if (!shown.has(Number(id))) return { ...drawn, hidden: true }
        const isMarked = marked.has(state.current.picture.nodes[Number(id)]?.node_id ?? '')
        return isMarked ? { ...drawn, highlighted: true, forceLabel: true, zIndex: 1 } : drawn
      },
      edgeReducer: (_, drawn) => drawn,
    })
    drawing.on('clickNode', ({ node }) =>
      state.current.choose(state.current.picture.nodes[Number(node)]?.node_id ?? ''),
    )
    sigma.current = drawing
    return () => drawing.kill()
  }, [picture, communities])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown or marked has changed.
  useEffect(() => {
    sigma.current?.refresh({ skipIndexation: true })
  }, [props.shown, props.marked])

  return (
    <div className="canvas" ref={container} role="img" aria-label={strings.graphs.pictureMeans} />
  )
}

/** Draws the box of a marked name. Sigma's own is white, on which the names of the dark theme cannot be read. */
function markedWith(ground: string, line: string): NodeHoverDrawingFunction<Drawn> {
  return (context, node, settings) => {
    const { labelSize, labelFont, labelWeight } = settings
    context.font = `${labelWeight} ${labelSize}px ${labelFont}`
    const half = Math.max(labelSize / 2, node.size) + 4
    const width = node.size + 10 + (node.label ? context.measureText(node.label).width : 0)
    context.beginPath()
    context.roundRect(node.x - half, node.y - half, half + width, 2 * half, half)
    context.fillStyle = ground
    context.strokeStyle = line
    context.fill()
    context.stroke()
    drawDiscNodeLabel(context, node, settings)
  }
}

function graphOf({ nodes, edges }: Picture, communities: readonly string[]) {
  const graph = new UndirectedGraph<Drawn>()
  const colours = new Map(communities.map((id, index) => [id, palette[index] ?? other]))
  nodes.forEach(({ name, x, y, passages, community_id = '' }, place) => {
    const size = Math.min(18, 3 + 2 * Math.sqrt(passages))
    graph.addNode(place, {
      ...{ x, y, size, label: name },
      color: colours.get(community_id) ?? other,
    })
  })
  for (const { from, to } of edges) graph.mergeUndirectedEdge(from, to)
  return graph
}
