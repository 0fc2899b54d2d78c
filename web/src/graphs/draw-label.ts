type Node = {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly label: string | null
}
type Letters = {
  readonly labelSize: number
  readonly labelFont: string
  readonly labelWeight: string
}
type Draw = (context: CanvasRenderingContext2D, node: Node, letters: Letters) => void

/** Pixels between a node and its name, and around both where they are marked. */
const gap = 3
const padding = 4

/** Draws the name of a node beside it: on the right, or on the left where the edge of the picture would cut it. */
export function labelIn(colour: string): Draw {
  return (context, node, letters) => {
    if (!node.label) return
    context.fillStyle = colour
    const { left } = placeOf(context, node, letters)
    context.fillText(node.label, left, node.y + letters.labelSize / 3)
  }
}

/** Draws the box of a marked name. Sigma's own is white, on which the names of the dark theme cannot be read. */
export function markedWith(ground: string, line: string): Draw {
  const draw = labelIn(line)
  return (context, node, letters) => {
    const { left, right } = placeOf(context, node, letters)
    const half = Math.max(letters.labelSize / 2, node.size) + padding
    const [from, to] = [
      Math.min(left - padding, node.x - half),
      Math.max(right + padding, node.x + half),
    ]
    context.beginPath()
    context.roundRect(from, node.y - half, to - from, 2 * half, half)
    context.fillStyle = ground
    context.strokeStyle = line
    context.fill()
    context.stroke()
    draw(context, node, letters)
  }
}

function placeOf(
  context: CanvasRenderingContext2D,
  node: Node,
  { labelSize, labelFont, labelWeight }: Letters,
) {
  context.font = `${labelWeight} ${labelSize}px ${labelFont}`
  const width = node.label ? context.measureText(node.label).width : 0
  const right = node.x + node.size + gap
  // Drawing is scaled to the pixels of the screen.
  const widthMax = context.canvas.width / context.getTransform().a
  const left = right + width <= widthMax ? right : node.x - node.size - gap - width
  return { left, right: left + width }
}
