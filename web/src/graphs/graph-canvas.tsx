import { UndirectedGraph } from 'graphology'
import { useEffect, useRef } from 'react'
import Sigma from 'sigma'
import { EdgeLineProgram, NodePointProgram } from 'sigma/rendering'
import { onThemeChange } from '../parts/on-theme-change.ts'
import { saveFile } from '../parts/save-file.ts'
import { strings } from '../strings/strings.ts'
import { labelIn, markedWith, type Place } from './draw-label.ts'
import type { Picture } from './shown-part.ts'

/** Eight colours, distinguishable in both themes; further communities are grey. */
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
 * Draws the graph with WebGL, using Sigma's programs for lines and points. Throws, into the boundary around it, if the
 * browser has no WebGL; the table shows the same.
 */
export function GraphCanvas(props: {
  picture: Picture
  shown: ReadonlySet<number>
  marked: ReadonlySet<string>
  communities: readonly string[]
  choose(nodeId: string): void
  /** Chooses the edge between two nodes. */
  chooseEdge(fromId: string, toId: string): void
  /** Called once the picture is drawn, with a function that saves it. */
  drawn(save: () => void): void
}) {
  const container = useRef<HTMLDivElement>(null)
  const sigma = useRef<Sigma<Drawn>>(undefined)
  const state = useRef(props)
  state.current = props
  const { picture, communities } = props

  useEffect(() => {
    if (!container.current) return
    const styles = getComputedStyle(container.current)
    const names: Place[] = []
    const drawing = new Sigma<Drawn>(graphOf(picture, communities), container.current, {
      nodeProgramClasses: { circle: NodePointProgram },
      edgeProgramClasses: { line: EdgeLineProgram },
      defaultEdgeType: 'line',
      ...coloursOf(styles, names),
      labelFont: styles.fontFamily,
      labelSize: 12,
      labelRenderedSizeThreshold: 5,
      // As many labels as fit: of overlapping ones, one is drawn.
      labelDensity: 4,
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
    drawing.on('beforeRender', () => names.splice(0))
    drawing.on('clickNode', ({ node }) =>
      state.current.choose(state.current.picture.nodes[Number(node)]?.node_id ?? ''),
    )
    drawing.on('clickStage', ({ event }) => {
      const { picture, shown, chooseEdge } = state.current
      const edge = edgeAt(drawing, picture, shown, event)
      if (edge) chooseEdge(...edge)
    })
    drawing.setCustomBBox({ x: [-1, 1], y: [-1, 1] })
    state.current.drawn(() => void savePicture(drawing, styles.backgroundColor))
    sigma.current = drawing
    const endTheme = onThemeChange(() => drawing.setSettings(coloursOf(styles, names)))
    return () => {
      endTheme()
      drawing.kill()
    }
  }, [picture, communities])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown or marked has changed.
  useEffect(() => {
    sigma.current?.refresh({ skipIndexation: true })
  }, [props.shown, props.marked])

  return (
    <div className="canvas" ref={container} role="img" aria-label={strings.graphs.pictureMeans} />
  )
}

/** Drawing settings; the positions of drawn labels are added to `names`. */
function coloursOf(styles: CSSStyleDeclaration, names: Place[]) {
  return {
    defaultEdgeColor: styles.getPropertyValue('--graph-edge') || '#c3c9d4',
    defaultDrawNodeLabel: labelIn(styles.color, names),
    defaultDrawNodeHover: markedWith(styles.backgroundColor, styles.color),
  }
}

/** The distance from an edge, in pixels, at which a click still selects it. */
const reachMax = 6

/** The end nodes of the clicked edge. Sigma's own hit test would draw each edge twice. */
function edgeAt(
  drawing: Sigma<Drawn>,
  { nodes, edges }: Picture,
  shown: ReadonlySet<number>,
  point: { readonly x: number; readonly y: number },
): [string, string] | undefined {
  const places = nodes.map((node) => drawing.graphToViewport(node))
  let nearest: { readonly distance: number; readonly ends: [string, string] } | undefined
  for (const { from, to } of edges) {
    const [start, end] = [places[from], places[to]]
    if (!start || !end || !shown.has(from) || !shown.has(to)) continue
    const distance = distanceTo(point, start, end)
    if (distance > (nearest?.distance ?? reachMax)) continue
    const ends: [string, string] = [nodes[from]?.node_id ?? '', nodes[to]?.node_id ?? '']
    nearest = { distance, ends }
  }
  return nearest?.ends
}

type Point = { readonly x: number; readonly y: number }

/** The distance from a point to the segment between two others. */
function distanceTo(point: Point, start: Point, end: Point): number {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy || 1)
  const share = Math.max(0, Math.min(1, along))
  return Math.hypot(point.x - start.x - share * dx, point.y - start.y - share * dy)
}

/** Saves the picture as shown. */
async function savePicture(drawing: Sigma<Drawn>, ground: string): Promise<void> {
  // Directly after drawing, as browsers may discard the pixels of WebGL later.
  drawing.refresh({ skipIndexation: true })
  const layers = Object.values(drawing.getCanvases())
  const [{ width, height } = { width: 1, height: 1 }] = layers
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return
  context.fillStyle = ground
  context.fillRect(0, 0, width, height)
  for (const layer of layers) context.drawImage(layer, 0, 0, width, height)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (picture) saveFile(picture, 'skein-graph.png')
}

function graphOf({ nodes, edges }: Picture, communities: readonly string[]) {
  const graph = new UndirectedGraph<Drawn>()
  const colours = new Map(communities.map((id, index) => [id, palette[index] ?? other]))
  nodes.forEach(({ name, x, y, passages, community_id = '' }, place) => {
    const size = Math.min(18, 3 + 2 * Math.sqrt(passages))
    graph.addNode(place, {
      x,
      y,
      size,
      label: name,
      color: colours.get(community_id) ?? other,
    })
  })
  for (const { from, to } of edges) graph.mergeUndirectedEdge(from, to)
  return graph
}
