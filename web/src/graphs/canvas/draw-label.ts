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
type Context = CanvasRenderingContext2D
type Draw = (context: Context, node: Node, letters: Letters) => void
/** The position of a label, in pixels. */
export type Place = { readonly left: number; readonly right: number; readonly y: number }

/** Pixels between a node and its label, and around both when they are highlighted. */
const gap = 3
const padding = 4
/** Longer labels are shortened, as they would cover too much of the picture; highlighted ones are shown in full. */
const nameWidthMax = 240

/**
 * Draws a node's label unless it would overlap a position in `taken`; adds the position of a drawn label to `taken`.
 */
export function labelIn(colour: string, taken: Place[]): Draw {
  return (context, node, letters) => {
    const name = nameBeside(context, node, letters, nameWidthMax)
    if (!name || taken.some((other) => areCrossing(name, other, letters.labelSize))) return
    taken.push(name)
    write(context, name, colour, letters)
  }
}

/** Draws the box of a highlighted label. Sigma's own is white, on which labels of the dark theme cannot be read. */
export function markedWith(ground: string, line: string): Draw {
  return (context, node, letters) => {
    const name = nameBeside(context, node, letters, Number.POSITIVE_INFINITY)
    const half = Math.max(letters.labelSize / 2, node.size) + padding
    const from = Math.min((name?.left ?? node.x) - padding, node.x - half)
    const to = Math.max((name?.right ?? node.x) + padding, node.x + half)
    context.beginPath()
    context.roundRect(from, node.y - half, to - from, 2 * half, half)
    context.fillStyle = ground
    context.strokeStyle = line
    context.fill()
    context.stroke()
    if (name) write(context, name, line, letters)
  }
}

/**
 * A node's label on its right, or on its left if the edge of the picture would cut it; shortened if it fits on neither
 * side. Nodes outside the picture get none.
 */
function nameBeside(
  context: Context,
  { x, y, size, label }: Node,
  { labelSize, labelFont, labelWeight }: Letters,
  widthMax: number,
): (Place & { readonly text: string }) | undefined {
  // The drawing context is scaled to device pixels.
  const pictureWidth = context.canvas.width / context.getTransform().a
  if (!label || x < 0 || x > pictureWidth) return undefined
  context.font = `${labelWeight} ${labelSize}px ${labelFont}`
  const distance = size + gap
  const onRight = pictureWidth - padding - x - distance
  const onLeft = x - distance - padding
  const text = shortened(context, label, Math.min(widthMax, Math.max(onRight, onLeft)))
  const { width } = context.measureText(text)
  const left = width <= onRight ? x + distance : x - distance - width
  return { text, left, right: left + width, y }
}

/** As much of a label as fits the width, followed by an ellipsis if it is cut. */
function shortened(context: Context, name: string, widthMax: number): string {
  const { width } = context.measureText(name)
  if (width <= widthMax) return name
  const letters = [...name]
  let count = Math.floor((letters.length * widthMax) / width)
  const first = () => `${letters.slice(0, count).join('').trimEnd()}…`
  while (count > 0 && context.measureText(first()).width > widthMax) count--
  return first()
}

function areCrossing(one: Place, other: Place, height: number): boolean {
  return Math.abs(one.y - other.y) < height && one.left < other.right && other.left < one.right
}

function write(
  context: Context,
  { text, left, y }: Place & { readonly text: string },
  colour: string,
  { labelSize }: Letters,
): void {
  context.fillStyle = colour
  context.fillText(text, left, y + labelSize / 3)
}
