import { UndirectedGraph } from 'graphology'
import Sigma from 'sigma'
import { EdgeLineProgram, NodePointProgram } from 'sigma/rendering'
import { onThemeChange } from '../../parts/on-theme-change.ts'
import { saveFile } from '../../parts/save-file.ts'
import type { Picture } from '../shown-part.ts'
import { labelIn, markedWith, type Place } from './draw-label.ts'
import { edgeAt } from './edge-at.ts'
import { litPart } from './lit-part.ts'

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

/** The picture, what of it is shown and marked, by place and by id, and what clicks choose. */
export type Shown = {
  readonly picture: Picture
  readonly shown: ReadonlySet<number>
  readonly marked: ReadonlySet<string>
  choose(nodeId: string): void
  /** Chooses the edge between two nodes. */
  chooseEdge(fromId: string, toId: string): void
}

export type Drawing = {
  /** Draws anew what is shown and marked by now. */
  refresh(): void
  /** Saves the picture as shown. */
  save(): Promise<void>
  end(): void
}

/** Draws a graph with WebGL, using Sigma's programs for lines and points. `view` tells what is shown of it by now. */
export function drawGraph(
  container: HTMLElement,
  picture: Picture,
  communities: readonly string[],
  view: () => Shown,
): Drawing {
  const styles = getComputedStyle(container)
  const names: Place[] = []
  const graph = graphOf(picture, communities)
  let lit = litPart(graph, view())
  let tones = tonesOf(styles)
  const drawing = new Sigma<Drawn>(graph, container, {
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
    // What stands out is drawn above what does not.
    zIndex: true,
    nodeReducer: (id, drawn) => {
      const { picture, shown, marked } = view()
      if (!shown.has(Number(id))) return { ...drawn, hidden: true }
      const isMarked = marked.has(picture.nodes[Number(id)]?.node_id ?? '')
      if (isMarked) return { ...drawn, highlighted: true, forceLabel: true, zIndex: 1 }
      if (!lit || lit.nodes.has(id)) return { ...drawn, zIndex: 1 }
      return { ...drawn, color: tones.dim, label: '', zIndex: 0 }
    },
    edgeReducer: (id, drawn) => {
      if (!lit) return drawn
      if (lit.edges.has(id)) return { ...drawn, color: tones.lit, zIndex: 1 }
      return { ...drawn, color: tones.faint, zIndex: 0 }
    },
  })
  drawing.on('beforeRender', () => names.splice(0))
  drawing.on('clickNode', ({ node }) => {
    const { picture, choose } = view()
    choose(picture.nodes[Number(node)]?.node_id ?? '')
  })
  drawing.on('clickStage', ({ event }) => {
    const { picture, shown, chooseEdge } = view()
    const edge = edgeAt(drawing, picture, shown, event)
    if (edge) chooseEdge(...edge)
  })
  drawing.setCustomBBox({ x: [-1, 1], y: [-1, 1] })
  const endTheme = onThemeChange(() => {
    tones = tonesOf(styles)
    drawing.setSettings(coloursOf(styles, names))
  })
  return {
    refresh: () => {
      lit = litPart(graph, view())
      drawing.refresh({ skipIndexation: true })
    },
    save: () => savePicture(drawing, styles.backgroundColor),
    end: () => {
      endTheme()
      drawing.kill()
    },
  }
}

/** Drawing settings; the positions of drawn labels are added to `names`. */
function coloursOf(styles: CSSStyleDeclaration, names: Place[]) {
  return {
    defaultEdgeColor: styles.getPropertyValue('--graph-edge'),
    defaultDrawNodeLabel: labelIn(styles.color, names),
    defaultDrawNodeHover: markedWith(styles.backgroundColor, styles.color),
  }
}

/**
 * Colours while something is chosen: of lines that lead to it, and of names and lines that have nothing to do with it.
 */
function tonesOf(styles: CSSStyleDeclaration) {
  const tone = (name: string) => styles.getPropertyValue(`--graph-${name}`)
  return { lit: tone('lit'), dim: tone('dim'), faint: tone('faint') }
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
